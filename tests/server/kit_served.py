"""A house in this process that is reached over real sockets, so that a test can look at what it holds."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from curia.server.base.settings import Settings
from curia.server.house.house import House
from curia.server.ops import serve
from curia.server.ops.app import create_app


@asynccontextmanager
async def served_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """Its address is `house.settings.url`."""
    given = Settings(data=str(folder), host="127.0.0.1", port=0, **settings)
    with serve.bind(given) as listener:
        given = replace(given, port=listener.getsockname()[1])
        app = create_app(given)
        async with app.lifespan():
            server = uvicorn.Server(serve._config(given, app, app.state.house))
            running = asyncio.create_task(server.serve([listener]))
            try:
                yield app.state.house
            finally:
                server.should_exit = True
                await running
