"""How much of each layer the tests run, branches counted, and whether that is as much as it must be.

    python -m tools.coverage

Reads what `pytest --cov` has measured and the floors in pyproject.toml (`[tool.curia.coverage]`), prints a table by
layer and fails where one is below its floor."""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
SOURCES = "src/curia/"


@dataclass
class Layer:
    """What there is to run in a layer, statements and branches, and how much of it was run."""

    possible: int = 0
    run: int = 0

    @property
    def percent(self) -> float:
        return 100 * self.run / self.possible if self.possible else 100.0


def layer_of(path: str) -> str:
    """The package or module directly under `curia` that a source belongs to."""
    return path.removeprefix(SOURCES).partition("/")[0].removesuffix(".py")


def layers(files: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, Layer]:
    """Sums by layer of the `files` in coverage's report as JSON."""
    found: dict[str, Layer] = {}
    for path, report in sorted(files.items()):
        layer = found.setdefault(layer_of(path), Layer())
        summary = report["summary"]
        layer.possible += summary["num_statements"] + summary["num_branches"]
        layer.run += summary["covered_lines"] + summary["covered_branches"]
    return found


def below(found: Mapping[str, Layer], floors: Mapping[str, float]) -> list[str]:
    """The layers that are run less than they must be, or that are not there."""
    return [name for name, floor in floors.items() if name not in found or found[name].percent < floor]


def show(found: Mapping[str, Layer], floors: Mapping[str, float], failed: Iterable[str]) -> Table:
    table = Table("layer", "run", "of", "%", "floor")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, layer in found.items():
        floor = f"{floors[name]:.1f}" if name in floors else ""
        row = [name, str(layer.run), str(layer.possible), f"{layer.percent:.1f}", floor]
        table.add_row(*row, style="bold red" if name in failed else None)
    return table


def _measured() -> dict[str, Layer]:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        subprocess.run([sys.executable, "-m", "coverage", "json", "--quiet", "-o", str(report)], check=True, cwd=ROOT)
        return layers(json.loads(report.read_text(encoding="utf-8"))["files"])


def main() -> int:
    floors = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["curia"]["coverage"]
    found = _measured()
    failed = below(found, floors)
    Console().print(show(found, floors, failed))
    if failed:
        print(f"Below what it must be: {', '.join(failed)}", file=sys.stderr)
    return len(failed) > 0


if __name__ == "__main__":
    sys.exit(main())
