"""What chance decides, with exact weights, and a quick draw that agrees with them."""

from mypy_extensions import i64

from curia.core.bits import nth, popcount
from curia.core.rng import Rng
from curia.core.types import Move
from curia.games.habemus.cards import (
    ACTIONS,
    BLACK_SMOKE,
    CARDINALS,
    DECK_SIZE,
    FIELD,
    ORDER_COUNT,
    POLITICS,
    WHITE_SMOKE,
    Bag,
    count,
    first,
    order_number,
    pick,
    pick_order,
    size,
)
from curia.games.habemus.config import Config
from curia.games.habemus.moves import DEAL, NAME_CAMERLENGO, TURN
from curia.games.habemus.state import DEAL_ORDERS, DRAW_CAMERLENGO, TURN_CARDINAL, TURN_POLITICS, HabemusState


def smoke_places(state: HabemusState) -> i64:
    """1 in how many is the chance that the next cardinal card is a smoke; 0 if it cannot be one.

    Black Smoke has 8, 9 or 10 cardinals above it, equally likely; White Smoke 15, 16, 17 or 18."""
    gone = DECK_SIZE - popcount(state.deck & CARDINALS)
    if state.black_round == 0:
        if gone >= 8:
            return 11 - gone
    elif state.last_round == 0 and gone >= 15:
        return 19 - gone
    return 0


def next_smoke(state: HabemusState) -> i64:
    if state.black_round == 0:
        return BLACK_SMOKE
    return WHITE_SMOKE


def deck_to_turn(state: HabemusState) -> Bag:
    """The deck whose top card is turned up now."""
    if state.phase == TURN_CARDINAL:
        return state.deck & CARDINALS
    if state.phase == TURN_POLITICS:
        return state.deck & POLITICS
    return state.deck & ACTIONS


def chance(config: Config, state: HabemusState) -> list[tuple[Move, int]]:
    if state.phase == DRAW_CAMERLENGO:
        return [(NAME_CAMERLENGO | seat, 1) for seat in range(config.seats)]
    if state.phase == DEAL_ORDERS:
        numbers = [(order, order_number(state.order_deck, order)) for order in range(ORDER_COUNT)]
        return [(DEAL | order, copies) for order, copies in numbers if copies]
    deck = deck_to_turn(state)
    smoke_in: i64 = 0
    if state.phase == TURN_CARDINAL:
        smoke_in = smoke_places(state)
    if smoke_in == 1:
        return [(TURN | next_smoke(state), 1)]
    weights: list[tuple[Move, int]] = []
    cards = size(deck)
    while deck != 0:
        card = first(deck)
        copies = count(deck, card)
        if smoke_in > 1:
            copies *= smoke_in - 1
        weights.append((TURN | card, copies))
        deck &= ~FIELD[card]
    if smoke_in > 1:
        weights.append((TURN | next_smoke(state), cards))
    return weights


def sample_chance(config: Config, state: HabemusState, rng: Rng) -> Move:
    if state.phase == TURN_CARDINAL:
        smoke_in = smoke_places(state)
        if smoke_in == 1 or (smoke_in > 1 and rng.below(smoke_in) == 0):
            return TURN | next_smoke(state)
        deck = state.deck & CARDINALS
        return TURN | nth(deck, rng.below(popcount(deck)))
    if state.phase == DRAW_CAMERLENGO:
        return NAME_CAMERLENGO | rng.below(config.seats)
    if state.phase == DEAL_ORDERS:
        orders: i64 = 0
        for order in range(ORDER_COUNT):
            orders += order_number(state.order_deck, order)
        return DEAL | pick_order(state.order_deck, rng.below(orders))
    turned_before = state.round - 1
    return TURN | pick(deck_to_turn(state), rng.below(DECK_SIZE - turned_before))
