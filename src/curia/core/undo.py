"""Taking answers back. Before an answer has told its seat anything, the seat may (ADR 14)."""

from typing import Final

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.game import Game, S, V
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER, Arg

Moves = list[tuple[int, int]]

NOTHING: Final = ""
SHOWN: Final = "shown"
ANSWERED: Final = "answered"

_WORLDS: Final = 12
"""In so many worlds that the seat cannot tell apart the answer must lead to the same sights."""


def last_answer(game: Game[S, V], moves: Moves, seat: int) -> int | None:
    """The number of a seat's last answer, but for those that the table gave as a formality."""
    for i in range(len(moves) - 1, -1, -1):
        if moves[i][0] == seat and not game.is_formality(position_after(game, moves[:i]), seat):
            return i
    return None


def answer_count(moves: Moves, seat: int) -> int:
    return sum(one == seat for one, _ in moves)


def place_of_answer(moves: Moves, seat: int, count: int) -> int:
    """The number of a seat's answer, as its own count of answers has it; after all moves if there is none."""
    for number in range(len(moves)):
        if moves[number][0] == seat:
            count -= 1
            if count == 0:
                return number
    return len(moves)


def position_after(game: Game[S, V], moves: Moves) -> S:
    """The position after moves that were legal when they were played."""
    state = game.initial()
    for seat, move in moves:
        game.step(state, seat, move, None)
    return state


def told_nothing(game: Game[S, V], moves: Moves, index: int) -> bool:
    """Whether the seat of an answer has seen nothing since that it could not have foreseen."""
    return what_it_told(game, moves, index) == NOTHING


def what_it_told(game: Game[S, V], moves: Moves, index: int) -> str:
    """What the seat of an answer has learnt since: NOTHING, that something was drawn or SHOWN, or what others ANSWERED.

    Sealed answers of others may have followed, as long as some are still to come, and whatever it cannot see. An answer
    that opens what others have sealed has shown it, whether or not drawn worlds happen to agree: what the others would
    say cannot be drawn from the cards that they may hold."""
    seat, move = moves[index]
    state = position_after(game, moves[:index])
    after = game.apply(state, seat, move)
    if game.pending(after) == CHANCE_MASK or opens_sealed(game, state, after, seat, move):
        return SHOWN
    if not _is_foreseen(game, state, after, seat, move):
        return SHOWN
    for other, answer in moves[index + 1 :]:
        if other == CHANCE:
            return SHOWN
        before = after
        after = game.apply(before, other, answer)
        if opens_sealed(game, before, after, other, answer):
            return ANSWERED
        if not is_still_sealed(game, before, after, other) and _sight(game, before, seat) != _sight(game, after, seat):
            return ANSWERED
    return NOTHING


def without(game: Game[S, V], moves: Moves, index: int) -> Moves:
    """The moves without an answer that told nothing, and without what others have begun to say in private after it.

    That they had begun must not show: so it never stands in the way, and is forgotten."""
    kept = moves[:index]
    state = position_after(game, kept)
    for seat, move in moves[index + 1 :]:
        if has(game.pending(state), seat) and move in list(game.legal_moves(state, seat)):
            game.step(state, seat, move, None)
            kept.append((seat, move))
    return kept


def is_still_sealed(game: Game[S, V], before: S, after: S, seat: int) -> bool:
    """Whether an answer opened nothing: one of several seats has given it, and the rest are still asked."""
    left = game.pending(after)
    return left != 0 and left == game.pending(before) & ~bit(seat)


def opens_sealed(game: Game[S, V], before: S, after: S, seat: int, move: int) -> bool:
    """Whether an answer is the last one to a sealed question, and all are opened: everybody is told more than that the
    seat has answered. The links of a ballot are private, and a deck that is put in order stays face down."""
    if not game.decision(before, seat).sealed or is_still_sealed(game, before, after, seat):
        return False
    return len(_seen(game, before, OBSERVER, seat, move)) > 1


def _is_foreseen(game: Game[S, V], state: S, after: S, seat: int, move: int) -> bool:
    """Whether the answer leads to the same sights in all worlds that look to the seat as this one did."""
    view = game.view(state, seat, True)
    seen = _seen(game, state, seat, seat, move)
    rng = Rng(len(state.key()))
    for _ in range(_WORLDS):
        world = game.determinize(view, rng)
        if _seen(game, world, seat, seat, move) != seen:
            return False
        if _sight(game, game.apply(world, seat, move), seat) != _sight(game, after, seat):
            return False
    return True


def _sight(game: Game[S, V], state: S, seat: int) -> object:
    return game.view_json(game.view(state, seat, True))


def _seen(game: Game[S, V], state: S, watcher: int, seat: int, move: int) -> list[tuple[str, dict[str, Arg]]]:
    """The events of a seat's move, as a watcher sees them."""
    log = EventLog()
    game.apply(state, seat, move, log)
    return log.seen_by(watcher)
