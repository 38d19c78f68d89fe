"""uvicorn's HTTP with limits that it lacks: the lines before and after a body may not go on without end, and must come
before long; and an answer must be read."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 64 * 1024
"""Bytes; somewhat more are taken if they come at once."""
PATIENCE: Final = 30.0
"""Seconds for the head of a request; else connections that say nothing could take all that the machine has."""
READING: Final = 30.0
"""Seconds in which some of an answer must be read: else connections that read nothing could take all the memory."""


class BoundedHttp(HttpToolsProtocol):
    """Closes a connection that sends too much of what is neither a body nor the end of a message, or nothing, or that
    does not read its answer."""

    _head = 0
    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
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
        self._wait_no_more()
        if self._reading is not None:
            self._reading.cancel()
        super().connection_lost(exc)

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

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # As uvicorn does when a connection ends: the two would keep each other in memory.
        self.parser = None  # type: ignore[assignment]

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        super().on_message_complete()
