"""What games and tables declare, as far as a client needs it to put into words what happens."""

from typing import Final

from msgspec import Struct

from curia.catalog import METAS, load_game, schema
from curia.core.schema import NUMBER, SEAT, WORD, Facts, Kind, Summary, tells
from curia.wire.events import EventArg

TABLE_KINDS: Final[dict[str, Kind]] = {
    "seat": SEAT,
    "other": SEAT,
    "number": NUMBER,
    "what": WORD,
    "level": WORD,
    "why": WORD,
    "reason": WORD,
}
"""What the arguments of the table's own events are."""
TABLE_EVENTS: Final[dict[str, Facts]] = {
    "table.started": tells(),
    "table.restarted": tells(),
    "table.bot_in": tells("seat", "level", "why"),
    "table.back": tells("seat"),
    "table.conceded": tells("seat", "why"),
    "table.ended": tells("reason"),
    "table.paused": tells(),
    "table.resumed": tells(),
    "table.proposed": tells("seat", "what", "number", "other", optional=("other",)),
    "table.agreed": tells("seat", "number"),
    "table.declined": tells("seat", "number"),
    "table.took_back": tells("seat", "number"),
    "table.undone": tells("seat", "number"),
}
"""The table's own events, as games declare theirs."""


class SummaryPart(Struct):
    """The cards of an argument, or the number in it said by a message; left out where `unless` tells it better."""

    argument: str
    message: str
    unless: str


class SummaryItem(Struct):
    """An argument of sentences that sums several of an event up, and the message that says that there is nothing."""

    parts: list[SummaryPart]
    nothing: str


class GameSchema(Struct):
    """The cards of a game, and what the arguments of its events are."""

    cards: dict[str, dict[str, EventArg]]
    """What is printed on each card, by its id."""
    kinds: dict[str, str]
    """What each argument of events and refusals is: seat, card, number …"""
    card_facts: dict[str, str]
    """The kinds of those facts of cards that are not said as they are."""
    summaries: dict[str, SummaryItem]
    same: dict[str, str]
    """Arguments that may tell the same as another one."""
    seat_cards: str
    """The kind of cards that the seats stand for, in their order; empty where they stand for none."""
    surnames: list[str]
    """Kinds of cards that are called by the last word of their names."""
    tokens: str
    """The letters of all pieces that are written side by side."""
    steps: dict[str, list[str]]
    """The steps of a round or turn, in order, each with the phases that belong to it."""
    sealed: list[str]
    """The questions to all seats, whose answers lie before them in sealed letters until the last one is given."""
    private: list[str]
    """The events of which only those learn whom they concern."""
    paragraphs: dict[str, str]
    """Of phases: the paragraph of the rules that tells most about what is asked."""


def game_schema(name: str) -> GameSchema:
    """That of a game with the card data of the box; OptionError if there is no such game."""
    declared = schema(name)
    return GameSchema(
        cards=load_game(name, METAS[name].max_seats).card_facts(),
        kinds={**TABLE_KINDS, **declared.kinds},
        card_facts=declared.card_facts,
        summaries={argument: _item(summary) for argument, summary in declared.summaries.items()},
        same=declared.same,
        seat_cards=declared.seat_cards,
        surnames=list(declared.surnames),
        tokens=declared.tokens,
        steps={step: list(phases) for step, phases in declared.steps.items()},
        sealed=list(declared.sealed),
        private=[name for name, facts in declared.events.items() if facts.private],
        paragraphs=declared.paragraphs,
    )


def _item(summary: Summary) -> SummaryItem:
    parts = [SummaryPart(part.argument, part.message, part.unless) for part in summary.parts]
    return SummaryItem(parts, summary.nothing)
