"""uvicorn's websocket with a short way out.

A message to a seat goes to its transport at once, without a task of its own, without the layers of the application and
without being decoded and encoded again; that is a third of all work at a busy house. Where the receiver is slow, the
message is not taken, and waits its turn in the ordinary way."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

EXTENSION: Final = "curia.quick"
_TEXT: Final = b"\x81"
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16


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
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", _Inbox())

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self.send_now
        await super().run_asgi()
        # What is left of a connection must not hold itself in memory: here by the method above, below by the parser.
        cast(dict[str, Any], self.scope).clear()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()

    async def send(self, message: "ASGISendEvent") -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # A socket lives long; what it was asked for with is not needed any more.
            del self.request, self.response
            self.scope["headers"] = []

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
