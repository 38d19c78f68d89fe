"""Random legal moves without making the list of them: what playouts spend most of their time on.

Tests compare what each number stands for with the list of `legal_moves`."""

from mypy_extensions import i64

from curia.core.bits import nth, popcount
from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.habemus import cards, effects, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.legal import legal_moves, most_gems
from curia.games.habemus.state import HabemusState


def random_move(config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
    now = state.phase
    if now == phase.TAKE:
        different = cards.one_of_each(state.display)
        return moves.TAKE | cards.CARD_AT[nth(different, rng.below(popcount(different)))]
    if now == phase.PLAY_ACTION:
        different = cards.one_of_each(state.hand[seat])
        if different == 0:
            return moves.PLAY | cards.NO_CARD
        number = popcount(different)
        n = rng.below(number + 1)
        if n == number:
            return moves.PLAY | cards.NO_CARD
        return moves.PLAY | cards.CARD_AT[nth(different, n)]
    if now == phase.BID or now == phase.BID_LAST:
        bids = config.bids(state.gems[seat], most_gems(state, seat))
        return bids[rng.below(len(bids))]
    if now == phase.SWAP:
        return nth_swap(config, state, seat, rng.below(swap_count(config, state, seat) + 1))
    if now == phase.BRIBE:
        return random_person(config, state, moves.BRIBE, effects.bribable(config, state, seat), True, rng)
    if now == phase.EXCLUDE:
        targets = effects.excludable(config, state, seat)
        return random_person(config, state, moves.EXCLUDE, targets, config.may_exclude, rng)
    if now == phase.BURY:
        return random_person(config, state, moves.BURY, effects.oldest_of_opponents(config, state, seat), False, rng)
    answers = legal_moves(config, state, seat)
    return answers[rng.below(len(answers))]


def random_person(config: Config, state: HabemusState, kind: i64, persons: Bag, may_decline: bool, rng: Rng) -> Move:
    """A move of the kind for one of the persons, who lie in tableaux."""
    number = popcount(persons)
    choices = number
    if may_decline:
        choices += 1
    n = rng.below(choices)
    if n == number:
        return kind | moves.NO_TARGET
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
                return moves.SWAP | one << 8 | other
            return moves.SWAP | other << 8 | one
        n -= others * number
        before |= mine
    return moves.SWAP | moves.NO_TARGET
