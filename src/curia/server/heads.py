"""uvicorn's HTTP with a limit that it lacks: the lines before and after a body may not go on without end."""

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 64 * 1024
"""Bytes; somewhat more are taken if they come at once."""


class BoundedHttp(HttpToolsProtocol):
    """Closes a connection that sends too much of what is neither a body nor the end of a message."""

    _head = 0

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
