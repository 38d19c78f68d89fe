"""All tables of the house: made, found, filled, opened again after a restart."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Final, Literal, TypeAlias
from weakref import WeakValueDictionary

from msgspec.structs import replace

from curia.catalog import GAMES, meta
from curia.core.errors import CuriaError, OptionError
from curia.server.base.errors import Code, Declined, StoreError
from curia.server.base.house_time import LOOK_EVERY
from curia.server.base.limits import is_within
from curia.server.base.metrics import STATUSES
from curia.server.base.secrets_file import Keys
from curia.server.house.connections import Connections
from curia.server.house.holdings import Holdings, is_live
from curia.server.house.looking_back import LookingBack, broken
from curia.server.players.players import Players
from curia.server.store.database import HELP
from curia.server.store.rows import GONE, MatchRow, PlayerRow, SeatRow, unnamed
from curia.server.store.store import TableWithSeats
from curia.server.tables import decide
from curia.server.tables.entries import Ended, Restarted, write_entry
from curia.server.tables.pace import MOST_RINGS
from curia.server.tables.reveals import are_promised
from curia.server.tables.room import Room
from curia.server.tables.seating import (
    check_terms,
    committed,
    first_seats,
    is_full,
    sit_down,
    stand_up,
    tidied,
    warm_up,
)
from curia.server.tables.services import Services
from curia.server.tables.table import Table, game_of, rebuild
from curia.wire.terms import Terms

Condition: TypeAlias = Literal["opening", "open", "closing"]
"""Opening until the store is open and every table is rebuilt."""

_log = logging.getLogger(__name__)
_BEAT: Final = 10.0
"""Seconds between signs of life: so much thinking time can be lost to a crash at most."""
_PROBE_EVERY: Final = 1.0
_PROBE_PATIENCE: Final = 3.0
"""Seconds after which a store that does not answer is taken for one that cannot."""
_OPENED_AT_ONCE: Final = 50
_REBUILT_AT_ONCE: Final = 2
"""Games that are over: each one more would leave the tables that play less time."""
_FORGOTTEN_AT_ONCE: Final = 200
_CLOSED_AT_ONCE: Final = 100
_MOST_LISTED: Final = 100
"""Of the tables that gather, and of those that anybody may watch."""
_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
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
        self._tasks: list[asyncio.Task[None]] = []
        self._waking: asyncio.Future[list[None]] | None = None
        self._probe: asyncio.Task[None] | None = None
        """The last try whether something can be stored."""
        self._probed = 0.0
        self._is_storing = True
        self._forgotten = 0
        """Until when all tables that ended were looked through for such as are forgotten."""
        self.holdings = Holdings(services.settings, self.rooms)
        self.looking_back = LookingBack(services.store)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: nobody waits for another one's. Each is there as long as somebody uses it."""
        self._rebuilding = asyncio.Semaphore(_REBUILT_AT_ONCE)

    # Opening and closing ----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Rebuild every table from its log, and check it, before anybody is let in."""
        self.services.look()
        self._tasks.append(asyncio.create_task(self._watch()))
        await asyncio.to_thread(warm_up)
        down_since = await self._last_beat()
        for number, (row, seats) in enumerate(await self._live()):
            if number % _OPENED_AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                self._keep(await self._open_room(row, seats, down_since))
            except Declined:
                continue  # It is logged.
            except CuriaError as error:
                _log.error("a table cannot be opened: %s; %s", error, HELP, extra={"table": row.id})
        self.limits.banned.update(await self.store.banned_addresses())
        self.services.pace.load(await self.store.paces(MOST_RINGS))
        self.condition = "open"
        self._tasks.append(asyncio.create_task(self._beat()))

    async def _last_beat(self) -> int | None:
        try:
            return await self.store.last_beat()
        except StoreError as error:
            _log.error("the house's sign of life cannot be read: %s; %s", error, HELP)
            return None

    async def _live(self) -> list[TableWithSeats]:
        """All tables that are not over. If one of them cannot be read, the others are not kept closed by it."""
        try:
            return await self.store.live()
        except StoreError as error:
            _log.error("not all tables can be read: %s; %s", error, HELP)
        found, lost = await self.store.live_apart()
        for id in lost:
            _log.error("a table is damaged, and stays closed; %s", HELP, extra={"table": id})
        return found

    async def prepare_to_close(self) -> None:
        """Closing from now on: take no more messages and send everybody away. What was acknowledged is stored."""
        self.condition = "closing"
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.close()
        for room in list(self.rooms.values()):
            # What is on its way to the store gets there.
            async with room.lock:
                pass
        await self._keep_paces()
        await self.store.beat(self.services.now())

    def check_open(self) -> None:
        if self.condition != "open":
            raise Declined(Code.CLOSED)

    async def _watch(self) -> None:
        """See whether the house was away: its machine slept, its process was stopped, or the clock was set."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look()
            try:
                self.store.look()
            except StoreError:
                _log.exception("the store cannot write")

    async def can_store(self) -> bool:
        """The store is asked itself, but not by everybody who wants to know."""
        now = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and now >= self._probed + _PROBE_EVERY):
            self._probed = now
            self._probe = asyncio.create_task(self._try_store())
        done, _ = await asyncio.wait([self._probe], timeout=_PROBE_PATIENCE)
        return bool(done) and self._is_storing

    async def _try_store(self) -> None:
        try:
            await self.store.beat(self.services.now())
            self._is_storing = True
        except StoreError as error:
            _log.error("the house cannot store anything: %s", error)
            self._is_storing = False

    def look(self) -> None:
        """At every table the log says so before anything else happens there: then nobody's clock has run."""
        stopped_at = self.services.look()
        if stopped_at is None:
            return
        away = self.services.now() - stopped_at
        _log.warning("the house was away, or the machine's clock was set; clocks skip it", extra={"ms": away})
        for room in self.rooms.values():
            if room.stopped_at is None:
                room.stopped_at = stopped_at
        self._waking = asyncio.gather(*(room.wake() for room in self.rooms.values()))

    async def _keep_paces(self) -> None:
        """Store how long people took lately; what a crash loses of it is no loss."""
        rows = self.services.pace.take_unsaved(self.services.now())
        try:
            if rows:
                await self.store.keep_paces(rows)
        except StoreError:
            _log.exception("how long people take could not be stored")

    async def _beat(self) -> None:
        last_hour = last_minute = 0
        while True:
            try:
                await self.store.beat(self.services.now())
            except StoreError:
                _log.exception("the house's sign of life could not be stored")
            await asyncio.sleep(_BEAT)
            try:
                await self.tidy_up()
                if (minute := self.services.now() // _MINUTE) != last_minute:
                    last_minute = minute
                    await self._keep_paces()
                if (hour := self.services.now() // _HOUR) != last_hour:
                    last_hour = hour
                    # In this order: who only made such tables has never played.
                    await self.forget_unplayed()
                    await self.forget_guests()
            except Exception:
                # Whatever it is: without signs of life the clocks would be wrong after a crash.
                _log.exception("the house could not be tidied up")

    async def forget_guests(self) -> None:
        """Guests who have never played do not stay for ever."""
        gone = await self.players.forget_idle(self.services.now(), self.settings.silent_days)
        if gone:
            _log.info("guests who never played are forgotten", extra={"count": gone})
        await self.store.forget_paces(self.services.now() - self.settings.silent_days * _DAY)

    async def forget_unplayed(self) -> None:
        """Tables that never began, and games that were given up at once, do not stay for ever."""
        before, count = self.services.now() - self.settings.unplayed_days * _DAY, 0
        while True:
            # Who still looks at one sees its end; it goes the next time that the house is opened.
            most = _FORGOTTEN_AT_ONCE + len(self.rooms)
            found = await self.store.unplayed(self._forgotten, before, most)
            ids = [id for id in found if id not in self.rooms][:_FORGOTTEN_AT_ONCE]
            if not ids:
                break
            await self.store.forget_matches(ids)
            count += len(ids)
        self._forgotten = before
        if count:
            _log.info("tables where nobody played are forgotten", extra={"count": count})

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
        if table is None and now - room.quiet_since > self.settings.gathering_hours * _HOUR:
            return True
        last = room.row.created if table is None else table.clocks.at
        return now - last > self.settings.silent_days * _DAY

    async def _open_room(self, row: MatchRow, seats: list[SeatRow], down_since: int | None = None) -> Room:
        room = Room(self.services, row, seats)
        if row.started is None:
            # The house may have been killed between the last seat and the start; or everybody left before.
            try:
                await self._fill(room)
            except OptionError:
                raise broken(row) from None
            return room
        if row.terms.game not in GAMES:
            raise broken(row)
        # An imported record may have no seed to prove its chance with.
        is_old = row.rules_version != meta(row.terms.game).rules_version
        entries = await self.store.entries(row.id)
        build = partial(rebuild, row, seats, entries, migrating=is_old or not row.seed)
        try:
            table = await self._in_thread(build) if row.status == "over" else build()
        except (StoreError, OptionError):
            if not is_old:
                raise broken(row) from None
            if row.status != "over":
                await self._end_unplayable(row, len(entries))
            return room
        if row.status == "playing" and table.clocks.is_used and down_since is not None:
            entry = Restarted(down_since)
            entry.stamp(table.next_seq, self.services.now())
            table.evolve(entry)
            await self.store.append(row.id, [write_entry(entry)])
        room.open(table)
        return room

    async def _in_thread(self, build: Callable[[], Table]) -> Table:
        """Anybody may ask for games that are over, and for many at once: the tables that play do not wait."""
        async with self._rebuilding:
            return await asyncio.to_thread(build)

    async def _end_unplayable(self, row: MatchRow, entries: int) -> None:
        """The rules have changed so that the game cannot go on; its log stays."""
        now = self.services.now()
        row.status, row.ended, row.reason = "over", now, "rules-changed"
        entry = Ended("rules-changed")
        entry.stamp(entries, now)
        await self.store.finish_match(row, [write_entry(entry)], [])

    # Tables -----------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """A table's room; Declined if there is no such table."""
        room = self.rooms.get(id)
        if room is not None and not room.is_broken:
            return room
        async with self._opening.setdefault(id, asyncio.Lock()):
            room = self.rooms.get(id)
            if room is not None and not room.is_broken:
                return room
            row = await self.store.match(id)
            if row is None:
                raise Declined(Code.NO_TABLE)
            # What a room that broke could not store of the house's absence.
            stopped_at = room.stopped_at if room is not None else None
            return self._keep(await self._open_room(row, await self.store.seats(id), stopped_at))

    def _keep(self, room: Room) -> Room:
        before = self.rooms.get(room.row.id)
        if before is not None:
            # It is opened anew.
            room.made_at, room.addresses, room.bars = before.made_at, before.addresses, before.bars
        self.rooms[room.row.id] = room
        self.holdings.keep(room)
        return room

    def rooms_of(self, player: PlayerRow) -> list[Room]:
        """Where the player has a seat, at tables that are not over; in the order in which they were made."""
        return sorted((room for room in self.holdings.live_of(player.id) if room.seats_of(player)), key=_age)

    def known_of(self, player: str) -> list[Room]:
        """The rooms of a player who made the table or sits there, over or not; in the order in which they were made."""
        return sorted(self.holdings.rooms_of(player), key=_age)

    def hand_over(self, room: Room, player: str, seats: list[SeatRow]) -> None:
        """Whatever was a player's at a table is GONE's, and these are the seats from now on. The lock is held."""
        room.hand_over(player, seats)
        self.holdings.let_go(player, room)
        self.holdings.sat_down(GONE, room)

    async def seated(self, id: str) -> TableWithSeats:
        """A table and its seats, without opening it; Declined if there is no such table."""
        room = self.rooms.get(id)
        if room is not None:
            # What is on its way to the store, perhaps the end of the game, may not get there.
            async with room.lock:
                if not room.is_broken:
                    return room.row, room.seats
        row = await self.store.match(id)
        if row is None:
            raise Declined(Code.NO_TABLE)
        return row, await self.store.seats(id)

    def forget(self, room: Room) -> None:
        """Let go of a table that is over, when its last visitor has left."""
        is_used = bool(room.visitors) or room.lock.locked() or room.is_broken
        if room.row.status == "over" and not is_used and self.rooms.get(room.row.id) is room:
            room.close()
            del self.rooms[room.row.id]
            self.holdings.forget(room)

    async def create(self, host: PlayerRow, terms: Terms, address: str = "", commitment: str | None = None) -> Room:
        """A new table, made from an address as it is counted; an empty one is not. For the commitment see `Reveals`."""
        terms = tidied(terms)
        check_terms(terms, host)
        seats = committed(first_seats(terms, host), host.id, commitment)
        return await self._add(host, terms, seats, None, address)

    async def _add(
        self, host: PlayerRow, terms: Terms, seats: list[SeatRow], round_of: str | None, address: str
    ) -> Room:
        services = self.services
        with self.holdings.place_for(host.id, address):
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
            room = Room(services, row, seats, is_new=True)
            room.made_at = address
            self.holdings.came_from(host.id, address, room)
            self._keep(room)
        await self._fill(room)
        return room

    async def _fill(self, room: Room) -> None:
        """Begin when nobody is missing."""
        async with room.lock:
            if room.row.status == "gathering" and is_full(room.seats):
                if are_promised(room.seats):
                    room.reveals.wait(room)
                else:
                    await room.start(room.seats)

    async def seats_changed(self, room: Room) -> None:
        """Who sits at a table before the game is stored: it begins when nobody is missing, and everybody is told. The
        lock is held."""
        if is_full(room.seats) and not are_promised(room.seats):
            await room.start(room.seats)
            return
        room.reseat()
        if is_full(room.seats):
            room.reveals.wait(room)

    async def join(
        self, player: PlayerRow, room: Room, seat: int | None, address: str = "", commitment: str | None = None
    ) -> None:
        async with room.lock:
            if room.row.status == "over":
                raise Declined(Code.OVER, "This table is over.")
            if room.row.status != "gathering":
                raise Declined(Code.STARTED)
            room.bars.check(player, address)
            seats = sit_down(room.row.terms, room.seats, player, seat, commitment)
            with self.holdings.seat_for(player, room, address):
                self.holdings.came_from(player.id, address, room)
                if is_full(seats) and not are_promised(seats):
                    await room.start(seats)
                else:
                    await self.store.set_seats(room.row.id, seats)
                    room.seats = seats
                    await self.seats_changed(room)
                self.holdings.sat_down(player.id, room)

    async def remove(self, host: PlayerRow, room: Room, seat: int, bar: bool) -> None:
        """Take a seat from somebody before the game, and let them not sit down again: for who made the table."""
        async with room.lock:
            if room.row.host != host.id:
                raise Declined(Code.NOT_HOST)
            if room.row.status != "gathering" or room.reveals.is_waiting:
                raise Declined(Code.STARTED)
            who = room.seats[seat].player if seat < len(room.seats) else None
            if who is None or who == host.id:
                raise Declined(Code.NO_SEAT)
            player = await self.store.player(who)
            seats = [SeatRow(seat) if row.seat == seat else row for row in room.seats]
            await self.store.set_seats(room.row.id, seats)
            room.seats = seats
            room.reseat()
            self.holdings.let_go(who, room)
            if bar and player is not None:
                room.bars.add(player, room.addresses[who], self.services.now())

    async def leave(self, player: PlayerRow, room: Room) -> None:
        """Stand up before the game; give up during it."""
        async with room.lock:
            mine = room.seats_of(player)
            if not mine:
                raise Declined(Code.NOT_SEATED, "You do not sit at this table.", 409)
            if room.reveals.is_waiting:
                raise Declined(Code.STARTING)
            if room.row.status == "gathering":
                seats = stand_up(room.seats, player)
                await self.store.set_seats(room.row.id, seats)
                room.seats = seats
                if player.id != room.row.host:
                    self.holdings.let_go(player.id, room)
                if not any(row.player for row in room.seats):
                    await self._close_unplayed(room, "abandoned")
                room.reseat()
            elif room.table is not None and not room.table.outcome:
                for seat in mine:
                    if not room.table.outcome and not room.table.chairs[seat].conceded:
                        await room.commit(decide.concession(room.table, seat, "left"))
        self.forget(room)

    async def rematch(self, player: PlayerRow, room: Room, address: str = "", commitment: str | None = None) -> Room:
        """A new table on the same terms, bots in their places; whoever asks second finds the first one's."""
        seats = room.seats_of(player)
        if not seats:
            raise Declined(Code.NOT_SEATED, "You did not play at this table.")
        if room.row.status != "over":
            raise Declined(Code.NOT_OVER)
        async with room.lock:
            found = None if room.row.rematch is None else await self.room(room.row.rematch)
            if found is None or _never_began(found.row):
                kept = [row if row.bot or row.player == player.id else SeatRow(row.seat) for row in room.seats]
                new_seats = committed([unmarked(row) for row in kept], player.id, commitment)
                new = await self._add(player, unnamed(room.row.terms), new_seats, room.row.id, address)
                room.row.rematch = new.row.id
                room.tell_all()
                return new
        if not found.seats_of(player):
            try:
                free = seats[0] if found.seats[seats[0]].name is None else None
                await self.join(player, found, free, address, commitment)
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
                await room.commit([Ended(reason)])
            elif room.row.status == "gathering":
                await self._close_unplayed(room, reason)
                room.tell_all()
            else:
                raise Declined(Code.OVER)

    async def close_tables(self, reason: str, player: str | None = None, address: str | None = None) -> int:
        """Close all tables that a player, or an address or network, has made, and end their games without a result; how
        many there were. For those who run the house."""
        found = [room for room in self.rooms.values() if is_live(room)]
        if player is not None:
            found = [room for room in found if room.row.host == player]
        if address is not None:
            found = [room for room in found if is_within(room.made_at, address)]
        count = 0
        for start in range(0, len(found), _CLOSED_AT_ONCE):
            # Together, for each transaction has many of them.
            some = found[start : start + _CLOSED_AT_ONCE]
            ended = await asyncio.gather(*(self.abort(room.row.id, reason) for room in some), return_exceptions=True)
            count += sum(error is None for error in ended)
            for room, error in zip(some, ended, strict=True):
                self.forget(room)
                # One that ended meanwhile is none of them.
                if error is not None and not isinstance(error, Declined):
                    raise error
        return count

    async def _close_unplayed(self, room: Room, reason: str) -> None:
        room.reveals.close()
        row = replace(room.row, status="over", ended=self.services.now(), reason=reason)
        await self.store.update_match(row)
        room.row = row

    def listed(self) -> list[Room]:
        """Tables that anybody may see in the list, to sit down or to watch: the newest ones of both kinds, the newest
        first."""
        # The rooms stand in the order in which the tables were made.
        to_join = (room for room in reversed(self.rooms.values()) if _may_be_joined(room))
        found = [*islice(to_join, _MOST_LISTED), *self.live()]
        return sorted(found, key=_age, reverse=True)

    def live(self) -> list[Room]:
        """Games under way that anybody may watch, the newest first."""
        return list(islice((room for room in reversed(self.rooms.values()) if _may_be_watched(room.row)), _MOST_LISTED))

    def _count(self, status: str) -> int:
        return sum(room.row.status == status for room in self.rooms.values())


def _age(room: Room) -> tuple[int, str]:
    return room.row.created, room.row.id


def _may_be_joined(room: Room) -> bool:
    has_place = any(row.name is None for row in room.seats)
    return room.row.status == "gathering" and room.row.terms.access != "link" and has_place


def _may_be_watched(row: MatchRow) -> bool:
    return row.status == "playing" and row.terms.spectators == "public"


def _never_began(row: MatchRow) -> bool:
    """Everybody left before the game."""
    return row.status == "over" and row.started is None


def unmarked(row: SeatRow) -> SeatRow:
    """The seat without the token of a program."""
    return SeatRow(row.seat, row.player, row.name, row.bot)
