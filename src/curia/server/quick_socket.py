"""uvicorn's websocket with a short way out, and one in.

A message to a seat goes to its transport at once, without a task of its own, without the layers of the application and
without being decoded and encoded again; that is a third of all work at a busy house. Where the receiver is slow, the
message is not taken, and waits its turn in the ordinary way.

A short text that comes in one piece, as nearly all answers do, is read here; everything else by the library."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # whichever of its two is there
from websockets.protocol import State
from websockets.streams import StreamReader

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

EXTENSION: Final = "curia.quick"
_TEXT: Final = b"\x81"
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16
_MASKED: Final = 0x80
_HEAD: Final = 6
"""Bytes before a short text of a client: kind, length, mask."""
_MANY: Final = 4
"""So many messages wait before no more are read."""
_BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__
"""Where the library's parser rests when all that it got were whole frames."""


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

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self.send_now
        await super().run_asgi()
        # What is left of a connection must not hold itself in memory: here by the method above, below by the parser.
        cast(dict[str, Any], self.scope).clear()

    def data_received(self, data: bytes) -> None:
        text = self._short_text(data)
        if text is None:
            super().data_received(data)
            return
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._inbox) >= _MANY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _short_text(self, data: bytes) -> str | None:
        """The message, if these bytes are one whole short text and the library is in the middle of nothing."""
        size = len(data) - _HEAD
        if not 0 < size < _SHORT or data[0] != _TEXT[0] or data[1] != _MASKED | size:
            return None
        conn = self.conn
        is_open = self.handshake_complete and not self.close_sent and conn.state is State.OPEN
        if not is_open or conn.current_size is not None or not _is_between_frames(conn.parser):
            return None
        try:
            return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
        except UnicodeDecodeError:
            return None  # the library knows what to do then

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


def _is_between_frames(parser: object) -> bool:
    """False also if the library's parser is not built as it is known here: then it reads everything itself."""
    frames = getattr(parser, "gi_yieldfrom", None)
    rest = getattr(frames, "gi_yieldfrom", None)
    return getattr(rest, "gi_code", None) is _BETWEEN_FRAMES
