"""What comes next when nobody is asked and all new cards are paid and placed."""

from typing import Final

from curia.core.ids import ids_of

DEAL: Final = 0
REDRAW: Final = 1
SHOW: Final = 2
LAY: Final = 3
ROUND: Final = 4
PHASE: Final = 5
MOMENT: Final = 6
STEP: Final = 7
ACCUSE: Final = 8
DRAW: Final = 9
NEW_ROUND: Final = 10
OFFICES: Final = 11
HAND_OUT: Final = 12
CARDINALS: Final = 13
PLEDGE: Final = 14
VOTE: Final = 15
ALOUD: Final = 16
GIVE: Final = 17

IDS: Final[list[str]] = ids_of(globals())
