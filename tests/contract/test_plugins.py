"""What a plugin says of its game is true."""

import pytest

from curia.bots.base import Bot
from curia.catalog import load_game, make_bot, resolve, resource
from curia.core.events import EventLog
from curia.core.plugin import GamePlugin
from curia.core.rng import Rng
from curia.terminal.painter import make_painter
from curia.text import Texts
from curia.text.rules_page import rules_text
from tests.kit.tables import PLUGINS, walk

every_game = pytest.mark.parametrize("game", PLUGINS, ids=lambda game: game.name)


@every_game
def test_what_it_names_in_other_modules_is_there(game: GamePlugin) -> None:
    engine = load_game(game.name, game.meta.min_seats)
    assert engine.meta is game.meta
    assert type(make_painter(Texts(["en"], engine, ["Anna"] * game.meta.min_seats))) is resolve(game.painter)
    for level in game.levels:
        assert isinstance(make_bot(level.name, engine, Rng(1)), Bot)
        assert level.budget > 0
        assert level.limit > 0
    assert len({level.name for level in game.levels}) == len(game.levels) > 0


@every_game
def test_its_files_are_there(game: GamePlugin) -> None:
    assert resource(game.name, "cards.toml").is_file()
    assert rules_text(game.meta.rules_page).startswith("# ")
    assert not game.lesson or resource(game.name, game.lesson).is_file()


@every_game
def test_rounds_begin_with_the_event_that_it_says(game: GamePlugin) -> None:
    log = EventLog()
    for _ in walk(load_game(game.name, game.meta.min_seats), 5, log):
        pass
    assert [event.name for event in log.events].count(game.round_event) > 1


@every_game
def test_what_the_lobby_shows_is_there(game: GamePlugin) -> None:
    facts = load_game(game.name, game.meta.max_seats).card_facts()
    assert len(game.banner.cards) in (0, 3)
    assert set(game.banner.cards) <= set(facts)
    assert set(game.schema.surnames) <= {str(fact["kind"]) for fact in facts.values()}
