"""The phases of Borgia: what is asked now.

The first are chance; those after `OVER` are links of private answers, never phases of the table.
"""

from typing import Final

from curia.core.ids import ids_of

DRAW_POPE: Final = 0
DEAL_HAND: Final = 1
TURN_UP: Final = 2
TAKE_UNSEEN: Final = 3
STEAL: Final = 4
DRAW_CARD: Final = 5
DEAL_OFFICE: Final = 6
REDRAW: Final = 7
LAY: Final = 8
FEE: Final = 9
PLACE: Final = 10
MOMENT: Final = 11
TRADE_ANSWER: Final = 12
CONSENT: Final = 13
MARKET: Final = 14
AUCTION: Final = 15
PLAY: Final = 16
DOCTOR: Final = 17
GIFT: Final = 18
ACCUSE: Final = 19
SEIZE: Final = 20
HIRE: Final = 21
PLEDGE: Final = 22
PLEDGE_ANSWER: Final = 23
BALLOT: Final = 24
NAME_OUT: Final = 25
LAST_WORD: Final = 26
RESHUFFLE: Final = 27
ASSIGN: Final = 28
HAND_OUT: Final = 29
CARDINALS: Final = 30
OVER: Final = 31
TRADE_GIVE: Final = 32
TRADE_ASK: Final = 33
PICK: Final = 34
PLEDGE_CANDIDATE: Final = 35
PLEDGE_VOTES: Final = 36
PLEDGE_PRICE: Final = 37

IDS: Final[list[str]] = ids_of(globals())
"""How the phases are written."""
