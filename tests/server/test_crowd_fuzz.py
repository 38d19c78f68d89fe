"""The short form of `python -m fuzz.crowd`: many guests of one address, and what becomes of the others."""

import asyncio
from collections import Counter
from pathlib import Path

from fuzz.crowd import FLAGS, Report, attack, flood
from tests.server.kit_crowd import NEAR, crowd_of
from tests.server.kit_forge import raw_socket
from tests.server.kit_house import running_house


def test_a_crowd_of_one_address_takes_nothing_from_others(tmp_path: Path) -> None:
    report = Report()
    with running_house(tmp_path / "data", *FLAGS) as house:
        asyncio.run(attack(house, 20, report))
    assert len(report.lines) == 5


def test_a_flood_of_questions_is_held_up(tmp_path: Path) -> None:
    """And others go on. How long they wait is measured by the long form: a machine with much else to do would tell
    nothing."""

    def goes_on(counts: Counter[str]) -> bool:
        return counts["too-many"] < 100 and counts["veto-only-as-answer"] < 1000

    async def play(url: str) -> None:
        async with crowd_of(url, 2, NEAR) as (anna, bruno):
            table = await anna.create("caesar", ("me", "open"))
            await bruno.join(table)
            async with (
                raw_socket(url, table, anna, x_forwarded_for=NEAR) as hers,
                raw_socket(url, table, bruno, x_forwarded_for=NEAR) as his,
            ):
                for line in (hers, his):
                    await line.hello()
                for _ in range(10):
                    asked = next(line for line in (hers, his) if line.question)
                    assert (await asked.answer())["type"] == "done"
                    for line in (hers, his):
                        await line.send("ping")
                        await line.until(lambda message: message["type"] == "pong")

    async def run(url: str) -> Counter[str]:
        counts, _ = await asyncio.gather(flood(url, 16, goes_on), play(url))
        return counts

    # Who waits gains next to nothing, on a slow machine neither.
    with running_house(tmp_path / "data", *FLAGS, "--message-rate", "0.001") as house:
        counts = asyncio.run(run(house.url))
    assert counts["too-many"] > 0
    assert 0 < counts["veto-only-as-answer"] <= 5 * 50
