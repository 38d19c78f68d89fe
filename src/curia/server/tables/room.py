"""A table in use: one lock, its visitors, its store. Whatever changes it is stored before anybody is told.

Everything that comes in goes through `handle`; everything that goes out is made in `projection`."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from curia.core.calm import check_in_one_go
from curia.core.events import Event
from curia.core.game import Refused as RuleRefused
from curia.core.rng import commitment
from curia.server.base.errors import Code, Declined, StoreError
from curia.server.base.limits import Bucket, Rate
from curia.server.players.ratings import MOST_A_DAY, rate, share_an_address
from curia.server.store.rows import GONE, EntryRow, MatchRow, PlayerRow, SeatRow, unnamed
from curia.server.tables import decide
from curia.server.tables.bot_turns import BotTurns
from curia.server.tables.chat import ChatRoom
from curia.server.tables.discretion import Discretion
from curia.server.tables.entries import Conceded, Entry, Moved, Restarted, Returned, Started, Substituted, write_entry
from curia.server.tables.outbox import NOT_ALLOWED
from curia.server.tables.presence import PresenceWatch
from curia.server.tables.projection import SentState, clock_state, question_for, seen, update_for
from curia.server.tables.results import is_played, results_of
from curia.server.tables.reveals import Reveals
from curia.server.tables.seating import Bars, table_info
from curia.server.tables.services import Services
from curia.server.tables.table import Table, game_of
from curia.server.tables.visitor import Visitor
from curia.text import Texts
from curia.wire import play, to_json
from curia.wire.kinds import ChatChannel
from curia.wire.lobby import ChatLine

_log = logging.getLogger(__name__)
_SNAPSHOT_EVERY: Final = 64
_MOST_DEVICES: Final = 8
"""Connections of one player to one table; one more ends the oldest, which nobody may be reading any more."""
_DAY: Final = 86_400_000
_PRESENCE: Final = Rate(2, 30)
"""How often everybody at a table is told who is there."""
_PONG: Final = to_json(play.Pong())
_NOT_STORED: Final = Declined(Code.STORE)
_CHANGES_OF_SEATS: Final = (Substituted, Returned, Conceded)
"""Entries after which a seat looks different to everybody."""


class Room:
    """A table with everybody who is connected to it."""

    def __init__(self, services: Services, row: MatchRow, seats: list[SeatRow], is_new: bool = False) -> None:
        self.services = services
        self.row = row
        self.seats = seats
        self.table: Table | None = None
        """None while the table gathers."""
        self.visitors: list[Visitor] = []
        self.lock = asyncio.Lock()
        self.is_broken = False
        """The store failed in the middle of something: the house opens the table anew."""
        self.stopped_at: int | None = None
        """When time stopped here, if the house was away and the table's log does not say so yet."""
        self._sent: dict[int, SentState] = {}
        self.chat = ChatRoom(is_new)
        self.made_at = ""
        """The address that made the table, as it is counted; empty if nobody knows any more."""
        self.addresses: defaultdict[str, set[str]] = defaultdict(set)
        """From where each player sat down here or came to the seat, as far as anybody knows."""
        self.bars = Bars()
        self.reveals = Reveals()
        self.quiet_since = services.now()
        """When the last visitor left, or somebody last sat down or stood up."""
        self._presence_rate = Bucket(_PRESENCE, 0)
        self._presence_due: asyncio.TimerHandle | None = None
        self.presence = PresenceWatch(self)
        self.bot_turns = BotTurns()
        self.discretion = Discretion()

    # Coming and going -------------------------------------------------------------------------------------------

    def seats_of(self, player: PlayerRow | None) -> list[int]:
        return [] if player is None else [row.seat for row in self.seats if row.player == player.id]

    def enter(self, visitor: Visitor) -> None:
        """The visitor hears nothing until it says hello."""
        if len(self.visitors) >= self.services.settings.max_visitors_per_table and not visitor.seats:
            self._make_place(visitor)
        mine = [other for other in self.visitors if other.is_of(visitor.player)]
        if len(mine) >= _MOST_DEVICES:
            mine[0].outbox.close()
        if self.is_broken:
            # Since it was found: the house opens it anew for who comes back.
            visitor.outbox.close()
        self.services.metrics.visitors.labels(visitor.channel).inc()
        self.visitors.append(visitor)
        if visitor.player and visitor.seats and visitor.address:
            self.addresses[visitor.player.id].add(visitor.address)
        self._look_around()

    def _make_place(self, visitor: Visitor) -> None:
        """For one more who watches, if another address has more places than is fair: its newest connection goes. Raises
        Declined if none has."""
        crowd = [other for other in self.visitors if not other.seats]
        counts = Counter(other.address for other in crowd)
        most = max(counts.values(), default=0)
        if most <= counts[visitor.address] + 1:
            raise Declined(Code.CROWDED)
        newest = next(other for other in reversed(crowd) if counts[other.address] == most)
        self.refuse(newest, "", Declined(Code.CROWDED))
        newest.outbox.close(NOT_ALLOWED)
        self.leave(newest)

    def leave(self, visitor: Visitor) -> None:
        if visitor not in self.visitors:
            return
        self.services.metrics.visitors.labels(visitor.channel).dec()
        self.visitors.remove(visitor)
        self.quiet_since = self.services.now()
        self._look_around()

    def _look_around(self) -> None:
        """Somebody came or left."""
        self.presence.look_around()
        if self.table is not None:
            self.discretion.look_around(self, self.table)
        self.tell_presence()

    def is_present(self, seat: int) -> bool:
        return any(seat in visitor.seats for visitor in self.visitors)

    def now_at_table(self) -> list[play.SeatNow]:
        """Each seat as everybody sees it."""
        chairs = self.table.chairs if self.table else None
        found = []
        for row in self.seats:
            chair = chairs[row.seat] if chairs else None
            present = row.bot is not None or self.is_present(row.seat)
            substitute = chair.substitute if chair else None
            conceded = chair is not None and chair.conceded
            found.append(play.SeatNow(row.name, row.bot, substitute, present, conceded, row.is_programs))
        return found

    @property
    def may_be_watched(self) -> bool:
        """Whether those may be here who do not sit here; before the game they may want to sit down."""
        return self.row.status == "gathering" or self.row.terms.spectators != "none"

    @property
    def spectators(self) -> int:
        return sum(not visitor.seats for visitor in self.visitors)

    def tell_presence(self) -> None:
        """Who is there has changed, or what everybody knows of a seat. If many come and go, not each of them is worth a
        message to everybody: the next one tells it."""
        if self._presence_due is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._presence_rate.take(int(loop.time() * 1000))
        if wait:
            self._presence_due = loop.call_later(wait / 1000, self._tell_presence_now)
        else:
            self._say_presence()

    def _tell_presence_now(self) -> None:
        self._presence_due = None
        self.tell_presence()

    def _say_presence(self) -> None:
        data = to_json(play.Presence(self.now_at_table(), self.spectators))
        for visitor in self.listeners():
            visitor.outbox.put(data)

    def channel_of(self, visitor: Visitor) -> ChatChannel:
        """Before the game there are no secrets between those who play and those who look on."""
        return ChatChannel.PLAYERS if self.table is None else visitor.channel

    def check_wanted(self, visitor: Visitor) -> None:
        if self.table is None and visitor.player is not None and not visitor.seats:
            self.bars.check(visitor.player, visitor.address)

    def listeners(self) -> list[Visitor]:
        return [visitor for visitor in self.visitors if visitor.listens]

    # What visitors say ------------------------------------------------------------------------------------------

    async def handle(self, visitor: Visitor, message: play.ClientMessage) -> None:
        """Carry a message out, or say why not. The replies are in the outboxes when this returns."""
        if isinstance(message, play.Ping):
            visitor.outbox.put(_PONG)
            return
        if isinstance(message, play.BotPace):
            visitor.bot_pace = message.pace
            return
        name = "" if isinstance(message, play.Hello | play.Look) else message.id
        try:
            if isinstance(message, play.Hello | play.Look):
                await self._show(visitor, message)
            elif isinstance(message, play.Say):
                await self.chat.say(self, visitor, message)
            elif isinstance(message, play.Reveal):
                await self._reveal(visitor, message)
            else:
                await self._act(visitor, message)
        except RuleRefused as refused:
            self._refuse_by_rule(visitor, name, refused)
        except Declined as declined:
            self.refuse(visitor, name, declined)
        except StoreError:
            _log.exception("a message could not be stored")
            self.refuse(visitor, name, _NOT_STORED)

    def _refuse_by_rule(self, visitor: Visitor, name: str, refused: RuleRefused) -> None:
        assert self.table is not None
        refusal = refused.refusal
        self.services.metrics.refused.labels("rule").inc()
        visitor.refusals += 1
        text = Texts(["en"], self.table.game, [row.name or "" for row in self.seats]).refusal(refusal)
        visitor.say(play.Refused(name, refusal.code, text, refusal.rule, refusal.args))

    def refuse(self, visitor: Visitor, name: str, declined: Declined) -> None:
        self.services.metrics.refused.labels(declined.code).inc()
        visitor.refusals += 1
        visitor.say(play.Refused(name, declined.code, declined.text))

    async def _show(self, visitor: Visitor, message: play.Hello | play.Look) -> None:
        async with self.lock:
            # Only now: while it waited, somebody else may have sat down there.
            visitor.check_welcome()
            if message.seat is not None and message.seat not in visitor.seats:
                raise Declined(Code.NOT_YOUR_SEAT)
            if message.seat is not None or isinstance(message, play.Look):
                visitor.seat = message.seat if visitor.seats else None
            visitor.listens = True
            since = message.since if isinstance(message, play.Hello) else None
            visitor.say(self.table_message(visitor, since, await self.chat.lines(self, self.channel_of(visitor))))

    def table_message(self, visitor: Visitor, since: int | None, chat: list[ChatLine]) -> play.TableMessage:
        """All that the visitor may know. Only called while nothing is on its way to the store."""
        table, watcher = self.table, visitor.watcher
        view = self._sent.setdefault(watcher, SentState()).look(table, watcher) if table else b"null"
        missed = table.missed(watcher, since) if table and since is not None else None
        return play.TableMessage(
            table=table_info(self.row, self.seats),
            seat=visitor.seat,
            seats=visitor.seats,
            version=table.version(watcher) if table else 0,
            missed=None if missed is None else seen(missed, watcher),
            view=Raw(view),
            question=question_for(table, watcher) if table else None,
            now=self.now_at_table(),
            spectators=self.spectators,
            clock=clock_state(table, self.now()) if table else None,
            paused=table.paused if table else False,
            proposal=table.proposal if table else None,
            outcome=table.outcome if table else None,
            chat=chat,
            commitment=commitment(self.row.seed),
            ahead={} if visitor.seat is None else self.discretion.ahead(visitor.seat),
        )

    async def _reveal(self, visitor: Visitor, message: play.Reveal) -> None:
        """A device says the seed that it adds to chance; after the last one the game begins."""
        async with self.lock:
            visitor.check_welcome()
            is_last = self.reveals.take(self.seats, visitor.seats, bytes.fromhex(message.seed))
            visitor.say(play.Done(message.id))
            if is_last:
                await self.start(self.seats)

    async def _act(self, visitor: Visitor, message: play.Act | play.Why | play.Ahead) -> None:
        """What a seat does at the table."""
        async with self.lock:
            visitor.check_welcome()
            if not visitor.seats:
                raise Declined(Code.NOT_SEATED)
            if visitor.seat is None:
                raise Declined(Code.NO_SEAT, "Say first which seat holds the screen.", 409)
            seat, table = visitor.seat, self.table
            if table is None:
                raise Declined(Code.NOT_STARTED)
            if isinstance(message, play.Why):
                visitor.say(self._why(table, seat, message))
                return
            if isinstance(message, play.Ahead):
                self.discretion.say_ahead(self, table, seat, message)
                visitor.say(play.Done(message.id))
                return
            if table.has_carried_out(seat, message.id):
                visitor.say(play.Done(message.id))
            elif isinstance(message, play.Answer) and self.discretion.take(self, table, seat, message, visitor):
                return
            elif isinstance(message, play.TakeBack) and self.discretion.take_back(self, table, seat):
                visitor.say(play.Done(message.id))
            else:
                await self.commit(self._decide(table, seat, message), message.id, visitor)

    def _decide(self, table: Table, seat: int, message: play.Act) -> list[Entry]:
        """Which entries follow from a message. Raises Refused or Declined."""
        match message:
            case play.Answer(question=question, move=move, then=then):
                return decide.answer(table, seat, question, move, then)
            case play.TakeBack():
                return decide.take_back(table, seat)
            case play.Propose(what=what, seat=target):
                if what == "bot" and target is not None:
                    self.presence.check_may_be_replaced(target)
                return decide.proposal(table, seat, what, target)
            case play.Vote(proposal=number, agree=agree):
                return decide.vote(table, seat, number, agree)
            case play.Concede():
                return decide.concession(table, seat)
            case play.Return():
                return decide.coming_back(table, seat)

    def _why(self, table: Table, seat: int, message: play.Why) -> object:
        move = table.read_move(message.move)
        if message.after is not None and table.is_asked(seat):
            if not check_in_one_go(table.game, table.match.state, seat, [table.read_move(message.after), move]):
                raise Declined(Code.NOT_AT_ONCE)
            return play.Done(message.id)
        if move in table.match.legal_moves(seat) and not table.outcome:
            return play.Done(message.id)
        raise RuleRefused(table.game.explain(table.match.state, seat, move))

    # What happens -----------------------------------------------------------------------------------------------

    async def commit(
        self, decided: Sequence[Entry], client_id: str | None = None, sender: Visitor | None = None
    ) -> None:
        """Let the table evolve by what was decided, store it, then tell everybody. The lock is held.

        Raises Refused or Declined, and nothing has happened; or StoreError, and the room is broken."""
        table = self.table
        assert table is not None
        if self.is_broken:
            # What the table knows may not be stored, and the log must have no gap.
            raise StoreError(f"table {self.row.id} is being opened anew")
        if self.stopped_at is not None:
            await self._skip_gap(table, self.stopped_at)
        began = asyncio.get_running_loop().time()
        # One moment for all: a sealed answer that is replaced must not cost its seat the time between the two.
        at = self.services.now()
        entries: list[Entry] = []
        events: list[Event] = []
        try:
            for entry in decided:
                entry.stamp(table.next_seq, at, None if entries else client_id)
                events += table.evolve(entry)
                entries.append(entry)
            events += _settle_formalities(table, at, entries)
            await self._store(table, entries, events, sender)
        except BaseException as error:
            if entries or not isinstance(error, RuleRefused):
                if sender is not None:
                    self.refuse(sender, client_id or "", _NOT_STORED)
                self._break()
            raise
        self.services.metrics.moves.inc(sum([isinstance(entry, Moved) for entry in decided]))
        self.services.metrics.move_seconds.observe(asyncio.get_running_loop().time() - began)

    def now(self) -> int:
        """The time of this table's clocks."""
        return self.services.now() if self.stopped_at is None else self.stopped_at

    async def wake(self) -> None:
        """The house was away, as `stopped_at` says: let the log say so, unless something else that happened did."""
        try:
            async with self.lock:
                if self.stopped_at is not None and self.table is not None and not self.is_broken:
                    await self._skip_gap(self.table, self.stopped_at)
        except StoreError:
            _log.exception("a table could not be told that the house was away")

    async def _skip_gap(self, table: Table, stopped_at: int) -> None:
        """Go on as after a restart: nobody's clock ran. The lock is held."""
        self.stopped_at = None
        self.presence.wake()
        try:
            if table.clocks.is_used and not table.outcome:
                await self.commit([Restarted(stopped_at)])
        except BaseException:
            # For the room that is opened instead of this one.
            self.stopped_at = stopped_at
            raise

    def _break(self) -> None:
        """The table may know what the store does not: it is built anew from the store."""
        self.is_broken = True
        self.close()

    async def _store(self, table: Table, entries: list[Entry], events: list[Event], sender: Visitor | None) -> None:
        store, lines = self.services.store, [write_entry(entry) for entry in entries]
        if table.outcome and self.row.status != "over":
            self._finish_row(table)
            stored: asyncio.Future[None] = asyncio.ensure_future(self._finish(table, lines))
        else:
            is_due = table.next_seq // _SNAPSHOT_EVERY > entries[0].seq // _SNAPSHOT_EVERY
            stored = store.append(self.row.id, lines, table.snapshot() if is_due else None)
        # While the disk works.
        said = self._compose(table, events, any(isinstance(entry, _CHANGES_OF_SEATS) for entry in entries))
        await stored
        done = to_json(play.Done(entries[0].client_id)) if entries[0].client_id is not None else b""
        for visitor, data in said:
            if visitor is sender:
                data, done = done + b"\n" + data, b""
            visitor.outbox.put(data)
        if sender is not None and done:
            sender.outbox.put(done)
        self.go_on()

    def _compose(self, table: Table, events: Sequence[Event], seats_changed: bool) -> list[tuple[Visitor, bytes]]:
        """What to say to whom, made once for all who see the same."""
        now = self.now()
        made: dict[int, bytes | None] = {}
        said: list[tuple[Visitor, bytes]] = []
        for visitor in self.listeners():
            watcher = visitor.watcher
            if watcher not in made:
                sent = self._sent.get(watcher)
                if sent is None:
                    sent = self._sent[watcher] = SentState()
                update = update_for(table, watcher, events, sent, now)
                if update is not None and seats_changed:
                    update.now = self.now_at_table()
                made[watcher] = None if update is None else to_json(update)
            data = made[watcher]
            if data is not None:
                said.append((visitor, data))
        return said

    def _finish_row(self, table: Table) -> None:
        assert table.outcome is not None
        row = self.row
        row.status = "over"
        row.ended = self.services.now()
        row.reason = table.outcome.reason
        row.points = table.outcome.points
        row.ranks = table.outcome.ranks
        row.digest = table.game.digest(table.match.state)

    async def _finish(self, table: Table, entries: list[EntryRow]) -> None:
        store, game, ranks = self.services.store, self.row.terms.game, self.row.ranks
        if not self.row.terms.rated or not ranks:
            await store.finish_match(self.row, entries, [], results_of(self.row, table, {}))
            return
        whos = [chair.player or f"bot:{chair.bot}" for chair in table.chairs]
        async with self.services.rating:
            if not await self._counts(table):
                await store.finish_match(self.row, entries, [], results_of(self.row, table, {}))
                return
            rows = {row.who: row for row in await store.ratings(whos, game)}
            rated = [row for row in rate(game, ranks, whos, rows) if row.who != GONE]
            results = results_of(self.row, table, {row.who: row for row in rated})
            await store.finish_match(self.row, entries, rated, results)

    async def _counts(self, table: Table) -> bool:
        """Whether a rated game says something of who is stronger: two accounts of one person could else play as many as
        they like, and give up."""
        people = [chair.player for chair in table.chairs if chair.player is not None]
        if not is_played(table):
            return False
        if len(people) < 2:
            return True
        if share_an_address(self.addresses[player] for player in people):
            return False
        since = self.services.now() - _DAY
        return await self.services.store.met(self.row.terms.game, people, since) < MOST_A_DAY

    def go_on(self) -> None:
        """Let bots think, clocks run, and absent players be told."""
        if self.table is not None:
            self.bot_turns.look(self, self.table)
            self.discretion.look(self, self.table)
            self.presence.go_on(self.table)

    def open(self, table: Table) -> None:
        """The game has begun, now or before the house was last closed."""
        self.table = table
        self.bot_turns.look(self, table)
        self.discretion.look(self, table)
        self.presence.open(table)

    async def start(self, seats: list[SeatRow]) -> None:
        """All seats are taken, and what their players add to chance is there: begin. The lock is held."""
        table = Table(self.row, seats, game_of(self.row))
        table.open()
        entry = Started(self.reveals.close())
        entry.stamp(0, self.services.now())
        table.evolve(entry)
        self.row.status, self.row.started = "playing", entry.at
        entries: list[Entry] = [entry]
        _settle_formalities(table, entry.at, entries)
        try:
            await self.services.store.start_match(self.row, seats, [write_entry(one) for one in entries])
        except BaseException:
            self._break()
            raise
        self.seats = seats
        self._seat_visitors()
        self.open(table)
        self.tell_all()

    def reseat(self) -> None:
        """Who sits where has changed: tell everybody."""
        self.quiet_since = self.services.now()
        self._seat_visitors()
        self.tell_all()

    def hand_over(self, player: str, seats: list[SeatRow]) -> None:
        """A player's account is deleted, and the store has it so: GONE stands for them here too. The lock is held."""
        if self.row.host == player:
            self.row.host = GONE
        self.row.terms = unnamed(self.row.terms)
        self.addresses[GONE] |= self.addresses.pop(player, set())
        self.seats = seats
        for chair, row in zip(self.table.chairs if self.table else [], seats, strict=False):
            chair.player, chair.name = row.player, row.name or ""
        self.reseat()

    def _seat_visitors(self) -> None:
        """See who of the visitors speaks for which seat."""
        for visitor in self.visitors:
            if visitor.is_program:
                continue
            self.services.metrics.visitors.labels(visitor.channel).dec()
            visitor.seats = self.seats_of(visitor.player)
            self.services.metrics.visitors.labels(visitor.channel).inc()
            visitor.seat = visitor.seats[0] if len(visitor.seats) == 1 else None
            if self.row.started is not None and not visitor.seats and not self.may_be_watched:
                # Who looked on while people sat down.
                self.refuse(visitor, "", Declined(Code.NO_SPECTATORS))
                visitor.outbox.close(NOT_ALLOWED)

    def tell_all(self) -> None:
        """Everything anew to everybody: the seats have changed."""
        for visitor in self.listeners():
            visitor.say(self.table_message(visitor, None, []))

    def close(self) -> None:
        """Send everybody away; they may come back."""
        self.bot_turns.close()
        self.discretion.close()
        self.presence.close()
        self.reveals.close()
        if self._presence_due is not None:
            self._presence_due.cancel()
            self._presence_due = None
        for visitor in self.visitors:
            visitor.outbox.close()


def _settle_formalities(table: Table, at: int, entries: list[Entry]) -> list[Event]:
    """Give the answers that nobody need be asked for, and add them to the entries."""
    events: list[Event] = []
    while (entry := decide.formality(table)) is not None:
        entry.stamp(table.next_seq, at)
        events += table.evolve(entry)
        entries.append(entry)
    return events
