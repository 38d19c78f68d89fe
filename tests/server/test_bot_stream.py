"""A program's stream and replies from inside: what they need of a house, and what of them is sent or kept back."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from curia.server.base.errors import Code, Declined
from curia.server.base.limits import limits_of
from curia.server.base.settings import Settings
from curia.server.house.connections import Connections
from curia.server.http import bot_api
from curia.server.store.rows import PlayerRow
from curia.wire.play import Hello
from tests.server.kit_rooms import open_house, sit


class _Room:
    """What a stream needs of a room; hello is answered with one message."""

    def __init__(self, seats: list[Any]) -> None:
        self.seats = seats
        self.visitors: list[Any] = []
        self.is_broken = False
        self.refusal: Declined | None = None

    async def handle(self, visitor: Any, message: object) -> None:
        visitor.outbox.put(b'{"type":"table"}')

    def enter(self, visitor: Any) -> None:
        if self.refusal:
            raise self.refusal
        self.visitors.append(visitor)

    def leave(self, visitor: Any) -> None:
        if visitor in self.visitors:
            self.visitors.remove(visitor)


class _Players:
    """Knows one player, as they are now."""

    def __init__(self) -> None:
        self.row = PlayerRow("anna", "Anna", 0)

    async def player(self, id: str) -> PlayerRow:
        return self.row


class _House:
    def __init__(self) -> None:
        settings = Settings()
        self.connections = Connections(settings, limits_of(settings, lambda: 0))
        self.players = _Players()

    def check_open(self) -> None:
        pass

    def forget(self, room: Any) -> None:
        pass


class _SeatRow:
    token = "hash"


def lines_of(room: _Room, house: _House | None = None) -> tuple[bot_api.Program, AsyncIterator[bytes]]:
    house = house or _House()
    program = bot_api.Program(room, house.players.row, 0, "hash")  # type: ignore[arg-type]
    return program, bot_api._lines(house, program, None, "192.0.2.1")  # type: ignore[arg-type]


async def test_a_silent_stream_sends_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_api, "KEEP_ALIVE", 0.01)

    room = _Room([_SeatRow()])
    program, lines = lines_of(room)
    assert [await anext(lines) for _ in range(3)] == [b'{"type":"table"}\n', b"\n", b"\n"]
    program.outbox.put(b"{}")
    while (line := await anext(lines)) == b"\n":
        pass
    assert line == b"{}\n"
    program.outbox.close()
    assert {line async for line in lines} <= {b"\n"}
    assert room.visitors == []


async def test_a_stream_that_is_cut_leaves_the_room() -> None:
    room = _Room([_SeatRow()])
    _, lines = lines_of(room)
    await anext(lines)
    started = asyncio.Event()

    async def wait() -> bytes:
        started.set()
        return await anext(lines)

    waiting = asyncio.create_task(wait())
    await started.wait()
    assert len(room.visitors) == 1
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert room.visitors == []


async def test_a_stream_that_is_cut_while_a_line_is_sent_leaves_the_room() -> None:
    """Nobody asks for the next line any more; what is left of it must not stay until it is found as waste."""

    room, house = _Room([_SeatRow()]), _House()
    _, lines = lines_of(room, house)
    sending = asyncio.Event()

    async def send() -> None:
        await anext(lines)
        sending.set()
        await asyncio.Event().wait()

    stuck = asyncio.create_task(send())
    await sending.wait()
    await asyncio.sleep(0)
    assert (len(room.visitors), len(house.connections)) == (1, 1)
    stuck.cancel()
    await asyncio.gather(stuck, return_exceptions=True)
    assert (room.visitors, len(house.connections)) == ([], 0)


@pytest.mark.parametrize("changed", [{"banned": "spam"}, {"session": 1}])
async def test_a_player_who_is_shut_out_while_a_stream_begins_hears_nothing(changed: dict[str, Any]) -> None:
    room, house = _Room([_SeatRow()]), _House()
    _, lines = lines_of(room, house)
    house.players.row = replace(house.players.row, **changed)
    assert [json.loads(line)["code"] async for line in lines] == ["wrong-token"]
    assert (room.visitors, len(house.connections)) == ([], 0)


async def test_a_full_table_is_told_in_the_stream() -> None:
    room = _Room([_SeatRow()])
    room.refusal = Declined(Code.CROWDED)
    _, lines = lines_of(room)
    told = [json.loads(line) async for line in lines]
    assert [message["code"] for message in told] == ["crowded"]


async def test_what_waited_for_a_token_that_ended_is_not_sent() -> None:
    room = _Room([_SeatRow()])
    program, lines = lines_of(room)
    await anext(lines)
    program.outbox.put(b'{"view":"of somebody else"}')
    room.seats[0].token = "another"
    assert [line async for line in lines] == []
    assert room.visitors == []


async def test_a_reply_that_waited_for_a_token_that_ended_is_not_sent() -> None:
    """The seat was given to somebody else while the message waited for the table."""

    class Slow(_Room):
        async def handle(self, visitor: Any, message: object) -> None:
            self.seats[0].token = "another"
            visitor.outbox.put(b'{"type":"table","view":"of somebody else"}')

    house = _House()
    program = bot_api.Program(Slow([_SeatRow()]), house.players.row, 0, "hash")  # type: ignore[arg-type]
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)))
    with pytest.raises(Declined, match="not the token"):
        await bot_api._reply(request, program, Hello())


async def test_a_forged_token_opens_no_game_that_is_over(tmp_path: Path) -> None:
    """To open it would cost the house much, and the forger nothing."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        token = f"curia.{room.row.id}.0." + "x" * 43
        player = guests[0].visitor.player
        assert player is not None
        await bot_api._set_token(house, room, player, 0, bot_api.hash_of(token, player))
        await guests[0].say("concede")
        for guest in guests:
            guest.go()
        house.forget(room)

        async def program(token: str) -> bot_api.Program:
            headers = {"authorization": f"Bearer {token}"}
            request: Any = SimpleNamespace(
                app=SimpleNamespace(state=SimpleNamespace(house=house)), headers=headers, client=None
            )
            return await bot_api.current_program(request)

        with pytest.raises(Declined) as declined:
            await program(f"curia.{room.row.id}.0." + "y" * 43)
        assert declined.value.code == "wrong-token"
        assert house.rooms == {}
        assert (await program(token)).is_welcome
        assert list(house.rooms) == [room.row.id]
