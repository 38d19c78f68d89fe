"""What waits to be sent to one listener. Nobody who talks to a table ever waits for a slow one."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

_MOST_BYTES: Final = 1_000_000
COME_BACK: Final = 1012
NOT_ALLOWED: Final = 1008
"""Why a listener is sent away, as websockets say it."""

SendNow: TypeAlias = Callable[[bytes], bool]
"""Takes a message if the receiver can have it at once, and says whether it did."""
Deliver: TypeAlias = Callable[["Outbox"], Coroutine[None, None, None]]
"""Sends what waits, until nothing does, and the farewell of a closed outbox."""


class Outbox:
    """Messages for one listener. One that does not keep up is closed; it will come back and name its last version.

    Either somebody takes them (`get`), or they are delivered: nearly always at once, and by a task of their own only
    while the receiver is slow."""

    __slots__ = ("_bytes", "_deliver", "_delivery", "_messages", "_send_now", "_waiting", "closed", "farewell")

    def __init__(self, deliver: Deliver | None = None, send_now: SendNow | None = None) -> None:
        self._deliver = deliver
        self._send_now = send_now
        self._delivery: asyncio.Task[None] | None = None
        # Not a deque: it is empty nearly always, and an empty deque takes ten times the memory.
        self._messages: list[bytes] = []
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        self.closed = False
        self.farewell = COME_BACK

    def put(self, data: bytes) -> None:
        if self.closed:
            return
        # Not while others are on their way: it could overtake them.
        if self._send_now is not None and self._delivery is None and self._send_now(data):
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

    def take_all(self) -> bytes:
        """All messages that wait, one a line."""
        lines = b"\n".join(self._messages)
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

    async def delivered(self) -> None:
        """Until nothing is on its way any more."""
        if self._delivery is not None:
            await self._delivery

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        elif self._deliver is not None and self._delivery is None:
            self._delivery = asyncio.create_task(self._deliver(self))
            self._delivery.add_done_callback(self._rest)

    def _rest(self, _: object) -> None:
        self._delivery = None
        if self._messages:
            self._wake()
