"""What the house remembers. The log of each table is the truth; everything else here serves finding and counting.

Calls come from one event loop, which they never block: one thread writes, two others read."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec import DecodeError, Struct
from msgspec.structs import astuple
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from curia.server.base.errors import StoreError
from curia.server.store import own_queries, people_queries, queries
from curia.server.store.database import HOUSE_SECONDS, Lock, check_version, make_engine, make_file, migrate
from curia.server.store.queries import StoredGame, TableWithSeats
from curia.server.store.rows import EntryRow, Snapshot
from curia.server.store.writer import Committed, Conflict, Row, Writer

__all__ = ["Conflict", "Held", "Store", "StoredGame", "TableWithSeats"]

P = ParamSpec("P")
T = TypeVar("T")
_READERS = 2


class Held(StoreError):
    """Another house is running on the database."""


class _Read(Generic[P, T]):
    """A method of the store that asks one question, as its query says."""

    def __init__(self, query: Callable[Concatenate[Connection, P], T]) -> None:
        self._query = query

    def __get__(self, store: "Store", owner: "type[Store]") -> Callable[P, Coroutine[Any, Any, T]]:
        return partial(store.read, self._query)


class _Write(_Read[P, T]):
    """One that stores something."""

    def __get__(self, store: "Store", owner: "type[Store]") -> Callable[P, Coroutine[Any, Any, T]]:
        return partial(store.write, self._query)


class Store:
    """The database of one house. What a method stores is on disk when waiting for it is over.

    StoreError when it cannot be stored; it is then as if nothing had been asked for, and the store goes on. A waiter
    that is cancelled does not stop the storing."""

    def __init__(self, path: Path, committed: Committed | None = None) -> None:
        self._path = path
        self._lock = Lock(path)
        self._writing = make_engine(path, read_only=False, patience=HOUSE_SECONDS)
        self._reading = make_engine(path, read_only=True, patience=HOUSE_SECONDS)
        self._writer = Writer(self._writing, committed)
        self._readers = ThreadPoolExecutor(_READERS, "curia-reader")
        self._is_open = False

    def open(self, beside: bool = False) -> None:
        """Make the database or bring it up to date, and begin to write. Held if a house has it open already.

        With `beside` it is opened beside a running house, if there is one: the schema must be the current one."""
        try:
            if beside:
                self._check()
            else:
                make_file(self._path)
                if not self._lock.take():
                    raise Held(f"another house is running on {self._path}: stop it first, or choose another folder")
                migrate(self._path)
            self._writer.start()
        except BaseException:
            self._dispose()
            raise
        self._is_open = True

    def _dispose(self) -> None:
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    def _check(self) -> None:
        if not self._path.exists():
            raise StoreError(f"there is no database {self._path}; `curia serve` makes one")
        try:
            with self._reading.connect() as connection:
                check_version(self._path, connection)
        except DBAPIError as error:
            raise StoreError(f"cannot open the database {self._path}: {error.orig}") from None

    async def close(self) -> None:
        """Ends when everything asked for is stored; the database may then be opened by another house."""
        if not self._is_open:
            return
        self._is_open = False
        await self._writer.close()
        await asyncio.get_running_loop().run_in_executor(None, self._readers.shutdown)
        self._dispose()

    def look(self) -> None:
        """See that the thread that writes is there. StoreError if it is not, and cannot be started again."""
        if self._is_open:
            self._writer.revive()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return query(connection, *args, **kwargs)

        if not self._is_open:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except DBAPIError as error:
            raise StoreError(f"the database cannot be read: {error.orig}") from None
        except DecodeError:
            raise StoreError("the database holds terms that this version of Curia cannot read") from None

    async def write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        # The rows as they are now: the caller may change them before the thread gets to it.
        kept, named = [_copied(arg) for arg in args], {name: _copied(arg) for name, arg in kwargs.items()}
        work: Callable[..., T] = query
        return await self._writer.do(lambda connection: work(connection, *kept, **named))

    def append(self, match: str, entries: list[EntryRow], snapshot: Snapshot | None = None) -> asyncio.Future[None]:
        """Add to a table's log. Conflict if an entry's number, or the client id of a seat, is there already."""
        kept: list[Row] = [] if snapshot is None else [(match, *astuple(snapshot))]
        return self._writer.append([(match, *astuple(entry)) for entry in entries], kept)

    # Tables and their logs --------------------------------------------------------------------------------------

    entries = _Read(queries.entries)
    snapshots = _Read(queries.snapshots)
    create_match = _Write(queries.create_match)
    import_match = _Write(queries.import_match)
    set_seats = _Write(queries.set_seats)
    change_waiting = _Write(queries.change_waiting)
    start_match = _Write(queries.start_match)
    finish_match = _Write(queries.finish_match)
    update_match = _Write(queries.update_match)
    match = _Read(queries.match)
    seats = _Read(queries.seats)
    stored_game = _Read(queries.stored_game)
    live = _Read(queries.live)
    live_apart = _Read(queries.live_apart)
    matches = _Read(queries.matches)
    matches_of = _Read(queries.matches_of)
    met = _Read(queries.met)
    unplayed = _Read(queries.unplayed)
    forget_matches = _Write(queries.forget_matches)
    add_chat = _Write(queries.add_chat)
    chat = _Read(queries.chat)

    # Players ----------------------------------------------------------------------------------------------------

    add_player = _Write(queries.add_player)
    save_player = _Write(queries.save_player)
    player = _Read(queries.player)
    player_by_login = _Read(queries.player_by_login)
    idle_guests = _Read(queries.idle_guests)
    forget_guests = _Write(queries.forget_guests)
    forget_player = _Write(own_queries.forget_player)
    recoveries_of = _Read(own_queries.recoveries_of)
    paces_of = _Read(own_queries.paces_of)
    chat_of = _Read(own_queries.chat_of)
    match_ids_of = _Read(own_queries.match_ids_of)
    mine = _Read(own_queries.mine)
    add_recovery = _Write(queries.add_recovery)
    take_recovery = _Write(queries.take_recovery)
    ratings = _Read(queries.ratings)
    tallies = _Read(people_queries.tallies)
    opponents = _Read(people_queries.opponents)
    looked_at = _Read(people_queries.looked_at)
    played = _Read(people_queries.played)
    leaders = _Read(people_queries.leaders)
    named = _Read(people_queries.named)
    results_of = _Read(people_queries.results_of)
    add_push = _Write(queries.add_push)
    remove_push = _Write(queries.remove_push)
    pushes = _Read(queries.pushes)

    # The house --------------------------------------------------------------------------------------------------

    ban_address = _Write(queries.ban_address)
    unban_address = _Write(queries.unban_address)
    banned_addresses = _Read(queries.banned_addresses)
    banned_players = _Read(queries.banned_players)
    keep_paces = _Write(queries.keep_paces)
    paces = _Read(queries.paces)
    forget_paces = _Write(queries.forget_paces)
    beat = _Write(queries.beat)
    last_beat = _Read(queries.last_beat)


def _copied(value: Any) -> Any:
    if isinstance(value, Struct):
        return copy(value)
    return [_copied(item) for item in value] if isinstance(value, list) else value
