"""Comitia as a catalogue has it: `CURIA_GAMES=examples.minimal_game.plugin:PLUGIN`."""

from typing import Final

from curia.core.plugin import RANDOM, Banner, GamePlugin, Level
from curia.core.types import Json
from examples.minimal_game.cards import Cards
from examples.minimal_game.game import Comitia
from examples.minimal_game.meta import META
from examples.minimal_game.schema import SCHEMA


def engine(seats: int, options: dict[str, str], cards: dict[str, Json]) -> Comitia:
    return Comitia(seats, options, Cards(cards))


PLUGIN: Final = GamePlugin(
    meta=META,
    package="examples.minimal_game",
    engine=engine,
    schema=SCHEMA,
    levels=(Level(name="heuristic", factory="examples.minimal_game.bot:ComitiaHeuristic"), RANDOM),
    banner=Banner(title="Comitia", stone="verde", emblem="deck", cards=()),
    round_event="turned_up",
)
