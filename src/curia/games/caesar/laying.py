"""How much influence fits before the groups, and the moves that lay some."""

from librt.vecs import append
from mypy_extensions import i64

from curia.core.types import Moves, Seat
from curia.games.caesar import cards, moves, zone
from curia.games.caesar.cards import Bag, Group
from curia.games.caesar.state import CaesarState, cards_before, patricians_left


def own_cards(state: CaesarState, seat: Seat, group: Group) -> i64:
    return cards.size(cards_before(state, seat, group))


def lying(state: CaesarState, group: Group) -> i64:
    """How many cards lie before a group."""
    return cards.size(cards_before(state, 0, group) + cards_before(state, 1, group))


def rooms(state: CaesarState, seat: Seat) -> Bag:
    """How many more cards of the party fit before each group, counted like a bag."""
    rooms: i64 = 0
    for group in range(cards.GROUPS):
        if patricians_left(state, group) != 0:
            own = cards_before(state, seat, group)
            free = cards.GROUP_LIMIT - cards.size(own + cards_before(state, 1 - seat, group))
            own_free = cards.OWN_LIMIT - cards.size(own)
            if own_free < free:
                free = own_free
            rooms |= free << (4 * group)
    return rooms


def all_room(state: CaesarState, seat: Seat) -> i64:
    return cards.size(rooms(state, seat))


def can_lay_two(state: CaesarState, seat: Seat, free: Bag) -> bool:
    return cards.size(free) >= 2 and cards.size(state.party[zone.HAND + seat] & cards.INFLUENCE) >= 2


def lays(state: CaesarState, seat: Seat, free: Bag, kind: i64, answers: Moves) -> Moves:
    """One influence card of the hand before a group with room."""
    hand = state.party[zone.HAND + seat]
    for card in range(cards.INFLUENCE_END):
        if cards.count(hand, card) != 0:
            for group in range(cards.GROUPS):
                if cards.count(free, group) != 0:
                    answers = append(answers, kind | card << 3 | group)
    return answers


def lay_moves(state: CaesarState, seat: Seat, answers: Moves) -> Moves:
    """One card face down, or the first of two face up."""
    free = rooms(state, seat)
    answers = lays(state, seat, free, moves.LAY_DOWN, answers)
    if can_lay_two(state, seat, free):
        answers = lays(state, seat, free, moves.LAY_UP, answers)
    return answers


def nth_lay(hand: Bag, free: Bag, n: i64) -> i64:
    """The payload of a card of the hand and a group with room, with n before it."""
    groups = cards.different(free)
    return cards.nth_kind(hand, n // groups) << 3 | cards.nth_kind(free, n % groups)
