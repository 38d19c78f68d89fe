"""Random legal moves without making the list of them: what playouts spend most of their time on.

The moves are counted in the order of `legal_moves`, and the one with a random number is made. Tests compare
`nth_move` with the list, one by one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.caesar import cards, moves, phase, zone
from curia.games.caesar.cards import Bag
from curia.games.caesar.legal import can_lay_two, fewest_discards, legal_moves, manipulations, rooms
from curia.games.caesar.state import CaesarState


def random_move(state: CaesarState, seat: Seat, rng: Rng) -> Move:
    now = state.phase
    if now == phase.REFILL:
        return moves.DRAW | rng.below(2)
    if now == phase.VETO:
        if cards.count(state.party[zone.HAND + seat], cards.VETO) != 0:
            return moves.ALLOW | rng.below(2)
        return moves.ALLOW
    if now == phase.TURN or now == phase.LAY or now == phase.LAY_SECOND or now == phase.LAST_LAY:
        return nth_move(state, seat, -1, rng)
    if now == phase.MANIPULATE:
        n = rng.below(manipulation_count(state, seat) + 1)
        if n == 0:
            return moves.DONE
        return manipulations(state, seat, vec[i64](capacity=16))[n - 1]
    answers = legal_moves(state, seat)
    if len(answers) == 1:
        return answers[0]
    return answers[rng.below(len(answers))]


def nth_move(state: CaesarState, seat: Seat, n: i64, rng: Rng) -> Move:
    """The legal move with n before it in a question about laying or a whole turn; with n = -1 a random one."""
    hand = state.party[zone.HAND + seat]
    free = rooms(state, seat)
    kinds = different(hand & 0xFFFFFF)
    lays = kinds * different(free)
    now = state.phase
    if now == phase.LAY_SECOND or now == phase.LAST_LAY:
        if n < 0:
            n = rng.below(lays)
        return moves.LAY_UP | nth_lay(hand, free, n)
    shows: i64 = 0
    if lays != 0 and can_lay_two(state, seat, free):
        shows = lays
    if now == phase.LAY:
        if n < 0:
            n = rng.below(lays + shows)
        if n < lays:
            return moves.LAY_DOWN | nth_lay(hand, free, n)
        return moves.LAY_UP | nth_lay(hand, free, n - lays)
    played: i64 = 0
    if hand & cards.INFLUENCE != 0:
        played = manipulation_count(state, seat)
    fewest = fewest_discards(state, seat)
    if n < 0:
        n = rng.below(lays + shows + played + part_count(hand) - fewest)
    if n < lays:
        return moves.LAY_DOWN | nth_lay(hand, free, n)
    n -= lays
    if n < shows:
        return moves.LAY_UP | nth_lay(hand, free, n)
    n -= shows
    if n < played:
        return manipulations(state, seat, vec[i64](capacity=16))[n]
    return moves.DISCARD | nth_part(hand, n - played + fewest)


def manipulation_count(state: CaesarState, seat: Seat) -> i64:
    """How many manipulations the seat can play, each target counted."""
    hand = state.party[zone.HAND + seat]
    if state.manipulated != 0 or hand & cards.MANIPULATION == 0:
        return 0
    table = state.table
    mine = seat * cards.GROUPS
    theirs = cards.GROUPS - mine
    kills = cards.count(hand, cards.ASSASSINATION) != 0
    unveils = cards.count(hand, cards.COURTESAN) != 0
    strikes = cards.count(hand, cards.WRATH) != 0
    number: i64 = 0
    own_groups: i64 = 0
    for group in range(cards.GROUPS):
        own = table[zone.UP + mine + group] + table[zone.DOWN + mine + group]
        their_up = table[zone.UP + theirs + group]
        their_down = table[zone.DOWN + theirs + group]
        if own != 0:
            own_groups += 1
        if kills:
            number += different(their_up)
        if unveils and their_down != 0:
            number += 1
        if strikes and own + their_up + their_down != 0:
            number += 1
    if cards.count(hand, cards.CASTLING) != 0:
        number += own_groups * (own_groups - 1) >> 1
    if cards.count(hand, cards.SPY) != 0 and state.party[zone.HAND + 1 - seat] != 0:
        number += 1
    return number


def different(bag: Bag) -> i64:
    """How many kinds a bag holds."""
    bag |= bag >> 1
    bag |= bag >> 2
    return cards.size(bag & 0x111111111111)


def nth_lay(hand: Bag, free: Bag, n: i64) -> i64:
    """The payload of a card of the hand and a group with room, with n before it."""
    groups = different(free)
    return nth_kind(hand, n // groups) << 3 | nth_kind(free, n % groups)


def nth_kind(bag: Bag, n: i64) -> i64:
    """The kind of a bag with n smaller ones."""
    kind: i64 = 0
    while True:
        if bag & 15 != 0:
            if n == 0:
                return kind
            n -= 1
        bag >>= 4
        kind += 1


def part_count(hand: Bag) -> i64:
    """How many parts a hand has, the empty one too."""
    parts: i64 = 1
    while hand != 0:
        parts *= (hand & 15) + 1
        hand >>= 4
    return parts


def nth_part(bag: Bag, n: i64) -> Bag:
    """The part of a bag with n smaller ones."""
    part: i64 = 0
    for kind in range(cards.KINDS):
        copies = cards.count(bag, kind)
        if copies != 0:
            part += n % (copies + 1) * cards.one(kind)
            n //= copies + 1
    return part
