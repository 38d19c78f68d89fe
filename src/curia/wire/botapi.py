"""What programs are told that play a seat: the token of a seat, and the lines that a local program reads."""

from typing import TypeAlias

from msgspec import Raw, Struct

from curia.wire.events import EventItem
from curia.wire.play import OutcomeItem, Question, Refused


class SeatToken(Struct):
    """With the token a program speaks for the seat. It is shown only once; making another one ends it."""

    token: str
    table: str
    seat: int


class Start(Struct, tag="start", tag_field="type"):
    """The first line to a local program: which game it plays, and where."""

    game: str
    options: dict[str, str]
    names: list[str]
    """Who plays, by seat."""
    seat: int
    """The program's own."""


class Ask(Struct, tag="ask", tag_field="type"):
    """A question to a local program. It answers with one of the moves, alone on a line."""

    question: Question
    view: Raw
    """What its seat may know."""
    events: list[EventItem]
    """What its seat has seen since the question before."""


class Over(Struct, tag="over", tag_field="type"):
    """The last line to a local program."""

    outcome: OutcomeItem


LocalLine: TypeAlias = Start | Ask | Refused | Over
"""After `Refused` the program answers the same question again."""
