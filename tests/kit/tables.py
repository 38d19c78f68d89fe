"""Every game at every number of seats with several sets of options, and random walks through them."""

import json
from collections.abc import Iterator

from curia._build import compiled
from curia.catalog import OURS, AnyGame, load_game
from curia.core.bits import lowest
from curia.core.events import EventLog
from curia.core.game import Game, Meta, S, State, V
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER
from examples.minimal_game.plugin import PLUGIN as EXAMPLE

Table = tuple[str, int, dict[str, str]]

PLUGINS = (*OURS, EXAMPLE)
"""What must keep the contract: our games, and one that is not part of Curia (the fixture `example` lets it play)."""


def tables_of(meta: Meta) -> list[Table]:
    """For every number of seats the defaults and every option at its last value; each option changed alone at one."""
    seats = range(meta.min_seats, meta.max_seats + 1)
    last = {option.name: option.values[-1] for option in meta.options}
    both: list[Table] = [(meta.name, number, options) for number in seats for options in ({}, last)]
    alone = [{option.name: value} for option in meta.options for value in option.values[1:]]
    return [*both, *((meta.name, seats[i % len(seats)], options) for i, options in enumerate(alone))]


ALL_TABLES: list[Table] = [table for game in PLUGINS for table in tables_of(game.meta)]


def _ends_of(meta: Meta) -> list[Table]:
    """The fewest seats with the defaults, and the most with every option at its last value."""
    first, *_ = both = [table for table in tables_of(meta) if len(table[2]) != 1]
    return [first, both[-1]]


TABLES: list[Table] = ALL_TABLES if compiled() else [table for game in PLUGINS for table in _ends_of(game.meta)]
"""Those that the laws are tried at. The interpreted engines are slow, and play the same games at all tables."""
DEFAULT_TABLES: list[Table] = [table for table in TABLES if not table[2]]
OUR_TABLES: list[Table] = [table for table in TABLES if table[0] != EXAMPLE.name]
OUR_DEFAULT_TABLES: list[Table] = [table for table in OUR_TABLES if not table[2]]


_LENGTHS = {"habemus": 1, "caesar": 1, "borgia": 8}
"""How many times more positions a game has than the shorter ones of ours."""


_SLOW = 1 if compiled() else 3
"""The interpreted engines play the same games as the compiled (`test_builds`), ten times as slowly: of what is done
with them a third is enough."""


def stride(game: AnyGame) -> int:
    """Where much is done in each position, only one in so many is looked at, of a long game fewer."""
    return _LENGTHS[game.meta.name] * _SLOW if game.meta.name in _LENGTHS else 1


def games_of(game: AnyGame, most: int) -> int:
    """How many games of random play a law is tried at, shorter games more often."""
    return max(2, most // stride(game))


def table_id(table: Table) -> str:
    name, seats, options = table
    return f"{name}-{seats}-" + (",".join(f"{key}={value}" for key, value in options.items()) or "defaults")


def load(table: Table) -> AnyGame:
    name, seats, options = table
    return load_game(name, seats, options)


def choose(game: Game[S, V], state: S, rng: Rng) -> tuple[int, int]:
    """A random move of chance or of a random pending seat."""
    if game.pending(state) == CHANCE_MASK:
        return CHANCE, game.sample_chance(state, rng)
    seats = pending_seats(game.pending(state))
    seat = seats[rng.below(len(seats))]
    moves = list(game.legal_moves(state, seat))
    return seat, moves[rng.below(len(moves))]


def walk(game: Game[S, V], seed: int, log: EventLog | None = None) -> Iterator[S]:
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
    shown: dict[str, object] = {"view": game.shown(game.view(state, seat, memory))}
    if seat in pending_seats(game.pending(state)):
        decision = game.decision(state, seat)
        shown["decision"] = [decision.kind, decision.source, decision.sealed]
        shown["legal"] = [game.move_text(move) for move in game.legal_moves(state, seat)]
    return json.dumps(shown).encode()


def first_pending(game: AnyGame, state: State) -> int:
    return lowest(game.pending(state))
