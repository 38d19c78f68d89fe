"""The games: one package each, and none knows of another."""
