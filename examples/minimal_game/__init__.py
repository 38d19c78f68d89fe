"""Comitia, a very small game that is not part of Curia: what a game needs, and no more (docs/adding-a-game.md)."""
