"""Curia: card games of votes and intrigue, as engines, bots and tables to play at."""

__version__ = "0.1.0"
