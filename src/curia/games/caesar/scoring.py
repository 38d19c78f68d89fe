"""The count: points in their parts, and the places."""

from typing import Final

from mypy_extensions import i64

from curia.core.game import Outcome
from curia.core.types import Seat, SeatMask
from curia.games.caesar import cards, zone
from curia.games.caesar.cards import Group
from curia.games.caesar.config import Config
from curia.games.caesar.state import CaesarState

PARTS: Final = ["patricians", "majorities", "whole_groups", "mission"]


def patricians(state: CaesarState, seat: Seat) -> i64:
    number: i64 = 0
    for group in range(cards.GROUPS):
        number += state.table[zone.TAKEN + seat * cards.GROUPS + group]
    return number


def majority(config: Config, group: Group) -> i64:
    """How many patricians are more than half of a group (§13.3)."""
    return config.cards.patricians[group] // 2 + 1


def majorities(config: Config, state: CaesarState, seat: Seat) -> i64:
    """Groups of which the party has more than half, whatever is left in the forum."""
    number: i64 = 0
    for group in range(cards.GROUPS):
        if state.table[zone.TAKEN + seat * cards.GROUPS + group] >= majority(config, group):
            number += 1
    return number


def whole_groups(config: Config, state: CaesarState, seat: Seat) -> i64:
    number: i64 = 0
    for group in range(cards.GROUPS):
        if state.table[zone.TAKEN + seat * cards.GROUPS + group] == config.cards.patricians[group]:
            number += 1
    return number


def mission_points(config: Config, state: CaesarState, seat: Seat) -> i64:
    if state.table[zone.TAKEN + seat * cards.GROUPS + state.party[zone.MISSION + seat]] >= config.cards.mission_needs:
        return config.cards.mission_points
    return 0


def points(config: Config, state: CaesarState, seat: Seat) -> i64:
    printed = config.cards
    return (
        printed.patrician_points * patricians(state, seat)
        + printed.majority_points * majorities(config, state, seat)
        + printed.whole_group_points * whole_groups(config, state, seat)
        + mission_points(config, state, seat)
    )


def winners(config: Config, state: CaesarState) -> SeatMask:
    mine = points(config, state, 0)
    theirs = points(config, state, 1)
    if mine > theirs:
        return 1
    if theirs > mine:
        return 2
    return 3


def open_parts(config: Config, state: CaesarState, seat: Seat) -> dict[str, int]:
    """The parts that everybody can count: all but the mission."""
    printed = config.cards
    return {
        "patricians": int(printed.patrician_points * patricians(state, seat)),
        "majorities": int(printed.majority_points * majorities(config, state, seat)),
        "whole_groups": int(printed.whole_group_points * whole_groups(config, state, seat)),
    }


def outcome(config: Config, state: CaesarState) -> Outcome:
    totals = [int(points(config, state, seat)) for seat in range(2)]
    parts: list[dict[str, int]] = []
    for seat in range(2):
        counted = open_parts(config, state, seat)
        counted["mission"] = int(mission_points(config, state, seat))
        parts.append(counted)
    reason = "patricians_gone" if state.patricians == 0 else "influence_gone"
    return Outcome(reason, totals, parts, [1 + (totals[1 - seat] > totals[seat]) for seat in range(2)])
