"""Positions and views of Caesar & Cleopatra as readable data, and what is wrong with a position."""

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has
from curia.core.types import Json, Seat
from curia.games.caesar import cards, knowledge, moves, phase, zone
from curia.games.caesar.cards import Bag
from curia.games.caesar.certain import Certain
from curia.games.caesar.check import check
from curia.games.caesar.config import Config
from curia.games.caesar.schema import HiddenCard, PoolData, SeatData, ViewData
from curia.games.caesar.state import CaesarState
from curia.games.caesar.view import HIDDEN, CaesarView, make_view

# Writing ------------------------------------------------------------


def to_dict(state: CaesarState) -> dict[str, Json]:
    """All facts. What is left of the reserves is everything that is named nowhere."""
    seats: list[Json] = []
    for seat in range(2):
        seats.append(
            {
                "hand": _ids(state.party[zone.HAND + seat]),
                "discard": _ids(state.party[zone.DISCARD + seat]),
                "order": _order(state.party[zone.ORDER + seat]),
                "mission": _mission(state.party[zone.MISSION + seat]),
                "answer": _answer(state.party[zone.ANSWER + seat]),
                "taken": _by_group(state.table, zone.TAKEN, seat),
                "up": _bags_by_group(state.table, zone.UP, seat),
                "down": _bags_by_group(state.table, zone.DOWN, seat),
                "hidden": _slots(state.slots[seat]),
                "seen": [knowledge.entry_text(number) for number in state.seen[seat]],
            }
        )
    return {
        "game": "caesar",
        "phase": phase.IDS[state.phase],
        "asked": _seats(state.asked),
        "cleopatra": int(state.cleopatra),
        "active": int(state.active),
        "turn": int(state.turn),
        "manipulated": state.manipulated != 0,
        "laid": state.laid != 0,
        "passive": state.passive != 0,
        "last": state.last != 0,
        "played": None if state.played == moves.NOTHING else moves.move_text(state.played),
        "drawer": int(state.drawer),
        "patricians": [int(state.patricians >> (4 * group) & 15) for group in range(cards.GROUPS)],
        "suffrage": _suffrage(state.suffrage),
        "suffrage_discard": _suffrage(state.suffrage_discard),
        "quiet": [cards.GROUP_IDS[group] for group in range(cards.GROUPS) if has(state.quiet, group)],
        "seats": seats,
    }


def view_json(config: Config, view: CaesarView) -> ViewData:
    """What a seat is shown; null is what it may not know."""
    seats: list[SeatData] = []
    for seat in range(2):
        certain = Certain(view.seen[seat])
        down: list[list[str] | None] = []
        for group in range(cards.GROUPS):
            hidden = view.table[zone.DOWN + seat * cards.GROUPS + group]
            down.append(None if hidden == HIDDEN else _ids(hidden))
        seats.append(
            {
                "hand": None if view.party[zone.HAND + seat] == HIDDEN else _ids(view.party[zone.HAND + seat]),
                "influence_in_hand": int(view.influence_in_hand[seat]),
                "manipulation_in_hand": int(view.manipulation_in_hand[seat]),
                "influence_left": int(view.influence_left[seat]),
                "manipulation_left": int(view.manipulation_left[seat]),
                "order": None if view.party[zone.ORDER + seat] == HIDDEN else _order(view.party[zone.ORDER + seat]),
                "mission": None
                if view.party[zone.MISSION + seat] == HIDDEN
                else _mission(view.party[zone.MISSION + seat]),
                "answered": has(view.answered, seat),
                "answer": _answer(view.party[zone.ANSWER + seat]),
                "discard": _ids(view.party[zone.DISCARD + seat]),
                "taken": _by_group(view.table, zone.TAKEN, seat),
                "up": _bags_by_group(view.table, zone.UP, seat),
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
        "phase": phase.IDS[view.phase],
        "asked": _seats(view.asked),
        "cleopatra": int(view.cleopatra),
        "active": int(view.active),
        "turn": int(view.turn),
        "manipulated": view.manipulated != 0,
        "passive": view.passive != 0,
        "last": view.last != 0,
        "played": None if view.played == moves.NOTHING else moves.move_text(view.played),
        "patricians": [int(view.patricians >> (4 * group) & 15) for group in range(cards.GROUPS)],
        "suffrage": _suffrage(view.suffrage),
        "suffrage_discard": _suffrage(view.suffrage_discard),
        "gone": _suffrage(config.cards.suffrage - view.suffrage - view.suffrage_discard),
        "seats": seats,
    }


def _ids(bag: Bag) -> list[str]:
    return [cards.KIND_IDS[kind] for kind in cards.kinds_in(bag)]


def _suffrage(bag: Bag) -> list[str]:
    return [cards.SUFFRAGE_IDS[card] for card in cards.kinds_in(bag)]


def _order(order: i64) -> list[str]:
    return [cards.KIND_IDS[cards.ASSASSINATION + (order >> (3 * i) & 7)] for i in range(order >> zone.LENGTH_SHIFT)]


def _mission(mission: i64) -> str | None:
    return None if mission == cards.NO_MISSION else cards.GROUP_IDS[mission]


def _answer(answer: i64) -> str | None:
    return None if answer == moves.NO_ANSWER else moves.move_text(answer)


def _seats(mask: i64) -> list[int]:
    return [seat for seat in range(2) if has(mask, seat)]


def _by_group(column: vec[i64], start: i64, seat: Seat) -> list[int]:
    return [int(column[start + seat * cards.GROUPS + group]) for group in range(cards.GROUPS)]


def _bags_by_group(column: vec[i64], start: i64, seat: Seat) -> list[list[str]]:
    return [_ids(column[start + seat * cards.GROUPS + group]) for group in range(cards.GROUPS)]


def _slots(slots: vec[i64]) -> list[Json]:
    """Hidden cards: the group, the bag of which the card came, the turn in which it was laid, and the card."""
    written: list[Json] = []
    for number in slots:
        row: dict[str, Json] = {
            "group": cards.GROUP_IDS[knowledge.slot_group(number)],
            "bag": int(knowledge.slot_bag(number)),
            "turn": int(knowledge.slot_turn(number)),
            "card": cards.KIND_IDS[knowledge.slot_card(number)],
        }
        written.append(row)
    return written


def _shown_slots(slots: vec[i64], certain: Certain) -> list[HiddenCard]:
    """Hidden cards: the group, the pool, the turn in which it was laid, and the card for who may know it."""
    written: list[HiddenCard] = []
    for number in slots:
        row: HiddenCard = {
            "group": cards.GROUP_IDS[knowledge.slot_group(number)],
            "pool": int(certain.pool[knowledge.slot_bag(number)]),
            "turn": int(knowledge.slot_turn(number)),
            "card": None
            if knowledge.slot_card(number) == knowledge.UNSEEN
            else cards.KIND_IDS[knowledge.slot_card(number)],
        }
        written.append(row)
    return written


def _pools(certain: Certain) -> list[PoolData]:
    """Which cards are known to be among the hidden ones of some pools."""
    written: list[PoolData] = []
    for pool in range(knowledge.FIRST_FIVE, knowledge.BAGS):
        if certain.known[pool] != 0:
            where: list[int] = [int(pool)]
            if pool == knowledge.FIRST_FIVE:
                where = [number for number in range(knowledge.BAGS) if has(certain.first_pools(), number)]
            row: PoolData = {"pools": where, "known": _ids(certain.known[pool])}
            written.append(row)
    return written


def fits(config: Config, view: CaesarView, state: CaesarState) -> bool:
    """Whether the position is sound, looks to the seat as the view does, and can have come about as it was seen."""
    other = make_view(config, state, view.seat)
    for party in range(2):
        if list(other.seen[party]) != list(view.seen[party]) or list(other.slots[party]) != list(view.slots[party]):
            return False
    return view_json(config, other) == view_json(config, view) and check(config, state) == ""
