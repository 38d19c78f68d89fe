"""Caesar & Cleopatra as the catalogue has it."""

from typing import Final

from curia.core.plugin import RANDOM, Banner, GamePlugin, Level
from curia.core.types import Json
from curia.games.caesar.card_data import parse_cards
from curia.games.caesar.meta import META
from curia.games.caesar.rules import Caesar
from curia.games.caesar.schema import SCHEMA


def engine(seats: int, options: dict[str, str], cards: dict[str, Json]) -> Caesar:
    return Caesar(seats, options, parse_cards(cards))


PLUGIN: Final = GamePlugin(
    meta=META,
    package="curia.games.caesar",
    engine=engine,
    schema=SCHEMA,
    levels=(Level(name="heuristic", factory="curia.bots.caesar:CaesarHeuristic"), RANDOM),
    banner=Banner(
        title="Caesar & Cleopatra", stone="verde", emblem="laurel", cards=("veto", "senators", "philosopher")
    ),
    round_event="turn_begins",
    painter="curia.terminal.caesar:CaesarPainter",
    lesson="lessons/caesar.toml",
)
