"""Folding SQLite's write-ahead log into the database file, beside the thread that writes: no move waits for it."""

import contextlib
import sqlite3
import threading
from typing import Final, cast

from sqlalchemy import Connection, Engine

_ENOUGH: Final = 1_500
"""Jobs that make the log worth folding; a move takes about three pages of it."""
_TRIES: Final = 10


class Checkpointer:
    """A thread that folds the log until nothing is left, for only then SQLite begins it anew.

    What cannot be folded now stays in the log, where it is as safe; if the log grows very long, SQLite itself folds it
    in the middle of a commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs = 0
        self._wanted = threading.Semaphore(0)
        self._is_over = False
        self._thread = threading.Thread(target=self._run, name="curia-checkpointer", daemon=True)
        self._connection: Connection

    def start(self) -> None:
        self._connection = self._engine.connect()
        self._thread.start()

    def stop(self) -> None:
        self._is_over = True
        self._wanted.release()
        self._thread.join()

    def written(self, jobs: int) -> None:
        """So many jobs more are in the log."""
        self._jobs += jobs
        if self._jobs >= _ENOUGH:
            self._jobs = 0
            self._wanted.release()

    def _run(self) -> None:
        with self._connection:
            driver = cast(sqlite3.Connection, self._connection.connection.dbapi_connection)
            while self._wanted.acquire() and not self._is_over:
                with contextlib.suppress(sqlite3.Error):
                    fold(driver)


def fold(driver: sqlite3.Connection) -> None:
    """Fold what is in the log, and what is written meanwhile."""
    before = 0
    for _ in range(_TRIES):
        pages = int(driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1])
        if pages <= before:
            return  # Nothing was written meanwhile, or the log has begun anew.
        before = pages
