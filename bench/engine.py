"""Our workloads, each for a given time. As a script it measures whichever build it finds and prints JSON."""

import json
import sys
import time
from collections.abc import Callable

from curia import _build
from curia.catalog import AnyGame, load_game
from curia.core.bits import lowest
from curia.core.playout import playouts, settle
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK

Rates = dict[str, float]
GAMES = {"habemus": 4, "caesar": 2, "borgia": 4}
"""What is measured, with how many seats."""


def batch_playouts(game: AnyGame, games: int, seed: int) -> int:
    """Random games inside the engine: the road that search takes."""
    return playouts(game, game.initial(), games, Rng(seed)).decisions


def driven(game: AnyGame, games: int, seed: int) -> int:
    """Random games move by move from interpreted Python: the road that a student's script takes."""
    rng = Rng(seed)
    legal_moves, step, below = game.legal_moves, game.step, rng.below
    decisions = 0
    for _ in range(games):
        state = game.initial()
        while pending := settle(game, state, rng):
            seat = lowest(pending)
            moves = legal_moves(state, seat)
            step(state, seat, moves[below(len(moves))], None)
            decisions += 1
    return decisions


def moves_per_decision(game: AnyGame) -> float:
    """How many moves, chance included, go with each decision."""
    rng = Rng(1)
    moves = decisions = 0
    for _ in range(200):
        state = game.initial()
        while pending := game.pending(state):
            if pending == CHANCE_MASK:
                game.step(state, CHANCE, game.sample_chance(state, rng), None)
            else:
                seat = lowest(pending)
                legal = game.legal_moves(state, seat)
                game.step(state, seat, legal[rng.below(len(legal))], None)
                decisions += 1
            moves += 1
    return moves / decisions


def rate(work: Callable[[AnyGame, int, int], int], game: AnyGame, games: int, seconds: float) -> float:
    """Decisions a second over at least so many seconds."""
    done, seed = 0, 1
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work(game, games, seed)
        seed += 1
    return done / spent


def copy_and_determinize(game: AnyGame, memory: bool, seconds: float) -> float:
    """Microseconds for a copy of a state and a determinized one from a view, in the middle of a game."""
    rng = Rng(3)
    state = game.initial()
    for _ in range(100):
        seat = lowest(settle(game, state, rng))
        moves = game.legal_moves(state, seat)
        game.step(state, seat, moves[rng.below(len(moves))], None)
    view = game.view(state, 0, memory)
    copy, determinize = game.copy, game.determinize
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(2000):
            copy(state)
            determinize(view, rng)
        done += 2000
    return spent / done * 1e6


def measure(name: str, seats: int, seconds: float) -> Rates:
    game = load_game(name, seats)
    games = 2000 if _build.compiled() else 20
    return {
        "compiled": float(_build.compiled()),
        "playouts": rate(batch_playouts, game, games, seconds),
        "driven": rate(driven, game, max(games // 10, 5), seconds),
        "determinize_memory_us": copy_and_determinize(game, True, seconds / 4),
        "determinize_view_us": copy_and_determinize(game, False, seconds / 4),
        "moves_per_decision": moves_per_decision(game),
    }


if __name__ == "__main__":
    print(json.dumps({name: measure(name, seats, float(sys.argv[1])) for name, seats in GAMES.items()}))
