"""SQLite's log of what was written is folded into the database file, beside the thread that writes, and begins anew."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from curia.server.store import checkpoint
from curia.server.store.store import Store
from tests.kit.patience import PATIENCE
from tests.server.kit_store import match_row, moves, opened, seat_rows

ENOUGH = 20


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "_ENOUGH", ENOUGH)


def folded(path: Path) -> int:
    """How many entries are in the file itself, whatever is still in the log."""
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


async def write(store: Store, first: int, count: int) -> None:
    for seq in range(first, first + count):
        await store.append("m", moves(seq))


async def test_the_log_is_folded_when_it_is_worth_it_and_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "curia.db"
    done = threading.Semaphore(0)
    fold = checkpoint.fold

    def counted(driver: sqlite3.Connection) -> None:
        fold(driver)
        done.release()

    monkeypatch.setattr(checkpoint, "fold", counted)
    async with opened(path) as store:
        await store.create_match(match_row("m"), seat_rows())
        # Anna and the table were two jobs; one is missing then.
        written = ENOUGH - 3
        await write(store, 0, written)
        assert folded(path) == 0
        sizes = []
        for _ in range(10):
            await write(store, written, 1)
            assert await asyncio.to_thread(done.acquire, timeout=PATIENCE)
            written += 1
            assert folded(path) == written
            sizes.append(path.with_name("curia.db-wal").stat().st_size)
            await write(store, written, ENOUGH - 1)
            written += ENOUGH - 1
        # Ten times as much was written.
        assert sizes[-1] <= 2 * sizes[0]


def test_nothing_is_left_of_it_when_the_store_is_closed(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "curia.db"):
            assert "curia-checkpointer" in {thread.name for thread in threading.enumerate()}

    asyncio.run(main())
    assert "curia-checkpointer" not in {thread.name for thread in threading.enumerate()}
    assert not (tmp_path / "curia.db-wal").exists()


@pytest.mark.parametrize(
    ("logs", "tries"),
    [
        pytest.param([90, 90], 2, id="nothing-was-written-meanwhile"),
        pytest.param([90, 95, 95], 3, id="something-was"),
        pytest.param([90, 95, 4], 3, id="the-log-began-anew"),
        pytest.param([-1], 1, id="another-folds"),
        pytest.param(range(90, 200), 10, id="always-something"),
    ],
)
def test_it_folds_until_nothing_is_left(logs: Iterable[int], tries: int) -> None:
    """But not for ever: under full load there may always be something new."""

    class Driver:
        def __init__(self) -> None:
            self.tries = 0
            self._logs = iter(logs)

        def execute(self, statement: str) -> "Driver":
            self.tries += 1
            return self

        def fetchone(self) -> tuple[int, int, int]:
            pages = next(self._logs)
            return 0, pages, pages

    driver = Driver()
    checkpoint.fold(cast(sqlite3.Connection, driver))
    assert driver.tries == tries
