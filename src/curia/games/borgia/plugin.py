"""Borgia as the catalogue has it."""

from typing import Final

from curia.core.plugin import RANDOM, Banner, GamePlugin, Level
from curia.core.types import Json
from curia.games.borgia.card_data import parse_cards
from curia.games.borgia.meta import META
from curia.games.borgia.rules import Borgia
from curia.games.borgia.schema import SCHEMA


def engine(seats: int, options: dict[str, str], cards: dict[str, Json]) -> Borgia:
    return Borgia(seats, options, parse_cards(cards))


PLUGIN: Final = GamePlugin(
    meta=META,
    package="curia.games.borgia",
    engine=engine,
    schema=SCHEMA,
    levels=(Level(name="heuristic", factory="curia.bots.borgia:BorgiaHeuristic"), RANDOM),
    banner=Banner(title="Borgia", stone="lapis", emblem="keys", cards=("spy", "raphael", "poison")),
    round_event="round",
    painter="curia.terminal.borgia:BorgiaPainter",
    lesson="lessons/borgia.toml",
)
