"""The house as an application: `create_app(settings)`. Opening it rebuilds every table; closing it loses nothing."""

import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar

from curia.core.rng import SEED_BYTES
from curia.server.base.house_time import HouseTime, steady_time, time_of_day
from curia.server.base.limits import limits_of
from curia.server.base.metrics import Metrics
from curia.server.base.secrets_file import load_keys
from curia.server.base.settings import Settings
from curia.server.bots.bot_pool import BotPool
from curia.server.house import farewell
from curia.server.house.house import House
from curia.server.http import (
    api_page,
    bot_api,
    guard,
    lessons_api,
    ops_api,
    people_api,
    player_api,
    problems,
    web_client,
)
from curia.server.http.admin_api import Admin
from curia.server.http.farewell_api import FarewellApi
from curia.server.http.lobby_api import Games, Tables
from curia.server.players.notify import Notifier, check_webhook
from curia.server.players.players import Players
from curia.server.store.store import Store
from curia.server.tables.pace import Pace
from curia.server.tables.services import Services
from curia.server.ws.sockets import table_socket

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
    pool = BotPool(settings.bot_workers, on_thought=lambda level, seconds: metrics.bot_seconds.observe(seconds))
    metrics.bot_queue.set_function(lambda: pool.queued)
    metrics.bot_replaced.set_function(lambda: pool.replaced)
    metrics.bot_random_moves.set_function(lambda: pool.random_moves)
    notifier = Notifier(settings, keys, store, metrics)
    limits = limits_of(settings, steady_time)
    house_time = HouseTime()
    services = Services(
        settings=settings,
        store=store,
        bots=pool,
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
            await pool.start()
            await notifier.start()
            await house.open()
            await farewell.clear_seats(house)
            yield
        finally:
            await notifier.close()
            await pool.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            Games,
            Tables,
            Admin,
            FarewellApi,
            people_api.People,
            table_socket,
            *player_api.handlers,
            *lessons_api.handlers,
            *bot_api.handlers,
            api_page.style,
            *web_client.handlers,
            *ops_api.handlers,
        ],
        lifespan=[lifespan],
        exception_handlers=problems.exception_handlers(),
        cors_config=guard.cors(settings),
        logging_config=None,
        openapi_config=api_page.openapi_config(),
    )
    app.state.house = house
    guard.install(app, settings, limits)
    return app
