"""What Comitia sends: views, tallies, events, refusals and questions."""

from typing import Final, Literal, TypedDict

from curia.core.schema import BY_SEAT, CARD, NUMBER, SEAT, Schema, tells
from examples.minimal_game.state import PHASES


class SeatData(TypedDict):
    """What the viewer may know of a seat."""

    patron: str | None
    """The subject that the patron cares for; null for who may not know it."""
    carried: list[str]
    votes: list[int]
    """Those that are left, the one of this round among them."""
    vote: int | None
    """The one of this round; null if there is none, or it lies face down."""
    voted: bool


class ViewData(TypedDict):
    """A position as one seat sees it."""

    game: Literal["comitia"]
    phase: str
    asked: list[int]
    seat: int | None
    """Null for a spectator."""
    round: int
    motion: str | None
    """The one that is voted on."""
    deck: list[str]
    """The motions that are still to come."""
    fallen: list[str]
    seats: list[SeatData]


class SeatTally(TypedDict):
    points: int | None
    parts: dict[str, int | None]
    open: int
    """The sum of the parts that everybody can count."""


class Tally(TypedDict):
    """What the viewer can add up."""

    seats: list[SeatTally]


SCHEMA: Final = Schema(
    view=ViewData,
    tally=Tally,
    phases=list(PHASES),
    questions=("vote", "decide"),
    kinds={"seat": SEAT, "card": CARD, "round": NUMBER, "number": NUMBER, "numbers": BY_SEAT},
    events={
        "patron_dealt": tells("seat", secret=("card",)),
        "turned_up": tells("round", "card"),
        "voted": tells("seat"),
        "counted": tells("numbers"),
        "fell": tells("card"),
        "carried": tells("seat", "card"),
        "shelved": tells("seat", "card"),
    },
    refusals={
        "not-your-turn": tells(),
        "carry-or-shelve": tells(),
        "vote-is-cast": tells("number"),
        "cast-a-vote": tells(),
    },
    card_facts={"subject": CARD},
)
