"""Our workloads, each for a given time, on whichever build of Curia this Python finds.

`python -m bench.engine SECONDS` measures all of them once and prints JSON. `python -m bench.engine --serve` tells which
games there are and then does what it is asked for, line by line: so two builds can take turns. It runs on earlier
commits too (`bench/against.py`) and so uses nothing of Curia that is not needed."""

import json
import sys
import time
from collections.abc import Callable

from curia import _build
from curia.catalog import METAS, AnyGame, load_game
from curia.core.bits import lowest
from curia.core.playout import playouts, settle
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK

Rates = dict[str, float]
GAMES = {name: min(4, meta.max_seats) for name, meta in METAS.items()}
"""What is measured, with how many seats."""
BATCH = 200 if _build.compiled() else 5
"""So many games are played between two looks at the clock: hundredths of a second."""


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
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
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
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(2000):
            copy(state)
            determinize(view, rng)
        done += 2000
    return spent / done * 1e6


WORKLOADS: dict[str, Callable[[AnyGame, float], float]] = {
    "playouts": lambda game, seconds: rate(batch_playouts, game, BATCH, seconds),
    "driven": lambda game, seconds: rate(driven, game, max(BATCH // 10, 1), seconds),
    "determinize_memory_us": lambda game, seconds: copy_and_determinize(game, True, seconds),
    "determinize_view_us": lambda game, seconds: copy_and_determinize(game, False, seconds),
}
"""Decisions a second, or microseconds where the name ends so."""


def measure(name: str, seats: int, seconds: float) -> Rates:
    game = load_game(name, seats)
    found = {
        work: run(game, seconds / 4 if work.startswith("determinize") else seconds) for work, run in WORKLOADS.items()
    }
    return found | {"compiled": float(_build.compiled()), "moves_per_decision": moves_per_decision(game)}


def serve() -> None:
    """Answers each line {"game", "work", "seconds"} with {"value"}."""
    games = {name: load_game(name, seats) for name, seats in GAMES.items()}
    print(json.dumps({"compiled": _build.compiled(), "games": list(games)}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        value = WORKLOADS[order["work"]](games[order["game"]], order["seconds"])
        print(json.dumps({"value": value}), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        serve()
    else:
        print(json.dumps({name: measure(name, seats, float(sys.argv[1])) for name, seats in GAMES.items()}))
