"""Every game at every number of seats with several sets of options, and random walks through them."""

import json
from collections.abc import Iterator

from curia.catalog import METAS, AnyGame, load_game
from curia.core.bits import lowest
from curia.core.events import EventLog
from curia.core.game import State
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER

Table = tuple[str, int, dict[str, str]]


def option_sets(name: str) -> list[dict[str, str]]:
    """The defaults, every option at its last value, and each option changed alone."""
    options = METAS[name].options
    alone = [{option.name: value} for option in options for value in option.values[1:]]
    return [{}, {option.name: option.values[-1] for option in options}, *alone]


TABLES: list[Table] = [
    (name, seats, options)
    for name, meta in METAS.items()
    for seats in range(meta.min_seats, meta.max_seats + 1)
    for options in option_sets(name)
]
DEFAULT_TABLES: list[Table] = [table for table in TABLES if not table[2]]


def table_id(table: Table) -> str:
    name, seats, options = table
    return f"{name}-{seats}-" + (",".join(f"{key}={value}" for key, value in options.items()) or "defaults")


def load(table: Table) -> AnyGame:
    name, seats, options = table
    return load_game(name, seats, options)


def choose(game: AnyGame, state: State, rng: Rng) -> tuple[int, int]:
    """A random move of chance or of a random pending seat."""
    if game.pending(state) == CHANCE_MASK:
        return CHANCE, game.sample_chance(state, rng)
    seats = pending_seats(game.pending(state))
    seat = seats[rng.below(len(seats))]
    moves = list(game.legal_moves(state, seat))
    return seat, moves[rng.below(len(moves))]


def walk(game: AnyGame, seed: int, log: EventLog | None = None) -> Iterator[State]:
    """The positions of a random game, from the first to the last."""
    rng = Rng(seed)
    state = game.initial()
    yield state
    while game.pending(state):
        seat, move = choose(game, state, rng)
        state = game.apply(state, seat, move, log)
        yield state


def sampled_positions(game: AnyGame, games: int, every: int) -> Iterator[State]:
    """Some positions of some random games, the last ones too."""
    for seed in range(games):
        state = game.initial()
        for number, position in enumerate(walk(game, seed)):
            state = position
            if number % every == seed % every:
                yield state
        yield state


def watchers(game: AnyGame) -> list[int]:
    return [*range(game.seats), OBSERVER]


def seen_bytes(game: AnyGame, state: State, seat: int, memory: bool = False) -> bytes:
    """All that leaves the engine for a seat in a position."""
    shown: dict[str, object] = {"view": game.view_data(game.view(state, seat, memory))}
    if seat in pending_seats(game.pending(state)):
        decision = game.decision(state, seat)
        shown["decision"] = [decision.kind, decision.source, decision.sealed]
        shown["legal"] = [game.move_text(move) for move in game.legal_moves(state, seat)]
    return json.dumps(shown).encode()


def first_pending(game: AnyGame, state: State) -> int:
    return lowest(game.pending(state))
