"""A few sensible ones of the legal moves, for search: amounts in steps instead of every whole number."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.types import Moves, Seat
from curia.games.borgia.config import Config
from curia.games.borgia.deals import DUCATS_IF_ELECTED
from curia.games.borgia.legal import legal_moves, question
from curia.games.borgia.moves import ASK_DUCATS, BID, GIVE_DUCATS, PAYLOAD, PRICE, VOTE, VOTES
from curia.games.borgia.state import AUCTION, BALLOT, PLEDGE_PRICE, PLEDGE_VOTES, TRADE_ASK, TRADE_GIVE, BorgiaState

_STEPS = 8
"""So many amounts stand for a long row of them."""


def candidates(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    """All moves that name no amount, and of a row of amounts a few: the lowest, the highest and some between."""
    asked = question(state)
    legal = legal_moves(config, state, seat)
    if asked not in (AUCTION, BALLOT, PLEDGE_PRICE, PLEDGE_VOTES, TRADE_ASK, TRADE_GIVE):
        return legal
    moves = vec[i64](capacity=64)
    start: i64 = 0
    length = len(legal)
    while start < length:
        end = start + 1
        row = _row(legal[start])
        while end < length and row >= 0 and _row(legal[end]) == row:
            end += 1
        moves = _thin(moves, legal, start, end)
        start = end
    return moves


def _row(move: i64) -> i64:
    """Moves of one row differ only in an amount; -1 for a move without one."""
    kind = move & ~PAYLOAD
    if kind == BID or kind == VOTES or kind == GIVE_DUCATS or kind == ASK_DUCATS:
        return kind
    if kind == VOTE:
        return move & ~0xFF
    if kind == PRICE and (move & PAYLOAD) >> 16 <= DUCATS_IF_ELECTED:
        return move & ~0xFFFF
    return -1


def _thin(moves: Moves, legal: Moves, start: i64, end: i64) -> Moves:
    """The first two, the last, and those at squares of the steps between."""
    number = end - start
    if number <= _STEPS + 2:
        for i in range(start, end):
            moves = append(moves, legal[i])
        return moves
    taken: i64 = -1
    for step in range(_STEPS + 1):
        i = start + (number - 1) * step * step // (_STEPS * _STEPS)
        if i > taken:
            moves = append(moves, legal[i])
            taken = i
        if step == 0:
            moves = append(moves, legal[start + 1])
            taken = start + 1
    return moves
