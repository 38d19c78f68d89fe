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
    KIND_IDS,
    MANIPULATION,
    SUFFRAGE_IDS,
    Bag,
    kinds_in,
    one,
    size,
)
from curia.games.caesar.certain import Certain
from curia.games.caesar.config import Config
from curia.games.caesar.knowledge import (
    BAGS,
    FIRST_FIVE,
    UNSEEN,
    entry_text,
    revealed,
    sizes,
    slot_bag,
    slot_card,
    slot_group,
    slot_turn,
)
from curia.games.caesar.moves import move_text
from curia.games.caesar.schema import HiddenCard, PoolData, SeatData, ViewData
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
    RESERVE,
    TAKEN,
    UP,
    CaesarState,
    filled,
)
from curia.games.caesar.view import HIDDEN, CaesarView, make_view
from curia.games.caesar.worlds import Worlds

# Writing ------------------------------------------------------------


def to_dict(state: CaesarState) -> dict[str, Json]:
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
                "hidden": _slots(state.slots[seat]),
                "seen": [entry_text(number) for number in state.seen[seat]],
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
        "quiet": [GROUP_IDS[group] for group in range(GROUPS) if has(state.quiet, group)],
        "seats": seats,
    }


def view_json(view: CaesarView) -> ViewData:
    """What a seat is shown; null is what it may not know."""
    seats: list[SeatData] = []
    for seat in range(2):
        certain = Certain(view.seen[seat])
        down: list[list[str] | None] = []
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
                "hidden": _shown_slots(view.slots[seat], certain),
                "known": _ids(certain.influence()),
                "seen_manipulation": _ids(certain.manipulation()),
                "pools": _pools(certain),
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


def _ids(bag: Bag) -> list[str]:
    return [KIND_IDS[kind] for kind in kinds_in(bag)]


def _suffrage(bag: Bag) -> list[str]:
    return [SUFFRAGE_IDS[card] for card in kinds_in(bag)]


def _order(order: i64) -> list[str]:
    return [KIND_IDS[ASSASSINATION + (order >> (3 * i) & 7)] for i in range(order >> LENGTH_SHIFT)]


def _mission(mission: i64) -> str | None:
    return None if mission == NO_MISSION else GROUP_IDS[mission]


def _answer(answer: i64) -> str | None:
    return None if answer == NO_ANSWER else move_text(answer)


def _seats(mask: i64) -> list[int]:
    return [seat for seat in range(2) if has(mask, seat)]


def _by_group(column: vec[i64], start: i64, seat: Seat) -> list[int]:
    return [int(column[start + seat * GROUPS + group]) for group in range(GROUPS)]


def _bags_by_group(column: vec[i64], start: i64, seat: Seat) -> list[list[str]]:
    return [_ids(column[start + seat * GROUPS + group]) for group in range(GROUPS)]


def _slots(slots: vec[i64]) -> list[Json]:
    """Hidden cards: the group, the bag of which the card came, the turn in which it was laid, and the card."""
    written: list[Json] = []
    for number in slots:
        row: dict[str, Json] = {
            "group": GROUP_IDS[slot_group(number)],
            "bag": int(slot_bag(number)),
            "turn": int(slot_turn(number)),
            "card": KIND_IDS[slot_card(number)],
        }
        written.append(row)
    return written


def _shown_slots(slots: vec[i64], certain: Certain) -> list[HiddenCard]:
    """Hidden cards: the group, the pool, the turn in which it was laid, and the card for who may know it."""
    written: list[HiddenCard] = []
    for number in slots:
        row: HiddenCard = {
            "group": GROUP_IDS[slot_group(number)],
            "pool": int(certain.pool[slot_bag(number)]),
            "turn": int(slot_turn(number)),
            "card": None if slot_card(number) == UNSEEN else KIND_IDS[slot_card(number)],
        }
        written.append(row)
    return written


def _pools(certain: Certain) -> list[PoolData]:
    """Which cards are known to be among the hidden ones of some pools."""
    written: list[PoolData] = []
    for pool in range(FIRST_FIVE, BAGS):
        if certain.known[pool] != 0:
            where: list[int] = [int(pool)]
            if pool == FIRST_FIVE:
                where = [number for number in range(BAGS) if has(certain.first_pools(), number)]
            row: PoolData = {"pools": where, "known": _ids(certain.known[pool])}
            written.append(row)
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


def fits(config: Config, view: CaesarView, state: CaesarState) -> bool:
    """Whether the position is sound, looks to the seat as the view does, and can have come about as it was seen."""
    other = make_view(config, state, view.seat)
    for party in range(2):
        if list(other.seen[party]) != list(view.seen[party]) or list(other.slots[party]) != list(view.slots[party]):
            return False
    return view_json(other) == view_json(view) and check(config, state) == ""


def _check_knowledge(state: CaesarState, seat: Seat) -> str:
    """What has been seen must fit the cards: as many in each bag, and a way in which it can have come about."""
    if state.phase <= PLACE:
        return ""
    hand = state.party[HAND + seat]
    slots = state.slots[seat]
    seen = state.seen[seat]
    in_slots = filled(GROUPS, 0)
    in_bags = filled(BAGS, 0)
    for i in range(len(slots)):
        in_slots[slot_group(slots[i])] += one(slot_card(slots[i]))
        in_bags[slot_bag(slots[i])] += 1
    for group in range(GROUPS):
        if in_slots[group] != state.table[DOWN + seat * GROUPS + group]:
            return f"the slots of seat {seat} before the {GROUP_IDS[group]} do not hold its hidden cards"
    found = sizes(seen)
    if len(found) == 0:
        return f"more cards of seat {seat} were seen to leave a bag than it had"
    for bag in range(BAGS):
        if found[bag] != in_bags[bag]:
            return f"seat {seat} has {in_bags[bag]} hidden cards of bag {bag}, and {found[bag]} were seen to go there"
    if found[BAGS] != size(hand & INFLUENCE) or found[BAGS + 1] != size(hand & MANIPULATION):
        return f"the hand of seat {seat} has not as many cards as were seen to come and go"
    truth = revealed(seen, slots, hand)
    none = vec[i64]()
    if not Worlds(truth, none, state.party[RESERVE + seat] + (hand & INFLUENCE), False).possible:
        return f"the influence of seat {seat} cannot have come to lie there as it was seen"
    if not Worlds(truth, none, state.party[MANIPULATION_RESERVE + seat] + (hand & MANIPULATION), True).possible:
        return f"the manipulation cards of seat {seat} cannot have come to hand as it was seen"
    return ""
