"""`make play` opens the house before the rules are compiled: what runs when, and that nothing is left behind.

The script is copied into a folder of its own, where make and the house are stand-ins."""

import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up; nothing is expected to take long."""

_MAKE = """
import os, sys, time
from pathlib import Path
here = Path.cwd()
with open("asked", "a") as asked:
    print(*sys.argv[1:], file=asked)
if ".venv/.key" in sys.argv:
    print("Building the page", flush=True)
    Path(".venv/.key").write_text(Path("sources").read_text())
else:
    Path("builder").write_text(str(os.getpid()))
    while not Path("go").exists():
        time.sleep(0.02)
    if Path("go").read_text() == "fail":
        sys.exit(2)
    if Path("go").read_text() == "fallback":
        Path(".venv/.fallback").touch()
    Path(".venv/.installed").write_text(Path(".venv/.key").read_text())
"""
_HOUSE = """#!/bin/sh
echo "open: path=$PYTHONPATH mark=$CURIA_COMPILED_MARK words=$*"
exec sleep 600
"""

Play = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(_HOUSE)
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    (tmp_path / "make.py").write_text(_MAKE)
    (tmp_path / "sources").write_text("as they were")
    return tmp_path


@pytest.fixture
def play(checkout: Path) -> Iterator[Play]:
    started = []

    def start(*words: str, **environment: str) -> "subprocess.Popen[str]":
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("CURIA_", "PYTHONPATH"))}
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.play", *words],
            cwd=checkout,
            env=variables | {"MAKE": f"{sys.executable} {checkout / 'make.py'}"} | environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def line(process: "subprocess.Popen[str]", start: str) -> str:
    """The next line that starts so."""
    assert process.stdout is not None
    return next(line for line in process.stdout if line.startswith(start)).rstrip()


def wait_for(is_so: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < limit
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # One that nobody has asked for its end yet is over too.
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_house_opens_on_the_sources_while_they_are_compiled(checkout: Path, play: Play) -> None:
    mark = checkout / ".venv" / ".installed"
    house = play("--port", "0")
    assert "about half a minute" in line(house, "The first start")
    assert line(house, "[").endswith("s] Building the page")
    assert "compiled beside the open house" in line(house, "The rules")
    assert line(house, "open") == f"open: path={checkout / 'src'} mark={mark} words=-P -m curia serve --port 0"
    assert not mark.exists()
    (checkout / "go").write_text("")
    assert "bots use them now, the house from its next start" in line(house, "The rules are compiled")
    assert mark.exists()


def test_the_next_start_takes_what_is_compiled(checkout: Path, play: Play) -> None:
    (checkout / ".venv" / ".key").write_text("as they were")
    (checkout / ".venv" / ".installed").write_text("as they were")
    assert line(play(), "open") == "open: path= mark= words=-P -m curia serve"
    assert not (checkout / "builder").exists()


def test_what_is_compiled_of_other_sources_is_not_taken(checkout: Path, play: Play) -> None:
    """And is no mark for bots, not for a moment."""
    (checkout / ".venv" / ".installed").write_text("as they were long ago")
    assert f"path={checkout / 'src'}" in line(play(), "open")
    assert not (checkout / ".venv" / ".installed").exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_compiles_on_when_the_house_is_closed(checkout: Path, play: Play, number: signal.Signals) -> None:
    house = play()
    line(house, "open")
    wait_for(lambda: (checkout / "builder").exists() and (checkout / "builder").read_text() != "")
    builder = int((checkout / "builder").read_text())
    assert is_running(builder)
    house.send_signal(number)
    house.wait()
    wait_for(lambda: not is_running(builder))
    assert not (checkout / ".venv" / ".installed").exists()


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("fail", "The rules could not be compiled; the house goes on without"),
        ("fallback", "There is nothing to compile with here"),
    ],
)
def test_what_cannot_be_compiled_is_told_and_the_house_goes_on(
    checkout: Path, play: Play, result: str, told: str
) -> None:
    (checkout / "go").write_text(result)
    house = play()
    assert house.stdout is not None
    assert any(line.startswith(told) for line in house.stdout)
    assert house.poll() is None


@pytest.mark.parametrize("variable", ["CURIA_PURE", "CURIA_REQUIRE_COMPILED"])
def test_whoever_wants_one_build_only_waits_for_it(checkout: Path, play: Play, variable: str) -> None:
    (checkout / "go").write_text("")
    assert line(play(**{variable: "1"}), "open") == "open: path= mark= words=-P -m curia serve"
    assert ".venv/.installed" in (checkout / "asked").read_text()


def test_a_page_that_cannot_be_built_ends_it(checkout: Path, play: Play) -> None:
    (checkout / "sources").unlink()
    house = play()
    assert house.wait(PATIENCE) == 1
    assert not (checkout / "builder").exists()


def test_one_after_the_other(tmp_path: Path) -> None:
    """Whoever comes second waits; whatever happens to the first."""
    command = [sys.executable, "-m", "tools.alone", str(tmp_path / "lock"), sys.executable, "-c"]
    first = subprocess.Popen(
        [*command, "print('in', flush=True); input()"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    assert first.stdout is not None
    assert first.stdout.readline() == b"in\n"
    second = subprocess.Popen([*command, "import sys; print('in'); sys.exit(3)"], cwd=ROOT, stdout=subprocess.PIPE)
    assert second.stdout is not None
    assert second.stdout.readline() == b"Another make is at this already: waiting for it\n"
    os.killpg(first.pid, signal.SIGKILL)
    first.communicate()
    assert second.communicate()[0] == b"in\n"
    assert second.returncode == 3
