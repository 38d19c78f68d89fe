"""What a viewer can add up: points as things stand, the totals before each group, and who would win a vote."""

from typing import Any, cast

import pytest

from curia.core.match import pending_seats
from curia.core.types import CHANCE_MASK, OBSERVER
from tests.kit.caesar import GROUPS, Table, game, new_table, party, table
from tests.kit.rules import rule
from tests.kit.tables import walk


def standing(found: Table, viewer: int) -> dict[str, Any]:
    return cast(dict[str, Any], found.game.tally(found.game.view(found.state, viewer)))


def side(found: Table, seat: int, viewer: int, group: str) -> dict[str, Any]:
    return cast(dict[str, Any], standing(found, viewer)["seats"][seat]["groups"][GROUPS.index(group)])


def verdict(found: Table, viewer: int, group: str) -> Any:
    return standing(found, viewer)["groups"][GROUPS.index(group)]["verdict"]


LAID = table(
    party(up="senators 2 2, praetors p 5", down="senators 1 3, censors 4 p"),
    party(up="senators 4, praetors 3", down="senators 5"),
)


@rule("7.5", "11.10")
def test_the_own_hidden_cards_count_for_their_owner() -> None:
    """2 + 2 face up, 1 + 3 face down; of Censors 4 and a philosopher, which counts nothing."""
    row = {"total": 8, "known": 8, "philosophers": 0, "cards": 4, "unknown": 0, "room": 1}
    assert side(LAID, 0, 0, "senators") == row
    assert side(LAID, 0, 0, "censors")["total"] == 4
    assert side(LAID, 0, 0, "censors")["philosophers"] == 1


@rule("11.4", "11.10")
@pytest.mark.parametrize("viewer", [1, OBSERVER])
def test_the_hidden_cards_of_others_make_a_total_unknown(viewer: int) -> None:
    row = {"total": None, "known": 4, "philosophers": 0, "cards": 4, "unknown": 2, "room": 1}
    assert side(LAID, 0, viewer, "senators") == row
    row = {"total": None, "known": 0, "philosophers": 0, "cards": 2, "unknown": 2, "room": 3}
    assert side(LAID, 0, viewer, "censors") == row
    row = {"total": 5, "known": 5, "philosophers": 1, "cards": 2, "unknown": 0, "room": 3}
    assert side(LAID, 0, viewer, "praetors") == row


@rule("4.13", "E19", "E20")
def test_free_places() -> None:
    found = table(
        party(up="senators 1 1 1 1, quaestors 1", taken="censors censors"),
        party(up="senators 2 2 2, quaestors 4 4 4 5 5", taken="censors"),
    )
    for viewer in (0, 1, OBSERVER):
        assert [side(found, seat, viewer, "senators")["room"] for seat in (0, 1)] == [1, 1]
        assert [side(found, seat, viewer, "quaestors")["room"] for seat in (0, 1)] == [2, 0]
        assert [side(found, seat, viewer, "censors")["room"] for seat in (0, 1)] == [0, 0]
        assert [side(found, seat, viewer, "aediles")["room"] for seat in (0, 1)] == [5, 5]


@rule("4.13", "4.10")
def test_one_can_lay_where_there_is_room() -> None:
    asked = 0
    for state in walk(game(), 5):
        found = Table(game(), state)
        if game().pending(state) == CHANCE_MASK or found.phase not in ("lay", "lay_second", "last_lay"):
            continue
        (seat,) = pending_seats(game().pending(state))
        laid = {text.split()[2] for text in found.legal(seat)}
        assert laid == {group for group in GROUPS if side(found, seat, seat, group)["room"] > 0}
        asked += 1
    assert asked


@rule("7.6", "7.7", "7.8", "7.9", "7.10", "8.2", "8.3")
@pytest.mark.parametrize(
    ("own", "other", "winner", "why"),
    [
        ("", "", None, "nobody"),
        ("", "p", 1, "alone"),
        ("2 4 p", "", 0, "alone"),
        ("2 3", "5", None, "tie"),
        ("4 p", "4", None, "tie"),
        ("2 3 3", "3 4", 0, "higher"),
        ("5 p", "1 2 p", 0, "higher"),
        ("4 5", "3 p", 1, "lower"),
        ("4 p p", "3 p", 1, "lower"),
    ],
)
def test_what_a_vote_would_decide(own: str, other: str, winner: int | None, why: str) -> None:
    found = table(party(up=f"aediles {own}"), party(up=f"aediles {other}"))
    assert verdict(found, OBSERVER, "aediles") == {"winner": winner, "why": why}


@rule("11.10", "7.18")
def test_no_verdict_where_a_card_is_hidden_or_the_group_is_closed() -> None:
    assert verdict(LAID, 0, "senators") is None
    assert verdict(LAID, 0, "censors") == {"winner": 0, "why": "alone"}
    assert verdict(LAID, 1, "censors") is None
    closed = table(party(taken="censors censors censors"))
    assert verdict(closed, 0, "censors") is None


WON = table(
    party(taken="senators " * 3 + "praetors " + "aediles " * 2, mission="praetors"),
    party(taken="senators " * 2 + "praetors " * 3 + "censors " * 3, mission="praetors"),
)


@rule("13.2", "13.3", "13.4", "13.5", "E41")
def test_points_as_things_stand() -> None:
    """E41, with all Censors more: 8 patricians, majorities of Praetors and Censors, a whole group, and the mission."""
    own = standing(WON, 0)["seats"][0]
    assert own["parts"] == {"patricians": 6, "majorities": 2, "whole_groups": 0, "mission": 0}
    assert (own["points"], own["open"]) == (8, 8)
    other = standing(WON, 1)["seats"][1]
    assert other["parts"] == {"patricians": 8, "majorities": 2, "whole_groups": 1, "mission": 2}
    assert (other["points"], other["open"]) == (13, 11)


@rule("11.11", "C21")
@pytest.mark.parametrize("viewer", [0, OBSERVER])
def test_a_mission_is_counted_for_its_owner_alone(viewer: int) -> None:
    other = standing(WON, viewer)["seats"][1]
    assert other["parts"] == {"patricians": 8, "majorities": 2, "whole_groups": 1, "mission": None}
    assert (other["points"], other["open"], other["mission"]) == (None, 11, None)


@rule("13.5")
def test_how_far_a_mission_is() -> None:
    assert standing(WON, 0)["seats"][0]["mission"] == {"group": "praetors", "have": 1, "need": 3, "done": False}
    assert standing(WON, 1)["seats"][1]["mission"] == {"group": "praetors", "have": 3, "need": 3, "done": True}


@rule("13.3", "E42")
def test_majorities() -> None:
    groups = {group["group"]: group for group in standing(WON, OBSERVER)["groups"]}
    assert {name: group["left"] for name, group in groups.items()} == {
        "senators": 0,
        "praetors": 1,
        "quaestors": 5,
        "aediles": 1,
        "censors": 0,
    }
    assert {name: group["majority"] for name, group in groups.items()} == {
        "senators": 3,
        "praetors": 3,
        "quaestors": 3,
        "aediles": 2,
        "censors": 2,
    }
    assert [group["holder"] for group in groups.values()] == [0, 1, None, 0, 1]
    assert [group["of"] for group in groups.values()] == [5, 5, 5, 3, 3]


@rule("2.6")
def test_before_the_missions_are_dealt() -> None:
    found = standing(new_table(), 0)["seats"][0]
    assert (found["points"], found["mission"]) == (0, None)
