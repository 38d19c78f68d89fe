"""The games and bots there are, and how to get one: the only place that reads card files."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias, cast

from curia.bots.base import Bot, RandomBot
from curia.bots.borgia import BorgiaHeuristic
from curia.bots.caesar import CaesarHeuristic
from curia.bots.habemus import HabemusHeuristic
from curia.core.errors import CardDataError, OptionError
from curia.core.game import Game, Meta, State, View
from curia.core.rng import Rng
from curia.core.schema import Schema
from curia.core.types import Json
from curia.games.borgia import card_data as borgia_cards
from curia.games.borgia.meta import META as BORGIA
from curia.games.borgia.rules import Borgia
from curia.games.borgia.schema import SCHEMA as BORGIA_SCHEMA
from curia.games.caesar import card_data as caesar_cards
from curia.games.caesar.meta import META as CAESAR
from curia.games.caesar.rules import Caesar
from curia.games.caesar.schema import SCHEMA as CAESAR_SCHEMA
from curia.games.habemus.card_data import parse_cards
from curia.games.habemus.meta import META as HABEMUS
from curia.games.habemus.rules import Habemus
from curia.games.habemus.schema import SCHEMA as HABEMUS_SCHEMA

AnyGame: TypeAlias = Game[State, View]
AnyBot: TypeAlias = Bot[View]

METAS: dict[str, Meta] = {meta.name: meta for meta in (HABEMUS, CAESAR, BORGIA)}
BOTS = ("heuristic", "random")
_SCHEMAS: dict[str, Schema] = {"habemus": HABEMUS_SCHEMA, "caesar": CAESAR_SCHEMA, "borgia": BORGIA_SCHEMA}


def meta(name: str) -> Meta:
    """A game's description; OptionError if there is no such game."""
    if name not in METAS:
        raise OptionError("game", f"there is no game '{name}'; there are {', '.join(METAS)}")
    return METAS[name]


def schema(name: str) -> Schema:
    """What a game sends; OptionError if there is no such game."""
    return _SCHEMAS[meta(name).name]


def load_game(name: str, seats: int, options: dict[str, str] | None = None, cards: Path | None = None) -> AnyGame:
    """A game for so many seats, with the card data of the box or of another file."""
    meta(name)
    data = _read_cards(name, cards)
    return cast(AnyGame, _ENGINES[name](seats, options or {}, data))


def _habemus(seats: int, options: dict[str, str], data: dict[str, Json]) -> object:
    return Habemus(seats, options, parse_cards(data))


def _caesar(seats: int, options: dict[str, str], data: dict[str, Json]) -> object:
    return Caesar(seats, options, caesar_cards.parse_cards(data))


def _borgia(seats: int, options: dict[str, str], data: dict[str, Json]) -> object:
    return Borgia(seats, options, borgia_cards.parse_cards(data))


_ENGINES: dict[str, Callable[[int, dict[str, str], dict[str, Json]], object]] = {
    "habemus": _habemus,
    "caesar": _caesar,
    "borgia": _borgia,
}


def _read_cards(name: str, path: Path | None) -> dict[str, Json]:
    try:
        text = (path or files(f"curia.games.{name}") / "cards.toml").read_text(encoding="utf-8")
        return cast(dict[str, Json], tomllib.loads(text))
    except OSError as error:
        raise CardDataError("cards", f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CardDataError("cards", f"{path} is not TOML: {error}") from None


def make_bot(name: str, game: AnyGame, rng: Rng) -> AnyBot:
    """A bot for a game; OptionError if there is no such bot."""
    if name == "random":
        return RandomBot(rng)
    if name == "heuristic":
        return cast(AnyBot, _HEURISTICS[game.meta.name](game, rng))
    raise OptionError("bot", f"there is no bot '{name}'; there are {', '.join(BOTS)}")


def _habemus_heuristic(game: object, rng: Rng) -> object:
    return HabemusHeuristic(cast(Habemus, game), rng)


def _caesar_heuristic(game: object, rng: Rng) -> object:
    return CaesarHeuristic(cast(Caesar, game), rng)


def _borgia_heuristic(game: object, rng: Rng) -> object:
    return BorgiaHeuristic(cast(Borgia, game), rng)


_HEURISTICS: dict[str, Callable[[object, Rng], object]] = {
    "habemus": _habemus_heuristic,
    "caesar": _caesar_heuristic,
    "borgia": _borgia_heuristic,
}
