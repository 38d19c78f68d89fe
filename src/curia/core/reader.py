"""Reads data that people write by a table of their fields. Every error names the field and what was expected.

Files may hold anything, a float or a date too, so values are objects until they have been looked at. How a field is
read is its shape:

    (low, high)      a whole number
    ["a", "b"]       one of these texts, read as its place in the list
    str, bool        any text; true or false
    {"name": shape}  a table with these fields and no others
    Row([a, b])      a list with an entry of each shape
    Many(shape)      a list of any length
    Maybe(shape)     the same, or null or missing
    a function       makes a number or a text of it, or raises FieldError
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from types import NoneType
from typing import Final, NamedTuple, TypeAlias

from curia.core.bits import has
from curia.core.errors import CardDataError, FieldError, NotationError, PositionError
from curia.core.game import Game, S, V
from curia.core.types import CHANCE_MASK, Move

Form: TypeAlias = Callable[[object, str], int | str]
Shape: TypeAlias = (
    "tuple[int, int] | list[str] | type[str] | type[bool] | Form | Row | Many | Maybe | Mapping[str, Shape]"
)

UNSAID: Final = -2
"""Read for what may be left out because it follows from the rest."""


class Row(NamedTuple):
    shapes: "list[Shape]"


class Many(NamedTuple):
    shape: "Shape"


class Maybe(NamedTuple):
    shape: "Shape"
    nothing: int = 0


class Facts:
    """What was read, by the path of its field, such as 'seats[0].gold'."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """A list is read as its length, too, and a table that may be missing as whether it is there."""
        self.texts: dict[str, str] = {}
        self.said: dict[str, object] = {}

    def numbers_in(self, path: str, field: str = "") -> list[int]:
        """A list, or one field of the tables in it."""
        return [self.numbers[f"{path}[{i}]{field}"] for i in range(self.numbers[path])]

    def texts_in(self, path: str, field: str = "") -> list[str]:
        return [self.texts[f"{path}[{i}]{field}"] for i in range(self.numbers[path])]


def read(data: object, shape: Shape, error: type[FieldError]) -> Facts:
    facts = Facts()
    try:
        _read(facts, shape, data, "")
    except FieldError as problem:
        raise error(problem.field, problem.problem) from None
    return facts


def _read(facts: Facts, shape: Shape, value: object, path: str) -> None:
    facts.said[path] = value
    if isinstance(shape, Maybe):
        facts.numbers[path] = shape.nothing if value is None else 1
        if value is not None:
            _read(facts, shape.shape, value, path)
    elif isinstance(shape, (Row, Many)):
        entries = list_in(value, path)
        shapes = shape.shapes if isinstance(shape, Row) else [shape.shape] * len(entries)
        if len(entries) != len(shapes):
            raise FieldError(path, f"expected {len(shapes)}, found {len(entries)}")
        facts.numbers[path] = len(entries)
        for i, entry in enumerate(entries):
            _read(facts, shapes[i], entry, f"{path}[{i}]")
    elif isinstance(shape, Mapping):
        if not isinstance(value, dict):
            raise FieldError(path or "data", f"expected a table of fields, found {_kind(value)}")
        start = f"{path}." if path else ""
        for name, inner in shape.items():
            if name not in value and not isinstance(inner, Maybe):
                raise FieldError(start + name, "is missing")
            _read(facts, inner, value.get(name), start + name)
        for name in value:
            if name not in shape:
                raise FieldError(f"{start}{name}", "is not a field that belongs here")
    else:
        found = _value(shape, value, path)
        if isinstance(found, str):
            facts.texts[path] = found
        else:
            facts.numbers[path] = found


def _value(shape: "tuple[int, int] | list[str] | type[str] | type[bool] | Form", value: object, path: str) -> int | str:
    if isinstance(shape, tuple):
        low, high = shape
        return number_in(low, high, value, path)
    if isinstance(shape, list):
        text = text_in(value, path)
        if text not in shape:
            raise FieldError(path, f"'{text}' is not one of {', '.join(shape)}")
        return shape.index(text)
    if not isinstance(shape, type):
        return shape(value, path)
    if shape is str:
        return text_in(value, path)
    if not isinstance(value, bool):
        raise FieldError(path, f"expected true or false, found {_kind(value)}")
    return int(value)


def _kind(value: object) -> str:
    names = {NoneType: "nothing", bool: "true or false", list: "a list", dict: "a table"}
    if isinstance(value, str):
        return f"the text '{value[:40]}'"
    return names.get(type(value), f"the number {value}" if isinstance(value, int) else f"{value}")


# Functions that read a value ------------------------------------------------------------


def text_in(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise FieldError(path, f"expected a text, found {_kind(value)}")
    return value


def list_in(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise FieldError(path, f"expected a list, found {_kind(value)}")
    return value


def number_in(low: int, high: int, value: object, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise FieldError(path, f"expected a whole number, found {_kind(value)}")
    if not low <= value <= high:
        raise FieldError(path, f"expected a number from {low} to {high}, found {value}")
    return value


def packed(count: int, high: int, width: int) -> Form:
    """So many numbers in so many bits each."""

    def form(value: object, path: str) -> int:
        found = [number_in(0, high, number, path) for number in list_in(value, path)]
        if len(found) != count:
            raise FieldError(path, f"expected {count} numbers, found {len(found)}")
        return sum(number << width * i for i, number in enumerate(found))

    return form


def seats_of(seats: int) -> Callable[[object, str], int]:
    """Different seats, as a set of bits."""

    def form(value: object, path: str) -> int:
        found = [number_in(0, seats - 1, seat, path) for seat in list_in(value, path)]
        if len(set(found)) != len(found):
            raise FieldError(path, "names a seat twice")
        return sum(1 << seat for seat in found)

    return form


def bag(ones: Mapping[str, int], left: dict[str, int]) -> Form:
    """A list of ids as the sum of what each counts for. They are taken from what is left: none lies in two places."""

    def form(value: object, path: str) -> int:
        total = 0
        for entry in list_in(value, path):
            card = text_in(entry, path)
            if card not in ones:
                raise FieldError(path, f"'{card}' cannot be there")
            if left[card] == 0:
                raise FieldError(path, f"there is no more {card}: it lies elsewhere already")
            left[card] -= 1
            total += ones[card]
        return total

    return form


def text(parse: Callable[[str], Move]) -> Form:
    """What a text says by the rules of the game, a move for instance."""

    def form(value: object, path: str) -> int:
        try:
            return parse(text_in(value, path))
        except (NotationError, ValueError) as error:
            raise FieldError(path, str(error)) from None

    return form


def new_id(taken: set[str]) -> Form:
    """An id that nothing else has; from now on it is taken."""

    def form(value: object, path: str) -> str:
        new = text_in(value, path)
        if not new.replace("_", "").isalnum() or new != new.lower() or not new.isascii():
            raise FieldError(path, f"'{new}' must be lower-case letters, digits and underscores")
        if new in taken:
            raise FieldError(path, f"'{new}' stands for something else already")
        taken.add(new)
        return new

    return form


# Card files and positions ------------------------------------------------------------

PROVENANCES: Final = ["source", "reconstruction"]


def read_cards(data: Mapping[str, object], game: str, tables: Mapping[str, Shape]) -> Facts:
    """The tables of a card file, below its head. Its fingerprint is the text 'digest'."""
    facts = read(data, {"format": (1, 1), "game": [game], "name": str, **tables}, CardDataError)
    facts.texts["digest"] = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    return facts


def accept(game: Game[S, V], state: S, said: Facts, shape: Shape) -> S:
    """The position that was made of what is said, if it says the same, adds up, and everyone asked has an answer."""
    written = read(game.to_dict(state), shape, PositionError)
    for path, number in said.numbers.items():
        if number != UNSAID and written.numbers.get(path) != number:
            raise PositionError(path, f"expected {_shown(written, path)} here, found {_shown(said, path)}")
    require_sound(game, state)
    pending = game.pending(state)
    if pending == CHANCE_MASK and not game.chance(state):
        raise PositionError("phase", "there is nothing to be drawn")
    for seat in range(game.seats):
        if has(pending, seat) and len(game.legal_moves(state, seat)) == 0:
            raise PositionError("phase", f"seat {seat} has no possible answer")
    return state


def require_sound(game: Game[S, V], state: S) -> None:
    problem = game.check(state)
    if problem:
        field, _, problem = problem.partition(": ")
        raise PositionError(field, problem)


def _shown(facts: Facts, path: str) -> str:
    value = facts.said.get(path)
    return "nothing" if value is None else f"{value}"
