"""All tables of the house: made, found, filled, opened again after a restart."""

import asyncio
import heapq
import logging
from collections.abc import Callable
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

from msgspec.structs import replace

from curia.catalog import meta
from curia.core.errors import CuriaError, OptionError
from curia.core.game import Refused
from curia.server.connections import Connections
from curia.server.errors import Declined, StoreError
from curia.server.keys import Keys
from curia.server.metrics import STATUSES
from curia.server.ops_api import Condition
from curia.server.players import Players
from curia.server.room import Room
from curia.server.rows import Entry, MatchRow, PlayerRow, SeatRow
from curia.server.seating import check_terms, first_seats, sit_down, stand_up, tidied, warm_up
from curia.server.services import Services
from curia.server.store import Seated
from curia.server.table import Draft, game_of, rebuild
from curia.wire.terms import Terms

P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger(__name__)
_BEAT: Final = 10.0
"""Seconds between signs of life: so much thinking time can be lost to a crash at most."""
_OPENED_AT_ONCE: Final = 50
_MOST_LISTED: Final = 100
"""Of the tables that gather, and of those that anybody may watch."""
_HOUR: Final = 3_600_000
_DAY: Final = 24 * _HOUR


class House:
    """Every table that is not over has its room here; finished ones are opened while somebody looks at them."""

    def __init__(self, services: Services, players: Players, keys: Keys) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.limits = services.limits
        self.metrics = services.metrics
        self.players = players
        self.keys = keys
        self.rooms: dict[str, Room] = {}
        self.connections = Connections(services.settings, services.limits)
        self.condition: Condition = "opening"
        for status in STATUSES:
            services.metrics.tables.labels(status).set_function(partial(self._count, status))
        self._beating: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._looking_back = asyncio.Lock()

    # Opening and closing ----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Rebuild every table from its log, and check it, before anybody is let in."""
        await asyncio.to_thread(warm_up)
        down_since = await self.store.last_beat()
        for number, (row, seats) in enumerate(await self.store.live()):
            if number % _OPENED_AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                self.rooms[row.id] = await self._open_room(row, seats, down_since)
            except Declined:
                continue  # It is logged.
            except CuriaError:
                _log.error("a table cannot be opened; `curia admin validate` tells why", extra={"table": row.id})
        self.limits.banned.update(await self.store.banned_addresses())
        self.condition = "open"
        self._beating = asyncio.create_task(self._beat())

    async def prepare_to_close(self) -> None:
        """Closing from now on: take no more messages and send everybody away. What was acknowledged is stored."""
        self.condition = "closing"
        if self._beating is not None:
            self._beating.cancel()
        for room in self.rooms.values():
            room.close()
        for room in list(self.rooms.values()):
            # What is on its way to the store gets there.
            async with room.lock:
                pass
        await self.store.beat(self.services.now())

    def check_open(self) -> None:
        if self.condition != "open":
            raise Declined("closed", "The house is closed for a moment; come back soon.", 503)

    async def _beat(self) -> None:
        last_hour = 0
        while True:
            try:
                await self.store.beat(self.services.now())
            except StoreError:
                _log.exception("the house's sign of life could not be stored")
            await asyncio.sleep(_BEAT)
            try:
                await self.tidy_up()
                if (hour := self.services.now() // _HOUR) != last_hour:
                    last_hour = hour
                    await self.forget_guests()
            except Exception:
                # Whatever it is: without signs of life the clocks would be wrong after a crash.
                _log.exception("the house could not be tidied up")

    async def forget_guests(self) -> None:
        """Guests who have never played do not stay for ever."""
        gone = await self.players.forget_idle(self.services.now(), self.settings.silent_days)
        if gone:
            _log.info("guests who never played are forgotten", extra={"count": gone})

    async def tidy_up(self) -> None:
        """Open tables anew that could not be stored, close those where nothing happens any more, and forget those that
        are over and that somebody asked for, or that ended when nobody was there. The last not at once: else asking
        again and again would have them rebuilt each time."""
        for room in list(self.rooms.values()):
            try:
                if room.is_broken:
                    await self.room(room.row.id)
                elif self._is_silent(room):
                    await self.abort(room.row.id, "abandoned" if room.table is None else "aborted")
            except (Declined, StoreError):
                _log.error("a table could not be tidied up", extra={"table": room.row.id})
            self.forget(room)

    def _is_silent(self, room: Room) -> bool:
        """Whether nobody is there, and nothing has happened for so long that nobody will come any more."""
        if room.visitors or room.lock.locked() or room.row.status == "over":
            return False
        now, table = self.services.now(), room.table
        flag = table.clocks.next_flag() if table is not None else None
        if flag is not None and flag[0] > now:
            # Somebody has still time to answer: days for each turn may be more than those of silence.
            return False
        last = room.row.created if table is None else table.clocks.at
        return now - last > self.settings.silent_days * _DAY

    async def _open_room(self, row: MatchRow, seats: list[SeatRow], down_since: int | None = None) -> Room:
        room = Room(self.services, row, seats)
        if row.started is None:
            # The house may have been killed between the last seat and the start; or everybody left before.
            try:
                await self._fill(room)
            except OptionError:
                raise _broken(row) from None
            return room
        # An imported record may have no seed to prove its chance with.
        is_old = row.rules_version != meta(row.terms.game).rules_version
        entries = await self.store.entries(row.id)
        build = partial(rebuild, row, seats, entries, migrating=is_old or not row.seed)
        try:
            # Anybody may ask for a game that is over, and for one after the other: the tables that play do not wait.
            table = await asyncio.to_thread(build) if row.status == "over" else build()
        except (StoreError, OptionError):
            if not is_old:
                raise _broken(row) from None
            if row.status != "over":
                await self._end_unplayable(row, len(entries))
            return room
        if row.status == "playing" and table.clocks.is_used and down_since is not None:
            entry = Entry(table.next_seq, self.services.now(), -1, "restarted", str(down_since))
            table.fold(entry)
            await self.store.append(row.id, [entry])
        room.open(table)
        return room

    async def _end_unplayable(self, row: MatchRow, entries: int) -> None:
        """The rules have changed so that the game cannot go on; its log stays."""
        now = self.services.now()
        row.status, row.ended, row.reason = "over", now, "rules-changed"
        await self.store.finish_match(row, [Entry(entries, now, -1, "ended", "rules-changed")], [])

    # Tables -----------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """A table's room; Declined if there is no such table."""
        room = self.rooms.get(id)
        if room is not None and not room.is_broken:
            return room
        async with self._opening:
            room = self.rooms.get(id)
            if room is not None and not room.is_broken:
                return room
            row = await self.store.match(id)
            if row is None:
                raise Declined("no-table", "There is no such table.", 404)
            room = self.rooms[id] = await self._open_room(row, await self.store.seats(id))
            return room

    async def seated(self, id: str) -> Seated:
        """A table and its seats, without opening it; Declined if there is no such table."""
        room = self.rooms.get(id)
        if room is not None:
            # What is on its way to the store, perhaps the end of the game, may not get there.
            async with room.lock:
                if not room.is_broken:
                    return room.row, room.seats
        row = await self.store.match(id)
        if row is None:
            raise Declined("no-table", "There is no such table.", 404)
        return row, await self.store.seats(id)

    async def look_back(
        self,
        seated: Seated,
        work: Callable[Concatenate[MatchRow, list[SeatRow], list[Entry], P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Replay a long log beside the event loop; one at a time, for several would leave the tables no time. Declined
        if it is of rules by which it cannot be read any more."""
        row, seats = seated
        async with self._looking_back:
            entries = await self.store.entries(row.id)
            try:
                return await asyncio.to_thread(work, row, seats, entries, *args, **kwargs)
            except (CuriaError, Refused, ValueError, LookupError):
                if row.rules_version == meta(row.terms.game).rules_version:
                    raise _broken(row) from None
                raise Declined("older-rules", "This game was played by older rules, which this house does not know any "
                               "more.", 409) from None  # fmt: skip

    def forget(self, room: Room) -> None:
        """Let go of a table that is over, when its last visitor has left."""
        is_used = bool(room.visitors) or room.lock.locked() or room.is_broken
        if room.row.status == "over" and not is_used and self.rooms.get(room.row.id) is room:
            room.close()
            del self.rooms[room.row.id]

    async def create(self, host: PlayerRow, terms: Terms) -> Room:
        terms = tidied(terms)
        check_terms(terms, host)
        return await self._add(host, terms, first_seats(terms, host), None)

    async def _add(self, host: PlayerRow, terms: Terms, seats: list[SeatRow], round_of: str | None) -> Room:
        live = [room for room in self.rooms.values() if room.row.status != "over"]
        if len(live) >= self.settings.max_tables:
            raise Declined("house-full", "The house is full; try again later.", 503)
        mine = sum(room.row.host == host.id for room in live)
        if mine >= self.settings.max_tables_per_player:
            raise Declined("too-many-tables", f"You have {mine} tables that are not over; end one first.", 409)
        services = self.services
        row = MatchRow(
            id=services.new_id(),
            terms=terms,
            rules_version=meta(terms.game).rules_version,
            cards="",
            seed=services.new_seed(),
            host=host.id,
            created=services.now(),
            round_of=round_of,
        )
        row.cards = game_of(row).card_digest()
        await services.store.create_match(row, seats)
        room = self.rooms[row.id] = Room(services, row, seats, is_new=True)
        await self._fill(room)
        return room

    async def _fill(self, room: Room) -> None:
        """Begin when nobody is missing."""
        async with room.lock:
            if room.row.status == "gathering" and _is_full(room.seats):
                await room.start(room.seats)

    async def join(self, player: PlayerRow, room: Room, seat: int | None) -> None:
        async with room.lock:
            if room.row.status == "over":
                raise Declined("over", "This table is over.", 409)
            if room.row.status != "gathering":
                raise Declined("started", "The game has begun.", 409)
            seats = sit_down(room.row.terms, room.seats, player, seat)
            if _is_full(seats):
                await room.start(seats)
                return
            await self.store.set_seats(room.row.id, seats)
            room.seats = seats
            room.reseat()

    async def leave(self, player: PlayerRow, room: Room) -> None:
        """Stand up before the game; give up during it."""
        async with room.lock:
            mine = room.seats_of(player)
            if not mine:
                raise Declined("not-seated", "You do not sit at this table.", 409)
            if room.row.status == "gathering":
                seats = stand_up(room.seats, player)
                await self.store.set_seats(room.row.id, seats)
                room.seats = seats
                if not any(row.player for row in room.seats):
                    await self._close_unplayed(room, "abandoned")
                room.reseat()
            elif room.table is not None and not room.table.outcome:
                for seat in mine:
                    if not room.table.outcome and not room.table.chairs[seat].conceded:
                        await room.commit(room.table.concede(seat, "left"))
        self.forget(room)

    async def rematch(self, player: PlayerRow, room: Room) -> Room:
        """A new table on the same terms, bots in their places; whoever asks second finds the first one's."""
        seats = room.seats_of(player)
        if not seats:
            raise Declined("not-seated", "You did not play at this table.", 403)
        if room.row.status != "over":
            raise Declined("not-over", "The game is not over.", 409)
        async with room.lock:
            found = None if room.row.rematch is None else await self.room(room.row.rematch)
            if found is None or _never_began(found.row):
                kept = [row if row.bot or row.player == player.id else SeatRow(row.seat) for row in room.seats]
                new = await self._add(player, room.row.terms, [unmarked(row) for row in kept], room.row.id)
                room.row.rematch = new.row.id
                room.tell_all()
                return new
        if not found.seats_of(player):
            try:
                await self.join(player, found, seats[0] if found.seats[seats[0]].name is None else None)
            except Declined:
                # Unless another device of the player was quicker.
                if not found.seats_of(player):
                    raise
        return found

    async def abort(self, id: str, reason: str) -> None:
        """End a game without a result: for those who run the house."""
        room = await self.room(id)
        async with room.lock:
            if room.table is not None and not room.table.outcome:
                await room.commit([Draft("ended", -1, reason)])
            elif room.row.status == "gathering":
                await self._close_unplayed(room, reason)
                room.tell_all()
            else:
                raise Declined("over", "The game is over.", 409)

    async def _close_unplayed(self, room: Room, reason: str) -> None:
        row = replace(room.row, status="over", ended=self.services.now(), reason=reason)
        await self.store.update_match(row)
        room.row = row

    def listed(self) -> list[Room]:
        """Tables that anybody may see in the list, to sit down or to watch: the newest ones of both kinds, the newest
        first."""
        rooms = self.rooms.values()
        to_join = [room for room in rooms if room.row.status == "gathering" and room.row.terms.access != "link"]
        to_watch = [room for room in rooms if room.row.status == "playing" and room.row.terms.spectators == "public"]
        return _newest([*_newest(to_join, _MOST_LISTED), *_newest(to_watch, _MOST_LISTED)], 2 * _MOST_LISTED)

    def _count(self, status: str) -> int:
        return sum(room.row.status == status for room in self.rooms.values())


def _newest(rooms: list[Room], most: int) -> list[Room]:
    return heapq.nlargest(most, rooms, key=lambda room: (room.row.created, room.row.id))


def _broken(row: MatchRow) -> Declined:
    """For a log that does not follow the rules: a fault of the house, or of its disk."""
    _log.error("a table cannot be opened; `curia admin validate` tells why", extra={"table": row.id})
    return Declined("broken", "This table cannot be opened now; whoever runs the house can find out why.", 503)


def _is_full(seats: list[SeatRow]) -> bool:
    return all(row.name is not None for row in seats)


def _never_began(row: MatchRow) -> bool:
    """Everybody left before the game."""
    return row.status == "over" and row.started is None


def unmarked(row: SeatRow) -> SeatRow:
    """The seat without the token of a program."""
    return SeatRow(row.seat, row.player, row.name, row.bot)
