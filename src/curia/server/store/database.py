"""The database file: who may open it, how connections to it behave, and how it comes to the current schema."""

import contextlib
import os
import sqlite3
import sys
from collections import Counter
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, QueuePool, create_engine
from sqlalchemy.exc import DatabaseError

from curia.server.base.errors import StoreError

_MIN_SQLITE = (3, 37, 0)
_BUSY_SECONDS = 5.0
HOUSE_SECONDS = 1.0
"""How long the house itself waits for a database that another program holds: people wait for it."""
HELP = "`curia admin validate` tells what is damaged, and a backup can be put in its place"
"""For whoever runs the house, when something cannot be read."""
_CHECKPOINT_PAGES = 16_000
"""How long the write-ahead log grows before SQLite folds it in the middle of a commit: the house does so beside, and
long before."""


def make_engine(path: Path, read_only: bool, patience: float = _BUSY_SECONDS) -> Engine:
    """Connections that never begin a transaction themselves, and errors without the values that were to be stored."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        try:
            # What SQLite keeps for the length of a statement need not be a file.
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute(f"PRAGMA wal_autocheckpoint={_CHECKPOINT_PAGES}")
            if read_only:
                connection.execute("PRAGMA query_only=ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    return create_engine(
        "sqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )


def make_file(path: Path) -> None:
    """The database file, empty if it is new, and nobody's but the owner's: SQLite gives its logs the same rights."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
    except OSError as error:
        raise StoreError(f"cannot make the database {path}: {error.strerror}") from None


def migrate(path: Path) -> None:
    """Bring the database to the current schema, in one transaction: a crash leaves it as it was."""
    if sqlite3.sqlite_version_info < _MIN_SQLITE:
        wanted = ".".join(map(str, _MIN_SQLITE))
        raise StoreError(f"SQLite {wanted} or newer is needed; this Python has {sqlite3.sqlite_version}")
    engine = make_engine(path, read_only=False)
    try:
        with engine.connect() as connection:
            # Tables are copied on the way; references are checked when all is done.
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config = _config()
            config.attributes["connection"] = connection
            before = _revision(connection)
            command.upgrade(config, "head")
            # Only after a change: it reads all there is, and a destroyed page of one table must not close the house.
            if before != _revision(connection) and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreError(f"the database {path} is damaged: rows refer to rows that are not there; {HELP}")
            connection.exec_driver_sql("COMMIT")
    except CommandError:
        raise StoreError(_other_version(path)) from None
    except DatabaseError as error:
        raise StoreError(f"cannot open the database {path}: {error.orig}; {HELP}") from None
    finally:
        engine.dispose()


def check_version(path: Path, connection: Connection) -> None:
    """StoreError unless the schema is this version's."""
    if _revision(connection) != ScriptDirectory.from_config(_config()).get_current_head():
        raise StoreError(_other_version(path))


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _other_version(path: Path) -> str:
    return f"the database {path} is of another version of Curia: use that one, or let `curia serve` bring it up to date"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def back_up(path: Path, target: Path) -> None:
    """Copy the database to a file of its own, while a house may be writing. The copy is private, and checked.

    StoreError if it cannot be made or is not sound; what was at the target is then untouched."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with contextlib.closing(_reader(path)) as source, contextlib.closing(sqlite3.connect(draft)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
            if problems := check_file(draft):
                raise StoreError(f"the backup is not sound: {problems[0]}")
            _sync(draft)
            draft.replace(target)
            _sync(target.parent)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"cannot write the backup {target}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise StoreError(f"cannot copy the database {path}: {error}") from None


def check_file(path: Path) -> list[str]:
    """What SQLite finds wrong with the file itself."""
    try:
        with contextlib.closing(_reader(path)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(10)") if row[0] != "ok"]
            lost = [row[0] for row in connection.execute("PRAGMA foreign_key_check")]
    except sqlite3.Error as error:
        return [str(error)]
    return found + [f"{count} rows of {name} refer to rows that are not there" for name, count in Counter(lost).items()]


def _reader(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA query_only=ON")
    return connection


def _sync(path: Path) -> None:
    """To the disk. Windows does not sync folders."""
    if sys.platform != "win32" or path.is_file():
        file = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


class Lock:
    """Held by the one house that may write; the operating system gives it free when the process ends, however."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    def take(self) -> bool:
        """Whether it could be had."""
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"cannot make the lock {self._path}: {error.strerror}") from None
        if not _try_lock(file):
            os.close(file)
            return False
        if sys.platform != "win32" and os.geteuid() == 0:
            # A command of the administrator must not leave a lock that the house's own user cannot take.
            owner = self._database.stat()
            os.fchown(file, owner.st_uid, owner.st_gid)
        self._file = file
        return True

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> bool:
        with contextlib.suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            return True
        return False

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        with contextlib.suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False
