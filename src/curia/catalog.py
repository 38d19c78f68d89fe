"""The games and bots there are, and how to get one: the only place that reads card files.

A game outside this package is added by the environment: `CURIA_GAMES=package.module:PLUGIN`, several with commas
(ADR 20)."""

import os
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias, cast

from curia.bots.base import Bot
from curia.core.errors import CardDataError, OptionError
from curia.core.game import Game, Meta, State, View
from curia.core.plugin import GamePlugin, Level, Name
from curia.core.rng import Rng
from curia.core.schema import Schema
from curia.core.types import Json
from curia.games.borgia.plugin import PLUGIN as BORGIA
from curia.games.caesar.plugin import PLUGIN as CAESAR
from curia.games.habemus.plugin import PLUGIN as HABEMUS

AnyGame: TypeAlias = Game[State, View]
AnyBot: TypeAlias = Bot[View]

OURS: Final = (HABEMUS, CAESAR, BORGIA)
"""In the order in which they are shown; the first one is played where nobody says which."""
VARIABLE: Final = "CURIA_GAMES"


def resolve(name: Name) -> object:
    """What a plugin names in another module; OptionError if it is not there."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(name, f"cannot be found: {error}") from error


def _added(names: str) -> Iterator[GamePlugin]:
    for name in filter(None, (word.strip() for word in names.split(","))):
        found = resolve(name)
        if not isinstance(found, GamePlugin):
            raise OptionError(VARIABLE, f"{name} is no GamePlugin")
        yield found


GAMES: dict[str, GamePlugin] = {game.name: game for game in (*OURS, *_added(os.environ.get(VARIABLE, "")))}
METAS: dict[str, Meta] = {name: game.meta for name, game in GAMES.items()}
LEVELS: tuple[str, ...] = tuple(dict.fromkeys(level.name for game in GAMES.values() for level in game.levels))
"""The levels that some game has."""


def plugin(name: str) -> GamePlugin:
    """A game with all that belongs to it; OptionError if there is no such game."""
    if name not in GAMES:
        raise OptionError("game", f"there is no game '{name}'; there are {', '.join(GAMES)}")
    return GAMES[name]


def meta(name: str) -> Meta:
    """A game's description; OptionError if there is no such game."""
    return plugin(name).meta


def level(game: str, name: str) -> Level:
    """A level of a game's bots; OptionError if there is no such bot."""
    levels = {level.name: level for level in plugin(game).levels}
    if name not in levels:
        raise OptionError("bot", f"there is no bot '{name}'; there are {', '.join(levels)}")
    return levels[name]


def level_names(game: str) -> list[str]:
    """The default one first."""
    return [level.name for level in plugin(game).levels]


def schema(name: str) -> Schema:
    """What a game sends; OptionError if there is no such game."""
    return plugin(name).schema


def load_game(name: str, seats: int, options: dict[str, str] | None = None, cards: Path | None = None) -> AnyGame:
    """A game for so many seats, with the card data of the box or of another file."""
    data = _read_cards(name, cards)
    return cast(AnyGame, plugin(name).engine(seats, options or {}, data))


def make_bot(name: str, game: AnyGame, rng: Rng) -> AnyBot:
    """A bot for a game; OptionError if there is no such bot."""
    factory = cast(Callable[[AnyGame, Rng], AnyBot], resolve(level(game.meta.name, name).factory))
    return factory(game, rng)


def resource(game: str, path: str) -> Traversable:
    """A file that belongs to a game, whether it is there or not: in the game's own folder, or else in Curia's."""
    own = files(plugin(game).package) / path
    return own if own.is_file() else files("curia") / path


def _read_cards(name: str, path: Path | None) -> dict[str, Json]:
    try:
        text = (path or resource(name, "cards.toml")).read_text(encoding="utf-8")
        return cast(dict[str, Json], tomllib.loads(text))
    except OSError as error:
        raise CardDataError("cards", f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CardDataError("cards", f"{path} is not TOML: {error}") from None
