"""What a seat may say ahead: to pass or to stay in an auction, to refuse offers, to make none."""

from typing import Final

from curia.core.errors import NotationError
from curia.core.types import NO_MOVE, Move, Moves, Seat
from curia.games.borgia import moves, phase
from curia.games.borgia.card_data import Cards
from curia.games.borgia.state import Table

UP_TO: Final = "up to "
_SAID: Final = {
    phase.IDS[phase.AUCTION]: ["pass", UP_TO],
    phase.IDS[phase.TRADE_ANSWER]: ["refuse"],
    phase.IDS[phase.PLEDGE]: ["done"],
    phase.IDS[phase.PLEDGE_ANSWER]: ["refuse"],
}
"""By question: what may be said to it ahead. These questions are all put whether or not there is a choice (§14.21)."""


def read(printed: Cards, kind: str, text: str) -> str:
    said = " ".join(text.lower().split())
    known = _SAID.get(kind, [])
    if UP_TO in known and said.startswith(UP_TO):
        most = moves.parse_move(printed, f"bid {said[len(UP_TO) :]}") & moves.PAYLOAD
        return f"{UP_TO}{most}"
    if said not in known:
        raise NotationError(f"'{text}' cannot be said ahead here, only {', '.join(known) or 'nothing'}")
    return said


def answer(printed: Cards, legal: Moves, table: Table, seat: Seat, said: str) -> Move:
    """The lowest bid that leads, up to what was said; what cannot be paid is not bid."""
    if said.startswith(UP_TO):
        least = moves.BID | (table.bid + 1 if table.bidder != moves.NO_SEAT else 0)
        move = least if least <= moves.BID | int(said[len(UP_TO) :]) and least in list(legal) else moves.BID
    else:
        move = moves.parse_move(printed, said)
    return move if move in list(legal) else NO_MOVE


def lasts(table: Table, kind: str) -> int:
    """In an auction until the card is sold; offers of votes until the ballot; else for the round."""
    if kind == phase.IDS[phase.AUCTION]:
        return int(table.card * 100 + table.market)
    if kind == phase.IDS[phase.PLEDGE_ANSWER]:
        return int(table.round * 100 + table.ballot)
    return int(table.round)
