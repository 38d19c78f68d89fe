"""uvicorn's HTTP with limits that it lacks: an address may not have connections without end; the lines before and after
a body may not go on without end, and must come before long; and an answer must be read."""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from curia.server.base.errors import Code
from curia.server.base.limits import address_key
from curia.server.base.settings import Settings
from curia.server.house.connections import count_down
from curia.server.http.guard import is_trusted, trusted_proxies
from curia.wire import to_json
from curia.wire.lobby import Problem

LARGEST_HEAD: Final = 64 * 1024
"""Bytes; somewhat more are taken if they come at once."""
PATIENCE: Final = 10.0
"""Seconds for the head of a request; else connections that say nothing could take all that the machine has."""
READING: Final = 30.0
"""Seconds in which some of an answer must be read: else connections that read nothing could take all the memory."""
_WHY: Final = to_json(
    Problem(Code.TOO_MANY_CONNECTIONS, "Your address has too many connections to this house; close some first.")
)
_REFUSAL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(_WHY), _WHY)
)


class Peers:
    """How many connections each address has that are no websockets, whether it asks for something or not. A trusted
    proxy may have any number, for it speaks for many."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_connections_per_address
        self._trusted = trusted_proxies(settings)
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def add(self, address: str) -> bool:
        """Whether there is room for one more; if so, it must be removed when it ends."""
        who = address_key(address)
        if self._open[who] >= self._most and not is_trusted(address, self._trusted):
            return False
        self._open[who] += 1
        return True

    def remove(self, address: str) -> None:
        count_down(self._open, address_key(address))


class BoundedHttp(HttpToolsProtocol):
    """Closes a connection that is one too many of its address, that sends too much of what is neither a body nor the
    end of a message, or nothing, or that does not read its answer."""

    _head = 0
    _is_counted = False
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, peers: Peers | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._peers = peers

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # On a unix socket nobody has an address.
        if self._peers is not None and self.client is not None:
            self._is_counted = self._peers.add(self.client[0])
            if not self._is_counted:
                transport.write(_REFUSAL)
                transport.close()
                return
        self._wait()

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._reading is not None:
            self._reading.cancel()
        self._wait_for_reader()

    def pause_writing(self) -> None:
        """A stream waits from now on, and may be one that nobody reads."""
        super().pause_writing()
        if self._reading is None:
            self._wait_for_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        # Who reads may take their time for what is still to come; the end of an answer must be read.
        if self._reading is not None and not self.cycle.response_complete:
            self._reading.cancel()
            self._reading = None

    def _wait_for_reader(self, before: int | None = None) -> None:
        """Closing waits until all is sent, and so would the server for ever."""
        self._reading = None
        left = self.transport.get_write_buffer_size()
        if before is not None and left >= before:
            self.transport.abort()
        elif left:
            self._reading = self.loop.call_later(READING, self._wait_for_reader, left)

    def connection_lost(self, exc: Exception | None) -> None:
        self._count_no_more()
        self._wait_no_more()
        if self._reading is not None:
            self._reading.cancel()
        super().connection_lost(exc)

    def _count_no_more(self) -> None:
        if self._is_counted and self._peers is not None and self.client is not None:
            self._is_counted = False
            self._peers.remove(self.client[0])

    def _wait(self) -> None:
        self._wait_no_more()
        self._timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")
        elif self._says_nothing:
            self._wait()

    @property
    def _says_nothing(self) -> bool:
        """Whether something came but no request begins, such as empty lines. uvicorn would wait for ever then."""
        # A websocket has no parser; and before the first request the time runs already.
        is_between = bool(self.parser and self.cycle) and self.cycle.response_complete
        return is_between and self._timer is None and self.timeout_keep_alive_task is None

    def handle_websocket_upgrade(self) -> None:
        self._count_no_more()
        super().handle_websocket_upgrade()
        # As uvicorn does when a connection ends: the two would keep each other in memory.
        self.parser = None  # type: ignore[assignment]

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        super().on_message_complete()
