"""Connections and tables that have ended leave nothing behind that only a search for reference cycles would find."""

import asyncio
import gc
from inspect import getgeneratorlocals
from pathlib import Path

from litestar import WebSocket
from litestar.datastructures import Headers
from uvicorn.loops.auto import auto_loop_factory
from websockets.server import ServerProtocol

from curia.server.tables.room import Room
from curia.server.ws.ws_protocol import QuickSocket
from tests.kit.patience import PATIENCE
from tests.server.kit_play import people
from tests.server.kit_served import served_house


def alive() -> list[object]:
    return [one for one in gc.get_objects() if isinstance(one, QuickSocket | WebSocket | ServerProtocol | Room)]


def new(before: list[object]) -> list[object]:
    """Litestar's handlers hold the application that they were last given to: that of an earlier test, until then."""
    known = set(map(id, before))
    return [one for one in alive() if id(one) not in known]


def heads() -> list[object]:
    """The heads of requests that led to sockets, as the libraries hold them: a socket lives long."""
    objects = gc.get_objects()
    read = [one for one in objects if isinstance(one, Headers) and "sec-websocket-key" in one]
    parsers = [one.parser for one in objects if isinstance(one, ServerProtocol)]
    held = [getgeneratorlocals(parser)["request"].headers for parser in parsers]
    return [*read, *filter(None, held)]


async def come_and_go(folder: Path) -> None:
    before = alive()
    async with served_house(folder) as house, people(house.settings.url, "Anna") as (anna,):
        table = await anna.create("habemus", ("me", "open", "open"))
        async with anna.at(table) as one, anna.at(table) as other:
            await one.hello()
            await other.hello()
            assert len(new(before)) == 7
            assert heads() == []
            await anna.post(f"/api/tables/{table}/leave")
        async with asyncio.timeout(PATIENCE):
            while new(before):
                await asyncio.sleep(0.01)


def test_connections_and_tables_that_ended_are_gone_at_once(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(come_and_go(tmp_path / "data"))
    finally:
        gc.enable()
