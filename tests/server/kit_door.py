"""A door with nothing behind it but a few handlers, for the tests of the guard and of connections."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from curia.server.base.errors import Code, Declined, StoreError
from curia.server.store.writer import Busy
from curia.wire.lobby import Join, NewGuest

EVIL = {"origin": "https://evil.example"}
JSON = {"content-type": "application/json"}


@post("/api/echo")
async def echo(data: JSONBody[NewGuest]) -> NewGuest:
    return data


@post("/api/sit")
async def sit(data: JSONBody[Join]) -> Join:
    return data


@get("/api/number")
async def number(value: FromQuery[int]) -> int:
    return value


@get("/api/fail")
async def fail() -> None:
    raise RuntimeError("the hand is 7")


@get("/api/fail-too")
async def fail_too() -> None:
    raise InternalServerException("the hand is 7")


@get("/api/decline")
async def decline() -> None:
    raise Declined(Code.PAUSED, "Not now.")


@get("/api/full")
async def full() -> None:
    raise StoreError("the disk of /srv/secret is full")


@get("/api/held")
async def held() -> None:
    raise Busy("another program holds the database: database is locked")


@get("/api/who")
async def who(request: Request[Any, Any, State]) -> list[str]:
    return [str(request.client and request.client.host), request.url.scheme]


@get("/page")
async def page() -> str:
    return "a page"


@get("/stream")
async def stream() -> Stream:
    async def lines() -> AsyncIterator[bytes]:
        while True:
            yield b"line\n"
            await asyncio.sleep(0.01)

    return Stream(lines())


@websocket("/ws")
async def ws(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


HANDLERS = [echo, sit, number, fail, fail_too, decline, full, held, who, page, stream, ws]


def problem(response: httpx.Response, status: int, code: str) -> str:
    """Checks a refusal; its sentence."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/json"
    body = response.json()
    assert set(body) == {"code", "text", "rule"}
    assert body["code"] == code
    assert "Traceback" not in response.text
    return str(body["text"])
