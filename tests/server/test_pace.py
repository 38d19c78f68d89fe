"""How long people take is learnt, drawn again, stored and forgotten."""

import math
import random
from pathlib import Path

import pytest

from curia.server.store.rows import PaceRow
from curia.server.tables.pace import ENOUGH, MOST_RINGS, Pace, kind_of
from tests.server.kit_rooms import open_house
from tests.server.kit_store import opened

VETO = kind_of("caesar", "veto")


def new_pace(seed: int = 1) -> Pace:
    return Pace(random.Random(seed), (1000, 2500))


def middle(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


def taught(pace: Pace, who: str, median: float, count: int = 64) -> Pace:
    chance = random.Random(who)
    for _ in range(count):
        pace.learn(who, VETO, median * math.exp(chance.gauss(0, 0.8)))
    return pace


def test_the_floor_is_between_its_limits() -> None:
    pace = new_pace()
    floors = [pace.floor() for _ in range(1000)]
    assert (1.0 <= min(floors) < 1.1, 2.4 < max(floors) <= 2.5) == (True, True)


def test_everybody_is_answered_for_at_their_own_pace() -> None:
    pace = taught(taught(new_pace(), "quick", 1.5), "slow", 30)
    quick = [pace.draw("quick", VETO) for _ in range(2000)]
    slow = [pace.draw("slow", VETO) for _ in range(2000)]
    assert 1.0 < middle(quick) < 2.2
    assert 20 < middle(slow) < 45
    # The tail is as long as theirs: a sixth takes more than e^0.8 times the median.
    assert 0.1 < sum(time > 30 * math.exp(0.8) for time in slow) / 2000 < 0.25


def test_no_time_is_drawn_that_was_there_before() -> None:
    """Else whoever kept a list would know it again."""
    pace = taught(new_pace(), "anna", 4)
    (row,) = pace.take_unsaved(0)
    drawn = [round(pace.draw("anna", VETO) * 1000) for _ in range(500)]
    assert len(set(drawn) & set(row.times)) < 25
    assert len(set(drawn)) > 450


def test_times_that_are_all_alike_are_varied_too() -> None:
    pace = new_pace()
    for _ in range(20):
        pace.learn("clockwork", VETO, 2.0)
    assert len({round(pace.draw("clockwork", VETO), 3) for _ in range(50)}) > 20


def test_of_who_is_new_the_pace_is_the_house_s() -> None:
    pace = taught(taught(new_pace(), "one", 20), "other", 20)
    for _ in range(ENOUGH - 1):
        pace.learn("new", VETO, 0.3)
    assert middle([pace.draw("new", VETO) for _ in range(500)]) > 5
    pace.learn("new", VETO, 0.3)
    assert middle([pace.draw("new", VETO) for _ in range(500)]) < 1


def test_who_plays_most_does_not_set_the_pace_of_the_house() -> None:
    pace = taught(new_pace(), "regular", 300)
    for number in range(9):
        taught(pace, f"guest-{number}", 3, 2)
    assert middle([pace.draw("new", VETO) for _ in range(500)]) < 6


def test_a_new_house_begins_with_a_guess() -> None:
    pace = new_pace()
    at_once = [pace.draw("anna", VETO) for _ in range(2000)]
    back = [pace.draw("anna", kind_of("caesar", "veto", True)) for _ in range(2000)]
    assert 4 < middle(at_once) < 6
    assert 8 < middle(back) < 10
    assert max(at_once) > 40


def test_who_has_little_time_hurries() -> None:
    pace = taught(new_pace(), "slow", 60)
    drawn = [pace.draw_within("slow", VETO, 10.0) for _ in range(500)]
    assert max(drawn) < 9.01
    assert len({round(time, 2) for time in drawn}) > 200
    assert middle([pace.draw_within("slow", VETO, 1000.0) for _ in range(500)]) > 30


def test_who_left_would_have_been_longer_about_it() -> None:
    pace = new_pace()
    for time in [1.0] * 10 + [50.0] * 2:
        pace.learn("anna", VETO, time)
    for _ in range(20):
        pace.learn_longer("anna", VETO, 5.0)
    (row,) = pace.take_unsaved(0)
    assert row.times[12:] == [50_000] * 20
    pace.learn_longer("anna", VETO, 100.0)
    assert pace.take_unsaved(0)[0].times[-1] == 150_000


def test_only_so_much_is_kept() -> None:
    pace = new_pace()
    for number in range(MOST_RINGS + 10):
        pace.learn(f"guest-{number}", VETO, 1.0)
    assert len(pace.take_unsaved(0)) == MOST_RINGS
    for _ in range(100):
        pace.learn("regular", VETO, 1.0)
    assert [len(row.times) for row in pace.take_unsaved(0)] == [64]


def test_a_player_is_forgotten() -> None:
    pace = taught(taught(new_pace(), "anna", 4), "bruno", 4)
    pace.forget("anna")
    assert [row.who for row in pace.take_unsaved(0)] == ["bruno"]
    assert pace.draw_own("anna", VETO) is None


async def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.keep_paces([PaceRow("anna", VETO, [1, 2], 5), PaceRow("bruno", VETO, [3], 7)])
        await store.keep_paces([PaceRow("anna", VETO, [1, 2, 4], 9)])
        assert await store.paces(9) == [PaceRow("bruno", VETO, [3], 7), PaceRow("anna", VETO, [1, 2, 4], 9)]
        assert await store.paces(1) == [PaceRow("anna", VETO, [1, 2, 4], 9)]
        await store.forget_paces(8)
        assert [row.who for row in await store.paces(9)] == ["anna"]


async def test_a_house_that_opens_again_knows_its_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        taught(house.services.pace, "anna", 25)
    loaded: list[PaceRow] = []
    monkeypatch.setattr(Pace, "load", lambda pace, rows: loaded.extend(rows))
    async with open_house(tmp_path):
        assert [(row.who, row.kind, len(row.times)) for row in loaded] == [("anna", VETO, 64)]
    monkeypatch.undo()
    pace = new_pace()
    pace.load(loaded)
    assert 15 < middle([pace.draw("anna", VETO) for _ in range(500)]) < 40
    assert pace.take_unsaved(0) == []
