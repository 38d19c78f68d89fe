"""The house as an application: `create_app(settings)`. Opening it rebuilds every table; closing it loses nothing."""

import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar

from curia.core.rng import SEED_BYTES
from curia.server import (
    api_page,
    api_schema,
    botapi,
    farewell,
    guard,
    lessons_api,
    ops_api,
    player_api,
    problems,
    web_client,
)
from curia.server.admin_api import Admin
from curia.server.bot_desk import BotDesk
from curia.server.farewell_api import FarewellApi
from curia.server.house import House
from curia.server.house_time import HouseTime, steady_time, time_of_day
from curia.server.keys import load_keys
from curia.server.limits import limits_of
from curia.server.lobby_api import Games, Tables
from curia.server.metrics import Metrics
from curia.server.notify import Notifier, check_webhook
from curia.server.pace import Pace
from curia.server.players import Players
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.sockets import table_socket
from curia.server.store import Store

_chance = random.Random(secrets.randbits(128))


def _pause(limits: tuple[int, int]) -> float:
    """Seconds, as nobody at a table can foretell."""
    return _chance.uniform(*limits) / 1000


def _committed(metrics: Metrics, jobs: int, seconds: float) -> None:
    metrics.commit_group.observe(jobs)
    metrics.commit_seconds.observe(seconds)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def create_app(settings: Settings) -> Litestar:
    """Everything of one house, not open yet: its lifespan opens and closes it."""
    metrics = Metrics()
    keys = load_keys(settings.folder)
    store = Store(settings.database, partial(_committed, metrics))
    desk = BotDesk(settings.bot_workers, on_thought=lambda level, seconds: metrics.bot_seconds.observe(seconds))
    metrics.bot_queue.set_function(lambda: desk.queued)
    metrics.bot_replaced.set_function(lambda: desk.replaced)
    metrics.bot_random_moves.set_function(lambda: desk.random_moves)
    notifier = Notifier(settings, keys, store, metrics)
    limits = limits_of(settings, steady_time)
    house_time = HouseTime()
    services = Services(
        settings=settings,
        store=store,
        desk=desk,
        notifier=notifier,
        limits=limits,
        metrics=metrics,
        now=house_time,
        look=house_time.look,
        bot_pause=partial(_pause, settings.bot_pause),
        pace=Pace(_chance, settings.forced_pause),
        # A letter first: some of the others look like an option on a command line.
        new_id=lambda: f"t{secrets.token_urlsafe(9)}",
        new_seed=new_seed,
    )
    players = Players(store, keys, time_of_day, lambda url: check_webhook(url, settings))
    house = House(services, players, keys)
    players.on_shut_out = house.connections.send_away

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        store.open()
        try:
            await desk.start()
            await notifier.start()
            await house.open()
            await farewell.clear_seats(house)
            yield
        finally:
            await notifier.close()
            await desk.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            Games,
            Tables,
            Admin,
            FarewellApi,
            table_socket,
            *player_api.handlers,
            *lessons_api.handlers,
            *botapi.handlers,
            *api_page.handlers,
            *web_client.handlers,
            *ops_api.handlers,
        ],
        lifespan=[lifespan],
        exception_handlers=problems.exception_handlers(),
        cors_config=guard.cors(settings),
        logging_config=None,
        openapi_config=api_schema.openapi_config(),
    )
    app.state.house = house
    guard.install(app, settings, limits)
    return app
