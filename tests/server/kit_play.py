"""People for tests: they come over HTTP and real websockets, and answer what they are asked."""

import asyncio
import json
import random
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.kit.patience import PATIENCE

Message: TypeAlias = dict[str, Any]


class Socket:
    """One connection to a table, with all that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.received: list[str] = []
        self._lines: deque[str] = deque()
        self.question: Message | None = None
        self.view: Message | None = None
        self.version = 0
        self.seat: int | None = None
        self.outcome: Message | None = None
        self.events: list[Message] = []
        self.now: list[Message] = []
        self.proposal: Message | None = None
        self._ids = 0

    async def send(self, type_: str, **fields: object) -> str:
        """Send a message; its id."""
        message: Message = {"type": type_, **fields}
        if type_ not in ("hello", "look", "ping") and "id" not in fields:
            self._ids += 1
            message["id"] = f"m{self._ids}-{random.getrandbits(40):x}"
        await self._connection.send(json.dumps(message))
        return str(message.get("id", ""))

    async def receive(self) -> Message:
        """The next message, already taken into account."""
        if not self._lines:
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the message.
            async with asyncio.timeout(PATIENCE):
                data = await self._connection.recv()
            assert isinstance(data, str)
            self._lines += data.split("\n")
        line = self._lines.popleft()
        self.received.append(line)
        message: Message = json.loads(line)
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        for name in ("question", "view", "version", "outcome", "now", "proposal"):
            if name in message:
                setattr(self, name, message[name])
        if message["type"] == "table":
            self.seat = message["seat"]
            self.events += message["missed"] or []
        self.events += message.get("events", [])

    async def until(self, is_it: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.receive()
            if is_it(message):
                return message

    async def ask(self, type_: str, **fields: object) -> Message:
        """Send a message and wait for what becomes of it: done or refused."""
        name = await self.send(type_, **fields)
        return await self.until(lambda message: message["type"] in ("done", "refused") and message["id"] == name)

    async def hello(self, since: int | None = None, seat: int | None = None) -> Message:
        await self.send("hello", since=since, seat=seat)
        return await self.until(lambda message: message["type"] == "table")

    async def answer(self, move: str | None = None, chance: random.Random | None = None) -> Message:
        """Answer the question that is put, at random if no move is given."""
        assert self.question is not None
        moves = self.question["moves"]
        chosen = move if move is not None else (chance or random).choice(moves)
        return await self.ask("answer", question=self.question["number"], move=chosen)

    async def play_on(self, chance: random.Random, answers: int = 10**6) -> None:
        """Answer at random until the game is over or so many answers are given."""
        while self.outcome is None and answers > 0:
            if self.question is None:
                await self.receive()
                continue
            number = self.question["number"]
            reply = await self.answer(chance=chance)
            if reply["type"] == "done":
                answers -= 1
            while self.question and self.question["number"] == number and not self.outcome:
                await self.receive()


class Person:
    """A guest of the house with their own cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        self.id = ""

    async def come(self, name: str) -> "Person":
        response = await self.http.post("/api/guest", json={"name": name})
        assert response.status_code == 201, response.text
        self.id = response.json()["id"]
        return self

    async def post(self, path: str, **fields: object) -> Message:
        response = await self.http.post(path, json=fields)
        assert response.status_code < 300, response.text
        found: Message = response.json()
        return found

    async def create(self, game: str, seats: Sequence[str], **terms: object) -> str:
        """A table: seats are 'me', 'open', 'here', or a bot's level. Returns its id."""
        plans = [{"kind": kind} if kind in ("me", "open", "here") else {"kind": "bot", "level": kind} for kind in seats]
        return str((await self.post("/api/tables", game=game, seats=plans, **terms))["id"])

    async def join(self, table: str, seat: int | None = None) -> None:
        await self.post(f"/api/tables/{table}/join", seat=seat)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Socket]:
        """A connection to a table, before any hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connected(address, {"Cookie": cookie, "Origin": self.url}) as connection:
            yield Socket(connection)


def connected(address: str, headers: dict[str, str]) -> connect:
    """A websocket that waits for the house as long as it takes, and takes in what nobody reads: else closing it would
    wait in vain for the house's farewell."""
    patience: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": None, "max_queue": None}
    return connect(address, additional_headers=headers, compression=None, max_size=None, **patience)


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """Guests with these names."""
    guests = [await Person(url).come(name) for name in names]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.http.aclose()
