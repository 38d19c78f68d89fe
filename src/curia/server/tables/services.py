"""What a room needs of the house."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct, field

from curia.server.base.limits import Limits
from curia.server.base.metrics import Metrics
from curia.server.base.settings import Settings
from curia.server.bots.bot_pool import BotJob
from curia.server.store.store import Store
from curia.server.tables.pace import Pace


class Bots(Protocol):
    """Where bots think."""

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int: ...


class Notifier(Protocol):
    """Tells players who are not connected."""

    def your_turn(self, table: str, game: str, seat: int, player: str) -> None: ...

    def over(self, table: str, game: str, seat: int, player: str) -> None: ...


class Services(Struct):
    """One of each for the whole house; tests put their own clock, pauses and bots here."""

    settings: Settings
    store: Store
    bots: Bots
    notifier: Notifier
    limits: Limits
    metrics: Metrics
    now: Callable[[], int]
    """Milliseconds since 1970, running evenly."""
    look: Callable[[], int | None]
    """Until when that was so, if the house was away since the last look, or the machine's clock was set."""
    bot_pause: Callable[[], float]
    """Seconds to wait before a bot's answer: new each time."""
    pace: Pace
    """How long people take over discreet questions."""
    new_id: Callable[[], str]
    new_seed: Callable[[], bytes]
    rating: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from reading ratings until the new ones are stored: two games of one player may end at once."""
