"""What is known of a party's hidden cards (§11).

Hidden influence cards lie in *slots*: one number each with its group, its pool and the turn in which it was laid. Every
card that may be in a slot or in the hand is an *item*: the turn from which it was at hand, and its value where that is
known. A slot can hold only items that were at hand by its turn, so a card that was drawn later is never taken for one
that was laid earlier.

The first five cards, and the cards that a Castling relays, form *pools*: of a pool it is known that certain values lie
somewhere in it, and by which turn its other cards were laid.

Which card lies in which slot is part of the position, for its owner only: when cards are turned up, everybody sees
which of them was laid when.

Items and pools are kept for two *knowers* of each party: its opponent (numbered as the seat) and everybody (seat + 2).
They are the same until a Spy has looked, so the second is kept only from then on. Slots are public. Nothing here
depends on a hidden card that the knower has not seen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.types import Seat
from curia.games.caesar.cards import GROUPS, INFLUENCE_END, Bag, Group, Kind, count, one
from curia.games.caesar.state import POOLS, CaesarState

UNKNOWN: Final = 15
FOREVER: Final = 1000
FIRST_FIVE: Final = 1
NO_POOL: Final = 0
EVERYBODY: Final = 2
"""Added to a seat: the knower that stands for everybody."""
_POOL_TURN_SHIFT: Final = 24

# An item: the turn from which it is at hand, above four bits of value. A slot: the turn above the pool above the group.


def item(turn: i64, value: i64) -> i64:
    return turn << 4 | value


def item_value(entry: i64) -> i64:
    return entry & 15


def item_turn(entry: i64) -> i64:
    return entry >> 4


def slot(group: Group, pool: i64, turn: i64) -> i64:
    return turn << 5 | pool << 3 | group


def slot_group(entry: i64) -> Group:
    return entry & 7


def slot_pool(entry: i64) -> i64:
    return entry >> 3 & 3


def slot_turn(entry: i64) -> i64:
    return entry >> 5


def pool(known: Bag, turn: i64) -> i64:
    return turn << _POOL_TURN_SHIFT | known


def pool_known(pools: vec[i64], knower: i64, number: i64) -> Bag:
    """The values that are known to lie in a pool."""
    return pools[knower * POOLS + number] & 0xFFFFFF


def pool_turn(pools: vec[i64], knower: i64, number: i64) -> i64:
    """By which turn the other cards of a pool were laid."""
    return pools[knower * POOLS + number] >> _POOL_TURN_SHIFT


def knowers(state: CaesarState, seat: Seat) -> i64:
    """How many knowers of a party are kept apart: 1, or 2 once a Spy has looked."""
    if has(state.spied, seat):
        return 2
    return 1


def start_knowledge(state: CaesarState, seat: Seat, placed: vec[i64], first_five: Bag, hand: Bag) -> None:
    """The first five cards are 1 to 5 in some order, and so is the opening hand."""
    slots = vec[i64](capacity=16)
    for group in range(5):
        slots = append(slots, slot(group, FIRST_FIVE, 0))
    state.slots[seat] = slots
    state.slot_cards[seat] = placed[:]
    state.pools[seat * POOLS + FIRST_FIVE] = pool(first_five, 0)
    items = vec[i64](capacity=16)
    for value in range(INFLUENCE_END):
        for _ in range(count(hand, value)):
            items = append(items, item(0, value))
    state.items[seat] = items


def note_draw(state: CaesarState, seat: Seat) -> None:
    """An influence card comes to hand, unseen."""
    if not state.tracking:
        return
    for level in range(knowers(state, seat)):
        knower = seat + EVERYBODY * level
        state.items[knower] = append(state.items[knower], item(state.turn + 1, UNKNOWN))


def note_laid_down(state: CaesarState, seat: Seat, group: Group, card: Kind) -> None:
    if not state.tracking:
        return
    state.slots[seat] = append(state.slots[seat], slot(group, NO_POOL, state.turn))
    state.slot_cards[seat] = append(state.slot_cards[seat], card)


def note_shown(state: CaesarState, seat: Seat, value: Kind) -> None:
    """A card of the hand lies open now: it counts as one that was known, if there is one like it."""
    if not state.tracking:
        return
    for level in range(knowers(state, seat)):
        knower = seat + EVERYBODY * level
        state.items[knower] = without(state.items[knower], value, FOREVER)


def without(items: vec[i64], value: Kind, by_turn: i64) -> vec[i64]:
    """The items less one that was at hand by the turn: a known one of that value, else an unknown one; the latest.

    A known one may have been taken for an unknown one of the same value. It then stays where the unknown one is
    believed to be, so that one is believed from now on to have been at hand as long."""
    known = _latest(items, value, by_turn)
    unknown = _latest(items, UNKNOWN, by_turn)
    leaving = known
    if known < 0:
        leaving = unknown
    elif unknown >= 0 and item_turn(items[unknown]) > item_turn(items[known]):
        items[unknown] = item(item_turn(items[known]), UNKNOWN)
    rest = vec[i64](capacity=len(items) + 1)
    for i in range(len(items)):
        if i != leaving:
            rest = append(rest, items[i])
    return rest


def _latest(items: vec[i64], value: i64, by_turn: i64) -> i64:
    """The place of the latest item with a value (or UNKNOWN) that was at hand by the turn; -1 if there is none."""
    best: i64 = -1
    best_turn: i64 = -1
    for i in range(len(items)):
        turn = item_turn(items[i])
        if item_value(items[i]) == value and best_turn < turn <= by_turn:
            best = i
            best_turn = turn
    return best


def note_turned_up(state: CaesarState, seat: Seat, group: Group) -> None:
    """All hidden cards of a party before a group are open now. Everybody sees which of them was laid when."""
    if not state.tracking:
        return
    slots = state.slots[seat]
    cards = state.slot_cards[seat]
    rest = vec[i64](capacity=len(slots) + 1)
    rest_cards = vec[i64](capacity=len(slots) + 1)
    for i in range(len(slots)):
        if slot_group(slots[i]) != group:
            rest = append(rest, slots[i])
            rest_cards = append(rest_cards, cards[i])
        else:
            for level in range(knowers(state, seat)):
                _account(state, seat + EVERYBODY * level, slots[i], cards[i])
    state.slots[seat] = rest
    state.slot_cards[seat] = rest_cards


def _account(state: CaesarState, knower: i64, entry: i64, card: Kind) -> None:
    """Count a card as a known one of the pool that it lay in, or else as an item."""
    turn = slot_turn(entry)
    number = slot_pool(entry)
    if number != NO_POOL:
        known = pool_known(state.pools, knower, number)
        turn = pool_turn(state.pools, knower, number)
        if count(known, card) != 0:
            state.pools[knower * POOLS + number] = pool(known - one(card), turn)
            return
    state.items[knower] = without(state.items[knower], card, turn)


def note_castling(state: CaesarState, seat: Seat, first: Group, second: Group, seen: Bag) -> None:
    """The cards of two groups, of which `seen` lay open, are one pool now, together with the pools they came from."""
    if not state.tracking:
        return
    slots = state.slots[seat]
    cards = state.slot_cards[seat]
    merged: i64 = 0
    turn: i64 = 0
    used: i64 = 0
    for i in range(len(slots)):
        number = slot_pool(slots[i])
        used |= bit(number)
        if slot_group(slots[i]) == first or slot_group(slots[i]) == second:
            if number != NO_POOL:
                merged |= bit(number)
            elif slot_turn(slots[i]) > turn:
                turn = slot_turn(slots[i])
    target: i64 = 2
    if has(used, 2) and not has(merged, 2):
        target = 3
    for level in range(knowers(state, seat)):
        _merge_pools(state, seat + EVERYBODY * level, merged, target, seen, turn)
    rest = vec[i64](capacity=len(slots) + 8)
    rest_cards = vec[i64](capacity=len(slots) + 8)
    for i in range(len(slots)):
        group = slot_group(slots[i])
        if group != first and group != second:
            rest_cards = append(rest_cards, cards[i])
            if slot_pool(slots[i]) != NO_POOL and has(merged, slot_pool(slots[i])):
                rest = append(rest, slot(group, target, 0))
            else:
                rest = append(rest, slots[i])
    for group in (first, second):
        for card in range(INFLUENCE_END):
            for _ in range(count(state.down[seat * GROUPS + group], card)):
                rest = append(rest, slot(group, target, 0))
                rest_cards = append(rest_cards, card)
    state.slots[seat] = rest
    state.slot_cards[seat] = rest_cards


def _merge_pools(state: CaesarState, knower: i64, merged: i64, target: i64, seen: Bag, turn: i64) -> None:
    known = seen
    for number in range(1, POOLS):
        if has(merged, number):
            known += pool_known(state.pools, knower, number)
            if pool_turn(state.pools, knower, number) > turn:
                turn = pool_turn(state.pools, knower, number)
            state.pools[knower * POOLS + number] = 0
    state.pools[knower * POOLS + target] = pool(known, turn)


def note_spied(state: CaesarState, seat: Seat, hand: Bag) -> None:
    """The opponent has seen the hand: its cards are known, and they lie in no slot of earlier turns."""
    if not state.tracking:
        return
    if not has(state.spied, seat):
        state.spied |= bit(seat)
        state.items[seat + EVERYBODY] = state.items[seat][:]
        for number in range(POOLS):
            state.pools[(seat + EVERYBODY) * POOLS + number] = state.pools[seat * POOLS + number]
    items = state.items[seat]
    for value in range(INFLUENCE_END):
        for _ in range(count(hand, value)):
            items = without(items, value, FOREVER)
    for value in range(INFLUENCE_END):
        for _ in range(count(hand, value)):
            items = append(items, item(state.turn + 1, value))
    state.items[seat] = items
