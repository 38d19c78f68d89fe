"""Commands side by side: all of them end, and when one fails the others do."""

import shlex
import sys
from pathlib import Path

import pytest

from tests import lanes


def program(text: str) -> str:
    return shlex.join([sys.executable, "-c", text])


def test_all_are_run_and_told_of(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """They run at the same time: each waits for what the other leaves."""
    meet = "import pathlib, time\nhere = pathlib.Path({folder!r})\n(here / '{mine}').touch()\nprint('{mine} begins')\n"
    meet += "while not (here / '{other}').exists(): time.sleep(0.01)\n"
    commands = [
        program(meet.format(folder=str(tmp_path), mine=mine, other=other))
        for mine, other in (("one", "two"), ("two", "one"))
    ]
    assert lanes.run(commands) == 0
    assert sorted(capfd.readouterr().out.split()) == ["begins", "begins", "one", "two"]


@pytest.mark.parametrize("fails", [0, 1])
def test_when_one_fails_the_other_is_ended(capfd: pytest.CaptureFixture[str], fails: int) -> None:
    commands = [program("import time; print('waits', flush=True); time.sleep(3600)")]
    commands.insert(fails, program("print('no'); raise SystemExit(3)"))
    assert lanes.run(commands) == 3
    assert "no" in capfd.readouterr().out
