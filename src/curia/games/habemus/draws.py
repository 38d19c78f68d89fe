"""Random legal moves without making the list of them: what playouts spend most of their time on.

Tests compare what each number stands for with the list of `legal_moves`."""

from mypy_extensions import i64

from curia.core.bits import nth, popcount
from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.habemus import effects
from curia.games.habemus.cards import CARD_AT, NO_CARD, Bag, one_of_each
from curia.games.habemus.config import Config
from curia.games.habemus.legal import legal_moves, most_gems
from curia.games.habemus.moves import BRIBE_MOVE, BURY, EXCLUDE, NO_TARGET, PLAY, SWAP_MOVE, TAKE
from curia.games.habemus.state import (
    BIDDING,
    BIDDING_LAST,
    BRIBING,
    BURYING,
    EXCLUDING,
    PLAY_ACTION,
    SWAPPING,
    TAKING,
    HabemusState,
)


def random_move(config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
    phase = state.phase
    if phase == TAKING:
        cards = one_of_each(state.display)
        return TAKE | CARD_AT[nth(cards, rng.below(popcount(cards)))]
    if phase == PLAY_ACTION:
        cards = one_of_each(state.hand[seat])
        if cards == 0:
            return PLAY | NO_CARD
        number = popcount(cards)
        n = rng.below(number + 1)
        if n == number:
            return PLAY | NO_CARD
        return PLAY | CARD_AT[nth(cards, n)]
    if phase == BIDDING or phase == BIDDING_LAST:
        bids = config.bids(state.gems[seat], most_gems(state, seat))
        return bids[rng.below(len(bids))]
    if phase == SWAPPING:
        return nth_swap(config, state, seat, rng.below(swap_count(config, state, seat) + 1))
    if phase == BRIBING:
        return random_person(config, state, BRIBE_MOVE, effects.bribable(config, state, seat), True, rng)
    if phase == EXCLUDING:
        targets = effects.excludable(config, state, seat)
        return random_person(config, state, EXCLUDE, targets, config.may_exclude, rng)
    if phase == BURYING:
        return random_person(config, state, BURY, effects.oldest_of_opponents(config, state, seat), False, rng)
    moves = legal_moves(config, state, seat)
    return moves[rng.below(len(moves))]


def random_person(config: Config, state: HabemusState, kind: i64, persons: Bag, may_decline: bool, rng: Rng) -> Move:
    """A move of the kind for one of the persons, who lie in tableaux."""
    number = popcount(persons)
    choices = number
    if may_decline:
        choices += 1
    n = rng.below(choices)
    if n == number:
        return kind | NO_TARGET
    person = nth(persons, n)
    return kind | person << 8 | effects.owner_of(config, state, person)


def swap_count(config: Config, state: HabemusState, seat: Seat) -> i64:
    """How many pairs of cardinals a Swap may name."""
    pairs: i64 = 0
    before: i64 = 0
    for owner in range(config.seats):
        number = popcount(effects.swappable(config, state, seat, owner))
        pairs += before * number
        before += number
    return pairs


def nth_swap(config: Config, state: HabemusState, seat: Seat, n: i64) -> Move:
    """The pairs in the order of their tableaux, each once; and with n as large as their number, none."""
    before: i64 = 0
    for owner in range(config.seats):
        mine = effects.swappable(config, state, seat, owner)
        number = popcount(mine)
        others = popcount(before)
        if n < others * number:
            one = nth(before, n // number)
            other = nth(mine, n % number)
            if one < other:
                return SWAP_MOVE | one << 8 | other
            return SWAP_MOVE | other << 8 | one
        n -= others * number
        before |= mine
    return SWAP_MOVE | NO_TARGET
