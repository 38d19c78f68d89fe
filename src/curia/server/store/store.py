"""What the house remembers. The log of each table is the truth; everything else here serves finding and counting.

Calls come from one event loop, which they never block: one thread writes, two others read."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec import DecodeError, Struct
from msgspec.structs import astuple
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from curia.server.base.errors import StoreError
from curia.server.store import own_queries, queries
from curia.server.store.database import HOUSE_SECONDS, Lock, check_version, make_engine, make_file, migrate
from curia.server.store.own_queries import Mine
from curia.server.store.queries import StoredGame, TableWithSeats
from curia.server.store.rows import ChatRow, EntryRow, MatchRow, PaceRow, PlayerRow, RatingRow, SeatRow, Snapshot
from curia.server.store.writer import Committed, Conflict, Writer
from curia.wire.kinds import ChatChannel, MatchStatus

__all__ = ["Conflict", "Held", "Store", "StoredGame", "TableWithSeats"]

P = ParamSpec("P")
T = TypeVar("T")
_READERS = 2


class Held(StoreError):
    """Another house is running on the database."""


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

    async def _read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
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

    async def _write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        # The rows as they are now: the caller may change them before the thread gets to it.
        kept = [_copied(arg) for arg in args]
        return await self._writer.do(lambda connection: query(connection, *kept, **kwargs))

    # Tables and their logs --------------------------------------------------------------------------------------

    def append(self, match: str, entries: list[EntryRow], snapshot: Snapshot | None = None) -> asyncio.Future[None]:
        """Add to a table's log. Conflict if an entry's number, or the client id of a seat, is there already."""
        kept = [] if snapshot is None else [(match, *astuple(snapshot))]
        return self._writer.append([(match, *astuple(entry)) for entry in entries], kept)

    async def entries(self, match: str) -> list[EntryRow]:
        return await self._read(queries.entries, match)

    async def snapshots(self, match: str) -> list[Snapshot]:
        return await self._read(queries.snapshots, match)

    async def create_match(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Conflict if there is one of that id. The host and all players must be stored. The table of which it is the
        next round learns of it."""
        await self._write(queries.create_match, row, seats)

    async def import_match(self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        """A game from elsewhere with its log: all of it or nothing."""
        await self._write(queries.import_match, row, seats, entries)

    async def set_seats(self, match: str, seats: list[SeatRow]) -> None:
        """These instead of those that were."""
        await self._write(queries.set_seats, match, seats)

    async def start_match(self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        """A table begins to play: all of it or nothing."""
        await self._write(queries.start_match, row, seats, entries)

    async def finish_match(self, row: MatchRow, entries: list[EntryRow], ratings: list[RatingRow]) -> None:
        """The last entries, the result, and what it does to the ratings: all of it or nothing."""
        await self._write(queries.finish_match, row, entries, ratings)

    async def update_match(self, row: MatchRow) -> None:
        await self._write(queries.update_match, row)

    async def match(self, match: str) -> MatchRow | None:
        return await self._read(queries.match, match)

    async def seats(self, match: str) -> list[SeatRow]:
        return await self._read(queries.seats, match)

    async def stored_game(self, match: str) -> StoredGame | None:
        """A table with its log and snapshots, all of the same moment."""
        return await self._read(queries.stored_game, match)

    async def live(self) -> list[TableWithSeats]:
        """All tables that are not over, the oldest first."""
        return await self._read(queries.live)

    async def live_apart(self) -> tuple[list[TableWithSeats], list[str]]:
        """The same from a damaged file: those that can be read, and the ids of the others, of which some may be
        over."""
        return await self._read(queries.live_apart)

    async def matches(
        self, status: list[MatchStatus], game: str | None = None, after: MatchRow | None = None, limit: int = 1_000
    ) -> list[TableWithSeats]:
        """The tables in one of these states, and of that game, the oldest first; page by page, if `after` is the last
        one of the page before."""
        return await self._read(queries.matches, status, game, after, limit)

    async def matches_of(self, player: str, limit: int, before: int | None = None) -> list[TableWithSeats]:
        """The tables that a player made or sits at, the newest first; those made earlier than `before`, if given."""
        return await self._read(queries.matches_of, player, limit, before)

    async def met(self, game: str, people: list[str], since: int) -> int:
        """How many rated games exactly these people have ended since then, but for those given up at once."""
        return await self._read(queries.met, game, people, since)

    async def unplayed(self, since: int, before: int, limit: int) -> list[str]:
        """Tables that ended in that time, and never began or were given up before people had given PLAYED answers."""
        return await self._read(queries.unplayed, since, before, limit)

    async def forget_matches(self, ids: list[str]) -> None:
        """Remove these tables with all that is stored of them."""
        await self._write(queries.forget_matches, ids)

    async def add_chat(self, match: str, row: ChatRow) -> None:
        """Conflict if the channel has a line of that number."""
        await self._write(queries.add_chat, match, row)

    async def chat(self, match: str, channel: ChatChannel, last: int) -> list[ChatRow]:
        """The last lines of a channel, in their order."""
        return await self._read(queries.chat, match, channel, last)

    # Players ----------------------------------------------------------------------------------------------------

    async def add_player(self, row: PlayerRow) -> None:
        """Conflict if the id is there, or the login in any case."""
        await self._write(queries.add_player, row)

    async def save_player(self, row: PlayerRow) -> None:
        """Conflict if somebody else has the login, in any case."""
        await self._write(queries.save_player, row)

    async def player(self, player: str) -> PlayerRow | None:
        return await self._read(queries.player, player)

    async def player_by_login(self, login: str) -> PlayerRow | None:
        """The account with that login, in any case."""
        return await self._read(queries.player_by_login, login)

    async def idle_guests(self, made_before: int, now: int, limit: int) -> list[str]:
        """Guests of that age who have never had a table or a seat, are not banned, and have no link to come back by."""
        return await self._read(queries.idle_guests, made_before, now, limit)

    async def forget_guests(self, guests: list[str], made_before: int, now: int) -> list[str]:
        """Remove those of them who are still idle; says whom."""
        return await self._write(queries.forget_guests, guests, made_before, now)

    async def forget_player(self, player: str) -> None:
        """Remove a player with all that is stored of them, in one transaction; at tables GONE stands for them. Nothing
        for somebody who is not there."""
        await self._write(own_queries.forget_player, player)

    async def recoveries_of(self, player: str) -> list[int]:
        """Until when the links of a player are good that were not used."""
        return await self._read(own_queries.recoveries_of, player)

    async def paces_of(self, player: str) -> list[PaceRow]:
        return await self._read(own_queries.paces_of, player)

    async def chat_of(self, player: str) -> list[tuple[str, ChatRow]]:
        """All that a player has said, and at which tables."""
        return await self._read(own_queries.chat_of, player)

    async def match_ids_of(self, player: str) -> list[str]:
        """The tables that a player made or sits at, the oldest first."""
        return await self._read(own_queries.match_ids_of, player)

    async def mine(self, match: str, player: str) -> Mine | None:
        """A table with what was entered for the seats of a player."""
        return await self._read(own_queries.mine, match, player)

    async def add_recovery(self, code_hash: str, player: str, expires: int) -> None:
        await self._write(queries.add_recovery, code_hash, player, expires)

    async def take_recovery(self, code_hash: str, now: int) -> str | None:
        """Whose code it is, if it is still good; it is then used up. Codes out of date are forgotten."""
        return await self._write(queries.take_recovery, code_hash, now)

    async def ratings(self, who: list[str], game: str | None = None) -> list[RatingRow]:
        """Those that there are, of one game or of all."""
        return await self._read(queries.ratings, who, game)

    async def add_push(self, player: str, endpoint: str, data: str, most: int) -> bool:
        """A browser that wants to be told; one that is known already is now this player's. False if the player has as
        many others as there may be."""
        return await self._write(queries.add_push, player, endpoint, data, most)

    async def remove_push(self, endpoint: str) -> None:
        await self._write(queries.remove_push, endpoint)

    async def pushes(self, player: str) -> list[str]:
        """The data of a player's browsers."""
        return await self._read(queries.pushes, player)

    # The house --------------------------------------------------------------------------------------------------

    async def ban_address(self, address: str, reason: str) -> None:
        await self._write(queries.ban_address, address, reason)

    async def unban_address(self, address: str) -> bool:
        """Whether it was banned."""
        return await self._write(queries.unban_address, address)

    async def banned_addresses(self) -> dict[str, str]:
        """With the reasons."""
        return await self._read(queries.banned_addresses)

    async def banned_players(self) -> list[PlayerRow]:
        return await self._read(queries.banned_players)

    async def keep_paces(self, rows: list[PaceRow]) -> None:
        """These instead of those of the same player and kind."""
        await self._write(queries.keep_paces, rows)

    async def paces(self, most: int) -> list[PaceRow]:
        """Those that were kept last, the newest at the end."""
        return await self._read(queries.paces, most)

    async def forget_paces(self, before: int) -> None:
        """Those that were kept before that time."""
        await self._write(queries.forget_paces, before)

    async def beat(self, at: int) -> None:
        """The house was alive at that time."""
        await self._write(queries.beat, at)

    def look(self) -> None:
        """See that the thread that writes is there. StoreError if it is not, and cannot be started again."""
        if self._is_open:
            self._writer.revive()

    async def last_beat(self) -> int | None:
        return await self._read(queries.last_beat)


def _copied(value: Any) -> Any:
    if isinstance(value, Struct):
        return copy(value)
    return [_copied(item) for item in value] if isinstance(value, list) else value
