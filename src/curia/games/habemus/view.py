"""What a seat of Habemus Papam may know, and positions that fit it.

Behind the screens lie gems, gold and action cards. Every change of them is public, so a perfect memory knows them; the
orders, sealed answers and the decks are truly secret until the end.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.game import View
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.habemus.cards import (
    ACTIONS,
    CAMERLENGO_ONE,
    CARDINALS,
    HAND_ACTIONS,
    NO_ORDER,
    ONE,
    ORDER_COUNT,
    POLITICS,
    order_number,
    order_one,
    pick,
    pick_order,
    size,
)
from curia.games.habemus.config import Config
from curia.games.habemus.effects import bribe_cost
from curia.games.habemus.legal import legal_moves
from curia.games.habemus.state import BRIBING, NO_ANSWER, OVER, HabemusState, filled

HIDDEN: Final = -1


@final
class HabemusView(View):
    """A position as one seat sees it. The lists go by seat; HIDDEN stands for what it may not know."""

    def __init__(
        self,
        seat: Seat,
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
        self.seat = seat
        self.tableau = tableau
        self.hand = hand
        self.gems = gems
        self.gold = gold
        self.orders = orders
        self.discarded = discarded
        """The order given up, NO_ORDER if none is yet."""
        self.answers = answers
        """The own sealed answer; NO_ANSWER for all others."""
        self.played = played
        self.bids = bids
        self.answered: i64 = 0
        """Who has given a sealed answer that waits for the others."""
        self.phase: i64 = 0
        self.asked: i64 = 0
        self.round: i64 = 0
        self.camerlengo: i64 = 0
        self.step: i64 = 0
        self.taking: i64 = 0
        self.black_round: i64 = 0
        self.last_round: i64 = 0
        self.display: i64 = 0
        self.gone: i64 = 0
        self.cardinals_left: i64 = 0
        self.politics_left: i64 = 0
        self.actions_left: i64 = 0
        self.orders_dealt: i64 = 0
        """How many orders have been dealt in all."""
        self.unused_orders: i64 = HIDDEN


def make_view(config: Config, state: HabemusState, seat: Seat, memory: bool) -> HabemusView:
    over = state.phase == OVER
    screens = over or memory or config.open_screens
    view = HabemusView(
        seat,
        state.tableau[:],
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, NO_ANSWER),
        state.played[:],
        state.bids[:],
    )
    unused = config.cards.all_orders - state.order_deck
    for order in range(ORDER_COUNT):
        view.orders_dealt += order_number(unused, order)
    for other in range(config.seats):
        if screens or other == seat:
            view.hand[other] = state.hand[other]
            view.gems[other] = state.gems[other]
            view.gold[other] = state.gold[other]
        if over or other == seat:
            view.orders[other] = state.orders[other]
        if over or other == seat or state.discarded[other] == NO_ORDER:
            view.discarded[other] = state.discarded[other]
        if state.answers[other] != NO_ANSWER:
            view.answered |= bit(other)
            if other == seat:
                view.answers[other] = state.answers[other]
    view.phase = state.phase
    view.asked = state.asked
    view.round = state.round
    view.camerlengo = state.camerlengo
    view.step = state.step
    view.taking = state.taking
    view.black_round = state.black_round
    view.last_round = state.last_round
    view.display = state.display
    view.gone = state.gone
    view.cardinals_left = popcount(state.deck & CARDINALS)
    view.politics_left = size(state.deck & POLITICS)
    view.actions_left = size(state.deck & ACTIONS)
    if over:
        view.unused_orders = state.order_deck
    return view


def determinize(config: Config, view: HabemusView, rng: Rng) -> HabemusState:
    """A position that the seat cannot tell from the true one: what it does not know is drawn."""
    state = HabemusState(
        view.tableau[:],
        view.hand[:],
        view.gems[:],
        view.gold[:],
        view.orders[:],
        view.discarded[:],
        view.answers[:],
        view.played[:],
        view.bids[:],
    )
    state.phase = view.phase
    state.asked = view.asked
    state.round = view.round
    state.camerlengo = view.camerlengo
    state.step = view.step
    state.taking = view.taking
    state.black_round = view.black_round
    state.last_round = view.last_round
    state.display = view.display
    state.gone = view.gone
    _draw_screens(config, view, state, rng)
    _draw_orders(config, view, state, rng)
    for seat in range(config.seats):
        if has(view.answered, seat) and seat != view.seat:
            moves = legal_moves(config, state, seat)
            state.answers[seat] = moves[rng.below(len(moves))]
    return state


def _draw_screens(config: Config, view: HabemusView, state: HabemusState, rng: Rng) -> None:
    """Cards not seen anywhere are in the decks or, if they are action cards, in hidden hands."""
    unseen = config.cards.full - CAMERLENGO_ONE - (view.display & ~CAMERLENGO_ONE) - view.gone
    hidden: i64 = 0
    for seat in range(config.seats):
        unseen -= state.tableau[seat]
        if view.hand[seat] == HIDDEN:
            hidden += 1
            state.hand[seat] = 0
            state.gems[seat] = _guess_gems(config, rng)
            state.gold[seat] = _guess_gold(config, view, seat, rng)
        else:
            unseen -= state.hand[seat]
    if hidden != 0:
        in_hands = size(unseen & ACTIONS) - view.actions_left
        for _ in range(in_hands):
            card = pick(unseen & HAND_ACTIONS, rng.below(size(unseen & HAND_ACTIONS)))
            unseen -= ONE[card]
            place = rng.below(hidden)
            for seat in range(config.seats):
                if view.hand[seat] == HIDDEN:
                    if place == 0:
                        state.hand[seat] += ONE[card]
                    place -= 1
    state.deck = unseen


def _guess_gems(config: Config, rng: Rng) -> i64:
    """Of each kind any number up to that of the start."""
    gems: i64 = 0
    for kind in range(4):
        most = config.cards.start_gems >> (8 * kind) & 255
        gems |= rng.below(most + 1) << (8 * kind)
    return gems


def _guess_gold(config: Config, view: HabemusView, seat: Seat, rng: Rng) -> i64:
    """Anything around the gold of the start; as much as a Bribe takes, which only the able are asked about."""
    gold = rng.below(2 * config.cards.start_gold + 1)
    if view.phase == BRIBING and has(view.asked, seat) and gold < bribe_cost(config):
        return bribe_cost(config)
    return gold


def _draw_orders(config: Config, view: HabemusView, state: HabemusState, rng: Rng) -> None:
    pool = config.cards.all_orders
    left: i64 = 0
    for seat in range(config.seats):
        if view.orders[seat] != HIDDEN:
            pool -= view.orders[seat]
            if view.discarded[seat] != NO_ORDER:
                pool -= order_one(view.discarded[seat])
    for order in range(ORDER_COUNT):
        left += order_number(pool, order)
    for seat in range(config.seats):
        if view.orders[seat] == HIDDEN:
            state.orders[seat] = 0
            dealt = view.orders_dealt - 2 * seat
            if dealt > 2:
                dealt = 2
            if view.discarded[seat] == HIDDEN:
                state.discarded[seat] = pick_order(pool, rng.below(left))
                pool -= order_one(state.discarded[seat])
                left -= 1
                dealt -= 1
            while dealt > 0:
                order = pick_order(pool, rng.below(left))
                pool -= order_one(order)
                state.orders[seat] += order_one(order)
                left -= 1
                dealt -= 1
    state.order_deck = pool
