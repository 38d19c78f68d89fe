"""The answers to each question, sorted."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import lowest
from curia.core.types import Moves, Seat
from curia.games.habemus import cards, effects, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.state import HabemusState


def legal_moves(config: Config, state: HabemusState, seat: Seat) -> Moves:
    now = state.phase
    if now == phase.PLAY_ACTION:
        return append(cards_of(moves.PLAY, state.hand[seat]), moves.PLAY | cards.NO_CARD)
    if now == phase.TAKE:
        return cards_of(moves.TAKE, state.display)
    if now == phase.KEEP_ORDER:
        return order_discards(state.orders[seat])
    if now == phase.BRIBE:
        targets = effects.bribable(config, state, seat)
        return append(persons_of(config, state, moves.BRIBE, targets), moves.BRIBE | moves.NO_TARGET)
    if now == phase.SWAP:
        return swaps(config, state, seat)
    if now == phase.EXCLUDE:
        answers = persons_of(config, state, moves.EXCLUDE, effects.excludable(config, state, seat))
        if config.may_exclude:
            answers = append(answers, moves.EXCLUDE | moves.NO_TARGET)
        return answers
    if now == phase.BURY:
        return persons_of(config, state, moves.BURY, effects.oldest_of_opponents(config, state, seat))
    if now == phase.PAY:
        if state.gold[seat] < config.cards.squadrone_cost:
            return vec[i64]([moves.PAY])
        return vec[i64]([moves.PAY, moves.PAY | 1])
    return config.bids(state.gems[seat], most_gems(state, seat))


def most_gems(state: HabemusState, seat: Seat) -> i64:
    """How many gems a bid may have."""
    if state.played[seat] == cards.BEST_GEM_TWICE:
        return 2
    return 3


def cards_of(kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in the bag."""
    answers = vec[i64](capacity=12)
    different = cards.one_of_each(bag)
    while different != 0:
        answers = append(answers, kind | cards.CARD_AT[lowest(different)])
        different &= different - 1
    return answers


def order_discards(orders: i64) -> Moves:
    answers = vec[i64](capacity=2)
    for order in range(cards.ORDER_COUNT):
        if cards.order_number(orders, order) != 0:
            answers = append(answers, moves.DISCARD | order)
    return answers


def persons_of(config: Config, state: HabemusState, kind: i64, persons: Bag) -> Moves:
    """A move of the kind for each of the persons, who lie in tableaux."""
    answers = vec[i64](capacity=12)
    while persons != 0:
        person = lowest(persons)
        answers = append(answers, kind | person << 8 | effects.owner_of(config, state, person))
        persons &= persons - 1
    return answers


def swaps(config: Config, state: HabemusState, seat: Seat) -> Moves:
    answers = vec[i64](capacity=64)
    everyone: i64 = 0
    for owner in range(config.seats):
        everyone |= effects.swappable(config, state, seat, owner)
    ones = everyone
    while ones != 0:
        one = lowest(ones)
        ones &= ones - 1
        others = ones & ~state.tableau[effects.owner_of(config, state, one)]
        while others != 0:
            answers = append(answers, moves.SWAP | one << 8 | lowest(others))
            others &= others - 1
    return append(answers, moves.SWAP | moves.NO_TARGET)
