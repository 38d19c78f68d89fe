"""The door over real connections: bodies, heads and answers that do not come or are not read, and HEAD."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from curia.server.base.settings import Settings
from curia.server.http import guard, http_limits
from curia.server.http.guard import MAX_BODY
from curia.server.tables.outbox import SendNow
from curia.server.ws.ws_protocol import EXTENSION, QuickSocket
from tests.kit.patience import PATIENCE
from tests.server.kit_door import EVIL, HANDLERS, JSON, problem
from tests.server.kit_players import SmallHouse, application, small_house


@pytest.fixture
def house(tmp_path: Path) -> SmallHouse:
    return small_house(tmp_path)


@asynccontextmanager
async def served(app: Any, **settings: Any) -> AsyncIterator[int]:
    """The port of a server that ends when all requests have ended."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, proxy_headers=False, **settings))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield int(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task


WHILE = 54_321.0
"""Seconds that no other timer takes."""


class Line(http_limits.BoundedHttp):
    """The house's end of a connection, for tests to look at."""

    received = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.received += len(data)

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()


class Timers:
    """Those of `WHILE` seconds go off when a test says that so much time has passed, and not before."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._waiting: dict[asyncio.TimerHandle, Callable[[], object]] = {}

    def line(self, *args: Any, **kwargs: Any) -> Line:
        self.lines.append(Line(*args, **kwargs))
        return self.lines[-1]

    def add(self, handle: asyncio.TimerHandle, callback: Callable[[], object]) -> None:
        self._waiting[handle] = callback

    def pass_a_while(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for handle, callback in waiting.items():
            if not handle.cancelled():
                handle.cancel()
                callback()

    async def next_line(self, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, Line]:
        """A new connection, and its other end."""
        before = len(self.lines)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        await until(lambda: len(self.lines) > before)
        return reader, writer, self.lines[-1]


@contextmanager
def held_timers() -> Iterator[Timers]:
    loop, timers = asyncio.get_running_loop(), Timers()
    honest = loop.call_later

    def call_later(delay: float, callback: Callable[..., object], *args: Any, **kwargs: Any) -> asyncio.TimerHandle:
        handle = honest(delay, callback, *args, **kwargs)
        if delay == WHILE:
            timers.add(handle, partial(callback, *args))
        return handle

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "call_later", call_later)
        yield timers


def test_over_real_connections(house: SmallHouse, caplog: pytest.LogCaptureFixture) -> None:
    """What a program sees of a refusal and of a body that is too long; and that a body that never ends is no fault."""

    async def test() -> None:
        async with served(application(house, *HANDLERS), ws="websockets-sansio") as port:
            own = f"http://127.0.0.1:{port}"
            async with connect(f"ws://127.0.0.1:{port}/ws", origin=own) as socket:  # type: ignore[arg-type]
                assert await socket.recv() == "hello"
            with pytest.raises(InvalidStatus) as caught:
                await connect(f"ws://127.0.0.1:{port}/ws", origin=EVIL["origin"])  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403
            assert b"wrong-origin" in caught.value.response.body
            async with httpx.AsyncClient(base_url=own) as client:

                async def chunks() -> AsyncIterator[bytes]:
                    for _ in range(MAX_BODY // 1000 + 2):
                        yield b" " * 1000

                problem(await client.post("/api/echo", content=chunks(), headers=JSON), 413, "too-large")
                assert (await client.post("/api/echo", json={"name": "Livia"})).status_code == 201
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
                         b"content-length: 100\r\n\r\n{")  # fmt: skip
            await writer.drain()
            writer.close()
            assert await reader.read() == b""

    asyncio.run(test())
    told = [record.getMessage() for record in caplog.records if record.name.startswith("curia")]
    assert told == [f"refused what a page of another origin sent: {EVIL['origin']}"]


@pytest.mark.parametrize(
    ("line", "status", "code"),
    [
        (b"POST /api/echo", 408, b"too-slow"),
        (b"POST /api/logout", 408, b"too-slow"),  # Its handler does not read it.
        (b"GET /page", 408, b"too-slow"),
        (b"POST /nowhere", 408, b"too-slow"),
        (b"POST /api/logout HTTP/1.1\r\norigin: https://evil.example\r\nx: ", 403, b"wrong-origin"),
    ],
)
async def test_a_body_that_does_not_come(
    house: SmallHouse, monkeypatch: pytest.MonkeyPatch, line: bytes, status: int, code: bytes
) -> None:
    """The connection is ended, and not kept for the rest of it."""
    monkeypatch.setattr(guard, "PATIENCE", 0.1)

    async with served(application(house, *HANDLERS), ws="websockets-sansio") as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(line + b" HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
                         b"content-length: 100\r\n\r\n{")  # fmt: skip
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert b"connection: close\r\n" in answer
        assert code in answer
        writer.close()


async def test_head_is_get_without_the_body(house: SmallHouse) -> None:
    """Over one connection, which shows where an answer ends; also for refusals, and for a stream that never ends."""

    async with served(application(house, *HANDLERS), ws="websockets-sansio") as port:
        limits = httpx.Limits(max_connections=1)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits) as client:
            for path, status in (("/page", 200), ("/api/who", 200), ("/api/decline", 409), ("/nowhere", 404)):
                whole, head = await client.get(path), await client.head(path)
                assert (whole.status_code, head.status_code, head.content) == (status, status, b"")
                assert whole.content
                assert head.headers.items() >= {**whole.headers, "date": head.headers["date"]}.items()
            assert (await client.head("/stream")).status_code == 200
            problem(await client.request("PUT", "/page"), 405, "wrong-method")
            assert (await client.head("/api/echo")).status_code == 405


@pytest.mark.parametrize("connection", [b"keep-alive", b"close"])
async def test_an_answer_that_is_not_read(monkeypatch: pytest.MonkeyPatch, connection: bytes) -> None:
    """The connection is given up; one that reads slowly is not."""
    monkeypatch.setattr(http_limits, "READING", WHILE)
    answer = b" " * 50_000_000

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        length = (b"content-length", str(len(answer)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    with held_timers() as timers:
        async with served(app, http=timers.line, lifespan="off") as port:
            slow, its, house_of_slow = await timers.next_line(port)
            silent, other, house_of_silent = await timers.next_line(port)
            for writer in (its, other):
                writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: " + connection + b"\r\n\r\n")
            await slow.readuntil(b"\r\n\r\n")
            # The network takes some of it, and then no more.
            await until(lambda: house_of_silent.unsent > 0)
            left, rounds = len(answer), 0
            while left:
                before = house_of_slow.unsent
                while left and (house_of_slow.unsent >= before > 0 or before == 0):
                    left -= len(await slow.readexactly(min(left, 500_000)))
                rounds += 1
                timers.pass_a_while()
            assert rounds > 5
            # What the network still has, and then the end.
            assert len(await silent.read()) < len(answer)
            for writer in (its, other):
                writer.close()


async def test_a_stream_that_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is ended; one that is read slowly is not."""
    monkeypatch.setattr(http_limits, "READING", WHILE)
    ended: dict[str, asyncio.Event] = {"/slow": asyncio.Event(), "/silent": asyncio.Event()}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

        async def stream() -> None:
            while True:
                await send({"type": "http.response.body", "body": b" " * 1_000_000, "more_body": True})
                await asyncio.sleep(0.01)

        streaming = asyncio.create_task(stream())
        while (await receive())["type"] != "http.disconnect":
            pass
        streaming.cancel()
        ended[scope["path"]].set()

    with held_timers() as timers:
        async with served(app, http=timers.line, lifespan="off") as port:
            slow, its, house_of_slow = await timers.next_line(port)
            _, other, _ = await timers.next_line(port)
            for path, writer in zip(ended, (its, other), strict=True):
                writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            while not ended["/silent"].is_set():
                # The house waits for both; one of them reads before the time is over.
                await until(lambda: house_of_slow.flow.write_paused)
                before = house_of_slow.unsent
                while house_of_slow.flow.write_paused and house_of_slow.unsent >= before:
                    await slow.readexactly(100_000)
                timers.pass_a_while()
            assert not ended["/slow"].is_set()
            for writer in (its, other):
                writer.transport.abort()


@pytest.mark.parametrize("says_farewell", [False, True])
async def test_a_websocket_that_is_not_read(says_farewell: bool) -> None:
    """It is given up when it does not answer a ping, or the farewell."""
    lost = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await receive()
        send_now: SendNow = scope["extensions"][EXTENSION]  # type: ignore[assignment, index]
        assert send_now(b" " * 50_000_000)
        if says_farewell:
            await send({"type": "websocket.close", "code": 1012, "reason": ""})
        await lost.wait()

    class Impatient(QuickSocket):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.close_timeout = 0.2

        def pause_writing(self) -> None:
            """As if there was room for the farewell, but for no more."""
            if not says_farewell:
                super().pause_writing()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    pings = {"ws_ping_interval": None if says_farewell else 0.2, "ws_ping_timeout": 0.2}
    async with (
        served(app, ws=Impatient, lifespan="off", timeout_graceful_shutdown=1, **pings) as port,
        connect(f"ws://127.0.0.1:{port}/", max_size=None, ping_interval=None) as line,
    ):
        line.transport.pause_reading()
        try:
            async with asyncio.timeout(PATIENCE):
                await lost.wait()
        finally:
            line.transport.abort()


def test_connections_that_ask_for_nothing_are_counted_by_address() -> None:
    """One too many is told so; a websocket counts elsewhere, and a proxy speaks for many."""
    most = 3

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def test(peers: http_limits.Peers) -> bytes:
        """What one too many hears at once."""
        http = partial(http_limits.BoundedHttp, peers=peers)
        async with (
            served(app, http=http, ws=QuickSocket, lifespan="off") as port,
            connect(f"ws://127.0.0.1:{port}/"),
        ):
            assert len(peers) == 0
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(most)]
            await until(lambda: len(peers) == most)
            lines.append(await asyncio.open_connection("127.0.0.1", port))
            hearing = asyncio.create_task(lines[-1][0].read())
            await until(lambda: hearing.done() or len(peers) > most)
            for _, writer in lines:
                writer.close()
            await until(lambda: len(peers) == 0)
            return await hearing

    told = asyncio.run(test(http_limits.Peers(Settings(max_connections_per_address=most))))
    assert told.startswith(b"HTTP/1.1 429 ")
    assert b'"too-many-connections"' in told
    assert (
        asyncio.run(
            test(http_limits.Peers(Settings(max_connections_per_address=most, trusted_proxies=["127.0.0.0/8"])))
        )
        == b""
    )


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_empty_lines_are_no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends them after an answer is not waited for; who says nothing may ask for more later."""
    monkeypatch.setattr(http_limits, "PATIENCE", WHILE)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    whole = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
    with held_timers() as timers:
        async with served(app, http=timers.line, lifespan="off", timeout_keep_alive=10_000) as port:
            quiet, its, _ = await timers.next_line(port)
            reader, writer, house_of_it = await timers.next_line(port)
            for each in (its, writer):
                each.write(whole)
            await quiet.readuntil(b"\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"\r\n")
            await until(lambda: house_of_it.received == len(whole) + 2)
            timers.pass_a_while()
            assert await reader.read() == b""
            its.write(whole)
            assert await quiet.readuntil(b"\r\n\r\n")
            for each in (its, writer):
                each.close()


async def test_a_head_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is closed; one whose head is there may take its time."""
    monkeypatch.setattr(http_limits, "PATIENCE", WHILE)
    go_on = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await go_on.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    whole = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
    with held_timers() as timers:
        async with served(app, http=timers.line, lifespan="off", timeout_keep_alive=10_000) as port:
            patient, its, house_of_patient = await timers.next_line(port)
            its.write(whole)
            await until(lambda: house_of_patient.received == len(whole))
            for half in (b"", b"GET /", whole[:-2]):
                reader, writer, line = await timers.next_line(port)
                writer.write(half)
                await until(partial(lambda line, half: line.received == len(half), line, half))
                timers.pass_a_while()
                assert await reader.read() == b""
                writer.close()
            go_on.set()
            assert (await patient.readline()).startswith(b"HTTP/1.1 204")
            # The next one on the same connection.
            its.write(whole[:-2])
            await until(lambda: house_of_patient.received == 2 * len(whole) - 2)
            timers.pass_a_while()
            while await patient.readline():
                pass
            its.close()
