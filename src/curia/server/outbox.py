"""What waits to be sent to one listener. Nobody who talks to a table ever waits for a slow one."""

import asyncio
from collections.abc import Callable
from typing import Final

_MOST_BYTES: Final = 1_000_000
COME_BACK: Final = 1012
NOT_ALLOWED: Final = 1008
"""Why a listener is sent away, as websockets say it."""


class Outbox:
    """Messages for one listener. One that does not keep up is closed; it will come back and name its last version."""

    __slots__ = ("_bytes", "_messages", "_send_now", "_waiting", "closed", "farewell")

    def __init__(self, send_now: Callable[[bytes], bool] | None = None) -> None:
        """`send_now` takes a message if the receiver can have it at once, and says whether it did."""
        self._send_now = send_now
        # Not a deque: it is empty nearly always, and an empty deque takes ten times the memory.
        self._messages: list[bytes] = []
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self.closed = False
        self.farewell = COME_BACK

    def put(self, data: bytes) -> None:
        if self.closed:
            return
        # Only while whoever takes the others waits for the next one: else it could overtake one on its way.
        if self._send_now is not None and self._is_waited_for and self._send_now(data):
            return
        self._messages.append(data)
        self._bytes += len(data)
        if self._bytes > _MOST_BYTES:
            self._messages.clear()
            self.closed = True
        self._wake()

    async def get(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._messages:
            if self.closed:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._waiting = None
        data = self._messages.pop(0)
        self._bytes -= len(data)
        return data

    async def get_all(self) -> bytes | None:
        """All messages that wait, one a line; None when there will be no more."""
        first = await self.get()
        if first is None or not self._messages:
            return first
        lines = b"\n".join((first, *self._messages))
        self._messages.clear()
        self._bytes = 0
        return lines

    @property
    def waiting(self) -> int:
        """How many messages wait to be taken."""
        return len(self._messages)

    def close(self, farewell: int = COME_BACK) -> None:
        """What is waiting is still delivered."""
        if not self.closed:
            self.farewell = farewell
        self.closed = True
        self._wake()

    @property
    def _is_waited_for(self) -> bool:
        return self._waiting is not None and not self._waiting.done()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
