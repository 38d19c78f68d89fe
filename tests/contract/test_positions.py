"""The law of hand-written positions: whatever the data are, they are refused by the name of a field, or playable."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from curia.catalog import AnyGame
from curia.core.errors import PositionError
from curia.core.rng import Rng
from tests.kit.tables import TABLES, Table, choose, games_of, load, stride, table_id, walk

Path = tuple[str | int, ...]


def fields_in(part: object, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All values in data, with their paths."""
    rows = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else []
    for name, value in rows:
        yield (*path, name), value
        yield from fields_in(value, (*path, name))


def change(data: dict[str, Any], words: list[str], rng: Rng) -> None:
    """Another number, text, list or kind of value in one place, or none."""
    named: dict[str, list[tuple[Path, Any]]] = {}
    for path, value in fields_in(data):
        named.setdefault([step for step in path if isinstance(step, str)][-1], []).append((path, value))
    fields = named[sorted(named)[rng.below(len(named))]]
    path, value = fields[rng.below(len(fields))]
    part: Any = data
    for step in path[:-1]:
        part = part[step]
    word = words[rng.below(len(words))]
    options: list[object] = [None, True, rng.below(100), word, [], {}, 0.5]
    if isinstance(value, bool):
        options = [not value]
    elif isinstance(value, int):
        options = [value + 1, value - 1, rng.below(7), rng.below(100)]
    elif isinstance(value, str):
        options = [word, word, word, None]
    elif isinstance(value, list):
        options = [value[1:], [*value, rng.below(4)], [*value, word], value[::-1], None]
    part[path[-1]] = options[rng.below(len(options))]
    if rng.below(20) == 0:
        del part[path[-1]]


def try_changed(game: AnyGame, seed: int, every: int) -> tuple[int, int]:
    """Change positions of a random game in one field or two. How many are refused, and how many are played on."""
    rng = Rng(seed)
    written = [json.dumps(game.to_dict(state)) for number, state in enumerate(walk(game, seed)) if number % every == 0]
    words = sorted({value for text in written for _, value in fields_in(json.loads(text)) if type(value) is str})
    refused = played = 0
    for data in map(json.loads, written):
        for _ in range(1 + rng.below(2)):
            change(data, words, rng)
        spoiled = json.dumps(data)
        try:
            state = game.from_dict(data)
        except PositionError as error:
            refused += bool(error.field and error.problem)
            continue
        played += 1
        moves = 0
        while game.pending(state):
            assert game.check(state) == "", spoiled
            game.step(state, *choose(game, state, rng), None)
            moves += 1
            assert moves <= game.move_bound, spoiled
        assert game.check(state) == "", spoiled
        assert game.outcome(state) is not None
    return refused, played


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(table: Table) -> None:
    game = load(table)
    refused = played = seed = 0
    # Of a small game hardly any changed position is sound: then more of them are changed.
    while seed < games_of(game, 8) or (played == 0 and seed < 100):
        one, other = try_changed(game, 20 + seed, 2 * stride(game) + 1)
        refused += one
        played += other
        seed += 1
    assert refused > 0
    assert played > 0
