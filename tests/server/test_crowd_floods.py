"""Many guests of one address: what they ask for costs the others next to nothing."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from curia.server.base.limits import Rate
from curia.server.house.house import House
from curia.server.store.rows import PlayerRow
from curia.server.tables.outbox import Outbox
from curia.server.tables.room import Room
from curia.server.ws.sockets import _listen, visitor_for
from tests.server.kit_crowd import FAR, NEAR
from tests.server.kit_rooms import open_house, player, sit

WHY = '{"type": "why", "id": "w", "move": "veto"}'
TAKE_BACK = '{"type": "take_back", "id": "t"}'


async def test_a_refusal_reads_no_catalogue_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would keep every table waiting for a thousandth of a second."""
    read: list[object] = []
    add_resource = FluentBundle.add_resource

    def add(bundle: FluentBundle, *args: Any, **kwargs: Any) -> None:
        read.append(bundle)
        add_resource(bundle, *args, **kwargs)

    monkeypatch.setattr(FluentBundle, "add_resource", add)

    async with open_house(tmp_path) as house:
        for game, seats, move in (
            ("caesar", 2, "influence caesar"),
            ("habemus", 3, "bid"),
            ("borgia", 3, "take 1"),
        ):
            _, guests = await sit(house, game, seats)
            replies = [await guest.say("why", move=move) for guest in guests for _ in range(10)]
            assert {reply["type"] for reply in replies} == {"refused"}
        _, guests = await sit(house, "caesar", 2)
        known = len(read)
        for _ in range(50):
            reply = await guests[0].say("answer", question=0, move="veto")
            assert reply["type"] == "refused"
            assert reply["text"]
        assert len(read) == known


class Line:
    """A socket that says the same again and again."""

    def __init__(self, message: str, times: int) -> None:
        self._message = message
        self.left = times

    async def receive(self) -> dict[str, str]:
        if not self.left:
            return {"type": "websocket.disconnect"}
        self.left -= 1
        return {"type": "websocket.receive", "text": self._message}


async def said(house: House, room: Room, guest: PlayerRow, message: str, times: int, address: str) -> Counter[str]:
    """The replies, by code or type, to a message that a guest of that address repeats."""
    visitor = visitor_for(room, guest, Outbox(), address)
    line = Line(message, times)
    await _listen(line, house, room, visitor)  # type: ignore[arg-type]
    replies = visitor.outbox.take_all().splitlines()
    found = Counter(str(reply.get("code", reply["type"])) for reply in map(json.loads, replies))
    found["unheard"] = line.left
    return found


async def test_guests_of_one_address_share_what_they_may_say(tmp_path: Path) -> None:
    async with open_house(tmp_path, message_rate=0.001, message_burst=10) as house:
        room, _ = await sit(house, "caesar", 2)
        heard = Counter[str]()
        for number in range(15):
            guest = await player(house, f"g{number}")
            heard += await said(house, room, guest, '{"type": "ping"}', 10, FAR)
        assert heard == {"pong": 100, "too-many": 50}, "ten times what one of them may say at once"
        assert (await said(house, room, await player(house, "n"), '{"type": "ping"}', 10, NEAR))["pong"] == 10


async def test_an_address_asks_why_only_so_often(tmp_path: Path) -> None:
    async with open_house(tmp_path, message_rate=0.001, message_burst=10) as house:
        told = Counter[str]()
        for _ in range(4):
            room, guests = await sit(house, "caesar", 2)
            for guest in guests:
                assert guest.visitor.player is not None
                told += await said(house, room, guest.visitor.player, WHY, 10, FAR)
        assert told["too-many"] == 80 - 50, "five times what one may say at once"


async def test_who_is_refused_without_end_is_sent_away(tmp_path: Path) -> None:
    """An answer that cannot be is refused; but not for ever."""

    async with open_house(tmp_path, message_rate=0.001, message_burst=10) as house:
        limits = house.limits
        limits._rates = {**limits._rates, "message": Rate(1, 10_000), "crowd": Rate(1, 10_000)}
        room, (anna, _) = await sit(house, "caesar", 2)
        assert anna.visitor.player is not None
        told = await said(house, room, anna.visitor.player, TAKE_BACK, 1_000, FAR)
        assert told["nothing-to-undo"] == 50 + 200 + 1
        assert told["unheard"] == 1_000 - 251
        # Another guest of the address has none left either, but somebody else has.
        told = await said(house, room, anna.visitor.player, TAKE_BACK, 250, NEAR)
        assert told["unheard"] == 0
