"""Bots play many games against each other, and what comes of it is counted."""
