"""The laws of `standing`: what a seat is told of sums follows from its view, and ends as the count."""

import json
from collections.abc import Mapping
from typing import Any, cast

import pytest

from curia.catalog import AnyGame
from curia.core.bits import popcount
from curia.core.game import State
from curia.core.rng import Rng
from tests.kit.tables import TABLES, Table, choose, load, sampled_positions, stride, table_id, walk, watchers

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)


def sums(game: AnyGame, state: State, watcher: int, memory: bool = False) -> dict[str, Any]:
    return cast(dict[str, Any], game.tally(game.view(state, watcher, memory)))


@every_table
@pytest.mark.parametrize("memory", [False, True])
def test_positions_that_a_seat_cannot_tell_apart_stand_the_same(table: Table, memory: bool) -> None:
    game = load(table)
    rng = Rng(67)
    different = 0
    for state in sampled_positions(game, games=2, every=11 * stride(game)):
        for watcher in watchers(game):
            twin = game.determinize(game.view(state, watcher, memory), rng)
            assert sums(game, twin, watcher, memory) == sums(game, state, watcher, memory)
            different += twin.key() != state.key()
    assert different > 20


@every_table
def test_it_is_json_and_leaves_the_view_alone(table: Table) -> None:
    game = load(table)
    for state in sampled_positions(game, games=1, every=5 * stride(game)):
        for watcher in watchers(game):
            view = game.view(state, watcher)
            before = game.view_json(view)
            standing = game.tally(view)
            assert json.loads(json.dumps(standing)) == standing
            assert game.view_json(view) == before
            assert game.shown(view) == {**before, "standing": standing}


@every_table
def test_it_is_the_same_while_its_key_is(table: Table) -> None:
    game = load(table)
    known: dict[tuple[int, int], Mapping[str, object]] = {}
    met_again = 0
    for number, state in enumerate(sampled_positions(game, games=2, every=1)):
        # Each watches some moves in a row.
        watcher = watchers(game)[number // 8 % len(watchers(game))]
        view = game.view(state, watcher)
        standing = game.tally(view)
        key = watcher, game.tally_key(view)
        assert key[1] >= 0
        met_again += key in known
        assert known.setdefault(key, standing) == standing
    assert met_again > 20


@every_table
def test_a_seat_knows_its_own_points_and_everybody_counts_the_open_ones_alike(table: Table) -> None:
    game = load(table)
    *_, last = walk(game, 71)
    outcome = game.outcome(last)
    assert outcome is not None
    names = list(outcome.parts[0])
    for state in sampled_positions(game, games=1, every=5 * stride(game)):
        seen = {watcher: sums(game, state, watcher)["seats"] for watcher in watchers(game)}
        for seat in range(game.seats):
            own = seen[seat][seat]
            assert list(own["parts"]) == names
            assert own["points"] == sum(own["parts"].values())
            for rows in seen.values():
                row = rows[seat]
                known = [part for part in names if row["parts"][part] is not None]
                assert all(row["parts"][part] == own["parts"][part] for part in known)
                assert row["points"] == (own["points"] if known == names else None)
                assert row["open"] == own["open"] <= sum(row["parts"][part] for part in known)


@every_table
def test_at_the_end_it_is_the_count(table: Table) -> None:
    game = load(table)
    *_, last = walk(game, 73)
    outcome = game.outcome(last)
    assert outcome is not None
    for watcher in watchers(game):
        rows = sums(game, last, watcher)["seats"]
        assert [row["points"] for row in rows] == outcome.points
        assert [row["parts"] for row in rows] == outcome.parts


@every_table
def test_a_sealed_answer_adds_up_for_nobody_else_while_others_are_still_asked(table: Table) -> None:
    """The house does not even ask then."""
    game = load(table)
    rng = Rng(79)
    sealed = 0
    for state in walk(game, 0):
        if popcount(game.pending(state)) < 2:
            continue
        seat, move = choose(game, state, rng)
        sealed += game.decision(state, seat).sealed
        after = game.apply(state, seat, move)
        for watcher in watchers(game):
            if watcher != seat:
                assert sums(game, after, watcher) == sums(game, state, watcher)
    assert sealed
