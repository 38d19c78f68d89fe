"""`curia` with tables whose chance is the same every time, for tests that play until something happens.

    with running_house(data, command=SEEDED) as house:
        seed_tables(house, "a name")    # the tables made from now on have the seeds that belong to this name

A house in earnest has no such door: its seeds are secrets."""

import hashlib
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from curia import cli
from curia.core.rng import SEED_BYTES
from curia.server.ops import app
from tests.server.kit_house import RunningHouse

SEEDED: Final = (sys.executable, "-m", __name__, "serve")


def seed_tables(house: RunningHouse, name: str) -> None:
    _file(house.data).write_text(name, encoding="utf-8")


def _file(data: Path) -> Path:
    return data.with_name(f"{data.name}.seeds")


def main() -> int:
    source = _file(Path(sys.argv[sys.argv.index("--data") + 1]))
    made: Counter[str] = Counter()

    def new_seed() -> bytes:
        name = source.read_text(encoding="utf-8")
        made[name] += 1
        return hashlib.sha256(f"{name} {made[name]}".encode()).digest()[:SEED_BYTES]

    app.new_seed = new_seed
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
