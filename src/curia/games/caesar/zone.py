"""Where the cards of Caesar & Cleopatra are: places in the lists of a position."""

from typing import Final

# What a party has, each by seat: few lists are quicker to copy than many.
HAND: Final = 0
DISCARD: Final = 2
RESERVE: Final = 4
"""Influence reserves."""
MANIPULATION_RESERVE: Final = 6
ORDER: Final = 8
"""The order of an arranged manipulation reserve."""
MISSION: Final = 10
ANSWER: Final = 12
"""Sealed first placements that wait for the other, or `moves.NO_ANSWER`."""
PARTY_LENGTH: Final = 14

# What lies before the groups, each by seat and group (seat * 5 + group).
UP: Final = 0
DOWN: Final = 10
TAKEN: Final = 20
"""Patricians won."""
TABLE_LENGTH: Final = 30

LENGTH_SHIFT: Final = 40
"""An arranged reserve is a sequence of three bits each, the top card lowest, with its length above."""
