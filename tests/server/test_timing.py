"""The short form of `python -m fuzz.timing`: times tell nobody who had a choice (ADR 8)."""

from functools import cache
from pathlib import Path

import pytest

from tests.server.kit_timing import Kind, Lab, Seen, area, areas, find_kinds, look_at, run_on_fake_time

QUESTIONS = 400
WITHIN = 0.07
"""Three and a half deviations of chance for so many questions."""


@cache
def kinds(game: str) -> list[Kind]:
    return find_kinds(game, 6 if game == "borgia" else 12, 1)


def put_questions(folder: Path, game: str, name: str, **settings: object) -> list[Seen]:
    async def test() -> list[Seen]:
        kind = next(kind for kind in kinds(game) if kind.name == name)
        return await look_at(Lab(folder, 1, **settings), kind, QUESTIONS, 200)

    seen: list[Seen] = run_on_fake_time(test)
    return seen


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("caesar", "veto"),
        ("caesar", "manipulate"),
        ("borgia", "hire"),
        ("borgia", "auction"),
        ("borgia", "trade_answer"),
        ("habemus", "play_action"),
        ("habemus", "bid"),
    ],
)
def test_nobody_can_tell_from_the_time_who_had_a_choice(tmp_path: Path, game: str, kind: str) -> None:
    seen = put_questions(tmp_path, game, kind)
    assert {name: value for name, value in areas(seen).items() if abs(value - 0.5) > WITHIN} == {}
    scenes = {one.scene for one in seen}
    assert scenes == {"there", "away", "leaves"}
    assert any(one.is_lost for one in seen)


def test_who_does_not_want_to_wait_is_told_by_the_time(tmp_path: Path) -> None:
    """A host can choose so; and the test above sees it."""
    assert areas(put_questions(tmp_path, "caesar", "veto", forced_pause=(0, 0)))["time"] > 0.6


def test_every_kind_of_discreet_question_is_looked_at() -> None:
    assert {kind.name for kind in kinds("caesar")} == {"veto", "manipulate"}
    assert {kind.name for kind in kinds("habemus")} == {"bid", "bid_last", "keep_order", "play_action"}
    assert {"auction", "fee", "hire", "market", "play", "pledge_answer", "trade_answer"} <= {
        kind.name for kind in kinds("borgia") if kind.choices and kind.forced
    }


def test_the_area_under_the_curve() -> None:
    assert area([(1, False), (2, True)]) == 1.0
    assert area([(1, True), (2, False)]) == 0.0
    assert area([(1, True), (1, False)]) == 0.5
    assert area([(1, True), (2, False), (3, True), (3, False)]) == 0.375
    assert area([(1, True)]) == 0.5
