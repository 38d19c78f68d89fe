"""The phases of Caesar & Cleopatra: what is asked now."""

from typing import Final

from curia.core.ids import ids_of

DRAW_PARTIES: Final = 0
DRAW_MISSION: Final = 1
ARRANGE: Final = 2
PLACE: Final = 3
TURN: Final = 4
LAY: Final = 5
LAY_SECOND: Final = 6
MANIPULATE: Final = 7
VETO: Final = 8
STRIKE: Final = 9
CASTLE: Final = 10
REFILL: Final = 11
DRAW_INFLUENCE: Final = 12
DRAW_MANIPULATION: Final = 13
SUFFRAGE: Final = 14
LAST_TURN: Final = 15
LAST_LAY: Final = 16
OVER: Final = 17

IDS: Final[list[str]] = ids_of(globals())
"""How the phases are written."""
