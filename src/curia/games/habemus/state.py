"""A position of Habemus Papam."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.game import State
from curia.core.types import CHANCE_MASK
from curia.games.habemus import cards, moves, phase
from curia.games.habemus.card_data import Cards
from curia.games.habemus.cards import Bag


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
        """The order given up at Black Smoke, or `cards.NO_ORDER`."""
        self.answers: Final = answers
        """Sealed answers that wait for the others, or `moves.NO_ANSWER`."""
        self.played: Final = played
        """The action card of this round, or `cards.NO_CARD`; it is in `gone` or back in the hand."""
        self.bids: Final = bids
        """What the open bid of this round is worth, or `moves.NO_BID`."""
        self.phase: i64 = phase.DRAW_CAMERLENGO
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
        self.display: Bag = cards.CAMERLENGO_ONE
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


def new_state(seats: i64, printed: Cards) -> HabemusState:
    """Everything laid out, before the first Camerlengo is drawn."""
    state = HabemusState(
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, printed.start_gems),
        filled(seats, printed.start_gold),
        filled(seats, 0),
        filled(seats, cards.NO_ORDER),
        filled(seats, moves.NO_ANSWER),
        filled(seats, cards.NO_CARD),
        filled(seats, moves.NO_BID),
    )
    state.deck = printed.full - cards.CAMERLENGO_ONE
    state.order_deck = printed.all_orders
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
