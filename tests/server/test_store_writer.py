"""Group commit: many tables in one transaction, each for itself when one fails, and nothing acknowledged is lost."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection

from curia.server.base.errors import StoreError
from curia.server.store import queries
from curia.server.store.rows import EntryRow, Snapshot
from curia.server.store.store import Conflict, Store
from curia.server.store.writer import Busy
from tests.kit.patience import PATIENCE
from tests.server.kit_store import match_row, moves, opened, seat_rows

ROOT = Path(__file__).parents[2]
TABLES = [f"m{number}" for number in range(300)]


class Gate:
    """Keeps the writer busy, so that all that is asked for meanwhile becomes one group."""

    def __init__(self, store: Store) -> None:
        self._shut = threading.Event()
        self._open = threading.Event()
        self._passed = store._writer.do(lambda connection: self._wait())

    def _wait(self) -> None:
        self._shut.set()
        self._open.wait(PATIENCE)

    async def shut(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._shut.wait, PATIENCE)

    async def open(self) -> None:
        self._open.set()
        await self._passed


async def test_many_tables_are_one_group(tmp_path: Path) -> None:
    groups: list[int] = []

    async with opened(tmp_path / "curia.db", lambda jobs, seconds: groups.append(jobs)) as store:
        await asyncio.gather(*(store.create_match(match_row(name), seat_rows()) for name in TABLES))
        for size in (1, 3, 4, 5, 63, 300):
            gate = Gate(store)
            await gate.shut()
            first = len(await store.entries(TABLES[0]))
            waiting = [store.append(name, moves(first)) for name in TABLES[:size]]
            await gate.open()
            await asyncio.gather(*waiting)
            assert groups[-1] == size
        for number, name in enumerate(TABLES):
            count = sum(number < size for size in (1, 3, 4, 5, 63, 300))
            assert (await store.entries(name))[-1].seq == 5
            assert len(await store.entries(name)) == count


async def test_long_logs_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        await store.append("m", moves(0, 2_500), Snapshot(2_499, 1, "d", "{}"))
        assert await store.entries("m") == moves(0, 2_500)
        await store.append("m", [], Snapshot(2_499, 1, "newer", "{}"))
        assert await store.snapshots("m") == [Snapshot(2_499, 1, "newer", "{}")]
        await store.append("m", [])


async def test_a_group_may_hold_a_table_and_its_moves(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        gate = Gate(store)
        await gate.shut()
        created = asyncio.ensure_future(store.create_match(match_row("m"), seat_rows()))
        await asyncio.sleep(0)
        appended = store.append("m", moves(0, 2))
        seen = store._writer.do(lambda connection: queries.seats(connection, "m"))
        row = match_row("m", status="over")
        finished = asyncio.ensure_future(store.finish_match(row, moves(2), []))
        await asyncio.sleep(0)
        late = store.append("m", moves(3))
        await gate.open()
        await asyncio.gather(created, appended, finished, late)
        assert await seen == seat_rows()
        assert await store.entries("m") == moves(0, 4)
        assert await store.match("m") == row


@pytest.mark.parametrize("others_work", [False, True])
async def test_a_failing_job_does_not_hurt_its_group(tmp_path: Path, others_work: bool) -> None:
    """Also when the group holds other work than moves: that goes another way to the database."""
    groups: list[int] = []

    async with opened(tmp_path / "curia.db", lambda jobs, seconds: groups.append(jobs)) as store:
        for name in TABLES[:4]:
            await store.create_match(match_row(name), seat_rows())
        await store.append("m1", moves(0))
        gate = Gate(store)
        await gate.shut()
        waiting = [asyncio.ensure_future(store.append(name, moves(0, 2))) for name in TABLES[:4]]
        waiting.append(store.append("nowhere", moves(0)))
        if others_work:
            waiting.append(asyncio.ensure_future(store.create_match(match_row("m2"), seat_rows())))
            waiting.append(asyncio.ensure_future(store.create_match(match_row("new"), seat_rows())))
            await asyncio.sleep(0)
        waiting.append(store.append("m3", moves(2)))
        await gate.open()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert groups[-1] == len(waiting)
        kinds = [type(result) for result in done]
        nothing = type(None)
        expected: list[type] = [nothing, Conflict, nothing, nothing, StoreError]
        assert kinds == expected + ([Conflict, nothing] if others_work else []) + [nothing]
        assert [len(await store.entries(name)) for name in TABLES[:4]] == [2, 1, 2, 3]
        assert (await store.match("new") is not None) == others_work


async def test_a_failure_in_python_is_a_store_error_too(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        with pytest.raises(StoreError, match="cannot store this: ZeroDivisionError"):
            await store._writer.do(lambda connection: 1 // 0)
        with pytest.raises(StoreError):
            await store.append("m", [EntryRow(0, 1, 0, "move", "secret", client_id=object())])  # type: ignore[arg-type]
        await store.append("m", moves(0))


async def test_a_commit_that_fails_leaves_nothing_open(tmp_path: Path) -> None:
    """References may be checked as late as at the commit; the transaction is then still there and must be ended."""

    def wrong(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        queries.add_entries(connection, "nowhere", moves(0))

    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        with pytest.raises(StoreError, match="FOREIGN KEY"):
            await store._writer.do(wrong)
        await store.append("m", moves(0))
        await store.beat(1)
        # Seen from another connection: it is committed.
        assert await store.entries("m") == moves(0)
        assert await store.entries("nowhere") == []


async def test_a_transaction_that_sqlite_gives_up_fails_as_a_whole(tmp_path: Path) -> None:
    """With some troubles of the disk all that was done before in the transaction is gone, and everybody is told so."""

    def trouble(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        gate = Gate(store)
        await gate.shut()
        waiting = [store.append("m", moves(0)), store._writer.do(trouble), store.append("m", moves(1))]
        await gate.open()
        for error in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(error, StoreError)
            assert str(error) == "the database cannot be written: disk I/O error"
        assert await store.entries("m") == []
        await store.append("m", moves(0))


async def test_errors_do_not_tell_what_was_to_be_stored(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        row = match_row("m")
        await store.create_match(row, seat_rows())
        with pytest.raises(Conflict) as caught:
            await store.create_match(row, seat_rows())
        told = f"{caught.value} {caught.value!r} {caught.value.__cause__!r} {caught.value.__context__!r}"
        assert "anna" not in told
        assert str(row.seed)[2:20] not in told
        assert "fingerprint" not in told


async def test_a_waiter_that_gives_up_does_not_stop_the_storing(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        gate = Gate(store)
        await gate.shut()
        given_up = store.append("m", moves(0))
        given_up.cancel()
        kept = store.append("m", moves(1))
        await gate.open()
        await kept
        assert await store.entries("m") == moves(0, 2)


async def test_a_closed_store_says_so_and_has_stored_everything(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        waiting = [store.append("m", moves(number)) for number in range(50)]
        await store.close()
        await asyncio.gather(*waiting)
        for closed in (store.append("m", moves(50)), store.beat(1), store.entries("m")):
            with pytest.raises(StoreError, match="the store is closed"):
                await closed
        await store.close()
    async with opened(tmp_path / "curia.db") as store:
        assert await store.entries("m") == moves(0, 50)


class Death(BaseException):
    """Nothing that anybody would catch."""


def die(*_: object) -> None:
    raise Death


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("how", ["while it writes", "while it rests", "with others waiting"])
async def test_a_thread_that_dies_is_noticed_and_started_again(
    tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        writer, first = store._writer, store._writer._thread
        if how == "while it rests":
            # It may have stored what it was given, but it is not there any more.
            gate = Gate(store)
            await gate.shut()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(writer._checkpointer, "written", die)
                with contextlib.suppress(StoreError):
                    await gate.open()
                await asyncio.get_running_loop().run_in_executor(None, first.join, PATIENCE)
            store.look()
        else:
            gate = Gate(store)
            await gate.shut()
            dying = asyncio.ensure_future(store.write(die))
            await asyncio.sleep(0)
            waiting = [store.append("m", moves(9))] if how == "with others waiting" else []
            await gate.open()
            with pytest.raises(StoreError):
                await asyncio.wait_for(dying, PATIENCE)
            for one in waiting:
                with pytest.raises(StoreError):
                    await asyncio.wait_for(one, PATIENCE)
            await asyncio.get_running_loop().run_in_executor(None, first.join, PATIENCE)
        assert not first.is_alive()
        await asyncio.wait_for(store.append("m", moves(0)), PATIENCE)
        assert await store.entries("m") == moves(0)
        assert "is started again" in caplog.text


async def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        await store._writer.do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=20") and None)
        other = sqlite3.connect(tmp_path / "curia.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for waiting in (store.append("m", moves(0)), store.beat(1)):
            with pytest.raises(Busy, match="another program holds the database"):
                await waiting
        assert await store.entries("m") == []
        other.execute("ROLLBACK")
        other.close()
        await store.append("m", moves(0))


def test_who_waits_for_a_database_that_is_held_waits_once(tmp_path: Path) -> None:
    """And not again for each job of the group; and the house waits for a second only."""
    again: list[int] = []

    async def main() -> None:
        async with opened(tmp_path / "curia.db") as store:
            await store.create_match(match_row("m"), seat_rows())
            store._writer._write_apart = lambda jobs: again.append(len(jobs))  # type: ignore[method-assign]
            patience = await store._writer.do(lambda each: each.exec_driver_sql("PRAGMA busy_timeout").scalar())
            assert patience == 1_000
            assert await store.read(lambda each: each.exec_driver_sql("PRAGMA busy_timeout").scalar()) == 1_000
            await store._writer.do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=20") and None)
            other = sqlite3.connect(tmp_path / "curia.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            found = await asyncio.gather(*(store.beat(number) for number in range(5)), return_exceptions=True)
            assert all(isinstance(one, Busy) for one in found)
            other.close()
            await store.append("m", moves(0))

    asyncio.run(main())
    assert again == []


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from curia.server.base.errors import StoreError
from tests.server.kit_store import match_row, moves, opened, seat_rows

async def main() -> None:
    async with opened(Path(sys.argv[1])) as store:
        await store.create_match(match_row("m"), seat_rows())
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        size = Path(sys.argv[1] + "-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100_000, hard))
        count = 0
        try:
            while True:
                await store.append("m", moves(count, 50))
                count += 50
        except StoreError as error:
            print(error)
        try:
            await store.beat(1)
            await store.append("m", moves(count, 500))
        except StoreError:
            pass
        assert await store.entries("m") == moves(0, count)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        await store.append("m", moves(count, 50))
        assert await store.entries("m") == moves(0, count + 50)
        print("went on after", count)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_loses_nothing_and_is_survived(tmp_path: Path) -> None:
    """The write-ahead log may not grow beyond a limit: for SQLite a disk that is full."""
    command = [sys.executable, "-W", "error", "-c", FULL_DISK, str(tmp_path / "curia.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert told[0] in (
        "the database cannot be written: " + why for why in ("database or disk is full", "disk I/O error")
    )
    assert told[1].startswith("went on after ")


READ_AT_ONCE = """
import sys, threading
from curia.server.store.schema import matches
from tests.server.kit_store import match_row

column = matches.c.terms.type
text = column.process_bind_param(match_row("m").terms, None)
barrier = threading.Barrier(8)

def read() -> None:
    barrier.wait()
    column.process_result_value(text, None)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_many_threads_may_be_the_first_to_read_a_row() -> None:
    """As when a house opens again with many tables; it once ended the process."""
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", READ_AT_ONCE], timeout=PATIENCE, cwd=ROOT).returncode == 0


KILLED = """
import asyncio, os, sys
from pathlib import Path
from tests.server.kit_store import match_row, moves, opened, seat_rows

async def main() -> None:
    async with opened(Path(sys.argv[1])) as store:
        async def play(name: str) -> None:
            if await store.match(name) is None:
                await store.create_match(match_row(name), seat_rows())
            seq = len(await store.entries(name))
            while True:
                await store.append(name, moves(seq))
                os.write(1, f"{name} {seq}\\n".encode())
                seq += 1
        await asyncio.gather(*(play(f"m{number}") for number in range(40)))

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_nothing_acknowledged_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "curia.db"
    acknowledged: dict[str, int] = {}
    for wanted in (1, 170, 700, 2_000):
        with subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, cwd=ROOT) as child:
            assert child.stdout is not None
            for number, line in enumerate(child.stdout):
                if number == wanted:
                    os.kill(child.pid, signal.SIGKILL)
                if line.endswith(b"\n"):
                    name, seq = line.split()
                    acknowledged[name.decode()] = int(seq)
        assert child.returncode == -signal.SIGKILL
        asyncio.run(_compare(path, acknowledged))


async def _compare(path: Path, acknowledged: dict[str, int]) -> None:
    """Each log is whole, holds all that was acknowledged, and at most the one entry more that was under way."""
    async with opened(path) as store:
        for name, seq in acknowledged.items():
            log = await store.entries(name)
            assert log == moves(0, len(log))
            assert len(log) - 1 in (seq, seq + 1)
