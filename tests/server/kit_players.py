"""A small house for tests: its players, its door and a real store, with a clock that stands still."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import ControllerRouterHandler, Receive, Scope, Send
from msgspec import Struct

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import Limits, limits_of
from curia.server.base.secrets_file import Keys, load_keys
from curia.server.base.settings import Settings
from curia.server.http import guard, player_api, problems
from curia.server.http.api_page import openapi_config
from curia.server.players.players import Players
from curia.server.store.store import Store

URL = "http://house.local:1655"
ORIGIN = {"origin": URL}
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Hashes that are worth nothing, but quick."""


class Clock:
    """Milliseconds since 1970, as a test wants them."""

    def __init__(self, at: int = 1_767_225_600_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


def check_webhook(url: str) -> None:
    """Stands for the check of addresses that the house may write to."""
    if "private" in url:
        raise Declined(Code.PRIVATE_ADDRESS, "webhook: expected a public address")


class SmallHouse(Struct):
    settings: Settings
    keys: Keys
    store: Store
    limits: Limits
    players: Players
    clock: Clock


def small_house(folder: Path, **settings: Any) -> SmallHouse:
    """Not open yet."""
    clock = Clock()
    chosen = Settings(data=str(folder), **settings)
    keys = load_keys(folder)
    store = Store(chosen.database)
    players = Players(store, keys, clock, check_webhook, QUICK)
    return SmallHouse(chosen, keys, store, limits_of(chosen, clock), players, clock)


def application(house: SmallHouse, *more: ControllerRouterHandler) -> Litestar:
    """The players' part of the interface behind the guard, and further handlers."""

    async def opened() -> None:
        house.store.open()

    app = Litestar(
        [*player_api.handlers, *more],
        on_startup=[opened],
        on_shutdown=[house.store.close],
        exception_handlers=problems.exception_handlers(),
        cors_config=guard.cors(house.settings),
        openapi_config=openapi_config(),
        logging_config=None,
    )
    app.state.house = house
    guard.install(app, house.settings, house.limits)
    return app


@contextmanager
def client_of(
    house: SmallHouse, *more: ControllerRouterHandler, url: str = URL, peer: str = "", raising: bool = True
) -> Iterator[TestClient[Litestar]]:
    """A browser's tab: it keeps its cookie. It names its page only where a test adds ORIGIN. `peer` is whose connection
    it is."""
    app = application(house, *more)
    inner = app.asgi_handler

    async def from_peer(scope: Scope, receive: Receive, send: Send) -> None:
        scope["client"] = (peer, 1234)
        await inner(scope, receive, send)

    if peer:
        app.asgi_handler = from_peer
    with TestClient(app, base_url=url, raise_server_exceptions=raising) as client:
        yield client
