"""Who looks at a table, talks there or answers: what each of them is told, and when."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from curia.catalog import load_game
from curia.server.base.errors import Declined, StoreError
from curia.server.bots.bot_pool import BotJob, PoolClosed
from curia.server.bots.bot_worker import position
from curia.server.house.looking_back import Looker
from curia.server.http import lobby_api
from curia.server.tables import decide
from curia.server.tables.bot_turns import BotTurns
from curia.server.tables.entries import move_of
from curia.server.tables.history import log_of
from curia.wire.kinds import ChatChannel
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_rooms import (
    Guest,
    answer,
    clock_of,
    eventually,
    open_house,
    player,
    sit,
    until_asked,
)

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random")


# Looking at tables ------------------------------------------------------------------------------------------------


async def test_a_game_that_is_over_is_looked_at_without_being_opened(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        await answer(guests)
        await guests[0].say("concede")
        for guest in guests:
            guest.go()
        house.forget(room)
        row, seats = await house.seated(room.row.id)
        assert (row.status, [seat.name for seat in seats]) == ("over", [seat.name for seat in room.seats])
        assert await house.looking_back.make(Looker("anna"), (row, seats), log_of, 0)
        assert house.rooms == {}


async def test_an_end_that_is_not_stored_yet_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all cards could be seen of a game that goes on, because the disk was full."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        store_it, asked = asyncio.Event(), asyncio.Event()

        async def late(*_: object) -> None:
            asked.set()
            await store_it.wait()
            raise StoreError("the disk is full")

        monkeypatch.setattr(house.store, "finish_match", late)
        conceding = asyncio.create_task(guests[0].say("concede"))
        await asked.wait()
        looking = asyncio.create_task(house.seated(room.row.id))
        await asyncio.sleep(0.05)
        assert not looking.done()
        store_it.set()
        await conceding
        assert (await looking)[0].status == "playing"


async def test_the_newest_tables_are_listed_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("curia.server.house.house._MOST_LISTED", 2)

    async with open_house(tmp_path) as house:
        anna, bruno = await player(house, "Anna"), await player(house, "Bruno")
        terms = Terms(game="caesar", seats=[ME, OPEN], access="public", spectators="public")
        rooms = []
        for _ in range(6):
            rooms.append(await house.create(anna, terms))
            clock_of(house).at += 1
        for room in rooms[3:]:
            await house.join(bruno, room, None)
        assert house.listed() == [rooms[5], rooms[4], rooms[2], rooms[1]]


# Devices, chat, answers without a choice --------------------------------------------------------------------------


async def test_a_player_with_another_name_has_no_more_devices(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _) = await sit(house, "caesar", 2)
        row = anna.visitor.player
        assert row is not None
        more = [Guest(house, room, replace(row, name=f"Anna the {number}th")) for number in range(8)]
        assert anna.visitor.outbox.closed
        assert not more[0].visitor.outbox.closed


async def test_a_line_that_comes_twice_at_the_same_time_is_said_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _) = await sit(house, "caesar", 2)
        other = Guest(house, room, anna.visitor.player)
        await other.say("hello")
        replies = await asyncio.gather(*[device.say("say", id="x", text="hello") for device in (anna, other)])
        assert [reply["type"] for reply in replies] == ["done", "done"]
        assert len(await house.store.chat(room.row.id, ChatChannel.PLAYERS, 9)) == 1


async def test_a_line_that_is_sent_again_after_a_restart_is_said_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _) = await sit(house, "caesar", 2)
        await anna.say("say", id="x", text="hello")
    for is_greeting in (False, True):
        async with open_house(tmp_path) as house:
            back = Guest(house, house.rooms[room.row.id], anna.visitor.player)
            if is_greeting:
                await back.say("hello")
            assert (await back.say("say", id="x", text="hello"))["type"] == "done"
            assert len(await house.store.chat(room.row.id, ChatChannel.PLAYERS, 9)) == 1


class LateBots:
    """Thinks of nothing, but remembers what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []
        self.asked: list[tuple[str, bool]] = []

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int:
        self.jobs.append(job)
        self.asked.append((table, is_awaited))
        raise PoolClosed("for ever")


async def test_a_bot_is_asked_about_the_position_in_which_its_seat_is_asked(tmp_path: Path) -> None:
    """Also if the table has gone on before it gets to think."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3)
        await until_asked(guests, "bid")
        bots = house.services.bots = LateBots()
        table = room.table
        assert table is not None
        for entry in decide.substitute(table, 1, "absent"):
            entry.stamp(table.next_seq, 0)
            table.evolve(entry)
        room.bot_turns.look(room, table)
        move = move_of(table.game, 1, table.match.legal_moves(1)[0])
        move.stamp(table.next_seq, 0)
        table.evolve(move)
        await eventually(lambda: bool(bots.jobs))
        for job in bots.jobs:
            position(load_game(job.game, job.seats, job.options), job)


@pytest.mark.parametrize("who", ["a player", "a program", "a spectator", "nobody"])
async def test_a_bot_is_told_whether_somebody_who_plays_looks_on(tmp_path: Path, who: str) -> None:
    async with open_house(tmp_path) as house:
        room, (guest,) = await sit(house, "caesar", 1, bots=1)
        bots = house.services.bots = LateBots()
        guest.visitor.is_program = who == "a program"
        if who in ("a spectator", "nobody"):
            guest.go()
        if who == "a spectator":
            Guest(house, room, None)
        assert room.table is not None
        room.bot_turns.close()
        room.bot_turns = BotTurns()
        for entry in decide.substitute(room.table, 0, "absent"):
            entry.stamp(room.table.next_seq, 0)
            room.table.evolve(entry)
        room.bot_turns.look(room, room.table)
        await eventually(lambda: bool(bots.asked))
        assert bots.asked[0] == (room.row.id, who == "a player")


async def test_everything_is_shown_only_when_the_end_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is over in memory while its last move is on its way to the store, which may fail."""

    async with open_house(tmp_path) as house:
        room, _ = await sit(house, "caesar", 2)
        request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)), cookies={}, client=None)

        async def last_move() -> None:
            async with room.lock:
                room.row.status = "over"
                await asyncio.sleep(0.05)
                room.is_broken = True

        async def while_it_is_stored(_: str | None) -> None:
            moves.append(asyncio.create_task(last_move()))
            await asyncio.sleep(0.01)

        moves: list[asyncio.Task[None]] = []
        monkeypatch.setattr(house.players, "from_cookie", while_it_is_stored)
        with pytest.raises(Declined) as caught:
            await lobby_api._look(request, room.row.id, None, everything=True)
        assert caught.value.code == "not-over"
        await moves[0]


async def test_who_changed_seats_while_a_message_waited_looks_through_the_new_one(tmp_path: Path) -> None:
    """The table is busy, and the game begins before the message comes to its turn."""

    async with open_house(tmp_path) as house:
        mallory, rosa, sibyl, tom = [await player(house, name) for name in ("Mallory", "Rosa", "Sibyl", "Tom")]
        terms = Terms(game="habemus", seats=[SeatPlan("me"), SeatPlan(), SeatPlan(), SeatPlan()])
        room = await house.create(mallory, terms)
        await house.join(rosa, room, 1)
        spy = Guest(house, room, mallory)
        await spy.say("hello")
        go_on = asyncio.Event()

        async def busy() -> None:
            async with room.lock:
                await go_on.wait()

        work = [house.join(sibyl, room, 2), busy(), house.leave(mallory, room)]
        work += [house.join(tom, room, 0), house.join(mallory, room, 3)]
        tasks = []
        for one in work:
            tasks.append(asyncio.create_task(one))
            await asyncio.sleep(0)
        await eventually(lambda: room.seats[2].name is not None)
        message = asyncio.create_task(spy.say("hello", seat=0))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)
        await message
        assert (room.row.status, room.seats_of(mallory), spy.visitor.seat) == ("playing", [3], 3)
        assert spy.heard[-1]["code"] == "not-your-seat"
