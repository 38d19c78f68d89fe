"""What waits to be sent to one listener. Nobody who talks to a table ever waits for a slow one."""

import asyncio
from collections import deque
from typing import Final

_MOST_BYTES: Final = 1_000_000


class Outbox:
    """Messages for one listener. One that does not keep up is closed; it will come back and name its last version."""

    __slots__ = ("_bytes", "_messages", "_waiting", "closed")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self.closed = False

    def put(self, data: bytes) -> None:
        if self.closed:
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
        data = self._messages.popleft()
        self._bytes -= len(data)
        return data

    @property
    def waiting(self) -> int:
        """How many messages wait to be taken."""
        return len(self._messages)

    def close(self) -> None:
        """What is waiting is still delivered."""
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
