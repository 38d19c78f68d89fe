"""The words that every layer uses, each for one thing."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Seat: TypeAlias = i64
"""A place at the table, 0..n-1, or one of the two that are nobody's place: CHANCE and OBSERVER."""

SeatMask: TypeAlias = i64
"""A set of seats, one bit each."""

Move: TypeAlias = i64
"""An answer to a question. Games pack what it says into the bits; `move_text` reads it."""

NO_MOVE: Final = -1
"""No answer: packed moves are never below 0."""

Moves: TypeAlias = "vec[i64]"
"""A list of moves that needs no boxing in compiled code."""

Json: TypeAlias = "bool | int | str | Sequence[Json] | Mapping[str, Json] | None"

Arg: TypeAlias = "int | str | list[int] | list[str]"
"""A fact inside an event or a refusal: a number, an id from the card data, or several of them."""

MAX_SEATS: Final = 6
CHANCE: Final = 8
"""The seat that answers for the dice: its moves are drawn with exact weights."""
CHANCE_MASK: Final = 256
OBSERVER: Final = 9
"""The seat of a spectator: it sees the least."""
