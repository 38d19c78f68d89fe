"""How a game declares what leaves its engine: its views and sums as typed dictionaries, its events and refusals as tables.

From this one declaration come the types of the web client and of `curia.client`, the page for bot authors, what
sentences do with the facts they are told, and the tests that nothing is missing. A law of the contract holds what is
really sent against it. What is declared here is data: no rule reads it."""

from typing import Final, TypeAlias

Kind: TypeAlias = str
"""What a fact in an event or a refusal is, and so how it is said."""

SEAT: Final = "seat"
SEATS: Final = "seats"
CARD: Final = "card"
"""An id of the card data; '' for none."""
CARDS: Final = "cards"
SUM: Final = "sum"
"""Cards of one side whose values add up; the name of the fact ends with the seat whose side it is."""
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
BY_SEAT: Final = "by-seat"
"""A number for each seat."""
TOKENS: Final = "tokens"
"""Pieces of one letter each, written side by side."""
MOVE: Final = "move"
"""A written answer."""
QUESTION: Final = "question"
"""The id of a question."""
WORD: Final = "word"
"""One of a few ids that sentences tell apart."""


class Facts:
    """What an event or a refusal tells, by the names of its arguments: what everybody learns, what only those learn whom
    it concerns, and which of all these may be missing. Of a private event the others do not even learn that it was."""

    def __init__(self, public: tuple[str, ...], secret: tuple[str, ...], optional: tuple[str, ...], private: bool) -> None:
        self.public = public
        self.secret = secret
        self.optional = optional
        self.private = private


def tells(*public: str, secret: tuple[str, ...] = (), optional: tuple[str, ...] = (), private: bool = False) -> Facts:
    return Facts(public, secret, optional, private)


class Part:
    """Part of a list that one argument of a sentence sums up: the cards of an argument, or the number in it said by a
    message. It is left out where the argument `unless` tells the same more exactly."""

    def __init__(self, argument: str, message: str = "", unless: str = "") -> None:
        self.argument = argument
        self.message = message
        self.unless = unless


class Schema:
    """What one game sends. `kinds` says of every argument of events and refusals what it is; `lists` are arguments of
    sentences that sum several of them up ('Imola, 2 hand cards and 20 ducats')."""

    def __init__(
        self,
        view: type,
        standing: type,
        kinds: dict[str, Kind],
        events: dict[str, Facts],
        refusals: dict[str, Facts],
        lists: dict[str, list[Part]],
    ) -> None:
        self.view = view
        self.standing = standing
        self.kinds = kinds
        self.events = events
        self.refusals = refusals
        self.lists = lists
