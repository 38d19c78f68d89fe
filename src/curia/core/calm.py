"""Questions that follow each other for one seat, so that it can answer them in one go.

What the same seat is asked after a calm answer, and what it may answer there, it knows beforehand; so it does with the
links of an answer that is made up in private. Of all other answers nobody knows what they lead to."""

from curia.core.bits import bit
from curia.core.game import Game, Refused, S, V
from curia.core.types import NO_MOVE, Move, Seat


def after_calm(game: Game[S, V], state: S, seat: Seat) -> S | None:
    """The position after the calm answer of a pending seat, if then the same seat is asked and no other; else None."""
    move = game.calm(state, seat)
    if move == NO_MOVE:
        return None
    after = game.apply(state, seat, move)
    return after if game.pending(after) == bit(seat) else None


def check_in_one_go(game: Game[S, V], state: S, seat: Seat, moves: list[Move]) -> bool:
    """Whether the answers of a pending seat may be given in one go. Raises Refused for the first one that is not legal.

    It tells nothing that the seat cannot know: it stops where an answer could bring to light what is hidden."""
    for i in range(len(moves)):
        if moves[i] not in list(game.legal_moves(state, seat)):
            raise Refused(game.explain(state, seat, moves[i]))
        if i + 1 < len(moves):
            if not game.leads_on(state, seat, moves[i]):
                return False
            state = game.apply(state, seat, moves[i])
            if game.pending(state) != bit(seat):
                return False
    return True


def calm_answers(game: Game[S, V], state: S, seat: Seat) -> list[Move]:
    """The calm answers of a pending seat until somebody else is asked, or something must be decided."""
    answers: list[Move] = []
    while game.pending(state) == bit(seat):
        move = game.calm(state, seat)
        if move == NO_MOVE:
            break
        answers.append(move)
        state = game.apply(state, seat, move)
    return answers
