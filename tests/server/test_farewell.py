"""Deleting an account: nothing of the person stays, and the others' games do."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from curia.core.record import read_record, verify
from curia.server.base.errors import Declined, StoreError
from curia.server.house import farewell
from curia.server.house.house import House
from curia.server.http.bot_api import hash_of
from curia.server.store.rows import GONE, GONE_NAME, PaceRow, PlayerRow, RatingRow, SeatRow
from curia.server.tables.history import frames_of, record_text
from curia.server.tables.room import Room
from curia.server.tables.table import game_of
from curia.wire.kinds import ChatChannel
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_rooms import Guest, answer, open_house, player, sit

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random")
SECRET = "my cat is called Agrippina"


async def livia(house: House) -> PlayerRow:
    """Somebody with something of every kind that the house keeps."""
    row = PlayerRow("id-of-livia", "Livia D.", 5, "livia.drusilla", "hash of livia", 3, "https://livia.example/hook")
    await house.store.add_player(row)
    await house.store.add_recovery("code of livia", row.id, house.services.now() + 1000)
    await house.store.add_push(row.id, "https://push.example/livia", '{"endpoint": "https://push.example/livia"}', 10)
    await house.store.keep_paces([PaceRow(row.id, "caesar card", [1500], 7)])
    house.services.pace.learn(row.id, "caesar card", 2.0)
    return row


async def game(house: House, *people: PlayerRow, **terms: object) -> tuple[Room, list[Guest]]:
    plans = [SeatPlan("me", name="Livia the Host"), *[OPEN] * (len(people) - 1), *[BOT] * (3 - len(people))]
    room = await house.create(people[0], Terms(game="habemus", seats=plans, **terms))  # type: ignore[arg-type]
    for row in people[1:]:
        await house.join(row, room, None)
    guests = [Guest(house, room, row) for row in people]
    for guest in guests:
        await guest.say("hello")
    return room, guests


async def play(guests: list[Guest], answers: int) -> None:
    """So many answers of these, or until the game is over; bots answer too."""
    room = guests[0].room
    while answers and room.row.status == "playing":
        for guest in guests:
            await guest.hear()
        if any(guest.question for guest in guests):
            await answer(guests)
            answers -= 1
        else:
            await asyncio.sleep(0.002)


def stored(folder: Path) -> bytes:
    """All bytes of the database of a house that is closed."""
    assert not list(folder.glob("*-wal"))
    return (folder / "curia.db").read_bytes()


async def test_nothing_of_the_person_stays(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco = await livia(house), await player(house, "Marco")
        over, guests = await game(house, me, marco)
        assert (await guests[0].say("say", text=SECRET))["type"] == "done"
        assert (await guests[1].say("say", text="Nice."))["type"] == "done"
        await play(guests, 1)
        await house.abort(over.row.id, "aborted")
        assert over.row.status == "over"
        await house.rematch(marco, over)
        await house.store.finish_match(over.row, [], [RatingRow(me.id, "habemus", 25.0, 8.0, 1)])
        await farewell.forget(house, me.id)
        assert await house.players.player(me.id) is None
        assert await house.store.player(me.id) is None
        assert await house.store.player_by_login("livia.drusilla") is None
        assert not await house.store.ratings([me.id])
        assert not [row for row in await house.store.paces(100) if row.who == me.id]
        assert not [row for row in house.services.pace.take_unsaved(0) if row.who == me.id]
        assert [line.text for line in await house.store.chat(over.row.id, ChatChannel.PLAYERS, 50)] == ["Nice."]
        await farewell.forget(house, me.id)
    left = stored(tmp_path)
    for trace in (me.id, me.name, me.login, me.password, me.webhook, SECRET, "the Host", "livia", "code of"):
        assert str(trace).encode() not in left, trace


async def test_the_games_of_others_stay_readable(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco = await livia(house), await player(house, "Marco")
        room, guests = await game(house, me, marco)
        await play(guests, 12)
        await house.abort(room.row.id, "aborted")
        for guest in guests:
            guest.go()
        house.forget(room)
        assert room.row.id not in house.rooms
        await farewell.forget(house, me.id)
        row, seats = await house.seated(room.row.id)
        assert (row.host, seats[0].player, seats[0].name) == (GONE, GONE, GONE_NAME)
        assert seats[1].name == "Marco"
        entries = await house.store.entries(row.id)
        verify(game_of(row), read_record(record_text(row, seats, entries)))
        assert len(frames_of(row, seats, entries, 1)) > 5
        assert [found.id for found, _ in await house.store.matches_of(marco.id, 10)] == [row.id]
        # It is not taken for one that nobody has played.
        assert await house.store.unplayed(0, 2**60, 10) == []


async def test_who_leaves_gives_running_games_up_and_stands_up_from_others(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco, anna = await livia(house), await player(house, "Marco"), await player(house, "Anna")
        running, guests = await game(house, me, marco, anna)
        hosted = await house.create(me, Terms(game="habemus", seats=[ME, OPEN, OPEN]))
        await house.join(marco, hosted, None)
        alone = await house.create(me, Terms(game="habemus", seats=[OPEN, OPEN, BOT]))
        joined = await house.create(anna, Terms(game="habemus", seats=[ME, OPEN, OPEN]))
        await house.join(me, joined, None)
        house.connections.add(guests[0].visitor.outbox, "192.0.2.1", me)
        await farewell.forget(house, me.id)
        assert guests[0].visitor.outbox.closed
        guests[0].go()
        await guests[1].hears("table.conceded")
        assert running.table is not None
        assert running.table.chairs[0].conceded
        assert running.row.status == "playing"
        assert [row.name for row in running.seats] == [GONE_NAME, "Marco", "Anna"]
        assert [row.name for row in hosted.seats] == [None, "Marco", None]
        assert (alone.row.status, alone.row.reason) == ("over", "abandoned")
        assert [row.name for row in joined.seats] == ["Anna", None, None]
        told = [message for message in guests[1].heard if message["type"] == "table"][-1]
        assert "Livia" not in str(told)
        # The others play on to the end.
        await play(guests[1:], 10_000)
        row, seats = await house.seated(running.row.id)
        assert len(row.ranks) == 3
        assert await house.store.seats(row.id) == seats


async def test_a_house_that_was_killed_lets_the_seat_go_when_it_is_opened(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco, anna = await livia(house), await player(house, "Marco"), await player(house, "Anna")
        running, _ = await game(house, me, marco, anna)
        hosted = await house.create(me, Terms(game="habemus", seats=[ME, OPEN, OPEN]))
        # All that is stored if the house is killed then.
        house.services.pace.forget(me.id)
        await house.store.forget_player(me.id)
    assert b"livia" not in stored(tmp_path).lower()
    async with open_house(tmp_path) as house:
        room = house.rooms[running.row.id]
        assert room.table is not None
        assert [chair.conceded for chair in room.table.chairs] == [True, False, False]
        assert (await house.seated(hosted.row.id))[0].reason == "abandoned"
        entries = await house.store.entries(running.row.id)
    async with open_house(tmp_path) as house:
        assert await house.store.entries(running.row.id) == entries, "once"


async def test_if_it_cannot_be_stored_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    async with open_house(tmp_path) as house:
        me, marco = await livia(house), await player(house, "Marco")
        room, _ = await game(house, me, marco)
        with monkeypatch.context() as patched:
            patched.setattr(house.store, "forget_player", fail)
            with pytest.raises(StoreError):
                await farewell.forget(house, me.id)
        assert await house.players.player(me.id) == me
        assert room.table is not None
        assert not room.table.chairs[0].conceded
        await farewell.forget(house, me.id)
        assert await house.players.player(me.id) is None


async def test_what_is_on_its_way_does_not_bring_anybody_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco, anna = await livia(house), await player(house, "Marco"), await player(house, "Anna")
        room, guests = await game(house, me, marco, anna)
        watched, _ = await sit(house, "caesar", 2)
        watcher = Guest(house, watched, me)
        joined = await house.create(anna, Terms(game="habemus", seats=[ME, OPEN, OPEN]))
        cookie = house.players.cookie(me)
        done = await asyncio.gather(
            guests[0].say("say", text=SECRET),
            watcher.say("say", text=SECRET),
            house.create(me, Terms(game="habemus", seats=[ME, OPEN, OPEN])),
            house.join(me, joined, None),
            farewell.forget(house, me.id),
            house.players.from_cookie(cookie),
            house.join(me, joined, None),
            house.create(me, Terms(game="habemus", seats=[ME, OPEN, OPEN])),
            guests[0].say("say", text=SECRET),
            watcher.say("say", text=SECRET),
            return_exceptions=True,
        )
        assert all(one is None or isinstance(one, dict | Room | PlayerRow | Declined | StoreError) for one in done)
        assert await house.players.from_cookie(cookie) is None
        assert me.id not in {row.player for each in house.rooms.values() for row in each.seats}
        assert me.id not in {each.row.host for each in house.rooms.values()}
        await guests[1].say("say", text="Still here.")
        assert room.row.status == "playing"
    assert b"livia" not in stored(tmp_path).lower()
    assert SECRET.encode() not in stored(tmp_path)


async def test_several_who_left_one_table_are_told_apart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco, anna = await livia(house), await player(house, "Marco"), await player(house, "Anna")
        room, _ = await game(house, anna, marco, me)
        await farewell.forget(house, me.id)
        await farewell.forget(house, anna.id)
        assert [row.name for row in room.seats] == [GONE_NAME, "Marco", f"{GONE_NAME} 2"]
        assert room.table is not None
        assert [chair.name for chair in room.table.chairs] == [row.name for row in room.seats]


async def test_a_token_of_the_seat_is_void_but_the_program_still_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco, anna = await livia(house), await player(house, "Marco"), await player(house, "Anna")
        room, _ = await game(house, me, marco, anna)
        room.seats = [replace(room.seats[0], token=hash_of("token", me)), *room.seats[1:]]
        await house.store.set_seats(room.row.id, room.seats)
        await farewell.forget(house, me.id)
        assert room.seats[0] == SeatRow(0, GONE, GONE_NAME, None, "")
        assert room.seats[0].is_programs


async def test_a_rated_game_counts_for_those_who_stay(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me = await livia(house)
        marco, anna = await player(house, "Marco", "marco"), await player(house, "Anna", "anna")
        room, guests = await game(house, me, marco, anna, rated=True)
        await play(guests, 12)
        await farewell.forget(house, me.id)
        await house.leave(marco, room)
        assert room.row.status == "over"
        assert {row.who for row in await house.store.ratings([me.id, marco.id, anna.id, GONE])} == {
            marco.id,
            anna.id,
        }


async def test_who_goes_while_seeds_are_said_gives_the_game_up(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        me, marco = await livia(house), await player(house, "Marco")
        room = await house.create(me, Terms(game="caesar", seats=[ME, OPEN]), commitment="0" * 64)
        await house.join(marco, room, None)
        assert room.reveals.is_waiting
        await farewell.forget(house, me.id)
        assert (room.row.status, room.row.reason) == ("over", "conceded")
