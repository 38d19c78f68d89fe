"""The answers to each question, sorted."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import lowest
from curia.core.types import Moves, Seat
from curia.games.habemus import effects
from curia.games.habemus.cards import (
    BEST_GEM_TWICE,
    CARD_AT,
    NO_CARD,
    ORDER_COUNT,
    Bag,
    one_of_each,
    order_number,
)
from curia.games.habemus.config import Config
from curia.games.habemus.moves import (
    BRIBE_MOVE,
    BURY,
    DISCARD,
    EXCLUDE,
    NO_TARGET,
    PAY,
    PLAY,
    SWAP_MOVE,
    TAKE,
)
from curia.games.habemus.state import (
    BRIBING,
    BURYING,
    EXCLUDING,
    KEEP_ORDER,
    PAYING,
    PLAY_ACTION,
    SWAPPING,
    TAKING,
    HabemusState,
)


def legal_moves(config: Config, state: HabemusState, seat: Seat) -> Moves:
    phase = state.phase
    if phase == PLAY_ACTION:
        return append(cards_of(PLAY, state.hand[seat]), PLAY | NO_CARD)
    if phase == TAKING:
        return cards_of(TAKE, state.display)
    if phase == KEEP_ORDER:
        return order_discards(state.orders[seat])
    if phase == BRIBING:
        targets = effects.bribable(config, state, seat)
        return append(persons_of(config, state, BRIBE_MOVE, targets), BRIBE_MOVE | NO_TARGET)
    if phase == SWAPPING:
        return swaps(config, state, seat)
    if phase == EXCLUDING:
        moves = persons_of(config, state, EXCLUDE, effects.excludable(config, state, seat))
        if config.may_exclude:
            moves = append(moves, EXCLUDE | NO_TARGET)
        return moves
    if phase == BURYING:
        return persons_of(config, state, BURY, effects.oldest_of_opponents(config, state, seat))
    if phase == PAYING:
        if state.gold[seat] < config.cards.squadrone_cost:
            return vec[i64]([PAY])
        return vec[i64]([PAY, PAY | 1])
    return config.bids(state.gems[seat], most_gems(state, seat))


def most_gems(state: HabemusState, seat: Seat) -> i64:
    """How many gems a bid may have."""
    if state.played[seat] == BEST_GEM_TWICE:
        return 2
    return 3


def cards_of(kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in the bag."""
    moves = vec[i64](capacity=12)
    cards = one_of_each(bag)
    while cards != 0:
        moves = append(moves, kind | CARD_AT[lowest(cards)])
        cards &= cards - 1
    return moves


def order_discards(orders: i64) -> Moves:
    moves = vec[i64](capacity=2)
    for order in range(ORDER_COUNT):
        if order_number(orders, order) != 0:
            moves = append(moves, DISCARD | order)
    return moves


def persons_of(config: Config, state: HabemusState, kind: i64, persons: Bag) -> Moves:
    """A move of the kind for each of the persons, who lie in tableaux."""
    moves = vec[i64](capacity=12)
    while persons != 0:
        person = lowest(persons)
        moves = append(moves, kind | person << 8 | effects.owner_of(config, state, person))
        persons &= persons - 1
    return moves


def swaps(config: Config, state: HabemusState, seat: Seat) -> Moves:
    moves = vec[i64](capacity=64)
    everyone: i64 = 0
    for owner in range(config.seats):
        everyone |= effects.swappable(config, state, seat, owner)
    ones = everyone
    while ones != 0:
        one = lowest(ones)
        ones &= ones - 1
        others = ones & ~state.tableau[effects.owner_of(config, state, one)]
        while others != 0:
            moves = append(moves, SWAP_MOVE | one << 8 | lowest(others))
            others &= others - 1
    return append(moves, SWAP_MOVE | NO_TARGET)
