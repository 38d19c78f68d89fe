"""How a game declares what leaves its engine: its views and tallies as typed dictionaries, its events, refusals and
questions as tables.

From this one declaration come the types of the web client and of `curia.client`, the page for bot authors, what
sentences do with the facts they are told, and the tests that nothing is missing. A law of the contract holds what is
really sent against it. What is declared here is data: no rule reads it."""

from typing import Final, TypeAlias

Kind: TypeAlias = str
"""What a fact is, in an event, a refusal or on a card, and so how it is said."""

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
TERM: Final = "term"
"""On a card: an id whose name is the message `<fact>-<id>`; '' for none."""
PAIR: Final = "pair"
"""The same; and the cards that share it belong together."""

KINDS: Final = {
    SEAT: "the number of a seat",
    SEATS: "numbers of seats",
    CARD: "the id of a card",
    CARDS: "ids of cards",
    SUM: "ids of the cards of one seat, whose number the name ends with",
    NUMBER: "a number",
    NUMBERS: "numbers",
    BY_SEAT: "a number for each seat",
    TOKENS: "pieces of one letter each, side by side",
    MOVE: "a move, as it is written",
    QUESTION: "the kind of a question",
    WORD: "one of a few words",
    TERM: "an id that has a name",
    PAIR: "an id that has a name, and pairs cards",
}
"""Every kind in words, for the page that bot authors read."""
LISTS: Final = (SEATS, CARDS, SUM, NUMBERS, BY_SEAT)
"""The kinds that are lists; the others are one number or text."""
TEXTS: Final = (CARD, CARDS, SUM, TOKENS, MOVE, QUESTION, WORD, TERM, PAIR)
"""The kinds that are texts; the others are numbers."""


class Facts:
    """What an event or a refusal tells, by the names of its arguments: what everybody learns, what only those learn
    whom it concerns, and which of all these may be missing. Of a private event the others learn nothing at all.

    `kinds` is for arguments that mean here something else than in the game's other events."""

    def __init__(
        self,
        public: tuple[str, ...],
        secret: tuple[str, ...],
        optional: tuple[str, ...],
        private: bool,
        kinds: dict[str, Kind],
    ) -> None:
        self.public = public
        self.secret = secret
        self.optional = optional
        self.private = private
        self.kinds = kinds


def tells(
    *public: str,
    secret: tuple[str, ...] = (),
    optional: tuple[str, ...] = (),
    private: bool = False,
    kinds: dict[str, Kind] | None = None,
) -> Facts:
    """`optional` names some of the others."""
    return Facts(public, secret, optional, private, kinds or {})


class Part:
    """Part of a list that one argument of a sentence sums up: the cards of an argument, or the number in it said by a
    message. It is left out where the argument `unless` tells the same more exactly."""

    def __init__(self, argument: str, message: str = "", unless: str = "") -> None:
        self.argument = argument
        self.message = message
        self.unless = unless


class Summary:
    """An argument of sentences that sums several of an event up ('Imola, 2 hand cards and 20 ducats'), and the message
    that says that there is nothing."""

    def __init__(self, parts: list[Part], nothing: str) -> None:
        self.parts = parts
        self.nothing = nothing


class Schema:
    """What one game sends."""

    def __init__(
        self,
        view: type,
        tally: type,
        phases: list[str],
        questions: tuple[str, ...],
        kinds: dict[str, Kind],
        events: dict[str, Facts],
        refusals: dict[str, Facts],
        card_facts: dict[str, Kind] | None = None,
        summaries: dict[str, Summary] | None = None,
        same: dict[str, str] | None = None,
        surnames: tuple[str, ...] = (),
        seat_cards: str = "",
        tokens: str = "",
        stand_ins: tuple[str, ...] = (),
        steps: dict[str, tuple[str, ...]] | None = None,
        sealed: tuple[str, ...] = (),
        paragraphs: dict[str, str] | None = None,
    ) -> None:
        self.view = view
        """The typed dictionary of `Game.view_json`."""
        self.tally = tally
        """That of `Game.tally`."""
        self.phases = phases
        """All values of a view's `phase`: who is asked something, chance or a seat, or the end."""
        self.questions = questions
        """Those in which seats are asked: the kinds of their questions."""
        self.kinds = kinds
        """What each argument of events and refusals is."""
        self.events = events
        self.refusals = refusals
        self.card_facts = card_facts or {}
        """Which facts of the cards are said otherwise than as they are. A number that is not on a card is 0."""
        self.summaries = summaries or {}
        self.same = same or {}
        """Arguments that may tell the same as another one: of them, sentences learn whether they do."""
        self.surnames = surnames
        """Kinds of cards that are called by the last word of their names where there is little room."""
        self.seat_cards = seat_cards
        """The kind of the cards that stand for the seats, in their order; '' if there are none."""
        self.tokens = tokens
        """The letters of all pieces."""
        self.stand_ins = stand_ins
        """What can stand where cards are named without being one: 'any death'."""
        self.steps = steps or {}
        """The steps of a round or turn as a table shows them, in order, each with the phases that belong to it."""
        self.sealed = sealed
        """The questions to all seats, whose answers lie before them in sealed letters until the last one is given."""
        self.paragraphs = paragraphs or {}
        """Of phases: the paragraph of the rules that tells most about what is asked."""

    def kind(self, facts: Facts, argument: str) -> Kind:
        return facts.kinds.get(argument, self.kinds[argument])
