"""The answers to each question, sorted."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.types import Moves, Seat
from curia.games.caesar import cards, moves, phase, zone
from curia.games.caesar.cards import Bag, Group
from curia.games.caesar.state import CaesarState, cards_before, patricians_left


def legal_moves(state: CaesarState, seat: Seat) -> Moves:
    now = state.phase
    if now == phase.REFILL:
        return vec[i64]([moves.DRAW, moves.DRAW + 1])
    if now == phase.VETO:
        if cards.count(state.party[zone.HAND + seat], cards.VETO) != 0:
            return vec[i64]([moves.ALLOW, moves.VETO])
        return vec[i64]([moves.ALLOW])
    if now == phase.PLACE:
        return PLACEMENTS
    if now == phase.ARRANGE:
        return kinds_of(moves.NEXT, to_arrange(state, seat))
    if now == phase.STRIKE:
        return kinds_of(moves.STRIKE, state.party[zone.HAND + 1 - seat])
    if now == phase.CASTLE:
        return relays(state, seat)
    answers = vec[i64](capacity=32)
    if now == phase.MANIPULATE:
        return append(manipulations(state, seat, answers), moves.DONE)
    if now == phase.LAY_SECOND or now == phase.LAST_LAY:
        return lays(state, seat, rooms(state, seat), moves.LAY_UP, answers)
    if now == phase.LAST_TURN:
        answers = lays(state, seat, rooms(state, seat), moves.LAY_UP, answers)
        nothing_to_lay = len(answers) == 0
        answers = manipulations(state, seat, answers)
        if nothing_to_lay:
            answers = append(answers, moves.DONE)
        return answers
    answers = lay_moves(state, seat, answers)
    if now == phase.TURN:
        hand = state.party[zone.HAND + seat]
        if hand & cards.INFLUENCE != 0:
            answers = manipulations(state, seat, answers)
        parts = sub_bags(hand)
        for i in range(fewest_discards(state, seat), len(parts)):
            answers = append(answers, moves.DISCARD | parts[i])
    return answers


def fewest_discards(state: CaesarState, seat: Seat) -> i64:
    """How many cards a passive turn discards at least: none if the hand is short and can be filled, else one."""
    if cards.size(state.party[zone.HAND + seat]) < cards.HAND_SIZE and can_draw(state, seat):
        return 0
    return 1


def can_draw(state: CaesarState, seat: Seat) -> bool:
    return state.party[zone.RESERVE + seat] + state.party[zone.MANIPULATION_RESERVE + seat] != 0


def kinds_of(kind: i64, bag: Bag) -> Moves:
    answers = vec[i64](capacity=cards.KINDS)
    for card in range(cards.KINDS):
        if cards.count(bag, card) != 0:
            answers = append(answers, kind | card)
    return answers


def to_arrange(state: CaesarState, seat: Seat) -> Bag:
    """The manipulation cards that have no place yet in the order."""
    left = state.party[zone.MANIPULATION_RESERVE + seat]
    order = state.party[zone.ORDER + seat]
    for i in range(order >> zone.LENGTH_SHIFT):
        left -= cards.one(cards.ASSASSINATION + (order >> (3 * i) & 7))
    return left


def _placements() -> Moves:
    """The 120 ways to lay the values 1 to 5 before the groups."""
    answers = vec[i64](capacity=120)
    for censors in range(1, 6):
        for aediles in range(1, 6):
            for quaestors in range(1, 6):
                for praetors in range(1, 6):
                    senators = 15 - censors - aediles - quaestors - praetors
                    payload: i64 = senators | praetors << 3 | quaestors << 6 | aediles << 9 | censors << 12
                    if 1 <= senators <= 5 and is_placement(payload):
                        answers = append(answers, moves.PLACE | payload)
    return answers


def is_placement(payload: i64) -> bool:
    """Whether each of the values 1 to 5 is named once."""
    bag: i64 = 0
    for group in range(cards.GROUPS):
        bag += cards.one(payload >> (3 * group) & 7)
    return bag == 0x111110 and payload >> 15 == 0


PLACEMENTS: Final = _placements()


# Laying ------------------------------------------------------------


def own_cards(state: CaesarState, seat: Seat, group: Group) -> i64:
    place = seat * cards.GROUPS + group
    return cards.size(state.table[zone.UP + place] + state.table[zone.DOWN + place])


def room(state: CaesarState, seat: Seat, group: Group) -> i64:
    """How many more cards of the party fit before a group."""
    if patricians_left(state, group) == 0:
        return 0
    own = own_cards(state, seat, group)
    free = cards.GROUP_LIMIT - own - own_cards(state, 1 - seat, group)
    if cards.OWN_LIMIT - own < free:
        return cards.OWN_LIMIT - own
    return free


def rooms(state: CaesarState, seat: Seat) -> Bag:
    """The room before each group, counted like a bag."""
    free: i64 = 0
    for group in range(cards.GROUPS):
        free |= room(state, seat, group) << (4 * group)
    return free


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


def sub_bags(bag: Bag) -> Moves:
    """All bags that are part of a bag, in ascending order, the empty one first."""
    parts = vec[i64](capacity=32)
    parts = append(parts, 0)
    for kind in range(cards.KINDS):
        below = len(parts)
        for copies in range(1, cards.count(bag, kind) + 1):
            for i in range(below):
                parts = append(parts, parts[i] + copies * cards.one(kind))
    return parts


# Manipulation ------------------------------------------------------------


def manipulations(state: CaesarState, seat: Seat, answers: Moves) -> Moves:
    """Every manipulation card of the hand with each legal target."""
    hand = state.party[zone.HAND + seat]
    if state.manipulated != 0 or hand & cards.MANIPULATION == 0:
        return answers
    mine = seat * cards.GROUPS
    other = 1 - seat
    theirs = other * cards.GROUPS
    if cards.count(hand, cards.ASSASSINATION) != 0:
        for card in range(cards.INFLUENCE_END):
            for group in range(cards.GROUPS):
                if cards.count(state.table[zone.UP + theirs + group], card) != 0:
                    answers = append(answers, moves.ASSASSINATE | card << 3 | group)
    if cards.count(hand, cards.SPY) != 0 and state.party[zone.HAND + other] != 0:
        answers = append(answers, moves.SPY)
    if cards.count(hand, cards.CASTLING) != 0:
        for first in range(cards.GROUPS):
            if state.table[zone.UP + mine + first] + state.table[zone.DOWN + mine + first] != 0:
                for second in range(first + 1, cards.GROUPS):
                    if state.table[zone.UP + mine + second] + state.table[zone.DOWN + mine + second] != 0:
                        answers = append(answers, moves.CASTLE | first << 3 | second)
    if cards.count(hand, cards.COURTESAN) != 0:
        for group in range(cards.GROUPS):
            if state.table[zone.DOWN + theirs + group] != 0:
                answers = append(answers, moves.COURTESAN | group)
    if cards.count(hand, cards.WRATH) != 0:
        for group in range(cards.GROUPS):
            if own_cards(state, seat, group) + own_cards(state, other, group) != 0:
                answers = append(answers, moves.WRATH | group)
    return answers


def castled_groups(state: CaesarState) -> tuple[i64, i64]:
    payload = state.played & moves.PAYLOAD
    return payload >> 3, payload & 7


def castled_cards(state: CaesarState, seat: Seat) -> Bag:
    """The cards that a Castling takes up."""
    first, second = castled_groups(state)
    return cards_before(state, seat, first) + cards_before(state, seat, second)


def castle_limit(state: CaesarState, seat: Seat, group: Group) -> i64:
    """How many own cards may lie before a group after Castling."""
    free = cards.GROUP_LIMIT - own_cards(state, 1 - seat, group)
    if free > cards.OWN_LIMIT:
        return cards.OWN_LIMIT
    return free


def relays(state: CaesarState, seat: Seat) -> Moves:
    """Which of the cards go to the first of the two groups."""
    first, second = castled_groups(state)
    castled = castled_cards(state, seat)
    number = cards.size(castled)
    limit_first = castle_limit(state, seat, first)
    limit_second = castle_limit(state, seat, second)
    parts = sub_bags(castled)
    answers = vec[i64](capacity=len(parts))
    for i in range(len(parts)):
        into_first = cards.size(parts[i])
        if into_first <= limit_first and number - into_first <= limit_second:
            answers = append(answers, moves.RELAY | parts[i])
    return answers
