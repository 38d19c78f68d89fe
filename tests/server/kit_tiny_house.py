"""A house without tables, run as a program: what `serve` does around a house is tested with it.

`TINY` in the environment names what shall go wrong: `hang` (conversations do not end), `stuck` (nor does the store
close), `broken` (opening fails), `slow` (opening takes for ever)."""

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, get, websocket
from litestar.response import Stream

from curia.core.errors import CuriaError
from curia.server.base.limits import limits_of
from curia.server.base.metrics import Metrics
from curia.server.base.secrets_file import load_keys
from curia.server.base.settings import Settings
from curia.server.house.house import Condition
from curia.server.http import guard, ops_api, problems
from curia.server.ops import serve
from curia.server.store.store import Store

FAULT = os.environ.get("TINY", "")
SECRET = "the-hand-of-cardinal-chigi"


class TinyHouse:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = load_keys(settings.folder)
        self.metrics = Metrics()
        self.condition: Condition = "opening"
        self.closing = asyncio.Event()

    async def can_store(self) -> bool:
        return True

    async def prepare_to_close(self) -> None:
        self.condition = "closing"
        if FAULT == "hang":
            print("hanging", flush=True)
            await asyncio.Event().wait()
        self.closing.set()


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


@get("/stream")
async def stream(house: TinyHouse) -> Stream:
    async def lines() -> AsyncIterator[bytes]:
        yield b"first\n"
        await house.closing.wait()
        yield b"last\n"

    return Stream(lines())


@get("/tables/{table:str}")
async def table(table: str) -> str:
    return table.upper()


@get("/fail")
async def fail() -> str:
    raise ValueError(SECRET)


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if FAULT == "broken":
            raise ValueError(SECRET)
        store = Store(settings.database)
        store.open()
        try:
            if FAULT == "slow":
                print("opening", flush=True)
                await asyncio.Event().wait()
            app.state.house = TinyHouse(settings)
            app.state.house.condition = "open"
            yield
            if FAULT == "stuck":
                await asyncio.Event().wait()
        finally:
            await store.close()

    async def house() -> TinyHouse:
        found: TinyHouse = app.state.house
        return found

    app = Litestar(
        [*ops_api.handlers, echo, stream, table, fail],
        lifespan=[lifespan],
        dependencies={"house": house},
        exception_handlers=problems.exception_handlers(),
        logging_config=None,
        openapi_config=None,
    )
    guard.install(app, settings, limits_of(settings, lambda: 0))
    return app


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    try:
        sys.exit(serve.run(parser.parse_args(), create_app))
    except CuriaError as error:
        sys.exit(f"curia: {error}")
