"""What is known of a party's hidden cards (§11).

Hidden influence cards lie in *slots*: one number each with its group, its pool and the turn in which it was laid. Every
card that may be in a slot or in the hand is an *item*, of which this is known: since which turn it may have been at
hand as one of certain values, and since which turn it may have been there as any. A card of a known value has one value
and no other; a card drawn unseen is any since its draw. A slot can hold only items that fit its turn, so a card that
was drawn later is never taken for one that was laid earlier.

When a card is shown that equals a known one, it counts as that one. It may have been an unseen card of the same value,
though, and the known one may still be hidden: so an unseen item that remains may also be that value since then.

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

from curia.core.bits import bit, has, lowest
from curia.core.types import Seat
from curia.games.caesar.cards import GROUPS, INFLUENCE_END, Bag, Group, Kind, count, one
from curia.games.caesar.state import (
    DOWN,
    POOLS,
    CaesarState,
)

NEVER: Final = 255
"""Later than every turn."""
FIRST_FIVE: Final = 1
NO_POOL: Final = 0
EVERYBODY: Final = 2
"""Added to a seat: the knower that stands for everybody."""
_POOL_TURN_SHIFT: Final = 24

# An item: the turn since which it may be any card, above the turn since which it may be one of some values, above a bit
# for each of these values. A slot: the turn above the pool above the group.


def item(any_turn: i64, known_turn: i64, values: i64) -> i64:
    return any_turn << 16 | known_turn << 8 | values


def item_values(entry: i64) -> i64:
    """The values that it may be since `item_known_turn`, as a set; none of a card drawn unseen."""
    return entry & 255


def item_known_turn(entry: i64) -> i64:
    return entry >> 8 & 255


def item_any_turn(entry: i64) -> i64:
    return entry >> 16


def is_known(entry: i64) -> bool:
    """Whether its value is certain."""
    return item_any_turn(entry) == NEVER


def known_value(entry: i64) -> Kind:
    return lowest(item_values(entry))


def item_since(entry: i64) -> i64:
    """Since which turn it may have been at hand."""
    if item_known_turn(entry) < item_any_turn(entry):
        return item_known_turn(entry)
    return item_any_turn(entry)


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
            items = append(items, item(NEVER, 0, bit(value)))
    state.items[seat] = items


def note_draw(state: CaesarState, seat: Seat) -> None:
    """An influence card comes to hand, unseen."""
    if not state.tracking:
        return
    for level in range(knowers(state, seat)):
        knower = seat + EVERYBODY * level
        state.items[knower] = append(state.items[knower], item(state.turn + 1, NEVER, 0))


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
        state.items[knower] = without(state.items[knower], value, NEVER)


def without(items: vec[i64], value: Kind, by_turn: i64) -> vec[i64]:
    """The items less one that may have been this value at hand by the turn: a known one if there is one.

    Another item may have been the one instead. What is left may then be either, so it takes over what the leaving one
    may have been."""
    items = items[:]
    leaving = _latest_known(items, value, by_turn)
    if leaving < 0:
        leaving = _latest_unseen(items, value, by_turn, -1)
    if leaving < 0:
        leaving = _latest_unseen(items, value, NEVER, -1)
    staying = _latest_unseen(items, value, by_turn, leaving)
    if staying >= 0 and leaving >= 0:
        items[staying] = _either(items[staying], items[leaving])
    rest = vec[i64](capacity=len(items) + 1)
    for i in range(len(items)):
        if i != leaving:
            rest = append(rest, items[i])
    return rest


def _either(one_item: i64, other: i64) -> i64:
    any_turn = item_any_turn(one_item)
    if item_any_turn(other) < any_turn:
        any_turn = item_any_turn(other)
    known_turn = item_known_turn(one_item)
    if item_known_turn(other) < known_turn:
        known_turn = item_known_turn(other)
    return item(any_turn, known_turn, item_values(one_item) | item_values(other))


def _latest_known(items: vec[i64], value: Kind, by_turn: i64) -> i64:
    """The place of the latest item that is certainly the value and was at hand by the turn; -1 if there is none."""
    best: i64 = -1
    best_turn: i64 = -1
    for i in range(len(items)):
        if is_known(items[i]) and known_value(items[i]) == value:
            turn = item_known_turn(items[i])
            if best_turn < turn <= by_turn:
                best = i
                best_turn = turn
    return best


def _latest_unseen(items: vec[i64], value: Kind, by_turn: i64, but: i64) -> i64:
    """The place (but one) of the latest item that may be the value and was at hand by the turn; -1 if there is none."""
    best: i64 = -1
    best_turn: i64 = -1
    for i in range(len(items)):
        if is_known(items[i]) or i == but:
            continue
        may_be = item_any_turn(items[i]) <= by_turn
        if has(item_values(items[i]), value) and item_known_turn(items[i]) <= by_turn:
            may_be = True
        if may_be and item_since(items[i]) > best_turn:
            best = i
            best_turn = item_since(items[i])
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
            for _ in range(count(state.table[DOWN + seat * GROUPS + group], card)):
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
            items = without(items, value, NEVER)
    for value in range(INFLUENCE_END):
        for _ in range(count(hand, value)):
            items = append(items, item(NEVER, state.turn + 1, bit(value)))
    state.items[seat] = items
