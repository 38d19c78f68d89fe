"""uvicorn's websocket with a short way out.

A message to a seat goes to its transport at once, without a task of its own, without the layers of the application and
without being decoded and encoded again; that is a third of all work at a busy house. Where the receiver is slow, the
message is not taken, and waits its turn in the ordinary way.

And limits that uvicorn lacks: frames that say nothing may not come without end, and what is sent must be read."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

EXTENSION: Final = "curia.quick"
_TEXT: Final = b"\x81"
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16
_PIECE: Final = 4096
"""Bytes that the library gets at once: many thousands of frames may come at once, and all tables would wait."""
_MOST_FRAMES: Final = 1_000
"""Pings, pongs and parts of messages between two pings of ours, where a client needs three; and messages that wait, for
who sends so many at once is far beyond every limit."""
_FLOOD: Final = 1008


class _Inbox:
    """What uvicorn wants of a queue, for one reader: a tenth of the memory of asyncio's, for every open socket."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: "ASGIReceiveEvent") -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> "ASGIReceiveEvent":
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)


class QuickSocket(WebSocketsSansIOProtocol):
    """Offers `send_now` to the application, in the scope's extensions."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._inbox = _Inbox()
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self._inbox)
        self._frames = 0

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = cast(dict[str, Any], self.scope)["extensions"]
        extensions[EXTENSION] = self.send_now
        await super().run_asgi()
        # What is left of a connection must not hold itself in memory: here by the method above, below by the parser.
        cast(dict[str, Any], self.scope).clear()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            super().data_received(data[start : start + _PIECE])
            if self.transport.is_closing():
                return
            if self._frames > _MOST_FRAMES or len(self._inbox) > _MOST_FRAMES:
                self.conn.fail(_FLOOD)
                self.handle_parser_exception()
                self._abort_if_unread()
                return

    def handle_ping(self) -> None:
        self._frames += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._frames += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._frames += 1
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            # Nobody will hear it: the library only waits for the other side to say farewell too.
            self._frames += 1
        super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        self._frames = 0
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_if_unread()

    def _abort_if_unread(self) -> None:
        """Closing waits until all is sent, and so for ever for who does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()

    async def send(self, message: "ASGISendEvent") -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # A socket lives long; what it was asked for with is not needed any more. The parser holds the request too.
            self.request.headers.clear()
            del self.request, self.response
            self.scope["headers"] = []
        elif message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def send_now(self, data: bytes) -> bool:
        """Send a text message, if it can go at once."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        size = len(data)
        if size < _SHORT:
            header = bytes([size])
        elif size < _MEDIUM:
            header = b"\x7e" + size.to_bytes(2, "big")
        else:
            header = b"\x7f" + size.to_bytes(8, "big")
        self.transport.write(b"".join((_TEXT, header, data)))
        return True
