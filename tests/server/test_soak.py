"""The short form of `python -m fuzz.soak`: what people leave behind when they have gone, in numbers, not in bytes."""

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Sized
from pathlib import Path

import pytest
from uvicorn.loops.auto import auto_loop_factory

from curia.server.base.house_time import steady_time
from curia.server.house.house import House
from curia.server.players import players
from curia.server.players.notify import Notifier
from curia.server.players.ratings import BOT
from fuzz import soak
from fuzz.soak import EVENINGS, MOST_GROWTH, Company, Look, growth, spend
from tests.kit.patience import PATIENCE
from tests.server.kit_served import served_house

_HOUR = 3_600_000
_COUNTED_APART = ("limits", "notify", "schema", "writer")
"""Modules of which some objects stay that belong to nobody: a lane that was worked off last, a statement made late."""
_SETTINGS = {
    "trusted_proxies": ["127.0.0.1"],
    "bot_pause": (0, 0),
    "forced_pause": (0, 0),
    "message_rate": 1000.0,
    "message_burst": 1000,
    "chat_rate": 1000.0,
}


def census(house: House) -> Counter[str]:
    """What the house holds of people, tables and connections, and how many objects of each module of ours there are."""
    connections, notifier, pace = house.connections, house.services.notifier, house.services.pace
    assert isinstance(notifier, Notifier)
    held: dict[str, Sized] = {
        "rooms": house.rooms,
        "rooms of players": house.holdings.of_player,
        "rooms of addresses": house.holdings.of_address,
        "tables and seats that are taken": house.holdings.coming,
        "locks of tables": house._opening,
        "locks of lookers": house.looking_back._lookers,
        "lookers": house.looking_back.waiting,
        "connections": connections._open,
        "connections of addresses": connections._of_address,
        "connections of players": connections._of_player,
        "players": house.players._rows,
        "paces": [who for who, _ in pace._rings if not who.startswith(BOT)],
        "lanes": notifier._lanes,
        "notices of players": notifier._of_player,
        "notices for later": notifier._later,
        "tasks": asyncio.all_tasks(),
    }
    found = Counter({name: len(all_of_them) for name, all_of_them in held.items()})
    modules = (str(type(one).__module__) for one in gc.get_objects())
    names = (f"objects of {name}" for name in modules if name.startswith("curia."))
    found.update(name for name in names if not name.endswith(_COUNTED_APART))
    return found


async def more_than(before: Counter[str], house: House) -> Counter[str]:
    """When all that was on its way has ended."""
    deadline = time.monotonic() + PATIENCE
    while (more := census(house) - before) and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
        await house.tidy_up()
    return more


async def come_and_go(folder: Path) -> None:
    async with served_house(folder, **_SETTINGS) as house:
        company = Company(soak.House(house.settings.url, house.keys.admin_token), 1, Counter())
        await spend(company, EVENINGS)
        # What is kept for ever is kept from now on: the rules of each game, and what Python makes when it is needed.
        while house.rooms or len(house.connections):
            await asyncio.sleep(0.1)
            await house.tidy_up()
        gc.collect()
        before, buckets = census(house), len(house.limits)
        gc.disable()
        house.limits._now = lambda: steady_time() + _HOUR
        await spend(company, EVENINGS)
        assert await more_than(before, house) == {}
        assert len(house.limits) < 1.5 * buckets


def test_people_who_came_and_went_leave_nothing_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what a search for reference cycles would find."""
    monkeypatch.setattr(players, "_REMEMBERED", 5)
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(come_and_go(tmp_path / "data"))
    finally:
        gc.enable()


def _looks(*sizes: int) -> list[Look]:
    return [Look(minute, size, size, 0, 0) for minute, size in enumerate(sizes)]


def test_growth_is_of_what_stays() -> None:
    assert growth(_looks(10, 20, 100, 100, 900, 100, 100, 100, 100, 100, 100, 100), 2) == 0
    assert growth(_looks(*range(100, 130)), 5) > MOST_GROWTH
