"""Bots: they choose a move from a view, never from a state. Pure and compiled."""
