"""What Caesar & Cleopatra sends: views, sums, events and refusals."""

from typing import Final, Literal, TypedDict

from curia.core.schema import BY_SEAT, CARD, CARDS, NUMBER, NUMBERS, QUESTION, SEAT, SUM, WORD, Schema, tells


class HiddenCard(TypedDict):
    """A card that lies face down."""

    group: str
    pool: int
    """Cards of one pool came to lie there in the same way; who castles makes new pools."""
    turn: int
    """The turn in which it was laid."""
    card: str | None


class PoolData(TypedDict):
    """Cards that are certainly among those of some pools."""

    pools: list[int]
    known: list[str]


class SeatData(TypedDict):
    """What the viewer may know of a party; null is what it may not. Lists of five go by group."""

    hand: list[str] | None
    influence_in_hand: int
    manipulation_in_hand: int
    influence_left: int
    """Cards in the reserve."""
    manipulation_left: int
    order: list[str] | None
    """The manipulation reserve, the next card first."""
    mission: str | None
    answered: bool
    """A sealed answer waits for that of the other party."""
    answer: str | None
    """The own sealed answer, as a move."""
    discard: list[str]
    taken: list[int]
    """Patricians won, by group."""
    up: list[list[str]]
    down: list[list[str] | None]
    hidden_count: list[int]
    """Cards that lie face down, by group."""
    hidden: list[HiddenCard]
    known: list[str]
    """Influence cards that are certainly in the hand or face down."""
    seen_manipulation: list[str]
    """Manipulation cards that are certainly in the hand."""
    pools: list[PoolData]


class ViewData(TypedDict):
    """A position as one party sees it; null is what it may not know. Lists of five go by group."""

    game: Literal["caesar"]
    seat: int
    phase: str
    asked: list[int]
    cleopatra: int
    active: int
    turn: int
    manipulated: bool
    """A manipulation card was played in this turn."""
    passive: bool
    """The turn before this one was passive."""
    last: bool
    """It is the last turn."""
    played: str | None
    """The manipulation card that has been played and has not taken effect yet, as a move."""
    patricians: list[int]
    """Left in the forum."""
    suffrage: list[str]
    suffrage_discard: list[str]
    seats: list[SeatData]


class MissionData(TypedDict):
    group: str
    have: int
    need: int
    done: bool


class SideData(TypedDict):
    """What lies before a group for one party."""

    total: int | None
    known: int
    """The sum of the cards that the viewer sees."""
    philosophers: int
    cards: int
    unknown: int
    room: int


class SeatSums(TypedDict):
    points: int | None
    open: int
    """The sum of the parts that everybody can count."""
    parts: dict[str, int | None]
    mission: MissionData | None
    groups: list[SideData]


class Verdict(TypedDict):
    winner: int | None
    why: Literal["nobody", "tie", "alone", "higher", "lower"]


class GroupData(TypedDict):
    group: str
    left: int
    of: int
    majority: int
    holder: int | None
    """The seat that has the majority for good."""
    verdict: Verdict | None
    """What a vote would decide as the cards lie; null if the viewer cannot see them all."""


class Sums(TypedDict):
    """What the viewer can add up."""

    seats: list[SeatSums]
    groups: list[GroupData]


SCHEMA: Final = Schema(
    view=ViewData,
    standing=Sums,
    kinds={
        "seat": SEAT,
        "other": SEAT,
        "card": CARD,
        "other_card": CARD,
        "cards": CARDS,
        "group": CARD,
        "other_group": CARD,
        "suffrage": CARD,
        "reserve": WORD,
        "turn": NUMBER,
        "number": NUMBER,
        "values": NUMBERS,
        "totals": BY_SEAT,
        "cards_0": SUM,
        "cards_1": SUM,
        "question": QUESTION,
    },
    events={},
    refusals={},
    lists={},
)
