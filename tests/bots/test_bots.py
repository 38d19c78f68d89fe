"""Bots play legal moves, see nothing but their view, and the heuristic ones play better than chance."""

import pytest

from curia._build import compiled
from curia.bots.base import Bot, Choice
from curia.catalog import LEVELS, AnyGame, load_game, make_bot
from curia.core.bits import lowest
from curia.core.errors import OptionError
from curia.core.game import View
from curia.core.playout import settle
from curia.core.rng import Rng
from curia.core.types import Moves
from tests.kit.tables import OUR_DEFAULT_TABLES, OUR_TABLES, Table, load, table_id


def play(game: AnyGame, kinds: list[str], seed: int) -> list[int]:
    """The places that bots reach in one game."""
    rng = Rng(seed)
    bots = [make_bot(kind, game, rng.fork()) for kind in kinds]
    state = game.initial()
    while pending := settle(game, state, rng):
        seat = lowest(pending)
        legal = game.legal_moves(state, seat)
        choice = bots[seat].choose(game.view(state, seat, memory=True), legal, 0)
        assert choice.move in list(legal)
        assert set(choice.values) <= set(legal)
        game.step(state, seat, choice.move, None)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.ranks


@pytest.mark.parametrize("table", OUR_TABLES, ids=table_id)
def test_heuristic_bots_play_every_table_to_its_end(table: Table) -> None:
    play(load(table), ["heuristic"] * table[1], seed=89)


@pytest.mark.parametrize("table", OUR_DEFAULT_TABLES, ids=table_id)
def test_a_heuristic_bot_beats_random_ones(table: Table) -> None:
    """By far more than its share of games: it must win at least two in three, from every seat in turn."""
    game = load(table)
    games = 18 if compiled() else 6
    wins = 0
    for number in range(games):
        kinds = ["random"] * table[1]
        kinds[number % table[1]] = "heuristic"
        wins += play(game, kinds, number)[number % table[1]] == 1
    assert wins >= games * 2 // 3


@pytest.mark.parametrize("table", OUR_DEFAULT_TABLES, ids=table_id)
@pytest.mark.parametrize("kind", LEVELS)
def test_a_choice_depends_on_nothing_but_the_view(table: Table, kind: str) -> None:
    """In positions that differ only in what the seat cannot know, the same bot plays the same move."""
    game = load(table)
    rng = Rng(97)
    state = game.initial()
    for number in range(90):
        seat = lowest(settle(game, state, rng))
        twin = game.determinize(game.view(state, seat, memory=True), rng)
        moves = [
            make_bot(kind, game, Rng(number)).choose(game.view(one, seat, memory=True), game.legal_moves(one, seat), 0)
            for one in (state, twin)
        ]
        assert moves[0].move == moves[1].move
        game.step(state, seat, moves[0].move, None)


class FirstMove(Bot[View]):
    """A student's bot."""

    def choose(self, view: View, legal: Moves, budget: int) -> Choice:
        return Choice(legal[0], {})


def test_anybody_can_write_a_bot() -> None:
    """Also where Curia is compiled."""
    game = load_game("caesar", 2)
    state = game.initial()
    seat = lowest(settle(game, state, Rng(1)))
    legal = game.legal_moves(state, seat)
    assert FirstMove().choose(game.view(state, seat), legal, 0).move == legal[0]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no bot 'clever'; there are heuristic, random"):
        make_bot("clever", load_game("habemus", 3), Rng(1))
