"""A table of the load: its players, their websockets, and the one move that is on its way.

It must not be what is measured: the frames are read by hand, and of a message only what is needed here."""

import asyncio
import json
import random
import time
from itertools import count
from typing import Final, Protocol, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""Seconds; only something that was lost takes so long."""
_HELLO: Final = '{"type":"hello"}'
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A


class Question(Struct):
    number: int
    moves: list[str]


class Outcome(Struct):
    reason: str


class News(Struct):
    """What matters here of `table` and `update` messages."""

    version: int
    question: Question | UnsetType | None = UNSET
    outcome: Outcome | None = None


read_news: Final = msgspec.json.Decoder(News).decode


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """A client's frame. The mask that is demanded may be of zeros, and then changes nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + length + b"\0\0\0\0" + payload


class Player:
    """A guest with an address of its own, as if it came through a proxy: the house counts guests by address."""

    _numbers = count(1)

    def __init__(self) -> None:
        number = next(self._numbers)
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.name = f"Player {number}"
        self.cookie = ""


class Http:
    """One connection to the house, for one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> "Http":
        self._reader, self._writer = await asyncio.open_connection(HOST, self._port)
        return self

    def close(self) -> None:
        self._writer.close()

    async def post(self, player: Player, path: str, body: object) -> dict[str, object]:
        """What the house answers. The cookie that it gives is kept."""
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nOrigin: http://{HOST}:{self._port}\r\n"
            f"X-Forwarded-For: {player.address}\r\nCookie: {player.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = 0
        for line in answer[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                player.cookie = value.partition(";")[0]
        text = await self._reader.readexactly(length)
        if not answer[0].startswith("HTTP/1.1 2"):
            raise SystemExit(f"POST {path}: {answer[0]} {text.decode()}")
        found: dict[str, object] = json.loads(text)
        return found


class Listener(Protocol):
    """Who is told what happens at the tables."""

    def received(self, size: int) -> None: ...
    def moved(self) -> None: ...
    def finished(self, table: "Table", seconds: float | None) -> None: ...
    def over(self, table: "Table") -> None: ...
    def fail(self, text: str) -> None: ...


class Seat(asyncio.Protocol):
    """The websocket of one seat."""

    __slots__ = (
        "_is_closed",
        "_listener",
        "_private",
        "_request",
        "_rest",
        "_transport",
        "is_private",
        "question",
        "ready",
        "table",
        "version",
    )

    def __init__(self, table: "Table", player: Player, port: int, listener: Listener) -> None:
        self.table = table
        self.question: Question | None = None
        self.version = 0
        """How many events all have heard of. Those of Habemus Papam are told to every seat, so the seats are at one."""
        self.is_private = False
        """Whether the next update is told to nobody else."""
        self._private = 0
        """How many events nobody else has heard of."""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listener = listener
        self._rest = b""
        self._is_closed = False
        self._transport: asyncio.Transport
        self._request = (
            f"GET /ws/tables/{table.id} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\n"
            f"X-Forwarded-For: {player.address}\r\nCookie: {player.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the house let a socket fall"))
        elif not self._is_closed:
            self._listener.fail("the house let a socket fall")

    def send(self, text: str) -> None:
        self._transport.write(frame(text.encode()))

    def close(self) -> None:
        self._is_closed = True
        self._transport.write(frame(b"\x03\xe8", _CLOSE))
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._listener.received(len(data))
        if self._rest:
            data = self._rest + data
        if self._request:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._listener.fail(f"no websocket: {head.decode()}")
            self._request = ""
            self.send(_HELLO)
        start, size = 0, len(data)
        while size - start >= 2:
            body, length = start + 2, data[start + 1]
            if length == 126:
                body, length = start + 4, int.from_bytes(data[start + 2 : start + 4], "big")
            elif length == 127:
                body, length = start + 10, int.from_bytes(data[start + 2 : start + 10], "big")
            if body + length > size:
                break
            self._take(data[start], data[body : body + length])
            start = body + length
        self._rest = data[start:]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            for line in message.split(b"\n"):
                self._read(line)
        elif kind == _PING:
            self._transport.write(frame(message, _PONG))
        else:
            self._listener.fail(f"the house closed a socket: {message[2:].decode()}")

    def _read(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            news = read_news(message)
            if news.question is not UNSET:
                self.question = news.question
            if news.outcome is not None:
                self.table.is_over = True
            if self.is_private:
                self._private = news.version - self.version
            self.version = news.version - self._private
            self.table.heard(self)
        elif message.startswith(b'{"type":"done"'):
            self.table.taken(self)
        elif message.startswith(b'{"type":"table"'):
            news = read_news(message)
            self.version = news.version
            self.question = None if news.question is UNSET else news.question
            if not self.ready.done():
                self.ready.set_result(None)
        elif message.startswith(b'{"type":"refused"'):
            self.table.refused(message)


class Table:
    """A table with a websocket for each seat; at most one of its players' moves is on its way."""

    _ids = count(1)

    def __init__(self, seats: int, port: int, listener: Listener) -> None:
        self.id = ""
        self.is_over = False
        self._players = [Player() for _ in range(seats)]
        self._seats: list[Seat] = []
        self._port = port
        self._listener = listener
        self._sent = 0.0
        self._question = 0
        self._sender: Seat | None = None
        """Whose move the house has stored; the news of it is what comes next on this socket."""
        self._awaited = 0
        """The version after the move; 0 when it is not known."""

    async def begin(self, http: Http) -> None:
        """Make the table, or make it again after a game, and connect every seat."""
        if self.id:
            old = self.id
            for player in self._players:
                self.id = str((await http.post(player, f"/api/tables/{old}/rematch", {}))["id"])
        else:
            host, *others = self._players
            for player in self._players:
                await http.post(player, "/api/guest", {"name": player.name})
            plan = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
            self.id = str((await http.post(host, "/api/tables", {"game": "habemus", "seats": plan}))["id"])
            for player in others:
                await http.post(player, f"/api/tables/{self.id}/join", {})
        for seat in self._seats:
            seat.close()
        self.is_over = False
        self._seats = [Seat(self, player, self._port, self._listener) for player in self._players]
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            for seat in self._seats:
                await loop.create_connection(lambda seat=seat: seat, HOST, self._port)  # type: ignore[misc]
            for seat in self._seats:
                await seat.ready

    def move(self) -> None:
        """One of the seats that are asked answers at random. Who has no choice answers first: after a pause the house
        would do it, and two answers would cross."""
        if self.is_over:
            self._listener.over(self)
            return
        asked = [(seat, seat.question) for seat in self._seats if seat.question is not None]
        quick = [pair for pair in asked if len(pair[1].moves) == 1]
        seat, question = quick[0] if quick else asked[int(random.random() * len(asked))]
        move = question.moves[int(random.random() * len(question.moves))]
        self._sent = time.perf_counter()
        self._question = question.number
        seat.send(f'{{"type":"answer","id":"{next(self._ids)}","question":{question.number},"move":"{move}"}}')

    def taken(self, seat: Seat) -> None:
        """The house has stored the move. If it had answered for the seat before, this one only changed that answer."""
        seat.is_private = seat.question is None or seat.question.number != self._question
        self._sender = seat

    def heard(self, seat: Seat) -> None:
        if seat.is_private:
            seat.is_private, self._sender = False, None
            self._listener.finished(self, None)
            return
        if seat is self._seats[0]:
            self._listener.moved()
        if seat is self._sender:
            self._sender, self._awaited = None, seat.version
        if self._awaited and all(other.version >= self._awaited for other in self._seats):
            self._awaited = 0
            self._listener.finished(self, time.perf_counter() - self._sent)

    def refused(self, message: bytes) -> None:
        """The house's own answer came first: try another one."""
        if b'"not-asked"' not in message and b'"stale"' not in message:
            self._listener.fail(message.decode())
        asyncio.get_running_loop().call_later(0.01, self.move)
