"""A house that says what a test tells it to, over real connections: for failures that a real one hardly ever shows."""

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeAlias, cast

from tests.kit.patience import PATIENCE

Message: TypeAlias = dict[str, Any]
Reply: TypeAlias = tuple[int, Message]
Stream: TypeAlias = Reply | Sequence[Message | bytes | None]
"""A refusal, or messages (None is an empty line, bytes go out as they are), after which the connection is cut."""


class FakeHouse:
    """Gives the streams and replies one after the other, and keeps what it was asked. The last stream stays open."""

    def __init__(self, streams: Sequence[Stream], replies: Sequence[Reply | None]) -> None:
        self.streams = list(streams)
        self.replies = list(replies)
        """To POSTs; None cuts the connection without a word."""
        self.asked: list[str] = []
        self.posted: list[Message] = []
        self.authorization: set[str | None] = set()
        self.waits: list[float] = []
        self.over = threading.Event()
        self.url = ""

    def sleep(self, seconds: float) -> None:
        """In place of waiting."""
        self.waits.append(seconds)


@contextmanager
def fake_house(streams: Sequence[Stream], replies: Sequence[Reply | None] = ()) -> Iterator[FakeHouse]:
    house = FakeHouse(streams, replies)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            house.asked.append(self.path)
            house.authorization.add(self.headers["authorization"])
            stream = house.streams.pop(0)
            if isinstance(stream, tuple):
                self._reply(cast(Reply, stream))
                return
            self.send_response(200)
            self.end_headers()
            for message in stream:
                line = b"" if message is None else message if isinstance(message, bytes) else _json(message)
                self.wfile.write(line if isinstance(message, bytes) else line + b"\n")
            self.wfile.flush()
            if not house.streams:
                house.over.wait(PATIENCE)

        def do_POST(self) -> None:
            house.asked.append(self.path)
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            house.posted.append(json.loads(body) if body else {})
            reply = house.replies.pop(0)
            if reply is None:
                self.close_connection = True
                self.connection.close()
            else:
                self._reply(reply)

        def _reply(self, reply: Reply) -> None:
            body = _json(reply[1])
            self.send_response(reply[0])
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = _Server(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    house.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield house
    finally:
        house.over.set()
        server.shutdown()
        thread.join()
        server.server_close()


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """A connection that the test has cut."""


def _json(message: Message) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()
