"""What chance decides, with exact weights, and a quick draw that agrees with them."""

from mypy_extensions import i64

from curia.core.bits import nth, popcount
from curia.core.rng import Rng
from curia.core.types import Move
from curia.games.habemus import cards, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.state import HabemusState


def smoke_places(state: HabemusState) -> i64:
    """1 in how many is the chance that the next cardinal card is a smoke; 0 if it cannot be one.

    Black Smoke has 8, 9 or 10 cardinals above it, equally likely; White Smoke 15, 16, 17 or 18."""
    gone = cards.DECK_SIZE - popcount(state.deck & cards.CARDINALS)
    if state.black_round == 0:
        if gone >= 8:
            return 11 - gone
    elif state.last_round == 0 and gone >= 15:
        return 19 - gone
    return 0


def next_smoke(state: HabemusState) -> i64:
    if state.black_round == 0:
        return cards.BLACK_SMOKE
    return cards.WHITE_SMOKE


def deck_to_turn(state: HabemusState) -> Bag:
    """The deck whose top card is turned up now."""
    if state.phase == phase.TURN_CARDINAL:
        return state.deck & cards.CARDINALS
    if state.phase == phase.TURN_POLITICS:
        return state.deck & cards.POLITICS
    return state.deck & cards.ACTIONS


def chance(config: Config, state: HabemusState) -> list[tuple[Move, int]]:
    if state.phase == phase.DRAW_CAMERLENGO:
        return [(moves.NAME_CAMERLENGO | seat, 1) for seat in range(config.seats)]
    if state.phase == phase.DEAL_ORDERS:
        numbers = [(order, cards.order_number(state.order_deck, order)) for order in range(cards.ORDER_COUNT)]
        return [(moves.DEAL | order, copies) for order, copies in numbers if copies]
    deck = deck_to_turn(state)
    smoke_in: i64 = 0
    if state.phase == phase.TURN_CARDINAL:
        smoke_in = smoke_places(state)
    if smoke_in == 1:
        return [(moves.TURN | next_smoke(state), 1)]
    weights: list[tuple[Move, int]] = []
    number = cards.size(deck)
    while deck != 0:
        card = cards.first(deck)
        copies = cards.count(deck, card)
        if smoke_in > 1:
            copies *= smoke_in - 1
        weights.append((moves.TURN | card, copies))
        deck &= ~cards.FIELD[card]
    if smoke_in > 1:
        weights.append((moves.TURN | next_smoke(state), number))
    return weights


def sample_chance(config: Config, state: HabemusState, rng: Rng) -> Move:
    if state.phase == phase.TURN_CARDINAL:
        smoke_in = smoke_places(state)
        if smoke_in == 1 or (smoke_in > 1 and rng.below(smoke_in) == 0):
            return moves.TURN | next_smoke(state)
        deck = state.deck & cards.CARDINALS
        return moves.TURN | nth(deck, rng.below(popcount(deck)))
    if state.phase == phase.DRAW_CAMERLENGO:
        return moves.NAME_CAMERLENGO | rng.below(config.seats)
    if state.phase == phase.DEAL_ORDERS:
        orders: i64 = 0
        for order in range(cards.ORDER_COUNT):
            orders += cards.order_number(state.order_deck, order)
        return moves.DEAL | cards.pick_order(state.order_deck, rng.below(orders))
    turned_before = state.round - 1
    return moves.TURN | cards.pick(deck_to_turn(state), rng.below(cards.DECK_SIZE - turned_before))
