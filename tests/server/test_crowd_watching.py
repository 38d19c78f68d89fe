"""Many connections of one address at a table: there is a place for others, and not every step of them is told."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from curia.server.base.errors import Declined
from curia.server.tables.outbox import Outbox
from curia.server.tables.room import Room
from curia.server.tables.visitor import Visitor
from tests.server.kit_crowd import FAR, NEAR
from tests.server.kit_rooms import Guest, open_house, sit


def come(room: Room, address: str) -> Visitor | None:
    """Somebody without a name who wants to watch; none if there is no place."""
    visitor = Visitor(None, [], None, Outbox(), address=address)
    try:
        room.enter(visitor)
    except Declined:
        return None
    return visitor


def watching(room: Room) -> Counter[str]:
    return Counter(visitor.address for visitor in room.visitors if not visitor.seats)


async def test_one_address_does_not_keep_the_others_from_watching(tmp_path: Path) -> None:
    async with open_house(tmp_path, max_visitors_per_table=12) as house:
        room, guests = await sit(house, "caesar", 2)
        crowd = [come(room, FAR) for _ in range(15)]
        assert watching(room) == {FAR: 10}, "as long as nobody else comes they may have all places"
        assert crowd[10:] == [None] * 5
        others = [come(room, f"192.0.2.{number}") for number in range(3)]
        assert None not in others
        assert watching(room)[FAR] == 7
        # The newest goes, and is told why.
        gone = [visitor for visitor in crowd if visitor is not None and visitor.outbox.closed]
        assert gone == crowd[7:10]
        assert all(b'"crowded"' in visitor.outbox.take_all() for visitor in gone)
        # Nobody takes a place from who has no more than they, and the table is never more than full.
        class_room = [come(room, NEAR) for _ in range(10)]
        assert watching(room)[NEAR] >= 3
        assert abs(watching(room)[NEAR] - watching(room)[FAR]) <= 1
        assert sum(watching(room).values()) == 10
        assert class_room[-1] is None
        # Players always find their seats, and who has left is not there.
        again = Guest(house, room, guests[0].visitor.player)
        assert again.visitor in room.visitors
        assert not any(visitor in room.visitors for visitor in gone)


async def test_who_comes_and_goes_is_told_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        loop = asyncio.get_running_loop()
        later: list[tuple[float, Any]] = []
        moment = [0.0]

        class Timer:
            is_cancelled = False

            def cancel(self) -> None:
                self.is_cancelled = True

        def call_later(delay: float, work: Any, *args: Any) -> Timer:
            later.append((moment[0] + delay, work))
            return Timer()

        room, (anna, _) = await sit(house, "caesar", 2)
        await anna.hear()
        monkeypatch.setattr(loop, "time", lambda: 1_000_000 + moment[0])
        monkeypatch.setattr(loop, "call_later", call_later)
        for _ in range(300):
            visitor = come(room, FAR)
            assert visitor is not None
            room.leave(visitor)
        come(room, FAR)
        told = [message for message in await anna.hear() if message["type"] == "presence"]
        assert len(told) == 30
        assert len(later) == 1, "the next one waits"
        due, work = later.pop()
        assert 0 < due <= 0.5
        moment[0] = due
        work()
        told = [message for message in await anna.hear() if message["type"] == "presence"]
        assert [message["spectators"] for message in told] == [1], "and tells what is so then"
        monkeypatch.undo()
