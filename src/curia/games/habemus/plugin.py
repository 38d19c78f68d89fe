"""Habemus Papam as the catalogue has it."""

from typing import Final

from curia.core.plugin import RANDOM, Banner, GamePlugin, Level
from curia.core.types import Json
from curia.games.habemus.card_data import parse_cards
from curia.games.habemus.meta import META
from curia.games.habemus.rules import Habemus
from curia.games.habemus.schema import SCHEMA


def engine(seats: int, options: dict[str, str], cards: dict[str, Json]) -> Habemus:
    return Habemus(seats, options, parse_cards(cards))


PLUGIN: Final = GamePlugin(
    meta=META,
    package="curia.games.habemus",
    engine=engine,
    schema=SCHEMA,
    levels=(Level(name="heuristic", factory="curia.bots.habemus:HabemusHeuristic"), RANDOM),
    banner=Banner(
        title="1655 · Habemus Papam", stone="porphyry", emblem="galero", cards=("louis", "chigi", "camerlengo")
    ),
    round_event="round_begins",
    painter="curia.terminal.habemus:HabemusPainter",
    lesson="lessons/habemus.toml",
)
