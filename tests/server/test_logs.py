"""The log: both forms, only fields that are allowed, no secrets, and nothing that others could write into it."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any, cast

import pytest
from litestar.types import Message, Receive, Scope, Send

from curia.server.base.errors import StoreError
from curia.server.base.metrics import Metrics
from curia.server.base.settings import Settings
from curia.server.ops import logs
from curia.server.ops.logs import FIELDS, AccessLog

log = logging.getLogger("curia.server.test")
HAND = "chigi-colonna-pamphili"


@pytest.fixture(autouse=True)
def loggers_as_they_were() -> Iterator[None]:
    names = ["", "curia", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "httpx", "httpcore"]
    found = [logging.getLogger(name) for name in names]
    before = [(each.handlers, each.level, each.propagate, each.filters) for each in found]
    yield
    for each, (handlers, level, propagate, filters) in zip(found, before, strict=True):
        each.handlers, each.propagate, each.filters = handlers, propagate, filters
        each.setLevel(level)


def configured(log_format: str, log_level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    logs.configure(Settings(log_format=cast(Any, log_format), log_level=cast(Any, log_level)), stream)
    return stream


def test_a_line_for_people() -> None:
    stream = configured("text")
    log.info("table rebuilt", extra={"table": "t1", "ms": 3.5})
    day, time, rest = stream.getvalue().split(" ", 2)
    assert (len(day), len(time)) == (10, 8)
    assert rest == "INFO table rebuilt table=t1 ms=3.5\n"


def test_a_line_for_programs() -> None:
    stream = configured("json")
    log.warning("table %s rebuilt", "t1", extra={"seat": 2})
    line = json.loads(stream.getvalue())
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "warning", "logger": "curia.server.test", "message": "table t1 rebuilt", "seat": 2}


def test_the_level() -> None:
    stream = configured("text", "warning")
    log.info("quiet")
    log.warning("loud")
    assert "quiet" not in stream.getvalue()
    assert "loud" in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "name", ["token", "cookie", "password", "seed", "hand", "order", "view", "move", "body", "url"]
)
def test_a_field_that_is_not_allowed_is_withheld(form: str, name: str) -> None:
    assert name not in FIELDS
    stream = configured(form)
    log.info("something", extra={name: HAND, "table": "t1"})
    assert HAND not in stream.getvalue()
    assert f"withheld={name}" in stream.getvalue() or json.loads(stream.getvalue())["withheld"] == name
    assert "t1" in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "sentence",
    [
        "asked with Authorization: Bearer s3cr3t",
        "asked with token=s3cr3t",
        "cookie: s3cr3t; path=/",
        "drawn from seed = s3cr3t",
        "the key " + "s3cr3t-" * 8,
        "the digest " + "0123456789abcdef" * 2,
    ],
)
def test_what_looks_like_a_secret_is_left_out_of_a_sentence(form: str, sentence: str) -> None:
    stream = configured(form)
    log.info(sentence)
    log.info("something", extra={"result": sentence})
    assert "s3cr3t" not in stream.getvalue()
    assert "0123456789abcdef" not in stream.getvalue()
    assert stream.getvalue().count("[...]") >= 2


def test_nobody_can_write_lines_of_their_own() -> None:
    stream = configured("text")
    log.info("a name: %s", "Anna\n2026-01-01 00:00:00 ERROR all is lost\x1b[31m", extra={"player": "p\nq"})
    assert len(stream.getvalue().splitlines()) == 1
    assert "\x1b" not in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
def test_of_an_exception_only_its_type_and_place_are_told(form: str) -> None:
    stream = configured(form)
    try:
        try:
            raise KeyError(HAND)
        except KeyError as error:
            raise ValueError(f"cannot play {HAND}") from error
    except ValueError:
        log.exception("a move failed")
    text = stream.getvalue()
    assert HAND not in text
    assert text.index("builtins.KeyError") < text.index("builtins.ValueError")
    assert "test_logs.py" in text
    assert "Traceback" in text
    if form == "json":
        assert len(text.splitlines()) == 1


def test_what_the_disk_says_is_told() -> None:
    stream = configured("text")
    for error in (StoreError("the disk is full"), OSError(28, "No space left on device")):
        log.error("cannot store", exc_info=error)
    assert "StoreError: the disk is full" in stream.getvalue()
    assert "OSError: No space left on device" in stream.getvalue()


def test_a_forgotten_task_does_not_tell_what_it_knew() -> None:
    stream = configured("text")

    async def forget() -> None:
        async def fail() -> None:
            raise ValueError(HAND)

        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(forget())
    assert "asyncio: Task exception was never retrieved" in stream.getvalue()
    assert HAND not in stream.getvalue()


def test_lines_of_others() -> None:
    stream = configured("text")
    logging.getLogger("uvicorn.error").info('"WebSocket /ws?code=%s" [accepted]', HAND)
    logging.getLogger("httpx").info("POST https://hook.example/%s", HAND)
    assert stream.getvalue() == ""
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert stream.getvalue().endswith("WARNING uvicorn: Invalid HTTP request received.\n")


# Requests -------------------------------------------------------------------------------------------------------------


def request(app: Any, scope: dict[str, Any], metrics: Metrics) -> list[Message]:
    sent: list[Message] = []

    async def receive() -> Any:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    whole = {"headers": [], "query_string": b"code=hush", "client": ("192.0.2.7", 4711), **scope}
    asyncio.run(AccessLog(app, metrics)(cast(Scope, whole), receive, send))
    return sent


def answering(status: int, route: str | None = "/tables/{id}", more: bool = False) -> Any:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if route:
            cast(dict[str, Any], scope)["path_template"] = route
        log.info("working")
        await send({"type": "http.response.start", "status": status, "headers": [(b"a", b"b")]})
        await send({"type": "http.response.body", "body": b"", "more_body": more})

    return app


GET = {"type": "http", "method": "GET", "path": "/tables/t1"}


def test_a_request_and_all_its_lines_have_one_id() -> None:
    stream = configured("json")
    start = cast(dict[str, Any], request(answering(200), GET, Metrics())[0])
    name, value = start["headers"][-1]
    assert name == b"x-request-id"
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["request"] for line in lines] == [value.decode()] * 2
    assert lines[1]["message"] == "answered"
    assert (lines[1]["route"], lines[1]["status"], lines[1]["method"]) == ("/tables/{id}", 200, "GET")
    assert "address" not in lines[1]
    assert logs.request_id.get() == ""


def test_neither_path_nor_query_are_logged() -> None:
    stream = configured("json")
    request(answering(200), GET, Metrics())
    assert "t1" not in stream.getvalue()
    assert "hush" not in stream.getvalue()


@pytest.mark.parametrize("status", [400, 404, 429, 500])
def test_who_was_refused_is_named(status: int) -> None:
    stream = configured("json")
    request(answering(status), GET, Metrics())
    assert json.loads(stream.getvalue().splitlines()[-1])["address"] == "192.0.2.7"


def test_questions_of_the_hosts_tools_are_not_logged() -> None:
    stream = configured("text")
    request(answering(200, "/healthz"), GET | {"path": "/healthz"}, Metrics())
    assert "answered" not in stream.getvalue()


def counted(metrics: Metrics, method: str, route: str, status: str) -> float:
    labels = {"method": method, "route": route, "status": status}
    return metrics.registry.get_sample_value("curia_http_requests_total", labels) or 0


def test_requests_are_counted_by_what_the_house_knows() -> None:
    configured("text", "error")
    metrics = Metrics()
    request(answering(200), GET, metrics)
    request(answering(404, None), GET | {"path": "/secret"}, metrics)
    request(answering(405, None), GET | {"method": "MAKEUP"}, metrics)
    request(answering(200, more=True), GET, metrics)
    assert counted(metrics, "GET", "/tables/{id}", "200") == 2
    assert counted(metrics, "GET", "(none)", "404") == 1
    assert counted(metrics, "(other)", "(none)", "405") == 1
    # A stream that lasted for hours says nothing about how quick the house is.
    assert metrics.registry.get_sample_value("curia_http_seconds_count") == 3
    assert b"MAKEUP" not in metrics.page()


def test_a_request_that_fails_is_counted_too() -> None:
    configured("text", "error")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    metrics = Metrics()
    with pytest.raises(RuntimeError):
        request(app, GET, metrics)
    assert counted(metrics, "GET", "(none)", "0") == 1
    assert logs.request_id.get() == ""


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (["websocket.accept", "websocket.close"], 101),
        (["websocket.close"], 403),
        (["websocket.http.response.start"], 429),
    ],
)
def test_sockets(sent: list[str], status: int) -> None:
    stream = configured("json")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for kind in sent:
            await send(cast(Message, {"type": kind, "status": 429, "headers": []}))

    metrics = Metrics()
    request(app, {"type": "websocket", "path": "/ws"}, metrics)
    line = json.loads(stream.getvalue())
    assert (line["method"], line["status"]) == ("WS", status)
    assert metrics.registry.get_sample_value("curia_http_seconds_count") == 0
