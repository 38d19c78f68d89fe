"""Too much, too long, too slow, or no HTTP at all: it costs only who sends it."""

import asyncio
import contextlib
import os
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fuzz.hostile import check_refusal
from tests.kit.patience import PATIENCE
from tests.server.kit_forge import LARGEST, RawSocket, raw_socket
from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_play import Message, Person, Socket

NEAR, FAR = "198.51.100.7", "203.0.113.66"
"""Where honest people live, and where the floods come from."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """Behind a proxy that tells who comes from where. So little is gained by waiting that a flood is one even on a slow
    machine."""
    flags = ["--trusted-proxies", "127.0.0.1", "--log-level", "warning"]
    flags += ["--address-rate", "1", "--address-burst", "200", "--request-rate", "1", "--message-rate", "1"]
    flags += ["--chat-rate", "0.01"]
    with running_house(tmp_path_factory.mktemp("floods") / "data", *flags) as running:
        yield running


async def come(house: RunningHouse, name: str, address: str) -> Person:
    person = Person(house.url)
    person.http.headers["x-forwarded-for"] = address
    return await person.come(name)


class Scene:
    """Anna and Bruno play, Mallory is in the house too."""

    def __init__(self, table: str, anna: Person, mallory: Person, sockets: list[Socket]) -> None:
        self.table = table
        self.anna = anna
        self.mallory = mallory
        self.sockets = sockets

    async def go_on(self) -> None:
        """One answer more, and nothing else was heard by the two than what comes of answers."""
        for one in self.sockets:
            await one.send("ping")
            await one.until(lambda message: message["type"] == "pong")
        asked = next(one for one in self.sockets if one.question)
        assert (await asked.answer())["type"] == "done"
        for one in self.sockets:
            assert _kinds(one) <= {"table", "update", "done", "pong", "presence"}


def _kinds(one: Socket) -> set[str]:
    return {text.split('"', 4)[3] for text in one.received}


@asynccontextmanager
async def scene(house: RunningHouse) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        guests = [await come(house, *who) for who in (("Anna", NEAR), ("Bruno", NEAR), ("Mallory", FAR))]
        for guest in guests:
            stack.push_async_callback(guest.http.aclose)
        anna, bruno, mallory = guests
        table = await anna.create("caesar", ("me", "open"))
        await bruno.join(table)
        sockets: list[Socket] = []
        for guest in (anna, bruno):
            sockets.append(await stack.enter_async_context(raw_socket(house.url, table, guest, x_forwarded_for=NEAR)))
            await sockets[-1].hello()
        yield Scene(table, anna, mallory, sockets)


async def until_closed(line: RawSocket) -> tuple[list[Message], int]:
    """What is heard until the socket is closed, and with which code."""
    heard: list[Message] = []
    try:
        while True:
            heard.append(await line.receive())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 1006


async def test_a_flood_of_messages_closes_its_socket(house: RunningHouse) -> None:
    async with scene(house) as at, raw_socket(house.url, at.table, at.mallory, x_forwarded_for=FAR) as line:
        for number in range(1_000):
            try:
                await line.send_raw('{"type": "ping"}')
            except ConnectionClosed:
                break
            if number % 100 == 0:
                await at.go_on()
        heard, code = await until_closed(line)
        assert code == 1008
        kinds = Counter(message.get("code", message["type"]) for message in heard)
        assert kinds["pong"] >= 50
        assert kinds["too-many"] == 200
        for message in heard:
            if message["type"] == "refused":
                check_refusal(message)
        await at.go_on()


async def test_strangers_of_one_address_have_no_more_to_say_the_more_they_are(house: RunningHouse) -> None:
    async with scene(house) as at, AsyncExitStack() as stack:
        codes = Counter[str]()
        for _ in range(10):
            line = await stack.enter_async_context(raw_socket(house.url, at.table, None, x_forwarded_for=FAR))
            for _ in range(40):
                await line.send_raw('{"type": "ping"}')
                reply = await line.receive()
                codes[str(reply.get("code", reply["type"]))] += 1
        assert codes["pong"] >= 250
        assert codes["too-many"] >= 50
        async with raw_socket(house.url, at.table, None, x_forwarded_for="192.0.2.77") as other:
            await other.hello()
        await at.go_on()


async def test_a_flood_of_chat_is_held_up(house: RunningHouse) -> None:
    async with scene(house) as at, raw_socket(house.url, at.table, at.mallory, x_forwarded_for=FAR) as line:
        await line.hello()
        replies = [await line.ask("say", text=f"line {number}") for number in range(20)]
        codes = Counter(reply.get("code", reply["type"]) for reply in replies)
        assert codes["done"] >= 8
        assert codes["too-many"] >= 8
        await at.go_on()


async def test_a_flood_of_requests_is_held_up_for_its_address_only(house: RunningHouse) -> None:
    async with scene(house) as at:
        codes = Counter[int]()
        for _ in range(400):
            response = await at.mallory.http.get("/api/games", headers={"x-forwarded-for": "203.0.113.99"})
            codes[response.status_code] += 1
            if response.status_code == 429:
                assert response.json()["code"] == "too-many"
                assert int(response.headers["retry-after"]) >= 1
        assert codes[200] >= 200
        assert codes[429] >= 1
        assert set(codes) == {200, 429}
        # What the flood claims to come from beyond the proxy counts for nothing.
        many = {"x-forwarded-for": f"{NEAR}, 203.0.113.99"}
        assert (await at.mallory.http.get("/api/games", headers=many)).status_code == 429
        assert (await at.anna.http.get("/api/games")).status_code == 200
        await at.go_on()


async def test_who_looks_back_without_end_is_held_up(house: RunningHouse) -> None:
    """A game is replayed for each of these."""

    async with scene(house) as at:
        address = f"/api/tables/{at.table}/log"
        answers = [await at.mallory.http.get(address) for _ in range(100)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(answers) - len(refused) >= 50
        assert refused, "after half of what a player may ask at once"
        check_refusal(refused[0].json())
        assert int(refused[0].headers["retry-after"]) >= 1
        assert (await at.mallory.http.get("/api/me")).status_code == 200
        assert (await at.anna.http.get(address)).status_code == 200
        await at.go_on()


async def test_who_does_not_read_is_dropped_and_holds_nobody_up(house: RunningHouse) -> None:
    async with scene(house) as at, AsyncExitStack() as stack:
        for _ in range(5):
            line = await stack.enter_async_context(raw_socket(house.url, at.table, None, x_forwarded_for=FAR))
            line.connection.transport.pause_reading()
            for _ in range(200):
                await line.send_raw('{"type": "hello"}')
            await at.go_on()
            stack.callback(line.connection.transport.abort)
    async with scene(house) as at:
        await at.go_on()


async def test_a_crowd_of_strangers_does_not_keep_the_players_out(house: RunningHouse) -> None:
    async with scene(house) as at:
        async with AsyncExitStack() as stack:
            codes = Counter[str]()
            for number in range(110):
                where = f"203.0.113.{number % 20}"
                line = await stack.enter_async_context(raw_socket(house.url, at.table, None, x_forwarded_for=where))
                with contextlib.suppress(ConnectionClosed):
                    await line.send_raw('{"type": "ping"}')
                reply = await line.receive()
                codes[str(reply.get("code", reply["type"]))] += 1
            assert codes["pong"] == 98
            assert codes["crowded"] == 12
            async with raw_socket(house.url, at.table, at.anna, x_forwarded_for=NEAR) as again:
                assert (await again.hello())["seats"] == [at.sockets[0].seat]
        await at.go_on()


# Frames and bytes -----------------------------------------------------------------------------------------------------


def frame(opcode: int, payload: bytes, final: bool = True, masked: bool = True) -> bytes:
    """A websocket frame, good or not; the mask is all zeros."""
    first = bytes([(0x80 if final else 0) | opcode])
    mask_bit = 0x80 if masked else 0
    if len(payload) < 126:
        length = bytes([mask_bit | len(payload)])
    else:
        length = bytes([mask_bit | 126]) + struct.pack(">H", len(payload))
    return first + length + (bytes(4) if masked else b"") + payload


MORE, TEXT, BINARY, PING, ANSWER = 0, 1, 2, 9, 10
FRAMES = {
    "long text": (1009, frame(TEXT, b" " * (LARGEST + 1))),
    "long bytes": (1009, frame(BINARY, b" " * (LARGEST + 1))),
    "long in parts": (1009, frame(TEXT, b" " * 9_000, final=False) + frame(MORE, b" " * 9_000)),
    "told to be huge": (1009, b"\x81\xff" + struct.pack(">Q", 2**62) + bytes(4)),
    "no text": (1007, frame(TEXT, b'{"type": "say", "text": "\xff\xfe"}')),
    "half a letter": (1007, frame(TEXT, "🂡".encode()[:2])),
    "a surrogate": (1007, frame(TEXT, b"\xed\xa0\x80")),
    "not masked": (1002, frame(TEXT, b"{}", masked=False)),
    "of no kind": (1002, frame(3, b"{}")),
    "a part of nothing": (1002, frame(MORE, b"{}")),
    "a long ping": (1002, frame(PING, b"x" * 126)),
}


async def test_frames_that_cannot_be_read_close_their_socket_only(house: RunningHouse) -> None:
    async with scene(house) as at:
        for name, (expected, data) in FRAMES.items():
            async with raw_socket(house.url, at.table, at.mallory, x_forwarded_for=FAR) as line:
                await line.hello()
                line.connection.transport.write(data)
                _, code = await until_closed(line)
                assert code == expected, name
        await at.go_on()


PONG = frame(TEXT, b'{"type": "ping"}')
"""What is answered with a pong."""
_LONG = frame(TEXT, b'{"type": "nothing", "x": "' + b" " * 200 + PONG + b'"}')
_CUT = _LONG.index(PONG)
PIECES = {
    "one after the other": (1, [PONG], None),
    "two at once": (2, [PONG + PONG], None),
    "byte by byte": (1, [bytes([byte]) for byte in PONG], None),
    "one in another": (0, [_LONG[:_CUT], PONG, _LONG[_CUT + len(PONG) :]], 1007),
    "one between the parts of another": (0, [frame(TEXT, b"{", final=False), PONG], 1002),
    "after a sign of life": (1, [frame(PING, b"x"), PONG], None),
    "one after half of another": (2, [PONG[:3], PONG[3:] + PONG], None),
}
"""How many messages there are, the pieces in which they come, and how the socket is closed."""


async def test_messages_are_read_alike_in_whatever_pieces_they_come(house: RunningHouse) -> None:
    async with scene(house) as at:
        for name, (count, pieces, expected) in PIECES.items():
            async with raw_socket(house.url, at.table, at.mallory, x_forwarded_for=FAR) as line:
                await line.hello()
                for piece in pieces:
                    line.connection.transport.write(piece)
                    await asyncio.sleep(0.02)
                if expected is not None:
                    told, code = await until_closed(line)
                    assert code == expected, name
                    assert "pong" not in {message["type"] for message in told}, name
                for _ in range(count):
                    assert (await line.receive())["type"] == "pong", name
        await at.go_on()


IDLE_TALK = {
    "pings": (b"", frame(PING, b"")),
    "long pings": (b"", frame(PING, b"x" * 125)),
    "answers that nobody asked for": (b"", frame(ANSWER, b"")),
    "parts without end": (frame(TEXT, b"{", final=False), frame(MORE, b"", final=False)),
    "messages after it was closed": (b"", frame(TEXT, b"1")),
    "empty messages": (b"", frame(TEXT, b"")),
}
"""Frames that no limit of messages counts."""
_LOTS = 30_000_000
"""Bytes; thousands of them are enough to tell."""


@pytest.mark.parametrize("kind", IDLE_TALK)
async def test_frames_that_say_nothing_do_not_come_without_end(house: RunningHouse, kind: str) -> None:
    """What they cost is the house's time, and if nobody reads the answers its memory."""
    first, unit = IDLE_TALK[kind]

    async def flood(at: Scene) -> None:
        address = f"203.0.113.{10 + list(IDLE_TALK).index(kind)}"
        async with raw_socket(house.url, at.table, None, x_forwarded_for=address) as line:
            line.connection.transport.pause_reading()
            raw = line.connection.transport.get_extra_info("socket")
            await asyncio.to_thread(send_until_closed, socket.socket(fileno=os.dup(raw.fileno())), first, unit)
            line.connection.transport.abort()

    async with scene(house) as at:
        flooding = asyncio.create_task(flood(at))
        while not flooding.done():
            await at.go_on()
        await flooding
        await at.go_on()


def send_until_closed(line: socket.socket, first: bytes, unit: bytes) -> None:
    """Fails if the other side takes all of it."""
    many = unit * (100_000 // len(unit))
    with line:
        line.setblocking(True)
        with contextlib.suppress(ConnectionError):
            line.sendall(first)
            for _ in range(_LOTS // len(many)):
                line.sendall(many)
            raise AssertionError("it takes everything")


NO_HTTP = (
    b"\0" * 1_000,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x7f" * 500,
    b"GET\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/games HTTP/1.1\r\n" + b"x: y\r\n" * 200_000 + b"\r\n",
    b"GET /api/games HTTP/1.1\r\nx: " + b"y" * 2_000_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 2_000_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n" + b"x: y\r\n" * 200_000,
    b"GET /%ff%fe/../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade, close\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)


def test_what_is_no_http_is_turned_away(house: RunningHouse) -> None:
    for data in NO_HTTP:
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            try:
                line.sendall(data)
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(100)
            except TimeoutError:
                raise
            except OSError:
                continue  # It was closed before all of it was sent.
            assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), data[:60]
    assert httpx.get(f"{house.url}/healthz").status_code == 200


def test_silent_connections_keep_nobody_out(house: RunningHouse) -> None:
    body = b"content-type: application/json\r\ncontent-length: 50\r\n\r\n{"
    halves = (
        b"",
        b"GET /api",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\n" + body,
        b"GET /ws/tables/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n",
    )
    silent = [socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) for _ in range(100)]
    try:
        for number, line in enumerate(silent):
            line.sendall(halves[number % len(halves)])

        async def run() -> None:
            async with scene(house) as at:
                await at.go_on()

        asyncio.run(run())
    finally:
        for line in silent:
            line.close()
