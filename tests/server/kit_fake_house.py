"""A house whose chance, time and bots follow a script, with one table that is played at."""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, cast

import httpx
from litestar import Litestar

from curia.catalog import AnyGame
from curia.core.rng import commitment
from curia.core.types import CHANCE, CHANCE_MASK
from curia.server.base.settings import Settings
from curia.server.bots.bot_pool import BotJob
from curia.server.house.house import House
from curia.server.http.cookies import cookie_name
from curia.server.ops.app import create_app
from curia.server.store.rows import MatchRow, PlayerRow, SeatRow
from curia.server.tables.entries import Entry, Stamped, Started, move_of, write_entry
from curia.server.tables.outbox import Outbox
from curia.server.tables.pace import Pace
from curia.server.tables.room import Room
from curia.server.tables.table import Table
from curia.server.tables.visitor import Visitor
from curia.server.ws.sockets import visitor_for
from curia.wire.play import Answer, ClientMessage, Hello
from curia.wire.terms import Terms
from tests.kit.patience import PATIENCE
from tests.server.kit_twin_games import DEAL, Step

BEGINNING: Final = 1_700_000_000_000
URL: Final = "http://127.0.0.1:1655"
_FOR_EVER: Final = 1e6


class Ear(Outbox):
    """Keeps all that is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    def put(self, data: bytes) -> None:
        self.heard.append(data)


class ScriptedTable(Table):
    """A table whose chance comes from a script and not from its seed."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], game: AnyGame) -> None:
        super().__init__(row, seats, game, migrating=True)
        self.coming: deque[int] = deque()

    def _evolve_chance(self, entry: Stamped, start: int) -> None:
        while self.match.pending() == CHANCE_MASK:
            self.match.play_chance(self.coming.popleft())
        entry.chance = "\n".join([self.game.move_text(move) for _, move in self.match.moves_since(start)])


class ScriptedBots:
    """Bots that answer when they are told to, and what."""

    def __init__(self) -> None:
        self._asked: list[tuple[int, asyncio.Future[int]]] = []

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked.append((job.seat, answer))
        return await answer

    async def answer(self, seat: int, move: int) -> None:
        """What the seat was asked last is answered; what it was asked before, and was taken back, never is."""
        for _ in range(3):
            # Whoever begins to think now asks at once.
            await asyncio.sleep(0)
        while not (asked := [answer for asked, answer in self._asked if asked == seat and not answer.done()]):
            await asyncio.sleep(0)
        asked[-1].set_result(move)

    def forget(self) -> None:
        """Another table begins."""
        for _, answer in self._asked:
            answer.cancel()
        self._asked.clear()


class ScriptedPace(Pace):
    """Nothing is held; whoever has no choice is answered for when a script says so."""

    def __init__(self, forced_pause: Callable[[], float]) -> None:
        super().__init__(random.Random(1), (0, 0))
        self._forced_pause = forced_pause

    def draw_within(self, who: str, kind: str, left: float | None) -> float:
        return self._forced_pause()


class ListedNotes:
    """Keeps what players who are away would be told."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, int]] = []

    def your_turn(self, table: str, game: str, seat: int, player: str) -> None:
        self.notes.append(("your turn", seat))

    def over(self, table: str, game: str, seat: int, player: str) -> None:
        self.notes.append(("over", seat))


class World:
    """One house. All that goes out of it can be compared with what goes out of another."""

    def __init__(self, folder: Path, seed: bytes) -> None:
        self.seed = seed
        self.clock = BEGINNING
        self.app: Litestar = create_app(_settings(folder))
        self.house: House = self.app.state.house
        self.bots = ScriptedBots()
        self.notifier = ListedNotes()
        services = self.house.services
        services.now = lambda: self.clock
        services.look = lambda: None
        services.bots = self.bots
        services.notifier = self.notifier
        services.bot_pause = lambda: 0.0
        services.pace = ScriptedPace(self._forced_pause)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, self.app)), base_url=URL)
        self.visitors: dict[int, Visitor] = {}
        """Of each person's seat the connection that plays."""
        self.spectators: list[Visitor] = []
        self.soon: tuple[int, int] | None = None
        """The seat that answers next, and when, if nothing comes between."""
        self._forced: dict[int, int] = {}
        """The last question of each seat that had no choice."""
        self.settled: list[tuple[int, int]] = []
        """Answers that the house gave as formalities, and that the path has still to come to."""
        self.ahead: int | None = None
        """The question that the house itself is answering: its player has no choice."""

    async def open(self) -> None:
        # Not by the lifespan of the app: it would start the bots' processes.
        self.house.store.open()
        self.house.condition = "open"

    async def close(self) -> None:
        await self.http.aclose()
        await self.house.store.close()

    # A table ----------------------------------------------------------------------------------------------------------

    async def begin(self, id: str, terms: Terms, game: AnyGame, past: Sequence[tuple[Step, int]], now: int) -> None:
        """Go on with a game that was played so far (each step with its time), everybody connected."""
        self.clock = now
        rows = [await self._seat_row(number, terms) for number in range(len(terms.seats))]
        self.row = MatchRow(id, terms, 1, game.card_digest(), self.seed, "player-0", BEGINNING, "playing", BEGINNING)
        self.game = game
        self.table = ScriptedTable(self.row, rows, game)
        entries: list[Entry] = []
        for step, at in past:
            if step.seat == DEAL:
                entry: Entry = Started({})
            else:
                entry = move_of(game, step.seat, step.move)
            entry.stamp(len(entries), at)
            self.table.coming.extend(step.chance)
            self.table.evolve(entry)
            entries.append(entry)
        await self.house.store.create_match(self.row, rows)
        await self.house.store.start_match(self.row, rows, [write_entry(entry) for entry in entries])
        self.soon = self.ahead = None
        self.settled = []
        self._forced.clear()
        self.bots.forget()
        self.notifier.notes.clear()
        self.room = self.house.rooms[id] = Room(self.house.services, self.row, rows)
        self.room.open(self.table)
        self.visitors = {row.seat: await self.sit(row.seat) for row in rows if row.player is not None}
        self.spectators = [await self.come(None), await self.come(len(rows))]

    async def _seat_row(self, seat: int, terms: Terms) -> SeatRow:
        plan = terms.seats[seat]
        if plan.kind == "bot":
            return SeatRow(seat, None, f"Seat {seat}", plan.level)
        player = await self.player(0 if terms.hot_seat else seat)
        return SeatRow(seat, player.id, f"Seat {seat}")

    async def player(self, number: int) -> PlayerRow:
        found = await self.house.players.player(f"player-{number}")
        if found is None:
            found = PlayerRow(f"player-{number}", f"Player {number}", BEGINNING)
            await self.house.store.add_player(found)
        return found

    async def come(self, player: int | None) -> Visitor:
        """A connection of a player, or of a stranger."""
        visitor = visitor_for(self.room, None if player is None else await self.player(player), Ear())
        self.room.enter(visitor)
        await self.say(visitor, Hello())
        return visitor

    async def sit(self, seat: int) -> Visitor:
        """A connection that plays a seat."""
        if not self.row.terms.hot_seat:
            return await self.come(seat)
        visitor = await self.come(0)
        await self.say(visitor, Hello(seat=seat))
        return visitor

    def end(self) -> None:
        """The table is done with."""
        for visitor in list(self.room.visitors):
            self.room.leave(visitor)
        self.room.close()
        self.house.rooms.pop(self.row.id, None)

    # What goes out ----------------------------------------------------------------------------------------------------

    def heard(self, visitor: Visitor, since: int = 0) -> list[bytes]:
        """What was sent to a visitor, from a message on."""
        assert isinstance(visitor.outbox, Ear)
        return [self.masked(data) for data in visitor.outbox.heard[since:]]

    def masked(self, data: bytes) -> bytes:
        """Without the hash of the seed, which is published."""
        return data.replace(commitment(self.seed).encode(), b"commitment")

    async def get(self, player: int | None, path: str) -> tuple[int, bytes]:
        """What the HTTP part answers to a player, or to a stranger."""
        response = await self.http.get(path, headers=await self._headers(player))
        return response.status_code, self.masked(response.content)

    async def _headers(self, player: int | None) -> dict[str, str]:
        if player is None:
            return {}
        value = self.house.players.cookie(await self.player(player))
        return {"origin": URL, "cookie": f"{cookie_name(False)}={value}"}

    async def token(self, seat: int) -> str:
        """With it a program speaks for the seat."""
        path = f"/api/tables/{self.row.id}/seats/{seat}/token"
        response = await self.http.post(path, headers=await self._headers(0 if self.row.terms.hot_seat else seat))
        assert response.status_code == 201, response.text
        return str(response.json()["token"])

    async def post(self, token: str, message: dict[str, object]) -> tuple[int, bytes]:
        """What a program is answered."""
        headers = {"authorization": f"Bearer {token}"}
        response = await self.http.post("/api/bot/message", headers=headers, json=message)
        return response.status_code, self.masked(response.content)

    async def stream(self, token: str) -> asyncio.Task[list[bytes]]:
        """Listen as a program; what was heard is known when the stream has ended."""
        before = len(self.room.visitors)
        listening = asyncio.create_task(self._listen(token))
        await self._until(lambda: len(self.room.visitors) > before or listening.done())
        return listening

    async def _listen(self, token: str) -> list[bytes]:
        response = await self.http.get("/api/bot/stream", headers={"authorization": f"Bearer {token}"})
        # Empty lines only tell that the house is there.
        return [self.masked(line) for line in response.content.split(b"\n") if line]

    async def end_stream(self, seat: int) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        path = f"/api/tables/{self.row.id}/seats/{seat}/token"
        await self.http.delete(path, headers=await self._headers(0 if self.row.terms.hot_seat else seat))

    # Playing ----------------------------------------------------------------------------------------------------------

    async def say(self, visitor: Visitor, message: ClientMessage) -> None:
        await self.room.handle(visitor, message)

    async def play(self, step: Step, at: int, name: str) -> None:
        """A seat answers: its player, the bot that sits there, or the house where there is no choice."""
        if (step.seat, step.move) in self.settled:
            self.settled.remove((step.seat, step.move))
            return
        chair = self.table.chairs[step.seat]
        if self.ahead is not None:
            await self._until(lambda: chair.question != self.ahead and not self.room.lock.locked())
            self.ahead = None
            return
        self.clock = at
        before = self.table.match.move_count
        if chair.bot_level:
            await self.bots.answer(step.seat, step.move)
            await self._until(lambda: self.table.match.move_count > before and not self.room.lock.locked())
        else:
            await self.say(self.visitors[step.seat], Answer(name, chair.question, self.game.move_text(step.move)))
        played = self.table.match.moves_since(before)
        assert played[:1] == [(step.seat, step.move)], (
            f"{played} instead of {step}: {self.heard(self.visitors[step.seat])[-1]!r}"
        )
        self.settled += [one for one in played[1:] if one[0] != CHANCE]

    async def let_time_act(self) -> None:
        """Whatever is due by now happens: a clock has run out, or somebody was away for too long."""
        self.room.presence.look_around()
        await self._until(lambda: not self._is_due() and not self.room.lock.locked())

    def _is_due(self) -> bool:
        due = self.room.presence._next(self.table)
        return due is not None and due[0] <= self.clock

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0)

    def _forced_pause(self) -> float:
        """How long the house waits with an answer about which a player has no choice: not at all, or for ever."""
        seat = next((seat for seat in self.table.pending() if self._is_newly_forced(seat)), None)
        if seat is None:
            return _FOR_EVER
        self._forced[seat] = self.table.chairs[seat].question
        if self.soon is None or self.soon[0] != seat:
            return _FOR_EVER
        self.clock = self.soon[1]
        self.soon = None
        self.ahead = self.table.chairs[seat].question
        return 0.0

    def _is_newly_forced(self, seat: int) -> bool:
        """Whether a seat has no choice, and the house has not asked yet how long to wait. It asks in their order."""
        match, chair = self.table.match, self.table.chairs[seat]
        is_forced = match.decision(seat).discreet and len(match.legal_moves(seat)) == 1 and not chair.bot_level
        return is_forced and self._forced.get(seat) != chair.question


def _settings(folder: Path) -> Settings:
    """Without limits."""
    return Settings(
        data=str(folder),
        message_rate=1e6,
        message_burst=1_000_000,
        request_rate=1e6,
        request_burst=1_000_000,
        address_rate=1e6,
        address_burst=1_000_000,
        chat_rate=1e6,
        chat_burst=1_000_000,
    )
