"""The phases of Habemus Papam: what is asked now."""

from typing import Final

from curia.core.ids import ids_of

DRAW_CAMERLENGO: Final = 0
DEAL_ORDERS: Final = 1
TURN_CARDINAL: Final = 2
TURN_POLITICS: Final = 3
TURN_ACTION: Final = 4
KEEP_ORDER: Final = 5
PLAY_ACTION: Final = 6
BRIBE: Final = 7
SWAP: Final = 8
BID: Final = 9
BID_LAST: Final = 10
TAKE: Final = 11
EXCLUDE: Final = 12
PAY: Final = 13
BURY: Final = 14
OVER: Final = 15

IDS: Final[list[str]] = ids_of(globals())
"""How the phases are written."""
