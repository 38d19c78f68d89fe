"""What a seat knows never excludes the truth: the true position is one of those that can be drawn from its view."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from curia.catalog import AnyGame, make_bot
from curia.core.game import State
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK
from tests.kit.tables import TABLES, Table, choose, load, sampled_positions, stride, table_id, watchers

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)


def mixed_positions(game: AnyGame, seed: int, every: int) -> Iterator[State]:
    """Some positions of a game of heuristic bots that answer at random a quarter of the time."""
    rng = Rng(seed)
    bots = [make_bot("heuristic", game, rng.fork()) for _ in range(game.seats)]
    state = game.initial()
    number = 0
    while pending := game.pending(state):
        if number % every == 0:
            yield state
        number += 1
        seat, move = choose(game, state, rng)
        if pending != CHANCE_MASK and rng.below(4):
            move = bots[seat].choose(game.view(state, seat, memory=True), game.legal_moves(state, seat), 0).move
        state = game.apply(state, seat, move)
    yield state


def assert_truth_and_worlds_fit(game: AnyGame, state: State, rng: Rng) -> None:
    for seat in watchers(game):
        for memory in (False, True):
            view = game.view(state, seat, memory)
            assert game.fits(view, state), f"{seat} cannot draw the truth"
            assert game.fits(view, game.determinize(view, rng)), f"{seat} draws what does not fit"


@every_table
def test_the_truth_is_among_the_worlds_of_random_games(table: Table) -> None:
    game = load(table)
    rng = Rng(101)
    for state in sampled_positions(game, games=3, every=5 * stride(game)):
        assert_truth_and_worlds_fit(game, state, rng)


@every_table
def test_the_truth_is_among_the_worlds_of_games_with_a_plan(table: Table) -> None:
    game = load(table)
    rng = Rng(103)
    for state in mixed_positions(game, 107, 3 * stride(game)):
        assert_truth_and_worlds_fit(game, state, rng)


@every_table
def test_worlds_of_another_moment_do_not_fit(table: Table) -> None:
    game = load(table)
    rng = Rng(109)
    states = list(sampled_positions(game, games=1, every=17 * stride(game)))
    for state, later in pairwise(states):
        for seat in watchers(game):
            for memory in (False, True):
                view = game.view(state, seat, memory)
                view_later = game.view(later, seat, memory)
                if game.view_json(view_later) != game.view_json(view):
                    assert not game.fits(view, later)
                    assert not game.fits(view, game.determinize(view_later, rng))
