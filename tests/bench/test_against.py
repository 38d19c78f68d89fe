"""Measuring against an earlier commit: what is reckoned, and what is said when it cannot be done."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import earlier
from bench.against import LABELS, Pair, row_of, table, too_slow
from bench.engine import WORKLOADS

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)


def test_a_row_has_medians_and_the_median_of_the_turns() -> None:
    """One turn in which the machine slept on one side does not matter."""
    row = row_of("habemus", "playouts", [Pair(8e6, 12e6), Pair(10e6, 15e6), Pair(9e6, 1e6)])
    assert (row.before, row.now, row.ratio) == (9e6, 12e6, 1.5)


def test_fewer_microseconds_are_quicker() -> None:
    row = row_of("caesar", "determinize_view_us", [Pair(3.0, 1.5)])
    assert row.ratio == 2


def test_the_table_names_every_workload_in_its_unit() -> None:
    rows = [row_of("borgia", "driven", [Pair(1.5e6, 3e6)]), row_of("borgia", "determinize_memory_us", [Pair(2, 2.5)])]
    assert table("2c219c6", rows).splitlines() == [
        "| | 2c219c6 | now | times as quick |",
        "|---|---:|---:|---:|",
        "| borgia: driven from Python, decisions/s | 1.50 M | 3.00 M | 2.00 × |",
        "| borgia: copy + determinize, perfect memory | 2.00 µs | 2.50 µs | 0.80 × |",
    ]
    assert set(LABELS) == set(WORKLOADS)


def test_only_what_is_slower_than_allowed_is_a_fault() -> None:
    rows = [row_of("habemus", "playouts", [Pair(10, 9)]), row_of("habemus", "determinize_view_us", [Pair(1.0, 1.25)])]
    assert too_slow(rows, 0.9) == ["habemus: copy + determinize, what is shown: 0.80 × is below 0.9 ×"]
    assert too_slow(rows, 0.8) == []


def test_a_commit_that_is_not_there_is_said_so() -> None:
    with pytest.raises(SystemExit, match=r"--against no-such-tag: there is no such commit here"):
        earlier.commit_of("no-such-tag")
    with pytest.raises(SystemExit, match="there is no such commit"):
        earlier.commit_of("--all")


@pytest.mark.parametrize("mode", [[], ["server"]])
def test_the_command_line_says_it_too(mode: list[str]) -> None:
    done = run(*mode, "--against", "no-such-tag")
    assert done.returncode == 1
    assert done.stderr == (
        "bench: --against no-such-tag: there is no such commit here (a tag, a branch, HEAD~5 or a hash is meant)\n"
    )


def test_a_threshold_needs_something_to_compare_with() -> None:
    done = run("--at-least", "0.9")
    assert done.returncode == 2
    assert "--at-least goes with --against" in done.stderr


def test_an_environment_that_is_there_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "CACHE", tmp_path)
    monkeypatch.setattr(earlier, "_build", lambda commit, folder, environment: environment.mkdir())
    monkeypatch.setattr(earlier, "title_of", lambda commit: commit)
    assert earlier.python_of("abc") == str(tmp_path / "abc" / "bin" / "python")
    monkeypatch.delattr(earlier, "_build")
    assert earlier.python_of("abc") == str(tmp_path / "abc" / "bin" / "python")


def test_an_environment_of_another_python_is_built_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = []
    monkeypatch.setattr(earlier, "CACHE", tmp_path)
    monkeypatch.setattr(earlier, "_build", lambda commit, folder, environment: built.append(environment.mkdir()))
    monkeypatch.setattr(earlier, "title_of", lambda commit: commit)
    earlier.python_of("abc")
    (tmp_path / "abc" / ".installed").write_text("3.9")
    earlier.python_of("abc")
    assert len(built) == 2
