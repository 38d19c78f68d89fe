"""Counting positions, move by move: the classic test of a move generator."""

from mypy_extensions import i64

from curia.core.bits import lowest
from curia.core.game import Game, S, V
from curia.core.types import CHANCE, CHANCE_MASK, Move, Seat


def choices(game: Game[S, V], state: S) -> list[tuple[Seat, Move]]:
    """All moves from here: those of chance, or of the lowest pending seat (sealed answers have no order)."""
    pending = game.pending(state)
    if pending == CHANCE_MASK:
        return [(CHANCE, move) for move, _ in game.chance(state)]
    if pending == 0:
        return []
    seat = lowest(pending)
    return [(seat, move) for move in game.legal_moves(state, seat)]


def perft(game: Game[S, V], state: S, depth: i64) -> int:
    """How many lines of play have this many moves, chance included; lines that end earlier do not count."""
    if depth == 0:
        return 1
    moves = choices(game, state)
    if depth == 1:
        return len(moves)
    return sum([perft(game, game.apply(state, seat, move), depth - 1) for seat, move in moves])
