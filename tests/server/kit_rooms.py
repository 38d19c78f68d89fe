"""A house in this process: rooms, visitors and their outboxes without any network, and a clock that tests set."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from curia.server.base.settings import Settings
from curia.server.house.house import House
from curia.server.ops.app import create_app
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import Outbox
from curia.server.tables.pace import Pace
from curia.server.tables.room import Room
from curia.server.tables.visitor import Visitor
from curia.server.ws.sockets import read
from curia.wire.terms import SeatPlan, Terms
from tests.kit.patience import PATIENCE

Message: TypeAlias = dict[str, Any]


class HandClock:
    """Milliseconds, as the test says."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

        self.woke: int | None = None
        """What the next look says: until when the house was there."""

    def __call__(self) -> int:
        return self.at

    def look(self) -> int | None:
        woke, self.woke = self.woke, None
        return woke


class HandPace(Pace):
    """Whoever has no choice is answered for after as many seconds as the test says."""

    def __init__(self, wait: float = 1e6, floor: float = 0.0) -> None:
        super().__init__(random.Random(1), (0, round(1000 * floor)))
        self.wait = wait
        self.least = floor

    def draw(self, who: str, kind: str) -> float:
        return self.wait

    def floor(self) -> float:
        return self.least


class Guest:
    """A visitor whose outbox is read at once."""

    def __init__(self, house: House, room: Room, player: PlayerRow | None) -> None:
        self.room = room
        seats = room.seats_of(player)
        self.visitor = Visitor(player, seats, seats[0] if len(seats) == 1 else None, Outbox())
        self.heard: list[Message] = []
        self.question: Message | None = None
        self._ids = 0
        room.enter(self.visitor)

    async def say(self, type_: str, **fields: object) -> Message:
        """Say something; the reply, or the last thing heard. What comes of it is heard too."""
        message: Message = {"type": type_, **fields}
        if type_ not in ("hello", "look", "ping") and "id" not in fields:
            self._ids += 1
            message["id"] = f"m{self._ids}"
        await self.room.handle(self.visitor, read(json.dumps(message)))
        new = await self.hear()
        replies = [one for one in new if one["type"] in ("done", "refused", "table", "pong")]
        return replies[0] if replies else {}

    async def hear(self) -> list[Message]:
        """What has come since the last time."""
        new: list[Message] = []
        while self.visitor.outbox.waiting:
            data = await self.visitor.outbox.get()
            assert data is not None
            new += [json.loads(line) for line in data.split(b"\n")]
        for message in new:
            if "question" in message:
                self.question = message["question"]
        self.heard += new
        return new

    async def hears(self, name: str) -> None:
        """Wait for an event; fails only if it never comes."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while name not in [event["name"] for message in self.heard for event in message.get("events", [])]:
            assert asyncio.get_running_loop().time() < deadline, f"{name} never came"
            await asyncio.sleep(0.005)
            await self.hear()

    def go(self) -> None:
        self.room.leave(self.visitor)


@asynccontextmanager
async def open_house(data: Path, **settings: Any) -> AsyncIterator[House]:
    """A house with a clock of its own (`house.services.now`) and bots that do not wait; nobody is answered for."""
    given: dict[str, Any] = {"bot_pause": (0, 0), "forced_pause": (0, 0), **settings}
    app = create_app(Settings(data=str(data), **given))
    house: House = app.state.house
    house.services.now = clock = HandClock()
    house.services.look = clock.look
    house.services.pace = HandPace()
    async with app.lifespan():
        yield house
        await house.prepare_to_close()


def clock_of(house: House) -> HandClock:
    now = house.services.now
    assert isinstance(now, HandClock)
    return now


def substitute(room: Room, seat: int) -> str | None:
    """The bot that sits in for a seat now."""
    return room.table.chairs[seat].substitute if room.table else None


async def player(house: House, name: str, login: str | None = None) -> PlayerRow:
    row = PlayerRow(id=f"id-{name}", name=name, created=0, login=login)
    await house.store.add_player(row)
    return row


async def sit(house: House, game: str, count: int, bots: int = 0, **terms: Any) -> tuple[Room, list[Guest]]:
    """A table with people who have said hello, and bots behind them."""
    plans = [SeatPlan(kind="me"), *[SeatPlan()] * (count - 1), *[SeatPlan(kind="bot", level="random")] * bots]
    rows = [await player(house, f"{game}-{len(house.rooms)}-{number}") for number in range(count)]
    room = await house.create(rows[0], Terms(game=game, seats=plans, **terms))
    for row in rows[1:]:
        await house.join(row, room, None)
    guests = [Guest(house, room, row) for row in rows]
    for guest in guests:
        await guest.say("hello")
    return room, guests


async def answer(guests: list[Guest], pick: int = 0) -> Guest:
    """The first of those who are asked gives an answer."""
    for guest in guests:
        await guest.hear()
    guest = next(guest for guest in guests if guest.question)
    assert guest.question is not None
    moves = guest.question["moves"]
    reply = await guest.say("answer", question=guest.question["number"], move=moves[pick % len(moves)])
    assert reply["type"] == "done", reply
    return guest


async def until_asked(guests: list[Guest], kind: str) -> Message:
    """Play on until the first of them is asked such a question, which all of them answer in secret."""
    while True:
        for guest in guests:
            await guest.hear()
        question = guests[0].question
        if question and question["kind"] == kind and all(guest.question for guest in guests):
            return question
        await answer(guests)


async def eventually(is_true: Callable[[], bool]) -> None:
    """Wait for what other tasks do; fails only if it never comes."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not is_true():
        assert asyncio.get_running_loop().time() < deadline, "it never came"
        await asyncio.sleep(0.005)
