"""A house whose chance, time and bots follow a script: two of them play twin games, and their bytes are compared."""

import asyncio
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx
from litestar import Litestar

from curia.catalog import AnyGame
from curia.core.rng import commitment
from curia.core.types import CHANCE_MASK
from curia.server.app import create_app
from curia.server.bot_desk import BotJob
from curia.server.cookies import cookie_name
from curia.server.house import House
from curia.server.outbox import Outbox
from curia.server.room import Room, Visitor
from curia.server.rows import TABLE, Entry, MatchRow, PlayerRow, SeatRow
from curia.server.settings import Settings
from curia.server.sockets import visitor_for
from curia.server.table import Table
from curia.wire.play import Answer, ClientMessage
from curia.wire.terms import Terms
from tests.server.kit_twins import DEAL, Step

BEGINNING: Final = 1_700_000_000_000
TICK: Final = 1_000
"""Milliseconds between two steps that the watcher sees."""
URL: Final = "http://127.0.0.1:1655"
_LONG: Final = 1e6
_PATIENCE: Final = 60.0
_PUBLISHED: Final = b"commitment"


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

    def _fold_chance(self, entry: Entry, start: int) -> None:
        super()._fold_chance(entry, start)
        while self.match.pending() == CHANCE_MASK:
            self.match.play_chance(self.coming.popleft())
        entry.chance = "\n".join([self.game.move_text(move) for _, move in self.match.moves_since(start)])


class ScriptedDesk:
    """Bots that answer when they are told to, and what."""

    def __init__(self) -> None:
        self._asked: dict[int, asyncio.Future[int]] = {}

    async def choose(self, job: BotJob) -> int:
        self._asked[job.seat] = asyncio.get_running_loop().create_future()
        return await self._asked[job.seat]

    async def answer(self, seat: int, move: int) -> None:
        while seat not in self._asked or self._asked[seat].done():
            await asyncio.sleep(0)
        self._asked[seat].set_result(move)


class QuietNotifier:
    def your_turn(self, table: str, game: str, seat: int, player: str) -> None: ...

    def over(self, table: str, game: str, seat: int, player: str) -> None: ...


class World:
    """One house, and the table in it that is played at now."""

    def __init__(self, folder: Path, seed: bytes) -> None:
        self.seed = seed
        self.clock = BEGINNING
        rates: dict[str, float] = {f"{name}_rate": 1e6 for name in ("message", "request", "address", "chat")}
        bursts: dict[str, int] = {f"{name}_burst": 1_000_000 for name in ("message", "request", "address", "chat")}
        settings = Settings(data=str(folder), **rates, **bursts)  # type: ignore[arg-type]
        self.app: Litestar = create_app(settings)
        self.house: House = self.app.state.house
        self.desk = ScriptedDesk()
        services = self.house.services
        services.now = lambda: self.clock
        services.desk = self.desk
        services.notifier = QuietNotifier()
        services.bot_pause = lambda: 0.0
        services.forced_pause = self._pause
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=URL)
        self.visitors: dict[int, Visitor] = {}
        self.spectators: list[Visitor] = []
        self.soon: tuple[int, int] | None = None
        """The seat that answers next, and when, if nothing comes between."""
        self.is_ahead = False
        """The house itself has given that answer."""
        self.ahead_of = 0
        self.already = False

    async def open(self) -> None:
        # Not by the lifespan of the app: it would start the bots' processes.
        self.house.store.open()
        self.house.condition = "open"

    async def close(self) -> None:
        await self.http.aclose()
        await self.house.store.close()

    # A table ----------------------------------------------------------------------------------------------------------

    async def seat(self, id: str, terms: Terms, game: AnyGame, past: Sequence[Step], times: Sequence[int]) -> None:
        """Go on with a game that was played so far, everybody connected."""
        store = self.house.store
        rows: list[SeatRow] = []
        for number, plan in enumerate(terms.seats):
            player = None if plan.kind == "bot" else await self.player(number)
            bot = plan.level if plan.kind == "bot" else None
            rows.append(SeatRow(number, player.id if player else None, f"Seat {number}", bot))
        row = MatchRow(id, terms, 1, game.card_digest(), self.seed, "player-0", BEGINNING, "playing", times[0])
        table = ScriptedTable(row, rows, game)
        entries: list[Entry] = []
        for step, at in zip(past, times, strict=True):
            if step.seat == DEAL:
                entry = Entry(0, at, TABLE, "start")
            else:
                entry = Entry(len(entries), at, step.seat, "move", game.move_text(step.move))
            table.coming.extend(step.chance)
            table.fold(entry)
            entries.append(entry)
        await store.create_match(row, rows)
        await store.start_match(row, rows, entries)
        self.clock = times[-1]
        self.row, self.table, self.game = row, table, game
        self.room = self.house.rooms[id] = Room(self.house.services, row, rows)
        self.soon, self.is_ahead = None, False
        self.room.open(table)
        self.visitors = {n: await self.come(n) for n, plan in enumerate(terms.seats) if plan.kind != "bot"}
        self.spectators = [await self.come(None), await self.come(len(rows))]

    async def player(self, number: int) -> PlayerRow:
        """The player who sits there; one more watches."""
        found = await self.house.players.player(f"player-{number}")
        if found is None:
            found = PlayerRow(f"player-{number}", f"Player {number}", BEGINNING)
            await self.house.store.add_player(found)
        return found

    async def come(self, number: int | None) -> Visitor:
        visitor = visitor_for(self.room, None if number is None else await self.player(number))
        visitor.outbox = Ear()
        self.room.enter(visitor)
        return visitor

    def heard(self, visitor: Visitor) -> list[bytes]:
        """All that was sent to a visitor. The hash of the seed is published, and not compared."""
        assert isinstance(visitor.outbox, Ear)
        return [self.masked(data) for data in visitor.outbox.heard]

    def masked(self, data: bytes) -> bytes:
        return data.replace(commitment(self.seed).encode(), _PUBLISHED)

    async def get(self, player: int | None, path: str) -> tuple[int, bytes]:
        """What the HTTP part answers to a player, or to a stranger."""
        response = await self.http.get(path, headers=await self.headers(player))
        return response.status_code, self.masked(response.content)

    async def headers(self, player: int | None) -> dict[str, str]:
        if player is None:
            return {}
        value = self.house.players.cookie(await self.player(player))
        return {"origin": URL, "cookie": f"{cookie_name(False)}={value}"}

    def leave(self) -> None:
        """The table is done with."""
        for visitor in list(self.room.visitors):
            self.room.leave(visitor)
        self.room.close()
        del self.house.rooms[self.row.id]

    # A program ----------------------------------------------------------------------------------------------------

    async def token(self, table: str, seat: int) -> str:
        response = await self.http.post(f"/api/tables/{table}/seats/{seat}/token", headers=await self.headers(seat))
        assert response.status_code == 201, response.text
        return str(response.json()["token"])

    async def post(self, token: str, path: str, message: dict[str, object]) -> tuple[int, bytes]:
        response = await self.http.post(path, headers={"authorization": f"Bearer {token}"}, json=message)
        return response.status_code, self.masked(response.content)

    async def stream(self, token: str) -> asyncio.Task[list[bytes]]:
        """Listen for a seat; what was heard is known when the stream has ended."""

        async def listen() -> list[bytes]:
            response = await self.http.get("/api/bot/stream", headers={"authorization": f"Bearer {token}"})
            return [self.masked(line) for line in response.content.split(b"\n") if line]

        visitors = len(self.room.visitors)
        task = asyncio.create_task(listen())
        async with asyncio.timeout(_PATIENCE):
            while len(self.room.visitors) == visitors:
                await asyncio.sleep(0)
        return task

    async def end_stream(self, table: str, seat: int, stream: asyncio.Task[list[bytes]]) -> list[bytes]:
        for _ in range(20):
            await asyncio.sleep(0)
        await self.http.delete(f"/api/tables/{table}/seats/{seat}/token", headers=await self.headers(seat))
        return await stream

    # Playing ----------------------------------------------------------------------------------------------------------

    async def say(self, visitor: Visitor, message: ClientMessage) -> None:
        await self.room.handle(visitor, message)

    async def play(self, step: Step, at: int, name: str) -> None:
        """A seat answers: its player, the bot that sits there, or the house where there is no choice."""
        before = len(self.table.match.moves)
        chair = self.table.chairs[step.seat]
        if self.already:
            self.already = False
            return
        if self.is_ahead:
            async with asyncio.timeout(_PATIENCE):
                while chair.question == self.ahead_of or self.room.lock.locked():
                    await asyncio.sleep(0)
            self.is_ahead = False
            return
        self.clock = at
        if chair.bot_level:
            await self.desk.answer(step.seat, step.move)
            async with asyncio.timeout(_PATIENCE):
                while len(self.table.match.moves) == before or self.room.lock.locked():
                    await asyncio.sleep(0)
        else:
            await self.say(self.visitors[step.seat], Answer(name, chair.question, self.game.move_text(step.move)))
        played = [move for move in self.table.match.moves[before:] if move[0] < self.table.seats]
        assert played == [(step.seat, step.move)], f"{played} instead of {step}"

    async def until_nothing_is_due(self) -> None:
        """Whatever the clocks have brought about is stored."""
        async with asyncio.timeout(_PATIENCE):
            while (due := self.table.clocks.next_flag()) is not None and due[0] <= self.clock:
                await asyncio.sleep(0)
            while self.room.lock.locked():
                await asyncio.sleep(0)

    def _pause(self) -> float:
        """How long the house waits with an answer about which a player has no choice."""
        tasks = self.room.autoplay._tasks
        seat = next(seat for seat, (_, task) in tasks.items() if task is asyncio.current_task())
        if self.soon is None or self.soon[0] != seat:
            return _LONG
        self.clock = self.soon[1]
        self.soon = None
        self.is_ahead = True
        self.ahead_of = self.table.chairs[seat].question
        return 0
