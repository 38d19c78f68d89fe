"""What a seat of Habemus Papam may know, and positions that fit it.

Behind the screens lie gems, gold and action cards. Every change of them is public, so a perfect memory knows them; the
orders, sealed answers and the decks are truly secret until the end.

`determinize` draws what a view leaves open and `fits` says whether a position could be drawn so: both go by the same
limits.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.game import View
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.habemus import cards, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.effects import bribe_cost
from curia.games.habemus.questions import QUESTIONS
from curia.games.habemus.state import HabemusState, filled

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
        """The own sealed answer; `moves.NO_ANSWER` for all others."""
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
    over = state.phase == phase.OVER
    screens = over or memory or config.open_screens
    view = HabemusView(
        seat,
        state.tableau[:],
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, moves.NO_ANSWER),
        state.played[:],
        state.bids[:],
    )
    unused = config.cards.all_orders - state.order_deck
    for order in range(cards.ORDER_COUNT):
        view.orders_dealt += cards.order_number(unused, order)
    for other in range(config.seats):
        if screens or other == seat:
            view.hand[other] = state.hand[other]
            view.gems[other] = state.gems[other]
            view.gold[other] = state.gold[other]
        if over or other == seat:
            view.orders[other] = state.orders[other]
        if over or other == seat or state.discarded[other] == cards.NO_ORDER:
            view.discarded[other] = state.discarded[other]
        if state.answers[other] != moves.NO_ANSWER:
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
    view.cardinals_left = popcount(state.deck & cards.CARDINALS)
    view.politics_left = cards.size(state.deck & cards.POLITICS)
    view.actions_left = cards.size(state.deck & cards.ACTIONS)
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
            answers = QUESTIONS[state.phase].legal(config, state, seat)
            state.answers[seat] = answers[rng.below(len(answers))]
    return state


def _draw_screens(config: Config, view: HabemusView, state: HabemusState, rng: Rng) -> None:
    """Cards not seen anywhere are in the decks or, if they are action cards, in hidden hands."""
    unseen = _unseen(config, view)
    hidden: i64 = 0
    for seat in range(config.seats):
        if view.hand[seat] == HIDDEN:
            hidden += 1
            state.hand[seat] = 0
            state.gems[seat] = _guess_gems(config, view, rng)
            state.gold[seat] = _guess_gold(config, view, seat, rng)
    if hidden != 0:
        in_hands = cards.size(unseen & cards.ACTIONS) - view.actions_left
        for _ in range(in_hands):
            card = cards.pick(unseen & cards.HAND_ACTIONS, rng.below(cards.size(unseen & cards.HAND_ACTIONS)))
            unseen -= cards.ONE[card]
            place = rng.below(hidden)
            for seat in range(config.seats):
                if view.hand[seat] == HIDDEN:
                    if place == 0:
                        state.hand[seat] += cards.ONE[card]
                    place -= 1
    state.deck = unseen


def _unseen(config: Config, view: HabemusView) -> Bag:
    """The cards of the decks and of hidden hands."""
    unseen = config.cards.full - cards.CAMERLENGO_ONE - (view.display & ~cards.CAMERLENGO_ONE) - view.gone
    for seat in range(config.seats):
        unseen -= view.tableau[seat]
        if view.hand[seat] != HIDDEN:
            unseen -= view.hand[seat]
    return unseen


def _guess_gems(config: Config, view: HabemusView, rng: Rng) -> i64:
    """Any number up to that of the start and what being Camerlengo brought, which most have been seldom."""
    times = rng.below(rng.below(_camerlengos_named(view) + 1) + 1)
    gems: i64 = 0
    for kind in range(4):
        gems |= rng.below(_most_gems(config, kind, times) + 1) << (8 * kind)
    return gems


def _most_gems(config: Config, kind: i64, times: i64) -> i64:
    """How many gems of a kind one has who was Camerlengo so many times and bid none."""
    printed = config.cards
    return (printed.start_gems >> (8 * kind) & 255) + times * (printed.camerlengo_gems >> (8 * kind) & 255)


def _camerlengos_named(view: HabemusView) -> i64:
    """In how many rounds the Camerlengo card may have been taken: each but one in which it still lies there."""
    if view.round > 0 and view.display & cards.CAMERLENGO_ONE != 0:
        return view.round - 1
    return view.round


def _guess_gold(config: Config, view: HabemusView, seat: Seat, rng: Rng) -> i64:
    """Mostly up to twice that of the start, a little more each round; great wealth is rare, but no sum impossible.

    A sum that is too small for what the seat does is drawn again: of the others none becomes likelier than another."""
    least = _least_gold(config, view, seat)
    gold: i64 = -1
    while gold < least:
        most = 2 * (config.cards.start_gold + view.round)
        while most < least or rng.below(8) == 0:
            most *= 2
        gold = rng.below(most + 1)
    return gold


def _least_gold(config: Config, view: HabemusView, seat: Seat) -> i64:
    """As much as a Bribe takes, which only the able are asked about."""
    if view.phase == phase.BRIBE and has(view.asked, seat):
        return bribe_cost(config)
    return 0


def _draw_orders(config: Config, view: HabemusView, state: HabemusState, rng: Rng) -> None:
    pool = _hidden_orders(config, view)
    left: i64 = 0
    for order in range(cards.ORDER_COUNT):
        left += cards.order_number(pool, order)
    for seat in range(config.seats):
        if view.orders[seat] == HIDDEN:
            state.orders[seat] = 0
            if view.discarded[seat] == HIDDEN:
                state.discarded[seat] = cards.pick_order(pool, rng.below(left))
                pool -= cards.order_one(state.discarded[seat])
                left -= 1
            for _ in range(_orders_held(view, seat)):
                order = cards.pick_order(pool, rng.below(left))
                pool -= cards.order_one(order)
                state.orders[seat] += cards.order_one(order)
                left -= 1
    state.order_deck = pool


def _hidden_orders(config: Config, view: HabemusView) -> i64:
    """The orders of others, kept and discarded, and those left over."""
    pool = config.cards.all_orders
    for seat in range(config.seats):
        if view.orders[seat] != HIDDEN:
            pool -= view.orders[seat]
            if view.discarded[seat] != cards.NO_ORDER:
                pool -= cards.order_one(view.discarded[seat])
    return pool


def _orders_held(view: HabemusView, seat: Seat) -> i64:
    """How many orders a seat has: two are dealt, from seat 0 on, and one is discarded."""
    held = view.orders_dealt - 2 * seat
    if held <= 0:
        return 0
    if held > 2:
        held = 2
    if view.discarded[seat] != cards.NO_ORDER:
        held -= 1
    return held


# Whether a position fits ------------------------------------------------------------


def fits(config: Config, view: HabemusView, state: HabemusState) -> bool:
    """Whether `determinize` can draw the position."""
    if (
        state.phase != view.phase
        or state.asked != view.asked
        or state.round != view.round
        or state.camerlengo != view.camerlengo
        or state.step != view.step
        or state.taking != view.taking
        or state.black_round != view.black_round
        or state.last_round != view.last_round
        or state.display != view.display
        or state.gone != view.gone
    ):
        return False
    for seat in range(config.seats):
        if (
            state.tableau[seat] != view.tableau[seat]
            or state.played[seat] != view.played[seat]
            or state.bids[seat] != view.bids[seat]
            or not _screen_fits(config, view, state, seat)
            or not _answer_fits(config, view, state, seat)
        ):
            return False
    return _decks_fit(config, view, state) and _orders_fit(config, view, state)


def _screen_fits(config: Config, view: HabemusView, state: HabemusState, seat: Seat) -> bool:
    if view.hand[seat] != HIDDEN:
        return (
            state.hand[seat] == view.hand[seat]
            and state.gems[seat] == view.gems[seat]
            and state.gold[seat] == view.gold[seat]
        )
    if state.hand[seat] & ~cards.HAND_ACTIONS != 0 or state.gold[seat] < _least_gold(config, view, seat):
        return False
    for kind in range(4):
        if state.gems[seat] >> (8 * kind) & 255 > _most_gems(config, kind, _camerlengos_named(view)):
            return False
    return True


def _answer_fits(config: Config, view: HabemusView, state: HabemusState, seat: Seat) -> bool:
    answer = state.answers[seat]
    if seat == view.seat or not has(view.answered, seat):
        return answer == view.answers[seat]
    return answer in QUESTIONS[state.phase].legal(config, state, seat)


def _decks_fit(config: Config, view: HabemusView, state: HabemusState) -> bool:
    """Every unseen card is in a deck or in a hidden hand, and the decks are as large as they look."""
    unseen = _unseen(config, view)
    for seat in range(config.seats):
        if view.hand[seat] == HIDDEN:
            unseen -= state.hand[seat]
    return (
        state.deck == unseen
        and popcount(state.deck & cards.CARDINALS) == view.cardinals_left
        and cards.size(state.deck & cards.POLITICS) == view.politics_left
        and cards.size(state.deck & cards.ACTIONS) == view.actions_left
    )


def _orders_fit(config: Config, view: HabemusView, state: HabemusState) -> bool:
    pool = _hidden_orders(config, view)
    for seat in range(config.seats):
        if view.orders[seat] != HIDDEN:
            if state.orders[seat] != view.orders[seat] or state.discarded[seat] != view.discarded[seat]:
                return False
            continue
        held: i64 = 0
        for order in range(cards.ORDER_COUNT):
            held += cards.order_number(state.orders[seat], order)
        if held != _orders_held(view, seat):
            return False
        pool -= state.orders[seat]
        if (view.discarded[seat] == cards.NO_ORDER) != (state.discarded[seat] == cards.NO_ORDER):
            return False
        if state.discarded[seat] != cards.NO_ORDER:
            pool -= cards.order_one(state.discarded[seat])
    return state.order_deck == pool
