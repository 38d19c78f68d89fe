"""The answers to each question, sorted."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.types import Moves, Seat
from curia.games.caesar.cards import (
    ASSASSINATION,
    CASTLING,
    COURTESAN,
    GROUP_LIMIT,
    GROUPS,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCE_END,
    KINDS,
    MANIPULATION,
    OWN_LIMIT,
    SPY,
    VETO,
    WRATH,
    Bag,
    Group,
    count,
    one,
    size,
)
from curia.games.caesar.moves import (
    ALLOW,
    ASSASSINATE,
    CASTLE_MOVE,
    COURTESAN_MOVE,
    DISCARD_MOVE,
    DONE,
    DRAW,
    LAY_DOWN,
    LAY_UP,
    NEXT,
    PAYLOAD,
    PLACE_MOVE,
    RELAY,
    SPY_MOVE,
    STRIKE_MOVE,
    VETO_MOVE,
    WRATH_MOVE,
)
from curia.games.caesar.state import (
    ARRANGE,
    CASTLE,
    DOWN,
    HAND,
    LAST_LAY,
    LAST_TURN,
    LAY_SECOND,
    LENGTH_SHIFT,
    MANIPULATE,
    MANIPULATION_RESERVE,
    ORDER,
    PLACE,
    REFILL,
    RESERVE,
    STRIKE,
    TURN,
    UP,
    VETOING,
    CaesarState,
    patricians_left,
)


def legal_moves(state: CaesarState, seat: Seat) -> Moves:
    phase = state.phase
    if phase == REFILL:
        return vec[i64]([DRAW, DRAW + 1])
    if phase == VETOING:
        if count(state.party[HAND + seat], VETO) != 0:
            return vec[i64]([ALLOW, VETO_MOVE])
        return vec[i64]([ALLOW])
    if phase == PLACE:
        return PLACEMENTS
    if phase == ARRANGE:
        return kinds_of(NEXT, to_arrange(state, seat))
    if phase == STRIKE:
        return kinds_of(STRIKE_MOVE, state.party[HAND + 1 - seat])
    if phase == CASTLE:
        return relays(state, seat)
    moves = vec[i64](capacity=32)
    if phase == MANIPULATE:
        return append(manipulations(state, seat, moves), DONE)
    if phase == LAY_SECOND or phase == LAST_LAY:
        return lays(state, seat, rooms(state, seat), LAY_UP, moves)
    if phase == LAST_TURN:
        moves = lays(state, seat, rooms(state, seat), LAY_UP, moves)
        nothing_to_lay = len(moves) == 0
        moves = manipulations(state, seat, moves)
        if nothing_to_lay:
            moves = append(moves, DONE)
        return moves
    moves = lay_moves(state, seat, moves)
    if phase == TURN:
        hand = state.party[HAND + seat]
        if hand & INFLUENCE != 0:
            moves = manipulations(state, seat, moves)
        parts = sub_bags(hand)
        for i in range(fewest_discards(state, seat), len(parts)):
            moves = append(moves, DISCARD_MOVE | parts[i])
    return moves


def fewest_discards(state: CaesarState, seat: Seat) -> i64:
    """How many cards a passive turn discards at least: none if the hand is short and can be filled, else one."""
    if size(state.party[HAND + seat]) < HAND_SIZE and can_draw(state, seat):
        return 0
    return 1


def can_draw(state: CaesarState, seat: Seat) -> bool:
    return state.party[RESERVE + seat] + state.party[MANIPULATION_RESERVE + seat] != 0


def kinds_of(kind: i64, bag: Bag) -> Moves:
    moves = vec[i64](capacity=KINDS)
    for card in range(KINDS):
        if count(bag, card) != 0:
            moves = append(moves, kind | card)
    return moves


def to_arrange(state: CaesarState, seat: Seat) -> Bag:
    """The manipulation cards that have no place yet in the order."""
    left = state.party[MANIPULATION_RESERVE + seat]
    order = state.party[ORDER + seat]
    for i in range(order >> LENGTH_SHIFT):
        left -= one(ASSASSINATION + (order >> (3 * i) & 7))
    return left


def _placements() -> Moves:
    """The 120 ways to lay the values 1 to 5 before the groups."""
    moves = vec[i64](capacity=120)
    for censors in range(1, 6):
        for aediles in range(1, 6):
            for quaestors in range(1, 6):
                for praetors in range(1, 6):
                    senators = 15 - censors - aediles - quaestors - praetors
                    payload: i64 = senators | praetors << 3 | quaestors << 6 | aediles << 9 | censors << 12
                    if 1 <= senators <= 5 and is_placement(payload):
                        moves = append(moves, PLACE_MOVE | payload)
    return moves


def is_placement(payload: i64) -> bool:
    """Whether each of the values 1 to 5 is named once."""
    bag: i64 = 0
    for group in range(GROUPS):
        bag += one(payload >> (3 * group) & 7)
    return bag == 0x111110 and payload >> 15 == 0


PLACEMENTS: Final = _placements()


# Laying ------------------------------------------------------------


def own_cards(state: CaesarState, seat: Seat, group: Group) -> i64:
    place = seat * GROUPS + group
    return size(state.table[UP + place] + state.table[DOWN + place])


def room(state: CaesarState, seat: Seat, group: Group) -> i64:
    """How many more cards of the party fit before a group."""
    if patricians_left(state, group) == 0:
        return 0
    own = own_cards(state, seat, group)
    free = GROUP_LIMIT - own - own_cards(state, 1 - seat, group)
    if OWN_LIMIT - own < free:
        return OWN_LIMIT - own
    return free


def rooms(state: CaesarState, seat: Seat) -> Bag:
    """The room before each group, counted like a bag."""
    free: i64 = 0
    for group in range(GROUPS):
        free |= room(state, seat, group) << (4 * group)
    return free


def all_room(state: CaesarState, seat: Seat) -> i64:
    return size(rooms(state, seat))


def can_lay_two(state: CaesarState, seat: Seat, free: Bag) -> bool:
    return size(free) >= 2 and size(state.party[HAND + seat] & INFLUENCE) >= 2


def lays(state: CaesarState, seat: Seat, free: Bag, kind: i64, moves: Moves) -> Moves:
    """One influence card of the hand before a group with room."""
    hand = state.party[HAND + seat]
    for card in range(INFLUENCE_END):
        if count(hand, card) != 0:
            for group in range(GROUPS):
                if count(free, group) != 0:
                    moves = append(moves, kind | card << 3 | group)
    return moves


def lay_moves(state: CaesarState, seat: Seat, moves: Moves) -> Moves:
    """One card face down, or the first of two face up."""
    free = rooms(state, seat)
    moves = lays(state, seat, free, LAY_DOWN, moves)
    if can_lay_two(state, seat, free):
        moves = lays(state, seat, free, LAY_UP, moves)
    return moves


def sub_bags(bag: Bag) -> Moves:
    """All bags that are part of a bag, in ascending order, the empty one first."""
    parts = vec[i64](capacity=32)
    parts = append(parts, 0)
    for kind in range(KINDS):
        below = len(parts)
        for copies in range(1, count(bag, kind) + 1):
            for i in range(below):
                parts = append(parts, parts[i] + copies * one(kind))
    return parts


# Manipulation ------------------------------------------------------------


def manipulations(state: CaesarState, seat: Seat, moves: Moves) -> Moves:
    """Every manipulation card of the hand with each legal target."""
    hand = state.party[HAND + seat]
    if state.manipulated != 0 or hand & MANIPULATION == 0:
        return moves
    mine = seat * GROUPS
    other = 1 - seat
    theirs = other * GROUPS
    if count(hand, ASSASSINATION) != 0:
        for card in range(INFLUENCE_END):
            for group in range(GROUPS):
                if count(state.table[UP + theirs + group], card) != 0:
                    moves = append(moves, ASSASSINATE | card << 3 | group)
    if count(hand, SPY) != 0 and state.party[HAND + other] != 0:
        moves = append(moves, SPY_MOVE)
    if count(hand, CASTLING) != 0:
        for first in range(GROUPS):
            if state.table[UP + mine + first] + state.table[DOWN + mine + first] != 0:
                for second in range(first + 1, GROUPS):
                    if state.table[UP + mine + second] + state.table[DOWN + mine + second] != 0:
                        moves = append(moves, CASTLE_MOVE | first << 3 | second)
    if count(hand, COURTESAN) != 0:
        for group in range(GROUPS):
            if state.table[DOWN + theirs + group] != 0:
                moves = append(moves, COURTESAN_MOVE | group)
    if count(hand, WRATH) != 0:
        for group in range(GROUPS):
            if own_cards(state, seat, group) + own_cards(state, other, group) != 0:
                moves = append(moves, WRATH_MOVE | group)
    return moves


def castled_groups(state: CaesarState) -> tuple[i64, i64]:
    payload = state.played & PAYLOAD
    return payload >> 3, payload & 7


def castled_cards(state: CaesarState, seat: Seat) -> Bag:
    """The cards that a Castling takes up."""
    first, second = castled_groups(state)
    one_side = state.table[UP + seat * GROUPS + first] + state.table[DOWN + seat * GROUPS + first]
    return one_side + state.table[UP + seat * GROUPS + second] + state.table[DOWN + seat * GROUPS + second]


def castle_limit(state: CaesarState, seat: Seat, group: Group) -> i64:
    """How many own cards may lie before a group after Castling."""
    free = GROUP_LIMIT - own_cards(state, 1 - seat, group)
    if free > OWN_LIMIT:
        return OWN_LIMIT
    return free


def relays(state: CaesarState, seat: Seat) -> Moves:
    """Which of the cards go to the first of the two groups."""
    first, second = castled_groups(state)
    cards = castled_cards(state, seat)
    number = size(cards)
    limit_first = castle_limit(state, seat, first)
    limit_second = castle_limit(state, seat, second)
    parts = sub_bags(cards)
    moves = vec[i64](capacity=len(parts))
    for i in range(len(parts)):
        into_first = size(parts[i])
        if into_first <= limit_first and number - into_first <= limit_second:
            moves = append(moves, RELAY | parts[i])
    return moves
