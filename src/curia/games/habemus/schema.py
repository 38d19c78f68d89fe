"""What Habemus Papam sends: views, tallies, events, refusals and questions."""

from typing import Final, Literal, TypeAlias, TypedDict

from curia.core.schema import CARD, CARDS, MOVE, NUMBER, PAIR, QUESTION, SEAT, SEATS, TERM, TOKENS, Schema, tells
from curia.games.habemus import phase
from curia.games.habemus.questions import QUESTIONS

Unit: TypeAlias = Literal["coats", "leaders", "cards"]


class SeatData(TypedDict):
    """What the viewer may know of a seat; null is what it may not."""

    tableau: list[str]
    hand: list[str] | None
    gems: str | None
    """Letters of gems: D diamond, R ruby, S sapphire, A amber."""
    gold: int | None
    orders: list[str] | None
    discarded: str | None
    """The order given up at Black Smoke."""
    answered: bool
    """A sealed answer waits for those of the others."""
    answer: str | None
    """The own sealed answer, as a move."""
    played: str | None
    """The action card that lies open this round."""
    bid: str | None
    """The bid that lies open this round."""


class ViewData(TypedDict):
    """A position as one seat sees it; null is what it may not know."""

    game: Literal["habemus"]
    seat: int
    phase: str
    asked: list[int]
    round: int
    camerlengo: int
    black_smoke: int
    """The round in which it rose, 0 before."""
    white_smoke: int
    taking: list[int]
    """The seats in the order of taking."""
    display: list[str]
    gone: list[str]
    """Cards that left the game in the open."""
    cardinals_left: int
    politics_left: int
    actions_left: int
    unused_orders: list[str] | None
    seats: list[SeatData]


class OrderData(TypedDict):
    """How far an order is fulfilled."""

    order: str
    votes: int
    unit: Unit
    have: int
    need: int
    done: bool
    of: dict[str, list[int]]
    """By faction, 'leaders' or card: how many there are, and how many it takes."""


class OfferData(TypedDict):
    """What a card on offer would bring the seat that is asked to take, as far as it can know."""

    card: str
    votes: int
    """So many more, if the game ended then."""
    gold: int
    """At once; less than nothing if it is paid."""
    gems: str
    """At once."""
    smoke_gold: int
    """At Black Smoke, so many more."""
    price: int
    """Gold for one vote, then."""
    partners: list[str]
    """The own cards with which it has an Old Boys' vote."""
    orders: list[OrderData]
    """The own orders that come nearer, as they then are."""
    victims: list[str]
    """One of them leaves the game."""
    is_lost: bool
    """It leaves the game, because it cannot be paid."""


class SeatTally(TypedDict):
    points: int | None
    open: int
    """The sum of the parts that everybody can count."""
    parts: dict[str, int | None]
    coats: dict[str, int]
    """By faction."""
    leaders: int
    oldest: int
    pairs: list[str]
    """The symbols of the Old Boys that are there in pairs."""
    price: int
    """Gold for one vote at the end."""
    felipe_gold: int
    gold_at_end: int | None
    orders: list[OrderData] | None
    offers: list[OfferData]
    """While it is asked which card it takes."""


class Tally(TypedDict):
    """What the viewer can add up."""

    seats: list[SeatTally]
    cardinal_deck: int
    """Its cards, the smokes too."""
    smokes: dict[str, list[int]]
    """By smoke that has not risen: the first and the last round in which it still can."""


SCHEMA: Final = Schema(
    view=ViewData,
    tally=Tally,
    phases=phase.IDS,
    questions=tuple(question.id for question in QUESTIONS if question.answers),
    steps={
        "reveal": ("draw_camerlengo", "deal_orders", "turn_cardinal", "turn_politics", "turn_action", "keep_order"),
        "actions": ("play_action", "bribe", "swap"),
        "bids": ("bid", "bid_last"),
        "taking": ("take", "exclude", "pay", "bury"),
    },
    sealed=("keep_order", "play_action", "bid"),
    paragraphs={question.id: question.rule for question in QUESTIONS if question.answers} | {"play_action": "4.1"},
    kinds={
        "seat": SEAT,
        "other": SEAT,
        "owner": SEAT,
        "other_owner": SEAT,
        "seats": SEATS,
        "card": CARD,
        "other_card": CARD,
        "cards": CARDS,
        "order": CARD,
        "orders": CARDS,
        "kept": CARDS,
        "discarded": CARD,
        "gems": TOKENS,
        "value": TOKENS,
        "own": TOKENS,
        "gold": NUMBER,
        "round": NUMBER,
        "answer": MOVE,
        "question": QUESTION,
    },
    events={
        "camerlengo_drawn": tells("seat"),
        "order_dealt": tells("seat", secret=("order",)),
        "round_begins": tells("round", "seat"),
        "turned_up": tells("card"),
        "black_smoke": tells(),
        "black_smoke_gold": tells("seat", "gold"),
        "orders_discarded": tells(),
        "white_smoke": tells(),
        "all_turned_up": tells("cards"),
        "answered": tells("seat", secret=("answer",)),
        "no_actions": tells(),
        "action_revealed": tells("seat", "card"),
        "gained": tells("seat", "gold", "card"),
        "gold_taken": tells("seat", "other", "gold", "card"),
        "bribe_no_target": tells("seat", "card"),
        "bribe_too_poor": tells("seat", "card"),
        "swap_no_pair": tells("seat", "card"),
        "bribed": tells("seat", "other", "gold", "card"),
        "swapped": tells("seat", "card", "owner", "other_card", "other_owner"),
        "declined": tells("seat", "card"),
        "bid_revealed": tells("seat", "gems", "value"),
        "taking_order": tells("seats"),
        "took": tells("seat", "card"),
        "became_camerlengo": tells("seat", "gems", "gold"),
        "excluded": tells("seat", "other", "card"),
        "nobody_excluded": tells("seat"),
        "squadrone_paid": tells("seat", "gold"),
        "squadrone_too_poor": tells("seat", "gold"),
        "squadrone_declined": tells("seat", "gold"),
        "died": tells("seat", "other", "card"),
        "nobody_died": tells("seat"),
        "left_over": tells("cards"),
        "game_over": tells(),
        "orders_shown": tells("seat", "kept", "discarded"),
        "orders_unused": tells("orders"),
    },
    refusals={
        "not-at-the-table": tells(),
        "game-over": tells(),
        "chance-first": tells(),
        "chance-only": tells(),
        "not-a-move": tells(),
        "other-question": tells("question"),
        "already-answered": tells(),
        "not-your-order": tells("order"),
        "not-an-action-card": tells(),
        "not-in-hand": tells("card"),
        "others-action": tells("other"),
        "three-gems-at-most": tells("gems"),
        "two-gems-at-most": tells("gems"),
        "not-your-gems": tells("gems", "own"),
        "bid-is-open": tells(),
        "bid-last-waits": tells(),
        "three-rubies-bid": tells(),
        "others-turn-to-take": tells("other"),
        "not-a-card-to-take": tells(),
        "not-in-display": tells("card"),
        "camerlengo-taken": tells(),
        "others-card": tells("other"),
        "must-exclude": tells(),
        "exclude-leader": tells("card"),
        "exclude-own": tells("card"),
        "exclude-friend-of-felipe": tells("card", "other"),
        "exclude-chigi": tells("card"),
        "bury-not-oldest": tells("card"),
        "bury-own": tells("card"),
        "bury-chigi": tells("card"),
        "cannot-pay": tells("gold"),
        "bribe-own": tells("card"),
        "bribe-leader": tells("card"),
        "bribe-chigi": tells("card"),
        "in-no-tableau": tells("card"),
        "wrong-owner": tells("card", "other"),
        "not-a-person": tells(),
        "swap-same-tableau": tells(),
        "swap-leader": tells("card"),
        "swap-chigi": tells("card"),
        "swap-chigi-of-other": tells("card"),
    },
    card_facts={"faction": TERM, "symbol": PAIR},
    same={"value": "gems"},
    surnames=("cardinal", "late_cardinal", "leader"),
    tokens="DRSA",
)
