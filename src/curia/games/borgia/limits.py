"""How much of everything there is in a game, whatever its seats."""

from typing import Final

ROUNDS: Final = 3
OFFERS: Final = 3
"""Trades in a phase, and pledges of a player before a ballot."""
REDRAWS: Final = 10
OPEN_BALLOTS: Final = 6
START_DUCATS: Final = 100
CARDINALS_IN_ALL: Final = 30
