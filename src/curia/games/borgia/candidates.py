"""A few sensible ones of the legal moves, for search: amounts in steps instead of every whole number."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.types import Moves
from curia.games.borgia import moves, payment

_STEPS = 8
"""So many amounts stand for a long row of them."""


def thinned(legal: Moves) -> Moves:
    """All moves that name no amount, and of a row of amounts a few: the lowest, the highest and some between."""
    answers = vec[i64](capacity=64)
    start: i64 = 0
    length = len(legal)
    while start < length:
        end = start + 1
        row = _row(legal[start])
        while end < length and row >= 0 and _row(legal[end]) == row:
            end += 1
        answers = _thin(answers, legal, start, end)
        start = end
    return answers


def _row(move: i64) -> i64:
    """Moves of one row differ only in an amount; -1 for a move without one."""
    kind = move & ~moves.PAYLOAD
    if kind == moves.BID or kind == moves.VOTES or kind == moves.GIVE_DUCATS or kind == moves.ASK_DUCATS:
        return kind
    if kind == moves.VOTE:
        return move & ~0xFF
    if kind == moves.PRICE and (move & moves.PAYLOAD) >> 16 <= payment.DUCATS_IF_ELECTED:
        return move & ~0xFFFF
    return -1


def _thin(answers: Moves, legal: Moves, start: i64, end: i64) -> Moves:
    """The first two, the last, and those at squares of the steps between."""
    number = end - start
    if number <= _STEPS + 2:
        for i in range(start, end):
            answers = append(answers, legal[i])
        return answers
    taken: i64 = -1
    for step in range(_STEPS + 1):
        i = start + (number - 1) * step * step // (_STEPS * _STEPS)
        if i > taken:
            answers = append(answers, legal[i])
            taken = i
        if step == 0:
            answers = append(answers, legal[start + 1])
            taken = start + 1
    return answers
