"""What a viewer of Caesar & Cleopatra can add up: points as things stand, and the totals before each group."""

from mypy_extensions import i64

from curia.core.bits import mixed
from curia.core.types import Seat
from curia.games.caesar import cards, votes, zone
from curia.games.caesar.cards import Group
from curia.games.caesar.config import Config
from curia.games.caesar.laying import rooms
from curia.games.caesar.schema import GroupTally, MissionTally, SeatTally, SideTally, Tally, Verdict, Why
from curia.games.caesar.scoring import majority, mission_points, open_parts
from curia.games.caesar.state import CaesarState, cards_before, patricians_left
from curia.games.caesar.view import HIDDEN, CaesarView


def tally(config: Config, view: CaesarView) -> Tally:
    state = _with_blanks(view)
    seats: list[SeatTally] = []
    for seat in range(2):
        seats.append(_seat(config, view, state, seat))
    groups: list[GroupTally] = []
    for group in range(cards.GROUPS):
        groups.append(_group(config, view, state, group))
    return {"seats": seats, "groups": groups}


def tally_key(view: CaesarView) -> int:
    """Of all that `tally` reads of a view."""
    key = view.patricians
    for column in (view.party, view.table, view.hidden):
        for number in column:
            key = mixed(key, number)
    return int(key)


def _with_blanks(view: CaesarView) -> CaesarState:
    """The view in the form that the rules read.

    A card that the viewer cannot see lies there as a philosopher, which takes up a place and counts nothing."""
    table = view.table[:]
    for place in range(2 * cards.GROUPS):
        if table[zone.DOWN + place] == HIDDEN:
            table[zone.DOWN + place] = view.hidden[place] * cards.one(cards.PHILOSOPHER)
    state = CaesarState(view.party, table, view.slots, view.seen)
    state.patricians = view.patricians
    return state


def _unknown(view: CaesarView, seat: Seat, group: Group) -> i64:
    """How many cards of the seat before the group the viewer cannot see."""
    place = seat * cards.GROUPS + group
    if view.table[zone.DOWN + place] == HIDDEN:
        return view.hidden[place]
    return 0


# Seats ------------------------------------------------------------


def _seat(config: Config, view: CaesarView, state: CaesarState, seat: Seat) -> SeatTally:
    seen = 0
    parts: dict[str, int | None] = {}
    for part, number in open_parts(config, state, seat).items():
        parts[part] = number
        seen += number
    points: int | None = None
    mission: MissionTally | None = None
    secret = view.party[zone.MISSION + seat] == HIDDEN
    parts["mission"] = None
    if not secret:
        fulfilled = 0
        if view.party[zone.MISSION + seat] != cards.NO_MISSION:
            fulfilled = int(mission_points(config, state, seat))
            mission = _mission(config, state, seat)
        parts["mission"] = fulfilled
        points = seen + fulfilled
    groups: list[SideTally] = []
    for group in range(cards.GROUPS):
        groups.append(_side(view, state, seat, group))
    return {"points": points, "open": seen, "parts": parts, "mission": mission, "groups": groups}


def _mission(config: Config, state: CaesarState, seat: Seat) -> MissionTally:
    group = state.party[zone.MISSION + seat]
    have = int(state.table[zone.TAKEN + seat * cards.GROUPS + group])
    need = int(config.cards.mission_needs)
    return {"group": cards.GROUP_IDS[group], "have": have, "need": need, "done": have >= need}


def _side(view: CaesarView, state: CaesarState, seat: Seat, group: Group) -> SideTally:
    """What lies before a group for one party."""
    laid = cards_before(state, seat, group)
    unknown = _unknown(view, seat, group)
    known = int(cards.total(laid))
    return {
        "total": known if unknown == 0 else None,
        "known": known,
        "philosophers": int(cards.count(laid, cards.PHILOSOPHER) - unknown),
        "cards": int(cards.size(laid)),
        "unknown": int(unknown),
        "room": int(cards.count(rooms(state, seat), group)),
    }


# Groups ------------------------------------------------------------


def _group(config: Config, view: CaesarView, state: CaesarState, group: Group) -> GroupTally:
    holder: int | None = None
    needed = majority(config, group)
    for seat in range(2):
        if state.table[zone.TAKEN + seat * cards.GROUPS + group] >= needed:
            holder = seat
    return {
        "group": cards.GROUP_IDS[group],
        "left": int(patricians_left(state, group)),
        "of": int(config.cards.patricians[group]),
        "majority": int(needed),
        "holder": holder,
        "verdict": _verdict(view, state, group),
    }


def _verdict(view: CaesarView, state: CaesarState, group: Group) -> Verdict | None:
    """What a vote would decide as the cards lie; None if the viewer cannot see them all or nobody is left to win."""
    if patricians_left(state, group) == 0 or _unknown(view, 0, group) + _unknown(view, 1, group) != 0:
        return None
    one_side = cards_before(state, 0, group)
    other_side = cards_before(state, 1, group)
    verdict = votes.vote(one_side, other_side)
    if verdict.winner == votes.NOBODY:
        return {"winner": None, "why": "nobody"}
    if verdict.winner == votes.TIE:
        return {"winner": None, "why": "tie"}
    why: Why = "higher"
    if one_side == 0 or other_side == 0:
        why = "alone"
    elif verdict.turned:
        why = "lower"
    return {"winner": int(verdict.winner), "why": why}
