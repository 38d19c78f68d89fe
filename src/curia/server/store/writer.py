"""The one thread that writes. What many tables ask for in the meantime goes into one transaction: a group commit."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar, cast

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import DBAPIError

from curia.server.base.errors import StoreError
from curia.server.store.checkpoint import Checkpointer
from curia.server.store.schema import entries, snapshots

T = TypeVar("T")
Row: TypeAlias = tuple[str | int | None, ...]
Work: TypeAlias = Callable[[Connection], object]
Committed: TypeAlias = Callable[[int, float], None]
"""Is told of every group, in the event loop: how many jobs it held, and how many seconds it took."""

_log = logging.getLogger(__name__)

_SIZES: Final = (1, 4, 16, 64, 256, 1024)
"""Of the statements that add rows; the rest of each is filled up with rows of nothing. One long statement is quicker
than many short ones, because each gives the interpreter lock away and waits until the event loop gives it back."""


_PACE: Final = 0.002
"""Seconds from the beginning of one group to that of the next, at the least. What comes alone is written at once; under
load, groups grow instead of following each other in a rush, in which the two threads wait for the interpreter lock."""


class Conflict(StoreError):
    """What was to be added is there already: the entry's number, the client's id, the login."""


class Busy(StoreError):
    """Another program holds the database; it may be free in a moment."""


class _Job:
    """Something to be written and who waits for it: rows of the log, or any other work."""

    __slots__ = ("error", "future", "result", "rows", "snapshots", "work")

    def __init__(self, future: asyncio.Future[Any], rows: list[Row], snapshots: list[Row], work: Work | None) -> None:
        self.future = future
        self.rows = rows
        self.snapshots = snapshots
        self.work = work
        self.result: object = None
        self.error: StoreError | None = None


class Writer:
    """Carries jobs out, those of a kind in the order in which they came. A future is done only after the commit of its
    job.

    A job that fails is as if it had never been; the others of its group do not notice. All calls come from one event
    loop. Giving up waiting does not stop a job."""

    def __init__(self, engine: Engine, committed: Committed | None = None) -> None:
        self._engine = engine
        self._committed = committed
        self._checkpointer = Checkpointer(engine)
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_closed = False
        self._thread: threading.Thread
        self._connection: Connection
        self._driver: sqlite3.Connection

    def start(self) -> None:
        """StoreError if the database cannot be opened."""
        self._connect()
        self._checkpointer.start()
        self._begin()

    def _connect(self) -> None:
        try:
            self._connection = self._engine.connect()
        except DBAPIError as error:
            raise _store_error(error) from None
        self._driver = cast(sqlite3.Connection, self._connection.connection.dbapi_connection)

    def _begin(self) -> None:
        self._thread = threading.Thread(target=self._run, name="curia-writer", daemon=True)
        self._thread.start()

    def revive(self) -> None:
        """Begin anew if the thread has died, of whatever: else nobody would ever be answered again."""
        if self._thread.is_alive() or self._is_closed:
            return
        _log.error("the thread that writes has ended, and is started again")
        self._connect()
        self._begin()

    def append(self, rows: list[Row], snapshots: list[Row]) -> asyncio.Future[None]:
        """Add rows to the log and keep snapshots, columns in the order of the schema."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Job(future, rows, snapshots, None))
        return future

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Any other work, with its result. It must leave the transaction alone."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(_Job(future, [], [], work))
        return future

    async def close(self) -> None:
        """Ends when all that was asked for is done."""
        if not self._is_closed:
            with contextlib.suppress(StoreError):
                self.revive()
            self._is_closed = True
            self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _put(self, job: _Job) -> None:
        try:
            if self._is_closed:
                raise StoreError("the store is closed")
            self.revive()
        except StoreError as error:
            job.future.set_exception(error)
        else:
            self._queue.put(job)

    # In the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        with self._connection:
            while self._write_group():
                pass
        self._checkpointer.stop()

    def _write_group(self) -> bool:
        """Write what waits; whether more may come."""
        waiting = [self._queue.get()]
        due = time.monotonic() + _PACE
        waiting += [self._queue.get() for _ in range(self._queue.qsize())]
        jobs = [job for job in waiting if job is not None]
        if jobs:
            try:
                self._write(jobs)
                self._checkpointer.written(len(jobs))
            except BaseException as error:
                # Nothing that `_write` foresees: the thread ends of it, but nobody shall wait for ever. Who was told
                # already is not told again.
                for job in jobs:
                    job.error = _store_error(error)
                self._tell(jobs, 0.0)
                raise
            time.sleep(max(0.0, due - time.monotonic()))
        return waiting[-1] is not None

    def _write(self, jobs: list[_Job]) -> None:
        start = time.perf_counter()
        try:
            try:
                self._write_together(jobs)
            except Exception as error:
                self._roll_back()
                if _is_busy(error):
                    # It would be for each of them, and all have waited long enough.
                    raise
                self._write_apart(jobs)
        except Exception as error:
            self._roll_back()
            for job in jobs:
                job.error = _store_error(error)
        self._tell(jobs, time.perf_counter() - start)

    def _tell(self, jobs: list[_Job], seconds: float) -> None:
        # The loop is closed when the house was stopped without waiting for the store.
        with contextlib.suppress(RuntimeError):
            jobs[0].future.get_loop().call_soon_threadsafe(self._settle, jobs, seconds)

    def _write_together(self, jobs: list[_Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        if 0 < len(rows) <= _SIZES[-1] and not any(job.work or job.snapshots for job in jobs):
            self._insert(_ENTRIES, rows)  # a single statement is a transaction of its own
            return
        self._driver.execute("BEGIN IMMEDIATE")
        self._carry_out(jobs)
        self._driver.execute("COMMIT")

    def _write_apart(self, jobs: list[_Job]) -> None:
        """Again in one transaction, but so that each job can fail alone."""
        self._driver.execute("BEGIN IMMEDIATE")
        for job in jobs:
            self._driver.execute("SAVEPOINT job")
            try:
                self._carry_out([job])
            except Exception as error:
                if not self._driver.in_transaction:
                    raise  # SQLite gave the whole transaction up
                self._driver.execute("ROLLBACK TO job")
                job.error = _store_error(error)
            self._driver.execute("RELEASE job")
        self._driver.execute("COMMIT")

    def _roll_back(self) -> None:
        if self._driver.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._driver.execute("ROLLBACK")

    def _carry_out(self, jobs: list[_Job]) -> None:
        """The rows last, all at once, after the tables that they are of. No other work looks at them."""
        for job in jobs:
            if job.work is not None:
                job.result = job.work(self._connection)
        self._insert(_ENTRIES, [row for job in jobs for row in job.rows])
        self._insert(_SNAPSHOTS, [row for job in jobs for row in job.snapshots])

    def _insert(self, statements: dict[int, str], rows: list[Row]) -> None:
        for start in range(0, len(rows), _SIZES[-1]):
            some = rows[start : start + _SIZES[-1]]
            size = next(size for size in _SIZES if size >= len(some))
            values = [value for row in some for value in row]
            values += [None] * (len(some[0]) * (size - len(some)))
            # One row of values for "many": `execute` would ask for the last row's number, and wait for the lock again.
            self._driver.executemany(statements[size], [values])

    # In the event loop again ------------------------------------------------------------------------------------

    def _settle(self, jobs: list[_Job], seconds: float) -> None:
        for job in jobs:
            if job.future.done():
                continue  # nobody waits any more
            if job.error is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(job.error)
        if self._committed is not None:
            self._committed(len(jobs), seconds)


def _statements(verb: str, table: Table) -> dict[int, str]:
    row = f"({', '.join('?' * len(table.columns))})"
    sizes = {size: ", ".join([row] * size) for size in _SIZES}
    return {
        size: f"{verb} INTO {table.name} SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
        for size, rows in sizes.items()
    }


_ENTRIES: Final = _statements("INSERT", entries)
# A snapshot is a cache: a newer one of the same place is as good.
_SNAPSHOTS: Final = _statements("INSERT OR REPLACE", snapshots)

_CONFLICTS: Final = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


def _is_busy(error: Exception) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return (getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _store_error(error: BaseException) -> StoreError:
    """What went wrong, without the values that were to be stored."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, StoreError):
        return cause
    code = getattr(cause, "sqlite_errorcode", None)
    if code in _CONFLICTS:
        return Conflict(f"it is stored already: {cause}")
    if isinstance(cause, sqlite3.Error) and _is_busy(cause):
        return Busy(f"another program holds the database: {cause}")
    if isinstance(cause, sqlite3.Error):
        return StoreError(f"the database cannot be written: {cause}")
    return StoreError(f"the database cannot store this: {type(cause).__name__}")
