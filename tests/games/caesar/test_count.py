"""Section 13: the count."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.caesar import GROUPS, OUT, PATRICIANS, Table, party, table
from tests.kit.rules import rule


def counted(own: str, other: str = "", mission: str = "senators", other_mission: str = "senators") -> Table:
    """A game is over with these patricians taken."""
    people = [
        party("1 wrath", taken=own, mission=mission, down="senators 5"),
        party("2 veto", taken=other, mission=other_mission),
    ]
    return table(*people, phase="over")


def parts(game: Table, seat: int = 0) -> tuple[int, int, int, int]:
    found = game.outcome().parts[seat]
    assert sum(found.values()) == game.outcome().points[seat]
    return found["patricians"], found["majorities"], found["whole_groups"], found["mission"]


@rule("13.2", "13.3", "13.4", "13.6")
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("number", range(6))
def test_patricians_majority_and_whole_group(group: str, number: int) -> None:
    size = PATRICIANS[group]
    if number > size:
        return
    mission = "praetors" if group == "senators" else "senators"
    game = counted(f"{group} " * number, mission=mission)
    assert parts(game) == (number, int(number > size // 2), int(number == size), 0)


@rule("13.3", "E42")
@pytest.mark.parametrize(
    ("own", "other", "majority"),
    [
        ("aediles aediles", "", 1),
        ("aediles", "", 0),
        ("quaestors quaestors", "", 0),
        ("quaestors " * 3, "quaestors " * 2, 1),
        ("quaestors " * 2, "quaestors", 0),
    ],
)
def test_majority_whatever_is_left_in_the_forum(own: str, other: str, majority: int) -> None:
    assert parts(counted(own, other))[1] == majority


@rule("13.5", "C21")
@pytest.mark.parametrize("mission", ["senators", "praetors", "quaestors"])
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_mission_needs_three_patricians_of_its_group(mission: str, number: int) -> None:
    assert parts(counted(f"{mission} " * number, mission=mission))[3] == (2 if number >= 3 else 0)
    other = "praetors" if mission == "senators" else "senators"
    assert parts(counted(f"{mission} " * number, mission=other))[3] == 0


@rule("13.6", "E3", "13.2", "13.4", "13.5")
def test_e3_a_whole_group_with_its_mission() -> None:
    game = counted("quaestors " * 5, mission="quaestors")
    assert parts(game) == (5, 1, 1, 2)
    assert game.outcome().points == [9, 0]


@rule("13.7")
def test_cards_are_worth_nothing() -> None:
    assert counted("").outcome().points == [0, 0]


@rule("13.8")
@pytest.mark.parametrize(("own", "other", "ranks"), [("senators", "", [1, 2]), ("", "senators", [2, 1])])
def test_the_most_points_win(own: str, other: str, ranks: list[int]) -> None:
    game = counted(own, other)
    assert game.outcome().ranks == ranks
    assert game.game.winners(game.state) == 1 << ranks.index(1)


@rule("13.9", "C35")
def test_equal_points_are_a_draw() -> None:
    game = counted("senators", "praetors")
    assert game.outcome().ranks == [1, 1]
    assert game.game.winners(game.state) == 3


@rule("E41", "13.9", "C21")
def test_e41_a_draw() -> None:
    cleopatra = "senators " * 3 + "praetors " + "aediles " * 2
    caesar = "senators " * 2 + "praetors " * 3
    game = counted(cleopatra, caesar, "praetors", "praetors")
    assert parts(game, 0) == (6, 2, 0, 0)
    assert parts(game, 1) == (5, 1, 0, 2)
    assert game.outcome().points == [8, 8]
    assert game.outcome().ranks == [1, 1]


@rule("13.1", "C21", "C28")
@pytest.mark.parametrize("viewer", [0, 1, OBSERVER])
def test_everything_is_opened_for_the_count(viewer: int) -> None:
    people = [party("1", reserve="", down="senators 2", mission="praetors"), OUT]
    game = table(*people, phase="last_turn").go("show 1 senators")
    shown = game.view(viewer)["seats"]
    assert shown[0]["mission"] == "praetors"
    assert shown[1]["mission"] == "senators"
    assert shown[0]["down"][0] == ["2"]
    assert shown[0]["order"] == game.party(0)["order"] != []
    assert [one["hand"] for one in shown] == [[], []]
    assert game.seen_by(viewer, "mission_shown") == [
        {"seat": 0, "group": "praetors"},
        {"seat": 1, "group": "senators"},
    ]


@rule("13.1", "C28")
def test_hands_are_opened_too() -> None:
    game = counted("senators")
    assert [one["hand"] for one in game.view(OBSERVER)["seats"]] == [["1", "wrath"], ["2", "veto"]]


@rule("13.1")
def test_before_the_end_there_is_no_outcome() -> None:
    game = table()
    assert game.game.outcome(game.state) is None
