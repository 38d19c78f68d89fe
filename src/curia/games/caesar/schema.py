"""What Caesar & Cleopatra sends: views, tallies, events, refusals and questions."""

from typing import Final, Literal, TypeAlias, TypedDict

from curia.core.schema import BY_SEAT, CARD, CARDS, NUMBER, NUMBERS, QUESTION, SEAT, SUM, WORD, Schema, tells
from curia.games.caesar import phase
from curia.games.caesar.questions import QUESTIONS

Why: TypeAlias = Literal["nobody", "tie", "alone", "higher", "lower"]
"""What decides a vote: one side alone has cards, or the higher or lower sum wins."""


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
    gone: list[str]
    """The suffrage cards that have left the game (§5.15)."""
    seats: list[SeatData]


class MissionTally(TypedDict):
    group: str
    have: int
    need: int
    done: bool


class SideTally(TypedDict):
    """What lies before a group for one party."""

    total: int | None
    known: int
    """The sum of the cards that the viewer sees."""
    philosophers: int
    cards: int
    unknown: int
    room: int


class SeatTally(TypedDict):
    points: int | None
    open: int
    """The sum of the parts that everybody can count."""
    parts: dict[str, int | None]
    mission: MissionTally | None
    groups: list[SideTally]


class Verdict(TypedDict):
    winner: int | None
    why: Why


class GroupTally(TypedDict):
    group: str
    left: int
    of: int
    majority: int
    holder: int | None
    """The seat that has the majority for good."""
    verdict: Verdict | None
    """What a vote would decide as the cards lie; null if the viewer cannot see them all or nobody is left to win."""


class Tally(TypedDict):
    """What the viewer can add up."""

    seats: list[SeatTally]
    groups: list[GroupTally]


SCHEMA: Final = Schema(
    view=ViewData,
    tally=Tally,
    phases=phase.IDS,
    questions=tuple(question.id for question in QUESTIONS if question.answers),
    steps={
        "influence": ("place", "turn", "lay", "lay_second", "last_turn", "last_lay"),
        "manipulation": ("arrange", "manipulate", "veto", "strike", "castle"),
        "refill": ("refill",),
        "suffrage": ("suffrage",),
    },
    sealed=("arrange", "place"),
    paragraphs={
        "arrange": "2.8",
        "place": "2.11",
        "turn": "3.4",
        "lay": "4.1",
        "lay_second": "4.2",
        "manipulate": "9.1",
        "veto": "10.1",
        "strike": "9.18",
        "castle": "9.28",
        "refill": "5.1",
        "last_turn": "12.10",
        "last_lay": "12.11",
    },
    kinds={
        "seat": SEAT,
        "other": SEAT,
        "card": CARD,
        "cards": CARDS,
        "other_cards": CARDS,
        "group": CARD,
        "other_group": CARD,
        "suffrage": CARD,
        "reserve": WORD,
        "turn": NUMBER,
        "count": NUMBER,
        "other_count": NUMBER,
        "values": NUMBERS,
        "totals": BY_SEAT,
        "cards_0": SUM,
        "cards_1": SUM,
        "question": QUESTION,
    },
    events={
        "parties_drawn": tells("seat"),
        "mission_drawn": tells("seat", secret=("group",)),
        "arranging": tells("seat", "card", private=True),
        "arranged": tells("seat"),
        "placed": tells("seat", secret=("values",)),
        "last_turn": tells("seat"),
        "turn_skipped": tells("seat"),
        "turn_begins": tells("seat", "turn"),
        "discarded": tells("seat", "cards"),
        "nothing_discarded": tells("seat"),
        "laid_down": tells("seat", "group", secret=("card",)),
        "laid_up": tells("seat", "card", "group"),
        "no_room": tells("seat", "cards"),
        "vote_empty": tells("group"),
        "vote": tells("group", "cards_0", "cards_1", "totals"),
        "vote_tied": tells("group"),
        "vote_turned": tells("seat", "group"),
        "vote_won": tells("seat", "group"),
        "vote_discards": tells("seat", "group", "cards"),
        "group_closed": tells("group"),
        "orgy_leaves": tells(),
        "drew": tells("seat", "reserve", secret=("card",)),
        "suffrage_card": tells("suffrage"),
        "game_over": tells(),
        "mission_shown": tells("seat", "group"),
        "nothing_laid": tells("seat"),
        "assassination_played": tells("seat", "card", "group"),
        "spy_played": tells("seat"),
        "castling_played": tells("seat", "group", "other_group"),
        "courtesan_played": tells("seat", "group"),
        "wrath_played": tells("seat", "group"),
        "allowed": tells("seat"),
        "vetoed": tells("seat", "card"),
        "assassinated": tells("seat", "card", "group"),
        "spied": tells("seat", "other", secret=("cards",)),
        "struck": tells("seat", "other", "card"),
        "relaid": tells("seat", "group", "other_group", "count", "other_count", secret=("cards", "other_cards")),
        "unveiled": tells("seat", "group", "cards"),
        "wrath_discards": tells("seat", "group", "cards"),
    },
    refusals={
        "not-at-the-table": tells(),
        "game-over": tells(),
        "chance-first": tells(),
        "not-a-move": tells(),
        "chance-only": tells(),
        "already-answered": tells(),
        "others-turn": tells("other"),
        "nothing-to-let-pass": tells(),
        "veto-only-as-answer": tells(),
        "other-question": tells("question"),
        "not-to-arrange": tells(),
        "each-value-once": tells(),
        "no-veto-in-hand": tells(),
        "not-in-their-hand": tells(),
        "no-such-reserve": tells(),
        "must-lay-all": tells(),
        "second-face-up-too": tells(),
        "no-influence-in-hand": tells(),
        "no-room-anywhere": tells(),
        "must-lay": tells(),
        "laying-is-over": tells(),
        "laid-already": tells(),
        "not-influence": tells("card"),
        "not-in-hand": tells("card"),
        "group-closed": tells("group"),
        "five-of-your-own": tells("group"),
        "eight-there": tells("group"),
        "last-turn-face-up": tells(),
        "one-card-face-down": tells(),
        "two-need-two-places": tells(),
        "last-turn-is-active": tells(),
        "turn-is-active": tells(),
        "nothing-to-draw": tells(),
        "discard-at-least-one": tells(),
        "discard-own-cards": tells(),
        "relay-these-cards": tells(),
        "relay-five-at-most": tells(),
        "relay-eight-at-most": tells("group"),
        "one-manipulation": tells(),
        "not-in-between": tells(),
        "manipulation-not-in-hand": tells("card"),
        "spy-empty-hand": tells(),
        "assassinate-influence-only": tells(),
        "assassinate-hidden": tells("group", "card"),
        "assassinate-own": tells("group", "card"),
        "assassinate-not-there": tells("group", "card"),
        "castle-two-groups": tells(),
        "castle-own-cards": tells("group"),
        "courtesan-nothing-hidden": tells("group"),
        "wrath-nothing-there": tells("group"),
    },
)
