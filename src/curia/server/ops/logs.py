"""The log: lines for people or JSON for programs, with named fields and without secrets.

`log.info("table rebuilt", extra={"table": id, "ms": 3})`. Only the fields in FIELDS get out. What an exception says is
left out too, for it may quote a hand or an answer: its type and its place are enough to find it."""

import json
import logging
import re
import secrets
import sqlite3
import sys
import time
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO, cast

from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from curia.server.base.errors import StoreError
from curia.server.base.metrics import Metrics
from curia.server.base.settings import Settings

# fmt: off
FIELDS: Final = frozenset({
    "address", "attempt", "circle", "code", "count", "entries", "game", "kind", "level", "method", "ms", "pid",
    "player", "result", "route", "rules_version", "seat", "seats", "signal", "status", "table", "tables", "version",
    "worker",
})
# fmt: on
"""What may stand in a line beside its sentence. Nothing that is secret at a table, and nothing that opens a door."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request or socket that is served now; every line that it causes carries it, and so does the answer."""

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_SECRET: Final = re.compile(
    r"(?i)(bearer\s+|(?:token|cookie|password|secret|seed|code|key|session)\s*[=:]\s*)[^\s,;&]+"
    r"|\b[0-9a-f]{32,}\b|\b[A-Za-z0-9_-]{40,}\b"
)
_QUIET_ROUTES: Final = ("/healthz", "/readyz", "/metrics")
_NOT_FOUND: Final = "(none)"
_METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "WS")

log = logging.getLogger("curia.access")


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Send all logs of this process to the stream (by default the standard error)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    handler.addFilter(_add_request)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("curia").setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "httpx", "httpcore"):
        # Their lines for every request show query strings and the addresses of webhooks.
        other = logging.getLogger(name)
        other.handlers = []
        other.propagate = True
        other.setLevel(logging.WARNING)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.filters = [_is_our_concern]


def _add_request(record: logging.LogRecord) -> bool:
    if current := request_id.get():
        record.request = current
    return True


def _is_our_concern(record: logging.LogRecord) -> bool:
    """Bytes of a client that are no text are answered by closing its socket; they are nothing to report."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


# What a line looks like -----------------------------------------------------------------------------------------------


class TextLines(logging.Formatter):
    """`2026-03-01 20:15:00 INFO table rebuilt table=x ms=3`, and the places of an exception in lines of their own."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%d %H:%M:%S")
        parts = [at, record.levelname, _sentence(record)]
        if _is_foreign(record):
            parts.insert(2, f"{record.name.partition('.')[0]}:")
        parts += [f"{name}={value}" for name, value in _fields(record)]
        return "\n".join([" ".join(parts), *_trace(record)])


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _sentence(record),
        }
        line |= dict(_fields(record))
        if trace := _trace(record):
            line["traceback"] = trace
        return json.dumps(line, ensure_ascii=False)


def _is_foreign(record: logging.LogRecord) -> bool:
    return not record.name.startswith("curia")


def _sentence(record: logging.LogRecord) -> str:
    text = record.getMessage()
    if _is_foreign(record):
        # asyncio writes the exception of a forgotten task, with its text, below its sentence.
        text = text.strip().partition("\n")[0]
    return _plain(_SECRET.sub(lambda found: f"{found[1] or ''}[...]", text))


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    given = vars(record)
    for name in [name for name in given if name not in _STANDARD]:
        value = given[name]
        if name == "request" or name in FIELDS:
            yield name, value if isinstance(value, int | float) else _plain(_SECRET.sub("[...]", str(value)))
        else:
            yield "withheld", name


def _plain(text: str) -> str:
    """In one line, whatever somebody put into it."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[:1000])


def _trace(record: logging.LogRecord) -> list[str]:
    """Where an exception came from, the outermost call first, and its type; what it says only if it is harmless."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return []
    lines = ["Traceback (most recent call last):"]
    for cause in _causes(error):
        places = traceback.extract_tb(cause.__traceback__)
        lines += [f"  {place.filename}:{place.lineno} in {place.name}: {place.line}" for place in places]
        says = f": {_plain(str(cause))}" if isinstance(cause, StoreError | sqlite3.Error) else ""
        if isinstance(cause, OSError) and cause.strerror:
            says = f": {cause.strerror}"
        lines.append(f"{type(cause).__module__}.{type(cause).__qualname__}{says}")
    return lines


def _causes(error: BaseException) -> list[BaseException]:
    """The first cause first."""
    chain: list[BaseException] = []
    current: BaseException | None = error
    while current is not None and current not in chain:
        chain.append(current)
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return chain[::-1]


# Requests -------------------------------------------------------------------------------------------------------------


class AccessLog:
    """Around the whole application: gives each request its id, and logs and counts it when it is over.

    A line names the route (`/api/tables/{id}`) and not the path, for a path can be a link to a table; the address of
    who asked only if the request was refused."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        answer = _Answer(secrets.token_hex(6), send)
        token = request_id.set(answer.id)
        start = time.perf_counter()
        try:
            await self._app(scope, receive, answer.send)
        finally:
            self._report(cast(dict[str, Any], scope), answer, time.perf_counter() - start)
            request_id.reset(token)

    def _report(self, scope: dict[str, Any], answer: "_Answer", seconds: float) -> None:
        # Only what the house knows becomes a label: strangers choose paths and methods.
        route = scope.get("path_template") or _NOT_FOUND
        method = scope.get("method", "WS")
        method = method if method in _METHODS else "(other)"
        self._metrics.requests.labels(method, route, str(answer.status)).inc()
        if method != "WS" and not answer.is_stream:
            self._metrics.request_seconds.observe(seconds)
        fields = {"method": method, "route": route, "status": answer.status, "ms": round(seconds * 1000, 1)}
        if answer.status >= 400 and scope.get("client"):
            fields["address"] = scope["client"][0]
        log.log(logging.DEBUG if route in _QUIET_ROUTES else logging.INFO, "answered", extra=fields)


class _Answer:
    """Passes on what the application answers, and notes how it went."""

    def __init__(self, id: str, send: Send) -> None:
        self.id = id
        self.status = 0
        """None was sent; 101 is a socket that was opened."""
        self.is_stream = False
        self._send = send

    async def send(self, message: Message) -> None:
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                start = cast(HTTPResponseStartEvent, message)
                self.status = start["status"]
                start["headers"] = [*start["headers"], (b"x-request-id", self.id.encode())]
            case "http.response.body":
                self.is_stream = self.is_stream or message["more_body"]
            case "websocket.accept":
                self.status = 101
            case "websocket.close":
                # Before it was opened that refuses it.
                self.status = self.status or 403
            case _:
                pass
        await self._send(message)
