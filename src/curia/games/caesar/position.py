"""Positions and views of Caesar & Cleopatra as readable data, and what is wrong with a position."""

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has
from curia.core.types import Json, Seat
from curia.games.caesar.cards import (
    ASSASSINATION,
    GROUP_IDS,
    GROUPS,
    INFLUENCE,
    INFLUENCE_END,
    KIND_IDS,
    KINDS,
    MANIPULATION,
    SUFFRAGE_IDS,
    Bag,
    count,
    kinds_in,
    one,
    size,
)
from curia.games.caesar.config import Config
from curia.games.caesar.knowledge import (
    EVERYBODY,
    is_known,
    item_any_turn,
    item_known_turn,
    item_values,
    knowers,
    known_value,
    pool_known,
    pool_turn,
    slot_group,
    slot_pool,
    slot_turn,
)
from curia.games.caesar.moves import move_text
from curia.games.caesar.state import (
    ANSWER,
    DISCARD,
    DOWN,
    HAND,
    LENGTH_SHIFT,
    MANIPULATION_RESERVE,
    MISSION,
    NO_ANSWER,
    NO_MISSION,
    NOTHING,
    ORDER,
    OVER,
    PHASE_IDS,
    PLACE,
    POOLS,
    RESERVE,
    SEEN_MANIPULATION,
    TAKEN,
    UP,
    CaesarState,
    filled,
)
from curia.games.caesar.view import HIDDEN, CaesarView

# Writing ------------------------------------------------------------


def position(state: CaesarState) -> dict[str, Json]:
    """All facts. What is left of the reserves is everything that is named nowhere."""
    seats: list[Json] = []
    for seat in range(2):
        seats.append(
            {
                "hand": _ids(state.party[HAND + seat]),
                "discard": _ids(state.party[DISCARD + seat]),
                "order": _order(state.party[ORDER + seat]),
                "mission": _mission(state.party[MISSION + seat]),
                "answer": _answer(state.party[ANSWER + seat]),
                "taken": _by_group(state.table, TAKEN, seat),
                "up": _bags_by_group(state.table, UP, seat),
                "down": _bags_by_group(state.table, DOWN, seat),
                "seen_manipulation": _ids(state.party[SEEN_MANIPULATION + seat]),
                "hidden": _slots(state.slots[seat], state.slot_cards[seat]),
                "known": _items(state.items[seat]),
                "known_to_all": _items(state.items[seat + EVERYBODY]),
                "pools": _pools(state.pools, seat),
                "pools_of_all": _pools(state.pools, seat + EVERYBODY),
            }
        )
    return {
        "game": "caesar",
        "phase": PHASE_IDS[state.phase],
        "asked": _seats(state.asked),
        "cleopatra": int(state.cleopatra),
        "active": int(state.active),
        "turn": int(state.turn),
        "manipulated": state.manipulated != 0,
        "laid": state.laid != 0,
        "passive": state.passive != 0,
        "last": state.last != 0,
        "played": None if state.played == NOTHING else move_text(state.played),
        "drawer": int(state.drawer),
        "patricians": [int(state.patricians >> (4 * group) & 15) for group in range(GROUPS)],
        "suffrage": _suffrage(state.suffrage),
        "suffrage_discard": _suffrage(state.suffrage_discard),
        "spied": _seats(state.spied),
        "quiet": [GROUP_IDS[group] for group in range(GROUPS) if has(state.quiet, group)],
        "seats": seats,
    }


def view_data(view: CaesarView) -> dict[str, Json]:
    """What a seat is shown; null is what it may not know."""
    seats: list[Json] = []
    for seat in range(2):
        down: list[Json] = []
        for group in range(GROUPS):
            cards = view.table[DOWN + seat * GROUPS + group]
            down.append(None if cards == HIDDEN else _ids(cards))
        seats.append(
            {
                "hand": None if view.party[HAND + seat] == HIDDEN else _ids(view.party[HAND + seat]),
                "influence_in_hand": int(view.influence_in_hand[seat]),
                "manipulation_in_hand": int(view.manipulation_in_hand[seat]),
                "influence_left": int(view.influence_left[seat]),
                "manipulation_left": int(view.manipulation_left[seat]),
                "order": None if view.party[ORDER + seat] == HIDDEN else _order(view.party[ORDER + seat]),
                "mission": None if view.party[MISSION + seat] == HIDDEN else _mission(view.party[MISSION + seat]),
                "answered": has(view.answered, seat),
                "answer": _answer(view.party[ANSWER + seat]),
                "discard": _ids(view.party[DISCARD + seat]),
                "taken": _by_group(view.table, TAKEN, seat),
                "up": _bags_by_group(view.table, UP, seat),
                "down": down,
                "hidden_count": _by_group(view.hidden, 0, seat),
                "seen_manipulation": None
                if view.party[SEEN_MANIPULATION + seat] == HIDDEN
                else _ids(view.party[SEEN_MANIPULATION + seat]),
                "hidden": _slots(view.slots[seat], view.slot_cards[seat]),
                "known": _items(view.items[seat]),
                "pools": _pools(view.pools, seat),
            }
        )
    return {
        "game": "caesar",
        "seat": int(view.seat),
        "phase": PHASE_IDS[view.phase],
        "asked": _seats(view.asked),
        "cleopatra": int(view.cleopatra),
        "active": int(view.active),
        "turn": int(view.turn),
        "manipulated": view.manipulated != 0,
        "passive": view.passive != 0,
        "last": view.last != 0,
        "played": None if view.played == NOTHING else move_text(view.played),
        "patricians": [int(view.patricians >> (4 * group) & 15) for group in range(GROUPS)],
        "suffrage": _suffrage(view.suffrage),
        "suffrage_discard": _suffrage(view.suffrage_discard),
        "seats": seats,
    }


def _ids(bag: Bag) -> list[Json]:
    return [KIND_IDS[kind] for kind in kinds_in(bag)]


def _suffrage(bag: Bag) -> list[Json]:
    return [SUFFRAGE_IDS[card] for card in kinds_in(bag)]


def _order(order: i64) -> list[Json]:
    return [KIND_IDS[ASSASSINATION + (order >> (3 * i) & 7)] for i in range(order >> LENGTH_SHIFT)]


def _mission(mission: i64) -> Json:
    return None if mission == NO_MISSION else GROUP_IDS[mission]


def _answer(answer: i64) -> Json:
    return None if answer == NO_ANSWER else move_text(answer)


def _seats(mask: i64) -> list[Json]:
    return [seat for seat in range(2) if has(mask, seat)]


def _by_group(column: vec[i64], start: i64, seat: Seat) -> list[Json]:
    return [int(column[start + seat * GROUPS + group]) for group in range(GROUPS)]


def _bags_by_group(column: vec[i64], start: i64, seat: Seat) -> list[Json]:
    return [_ids(column[start + seat * GROUPS + group]) for group in range(GROUPS)]


def _slots(slots: vec[i64], cards: vec[i64]) -> list[Json]:
    """Hidden cards: the group, the pool, the turn in which it was laid, and the card for who may know it."""
    written: list[Json] = []
    for i in range(len(slots)):
        row: dict[str, Json] = {
            "group": GROUP_IDS[slot_group(slots[i])],
            "pool": int(slot_pool(slots[i])),
            "turn": int(slot_turn(slots[i])),
            "card": KIND_IDS[cards[i]] if i < len(cards) else None,
        }
        written.append(row)
    return written


def _items(items: vec[i64]) -> list[Json]:
    """Influence cards that may be in hand or hidden: the card if it is known, and since which turn it was at hand.

    A card that is not known may have been one of some values since an earlier turn."""
    written: list[Json] = []
    for i in range(len(items)):
        entry = items[i]
        row: dict[str, Json]
        if is_known(entry):
            row = {"turn": int(item_known_turn(entry)), "card": KIND_IDS[known_value(entry)]}
        else:
            row = {"turn": int(item_any_turn(entry)), "card": None}
            if item_values(entry) != 0:
                row["earlier"] = int(item_known_turn(entry))
                row["as"] = [KIND_IDS[value] for value in range(INFLUENCE_END) if has(item_values(entry), value)]
        written.append(row)
    return written


def _pools(pools: vec[i64], knower: i64) -> list[Json]:
    written: list[Json] = []
    for number in range(1, POOLS):
        known = _ids(pool_known(pools, knower, number))
        written.append({"known": known, "turn": int(pool_turn(pools, knower, number))})
    return written


# Checking ------------------------------------------------------------


def check(config: Config, state: CaesarState) -> str:
    """Every card in exactly one place, no limit passed, and knowledge that fits the cards."""
    for seat in range(2):
        cards = (
            state.party[HAND + seat]
            + state.party[DISCARD + seat]
            + state.party[RESERVE + seat]
            + state.party[MANIPULATION_RESERVE + seat]
        )
        for group in range(GROUPS):
            place = seat * GROUPS + group
            own = state.table[UP + place] + state.table[DOWN + place]
            cards += own
            if size(own) > 5:
                return f"seat {seat} has more than five cards before the {GROUP_IDS[group]}"
            if own & MANIPULATION != 0:
                return f"seat {seat} has a manipulation card before the {GROUP_IDS[group]}"
        if cards != config.cards.party:
            return f"the cards of seat {seat} do not add up to the full set"
        if state.phase > PLACE and size(state.party[HAND + seat]) > 5:
            return f"seat {seat} has more than five cards in hand"
        problem = _check_knowledge(state, seat)
        if problem:
            return problem
    for group in range(GROUPS):
        here = state.table[UP + group] + state.table[DOWN + group]
        there = state.table[UP + GROUPS + group] + state.table[DOWN + GROUPS + group]
        if size(here) + size(there) > 8:
            return f"more than eight cards lie before the {GROUP_IDS[group]}"
        taken = state.table[TAKEN + group] + state.table[TAKEN + GROUPS + group]
        if (state.patricians >> (4 * group) & 15) + taken != config.cards.patricians[group]:
            return f"the {GROUP_IDS[group]} do not add up"
    if state.phase != OVER and state.asked == 0:
        return "nobody is asked though the game goes on"
    return ""


def _check_knowledge(state: CaesarState, seat: Seat) -> str:
    """What is known must be true: as many items as cards, and every known card among them."""
    if state.phase <= PLACE:
        return ""
    hidden: i64 = state.party[HAND + seat] & INFLUENCE
    down: i64 = 0
    for group in range(GROUPS):
        down += state.table[DOWN + seat * GROUPS + group]
    hidden += down
    in_slots = filled(GROUPS, 0)
    for i in range(len(state.slots[seat])):
        in_slots[slot_group(state.slots[seat][i])] += one(state.slot_cards[seat][i])
    for group in range(GROUPS):
        if in_slots[group] != state.table[DOWN + seat * GROUPS + group]:
            return f"the slots of seat {seat} before the {GROUP_IDS[group]} do not hold its hidden cards"
    for level in range(knowers(state, seat)):
        problem = _check_knower(state, seat, seat + EVERYBODY * level, hidden)
        if problem:
            return problem
    seen = state.party[SEEN_MANIPULATION + seat]
    for kind in range(ASSASSINATION, KINDS):
        if count(seen, kind) > count(state.party[HAND + seat], kind):
            return f"seat {seat} is thought to hold {KIND_IDS[kind]}, and does not"
    return ""


def _check_knower(state: CaesarState, seat: Seat, knower: i64, hidden: Bag) -> str:
    known: i64 = 0
    items = state.items[knower]
    for number in range(1, POOLS):
        known += pool_known(state.pools, knower, number)
    in_pools = size(known)
    if len(items) + in_pools != size(hidden):
        return f"seat {seat} has {size(hidden)} cards for {len(items)} items and {in_pools} in pools"
    for i in range(len(items)):
        if is_known(items[i]):
            known += one(known_value(items[i]))
    for kind in range(KINDS):
        if count(known, kind) > count(hidden, kind):
            return f"seat {seat} is thought to hide {KIND_IDS[kind]}, and does not"
    return ""
