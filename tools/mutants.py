"""How many small changes of the rules the tests notice: a mutation score of each game.

    python -m tools.mutants [--of N] [--processes N]

mutmut changes one thing in one function at a time and runs the tests that call it. What it has tried is kept in
`mutants/`, so a run that was stopped goes on where it was; what has changed since is tried again. One mutant of
twenty is tried, always the same ones, chosen by their names; `--of 1` tries them all, which takes hours. The score
goes to `bench/mutants.md`."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final
from zlib import crc32

from rich.progress import MofNCompleteColumn, Progress

_ROOT: Final = Path(__file__).parents[1]
_KEPT: Final = _ROOT / "mutants" / "src" / "curia" / "games"
_LOG: Final = _ROOT / "mutants" / "run.log"
_REPORT: Final = _ROOT / "bench" / "mutants.md"
_FIRST: Final = "curia.games.*.state.x_copy_state__mutmut_1"
"""Few of them: before the first run nobody knows what there is to try."""
_LOOK: Final = 3.0
"""Seconds between two looks at what has been tried."""
_RESULTS: Final = {0: "survived", 1: "killed", 3: "killed", 33: "untested", 36: "too long", -24: "too long"}
_HEAD: Final = """\
# Mutants

Small changes of the rules, one at a time, and whether a test fails then: `make mutants` (on the sources; it goes on
where it was stopped). One of {of} mutants is tried, chosen by their names.

| game | tried | noticed | survived | without a test | score |
|---|---|---|---|---|---|
"""


def tried() -> dict[str, int | None]:
    """All mutants, each with the exit code of its tests, or None."""
    results: dict[str, int | None] = {}
    for path in sorted(_KEPT.rglob("*.meta")):
        results |= json.loads(path.read_text())["exit_code_by_key"]
    return results


def run(names: list[str], processes: int) -> None:
    """Try these, with a bar that says how far it is."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(processes), *names]
    environment = {**os.environ, "CURIA_EXPECT": "interpreted"}
    _LOG.parent.mkdir(exist_ok=True)
    with (
        _LOG.open("w") as log,
        Progress(*Progress.get_default_columns(), MofNCompleteColumn()) as bar,
        subprocess.Popen(command, cwd=_ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT) as mutmut,
    ):
        task = bar.add_task("Trying mutants", total=len(names))
        while mutmut.poll() is None:
            time.sleep(_LOOK)
            results = tried()
            bar.update(task, completed=sum(results.get(name) is not None for name in names))
    if mutmut.returncode:
        sys.exit(f"{_LOG.read_text()[-2000:]}\nmutmut did not come to its end")


def report(results: dict[str, int | None], of: int) -> str:
    rows = []
    for game in sorted({name.split(".")[2] for name in results}):
        codes = [code for name, code in results.items() if name.split(".")[2] == game]
        counts = Counter(_RESULTS.get(code, "killed") for code in codes if code is not None)
        noticed = counts["killed"] + counts["too long"]
        score = 100 * noticed / max(1, counts.total())
        rows.append(
            f"| {game} | {counts.total()} | {noticed} | {counts['survived']} | {counts['untested']} | {score:.1f} % |"
        )
    survivors = [f"- `{name}`" for name, code in sorted(results.items()) if code == 0]
    return _HEAD.format(of=of) + "\n".join([*rows, "", "Survivors (`mutmut show NAME`):", "", *survivors]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="How many small changes of the rules the tests notice.")
    parser.add_argument("--of", type=int, default=20, metavar="N", help="try one mutant of N (default: 20)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 2)
    arguments = parser.parse_args()
    if not tried():
        print("Making the mutants, and looking which tests call what: that takes some minutes")
        run([_FIRST], arguments.processes)
    results = tried()
    chosen = [name for name in results if crc32(name.encode()) % arguments.of == 0]
    left = [name for name in chosen if results[name] is None]
    print(f"{len(chosen) - len(left)} of {len(chosen)} mutants have been tried before")
    if left:
        run(left, arguments.processes)
    results = tried()
    _REPORT.write_text(report({name: results[name] for name in chosen}, arguments.of))
    print(f"The score is in {_REPORT.relative_to(_ROOT)}")


if __name__ == "__main__":
    main()
