"""A position of Habemus Papam."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.game import State
from curia.core.types import CHANCE_MASK
from curia.games.habemus.card_data import Cards
from curia.games.habemus.cards import CAMERLENGO_ONE, NO_CARD, NO_ORDER, Bag

# Phases: what is asked now.
DRAW_CAMERLENGO: Final = 0
DEAL_ORDERS: Final = 1
TURN_CARDINAL: Final = 2
TURN_POLITICS: Final = 3
TURN_ACTION: Final = 4
KEEP_ORDER: Final = 5
PLAY_ACTION: Final = 6
BRIBING: Final = 7
SWAPPING: Final = 8
BIDDING: Final = 9
BIDDING_LAST: Final = 10
TAKING: Final = 11
EXCLUDING: Final = 12
PAYING: Final = 13
BURYING: Final = 14
OVER: Final = 15

PHASE_IDS: Final = [
    "draw_camerlengo",
    "deal_orders",
    "turn_cardinal",
    "turn_politics",
    "turn_action",
    "keep_order",
    "play_action",
    "bribe",
    "swap",
    "bid",
    "bid_last",
    "take",
    "exclude",
    "pay",
    "bury",
    "over",
]

NO_ANSWER: Final = -1
NO_BID: Final = -1


@final
class HabemusState(State):
    """Every fact of a position. The lists go by seat."""

    def __init__(
        self,
        tableau: vec[i64],
        hand: vec[i64],
        gems: vec[i64],
        gold: vec[i64],
        orders: vec[i64],
        discarded: vec[i64],
        answers: vec[i64],
        played: vec[i64],
        bids: vec[i64],
    ) -> None:
        self.tableau: Final = tableau
        self.hand: Final = hand
        self.gems: Final = gems
        self.gold: Final = gold
        self.orders: Final = orders
        """Bags of orders."""
        self.discarded: Final = discarded
        """The order given up at Black Smoke, or NO_ORDER."""
        self.answers: Final = answers
        """Sealed answers that wait for the others, or NO_ANSWER."""
        self.played: Final = played
        """The action card of this round, or NO_CARD; it is in `gone` or back in the hand."""
        self.bids: Final = bids
        """What the open bid of this round is worth, or NO_BID."""
        self.phase: i64 = DRAW_CAMERLENGO
        self.asked: i64 = CHANCE_MASK
        self.round: i64 = 0
        self.camerlengo: i64 = 0
        self.step: i64 = 0
        """How far the deal, the actions or the taking have come."""
        self.taking: i64 = 0
        """The order of taking, four bits for each seat, the first one lowest."""
        self.black_round: i64 = 0
        """The round of Black Smoke; 0 before it."""
        self.last_round: i64 = 0
        """The round of White Smoke; 0 before it."""
        self.deck: Bag = 0
        """What is left of the three decks, the smokes apart."""
        self.display: Bag = CAMERLENGO_ONE
        self.gone: Bag = 0
        """Cards that left the game in the open."""
        self.order_deck: i64 = 0

    def key(self) -> list[int]:
        key = [
            self.phase,
            self.asked,
            self.round,
            self.camerlengo,
            self.step,
            self.taking,
            self.black_round,
            self.last_round,
            self.deck,
            self.display,
            self.gone,
            self.order_deck,
        ]
        for column in (
            self.tableau,
            self.hand,
            self.gems,
            self.gold,
            self.orders,
            self.discarded,
            self.answers,
            self.played,
            self.bids,
        ):
            key.extend(column)
        return [int(number) for number in key]


def new_state(seats: i64, cards: Cards) -> HabemusState:
    """Everything laid out, before the first Camerlengo is drawn."""
    state = HabemusState(
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, cards.start_gems),
        filled(seats, cards.start_gold),
        filled(seats, 0),
        filled(seats, NO_ORDER),
        filled(seats, NO_ANSWER),
        filled(seats, NO_CARD),
        filled(seats, NO_BID),
    )
    state.deck = cards.full - CAMERLENGO_ONE
    state.order_deck = cards.all_orders
    return state


def copy_state(state: HabemusState) -> HabemusState:
    copy = HabemusState(
        state.tableau[:],
        state.hand[:],
        state.gems[:],
        state.gold[:],
        state.orders[:],
        state.discarded[:],
        state.answers[:],
        state.played[:],
        state.bids[:],
    )
    copy.phase = state.phase
    copy.asked = state.asked
    copy.round = state.round
    copy.camerlengo = state.camerlengo
    copy.step = state.step
    copy.taking = state.taking
    copy.black_round = state.black_round
    copy.last_round = state.last_round
    copy.deck = state.deck
    copy.display = state.display
    copy.gone = state.gone
    copy.order_deck = state.order_deck
    return copy


def filled(seats: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(seats)])
