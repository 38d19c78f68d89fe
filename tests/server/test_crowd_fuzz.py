"""The short form of `python -m fuzz.crowd`: many guests of one address, and what becomes of the others."""

import asyncio
from pathlib import Path

from fuzz.crowd import FLAGS, Report, attack, measure_flood
from tests.server.kit_house import running_house


def test_a_crowd_of_one_address_takes_nothing_from_others(tmp_path: Path) -> None:
    report = Report()
    with running_house(tmp_path / "data", *FLAGS) as house:
        asyncio.run(attack(house, 20, report))
    assert len(report.lines) == 5


def test_a_flood_of_questions_is_held_up(tmp_path: Path) -> None:
    """How long others wait is measured by the long form: a machine with much else to do would tell nothing."""
    report = Report()
    with running_house(tmp_path / "data", *FLAGS, "--message-rate", "1") as house:
        measure_flood(house, 16, 2.0, report)
    assert report.counts["too-many"] > 0
    assert report.counts["veto-only-as-answer"] <= 5 * 50 + 2 * 10
