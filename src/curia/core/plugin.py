"""What the other layers may ask about a game: one object for each, and one for each level of its bots.

Plain Python, and read seldom. What stands in a layer above the game is named as `package.module:Name`, and whoever
needs it resolves the name (`catalog.resolve`): a game imports nothing from above."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from curia.core.game import Meta
from curia.core.schema import Schema
from curia.core.types import Json

Name: TypeAlias = str
"""Something in another module: `package.module:Name`."""
Stone: TypeAlias = Literal["porphyry", "verde", "lapis"]
Engine: TypeAlias = Callable[[int, dict[str, str], dict[str, Json]], object]
"""Makes the `Game` for a number of seats, options, and card data as its file has them."""

LIMIT: Final = 20.0
"""Seconds that a bot may think about a move; far more than any needs."""


@dataclass(frozen=True, kw_only=True)
class Level:
    """How strong a bot plays."""

    name: str
    factory: Name
    """Called with the engine and an `Rng`, it makes the bot."""
    budget: int = 400
    """How many playouts it may spend on a move; a bot that does not search takes no notice of it."""
    limit: float = LIMIT
    """Seconds that it may think about a move; then any legal one is played."""


RANDOM: Final = Level(name="random", factory="curia.bots.base:random_bot")
"""It plays every game."""


@dataclass(frozen=True, kw_only=True)
class Banner:
    """How a game is shown in the lobby."""

    title: str
    """As pages write it; a name, the same in every language."""
    stone: Stone
    """What the slab is made of."""
    emblem: str
    """A drawing of the sheet that all pages share (`web/src/lib/art/common.svg`)."""
    cards: tuple[str, ...]
    """Three that lie on the slab: the middle one is read, the others peep out behind it. None for a game that the
    client has no drawings of."""


@dataclass(frozen=True, kw_only=True)
class GamePlugin:
    """A game with all that belongs to it."""

    meta: Meta
    package: str
    """Where its files are: `cards.toml`, and of a game outside Curia `locales/<language>/<game>.ftl`, `rules/<page>.md`
    and lessons in the same folders as in Curia itself."""
    engine: Engine
    schema: Schema
    """What it sends: its views, tallies, events, refusals and questions."""
    levels: tuple[Level, ...]
    """Of its bots, the default one first."""
    banner: Banner
    round_event: str
    """The event with which a round, or a turn, begins."""
    painter: Name = "curia.terminal.plain:PlainPainter"
    """What draws it in the terminal."""
    lesson: str = ""
    """The file of its first game; a game need not have one."""

    @property
    def name(self) -> str:
        return self.meta.name
