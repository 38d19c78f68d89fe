"""What becomes of tables when things go wrong or nobody comes: a start cut short, a store that fails, long silence."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from curia.catalog import load_game
from curia.core.events import Event
from curia.server import lobby_api
from curia.server.autoplay import Autoplay
from curia.server.bot_desk import BotJob, DeskClosed
from curia.server.bot_worker import position
from curia.server.errors import Declined, StoreError
from curia.server.history import log_of
from curia.server.house import House
from curia.server.room import Room
from curia.server.rows import Entry, PlayerRow, SeatRow
from curia.server.table import Table, game_of
from curia.wire.terms import Clock, SeatPlan, Terms
from tests.server.kit_rooms import Guest, answer, clock_of, eventually, open_house, player, run, sit, until_asked

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random")
DAY = 86_400_000


async def fail(*_: object) -> None:
    raise StoreError("the disk is full")


def begun(house: House, table: str) -> bool:
    room = house.rooms[table]
    return room.row.status == "playing" and room.table is not None


# The start --------------------------------------------------------------------------------------------------------


def test_a_house_killed_between_the_last_seat_and_the_start_begins_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            anna, bruno = await player(house, "Anna"), await player(house, "Bruno")
            room = await house.create(anna, Terms(game="caesar", seats=[ME, OPEN]))
            # All that the store has when the house is killed then.
            await house.store.set_seats(room.row.id, [room.seats[0], SeatRow(1, bruno.id, "Bruno")])
        async with open_house(tmp_path) as house:
            assert begun(house, room.row.id)
        async with open_house(tmp_path) as house:
            assert begun(house, room.row.id)
            assert [entry.kind for entry in await house.store.entries(room.row.id)] == ["start"]

    run(test())


def test_a_table_that_never_began_is_not_played_when_somebody_looks_at_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            anna = await player(house, "Anna")
            left = await house.create(anna, Terms(game="caesar", seats=[ME, OPEN]))
            await house.leave(anna, left)
            assert left.row.id not in house.rooms
            again = await house.room(left.row.id)
            assert again is not left
            assert (again.row.status, again.table) == ("over", None)
            stranger = Guest(house, again, None)
            assert (await stranger.say("hello"))["view"] is None

    run(test())


def test_a_start_that_cannot_be_stored_is_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            anna = await player(house, "Anna")
            with monkeypatch.context() as patch:
                patch.setattr(house.store, "start_match", fail)
                with pytest.raises(StoreError):
                    await house.create(anna, Terms(game="caesar", seats=[ME, BOT]))
                [room] = house.rooms.values()
                await house.tidy_up()
            await house.tidy_up()
            assert house.rooms[room.row.id] is not room
            assert begun(house, room.row.id)

    run(test())


def test_who_sits_down_last_does_not_if_the_start_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            anna, bruno = await player(house, "Anna"), await player(house, "Bruno")
            room = await house.create(anna, Terms(game="caesar", seats=[ME, OPEN]))
            with monkeypatch.context() as patch:
                patch.setattr(house.store, "start_match", fail)
                with pytest.raises(StoreError):
                    await house.join(bruno, room, None)
            again = await house.room(room.row.id)
            assert (again.row.status, again.seats_of(bruno)) == ("gathering", [])
            await house.join(bruno, again, None)
            assert begun(house, room.row.id)

    run(test())


def test_who_looked_on_is_sent_away_when_a_game_without_spectators_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            anna, bruno, carla = [await player(house, name) for name in ("Anna", "Bruno", "Carla")]
            room = await house.create(anna, Terms(game="caesar", seats=[ME, OPEN], spectators="none"))
            first, last, watcher, nobody = [Guest(house, room, who) for who in (anna, bruno, carla, None)]
            for guest in (first, last, watcher, nobody):
                await guest.say("hello")
                await guest.hear()
            await house.join(bruno, room, None)
            for guest in (watcher, nobody):
                heard = await guest.hear()
                assert heard[-1]["code"] == "no-spectators"
                assert all(message.get("view") is None for message in heard)
                assert guest.visitor.outbox.closed
            assert (await first.hear())[-1]["view"]
            assert (await last.hear())[-1]["view"]

    run(test())


# A store that fails -----------------------------------------------------------------------------------------------


def test_a_game_whose_end_could_not_be_stored_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (anna, _) = await sit(house, "caesar", 2)
            real = house.store.finish_match
            house.store.finish_match = fail  # type: ignore[method-assign,assignment]
            assert (await anna.say("concede"))["code"] == "store"
            house.store.finish_match = real  # type: ignore[method-assign]
            for visitor in list(room.visitors):
                room.leave(visitor)
                house.forget(room)
            assert room.row.id in house.rooms
            await house.tidy_up()
            assert begun(house, room.row.id)
            assert house.rooms[room.row.id].row.ranks == []

    run(test())


class Faulty(Table):
    """Fails after its second entry."""

    def fold(self, entry: Entry) -> list[Event]:
        events = super().fold(entry)
        if entry.seq == 2:
            raise ArithmeticError
        return events


def test_a_table_is_opened_anew_after_a_fault_in_the_middle_of_folding(tmp_path: Path) -> None:
    """Whatever it is: what was folded by half must not be played on."""

    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, guests = await sit(house, "caesar", 2)
            await answer(guests)
            room.table = Faulty(room.row, room.seats, game_of(room.row))
            for entry in await house.store.entries(room.row.id):
                room.table.fold(entry)
            room.table.open()
            guest = next(guest for guest in guests if guest.question)
            assert guest.question is not None
            with pytest.raises(ArithmeticError):
                await guest.say("answer", question=guest.question["number"], move=guest.question["moves"][0])
            again = await house.room(room.row.id)
            assert again is not room
            assert again.table is not None
            assert again.table.next_seq == len(await house.store.entries(room.row.id)) == 2

    run(test())


def test_a_table_that_nobody_can_play_does_not_keep_the_house_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, _ = await sit(house, "caesar", 2)
            row = replace(room.row, terms=replace(room.row.terms, options={"gone": "long ago"}))
            await house.store.update_match(row)
            other, _ = await sit(house, "caesar", 2)
        async with open_house(tmp_path) as house:
            assert list(house.rooms) == [other.row.id]
            # Who comes there is told so, and it can still be found.
            with pytest.raises(Declined) as declined:
                await house.room(row.id)
            assert (declined.value.code, declined.value.status) == ("broken", 503)
            assert (await house.seated(row.id))[0].status == "playing"

    run(test())


def test_a_log_that_does_not_follow_the_rules_is_no_fault_of_who_asks(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, guests = await sit(house, "caesar", 2)
            await answer(guests)
            await house.store.append(room.row.id, [Entry(2, 0, 0, "move", "nonsense")])
            with pytest.raises(Declined) as declined:
                await house.look_back((room.row, room.seats), log_of, 0)
            assert declined.value.code == "broken"

    run(test())


# Long silence -----------------------------------------------------------------------------------------------------


def test_tables_where_nothing_happens_any_more_are_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path, silent_days=10) as house:
            left, guests = await sit(house, "caesar", 2)
            used, _ = await sit(house, "caesar", 2)
            waits = await house.create(await player(house, "Dora"), Terms(game="caesar", seats=[ME, OPEN]))
            for guest in guests:
                guest.go()
            clock_of(house).at += 9 * DAY
            young = await house.create(await player(house, "Enzo"), Terms(game="caesar", seats=[ME, OPEN]))
            await house.tidy_up()
            assert len(house.rooms) == 4
            clock_of(house).at += 2 * DAY
            await house.tidy_up()
            assert set(house.rooms) == {used.row.id, young.row.id}
            rows = {row.id: row for row, _ in await house.store.matches(["over"])}
            assert (rows[left.row.id].reason, rows[waits.row.id].reason) == ("aborted", "abandoned")
            assert [entry.kind for entry in await house.store.entries(left.row.id)] == ["start", "ended"]

    run(test())


# Again ------------------------------------------------------------------------------------------------------------


def test_a_rematch_that_was_left_before_it_began_is_no_dead_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (anna, bruno) = await sit(house, "caesar", 2)
            first, second = anna.visitor.player, bruno.visitor.player
            assert first is not None
            assert second is not None
            await anna.say("concede")
            given_up = await house.rematch(first, room)
            await house.leave(first, given_up)
            with pytest.raises(Declined) as declined:
                await house.join(second, given_up, None)
            assert declined.value.code == "over"
            new = await house.rematch(second, room)
            assert new.row.id not in (room.row.id, given_up.row.id)
            assert await house.rematch(first, room) is new
            assert begun(house, new.row.id)

    run(test())


def test_a_rematch_from_two_devices_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (anna, bruno, clara) = await sit(house, "habemus", 3)
            rows = [guest.visitor.player for guest in (anna, bruno, clara)]
            for guest in (anna, bruno):
                await guest.say("concede")
            twice = [house.rematch(row, room) for row in rows for _ in range(2) if row is not None]
            assert len(set(map(id, await asyncio.gather(*twice)))) == 1

    run(test())


def test_names_in_the_terms_are_tidied(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            anna = await player(house, "Anna")
            here = [SeatPlan("here", name=" A\tb\u202e "), SeatPlan("bot", name="\x1b[31mrobot")]
            room = await house.create(anna, Terms(game="caesar", seats=here, hot_seat=True))
            assert [row.name for row in room.seats] == ["A b", "[31mrobot"]
            assert [plan.name for plan in room.row.terms.seats] == ["A b", "[31mrobot"]
            bad = [SeatPlan("here", name="\u200b"), SeatPlan("bot")]
            with pytest.raises(Declined) as declined:
                await house.create(anna, Terms(game="caesar", seats=bad, hot_seat=True))
            assert declined.value.code == "bad-name"

    run(test())


def test_who_has_days_to_think_may_take_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path, silent_days=1) as house:
            room, guests = await sit(house, "caesar", 2, clock=Clock("days", days=3))
            for guest in guests:
                guest.go()
            clock_of(house).at += 2 * DAY
            await house.tidy_up()
            assert room.row.status == "playing"

    run(test())


def test_guests_who_never_played_are_forgotten_after_a_long_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            store, now = house.store, clock_of(house).at
            names = ("idle", "told", "linked", "late", "host", "seated", "played", "account", "banned", "seen", "new")
            rows = {name: PlayerRow(name, name, now - 200 * DAY) for name in names}
            rows["new"].created = now - 179 * DAY
            rows["account"].login = "login"
            rows["banned"].banned = "noise"
            for row in rows.values():
                await store.add_player(row)
            await store.add_push("told", "https://push.example/1", "{}")
            await store.add_recovery("good", "linked", now + 1)
            await store.add_recovery("old", "late", now)
            await house.create(rows["host"], Terms(game="caesar", seats=[OPEN, OPEN]))
            await house.join(rows["seated"], next(iter(house.rooms.values())), None)
            over = await house.create(rows["played"], Terms(game="caesar", seats=[ME, BOT]))
            await house.leave(rows["played"], over)
            await house.players.player("seen")
            await house.forget_guests()
            assert [name for name in names if await store.player(name) is None] == ["idle", "told", "late"]
            assert await store.pushes("told") == []
            # A question that was on its way when the guest was forgotten.
            assert await house.players.player("idle") is None

    run(test())


def test_a_guest_who_sits_down_while_guests_are_forgotten_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            now = clock_of(house).at
            await house.store.add_player(PlayerRow("late", "Late", 0))
            room = await house.create(await player(house, "Anna"), Terms(game="caesar", seats=[ME, OPEN]))
            idle = await house.store.idle_guests(now, now, 99)
            late = await house.players.player("late")
            assert late is not None
            await house.join(late, room, None)
            assert await house.store.forget_guests(idle, now, now) == []

    run(test())


# Looking at tables ------------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_looked_at_without_being_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, guests = await sit(house, "caesar", 2)
            await answer(guests)
            await guests[0].say("concede")
            for guest in guests:
                guest.go()
            house.forget(room)
            row, seats = await house.seated(room.row.id)
            assert (row.status, [seat.name for seat in seats]) == ("over", [seat.name for seat in room.seats])
            assert await house.look_back((row, seats), log_of, 0)
            assert house.rooms == {}

    run(test())


def test_an_end_that_is_not_stored_yet_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all cards could be seen of a game that goes on, because the disk was full."""

    async def test() -> None:
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

    run(test())


def test_the_newest_tables_are_listed_and_not_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("curia.server.house._MOST_LISTED", 2)

    async def test() -> None:
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

    run(test())


# Devices, chat, answers without a choice --------------------------------------------------------------------------


def test_a_player_with_another_name_has_no_more_devices(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (anna, _) = await sit(house, "caesar", 2)
            row = anna.visitor.player
            assert row is not None
            more = [Guest(house, room, replace(row, name=f"Anna the {number}th")) for number in range(8)]
            assert anna.visitor.outbox.closed
            assert not more[0].visitor.outbox.closed

    run(test())


def test_a_line_that_comes_twice_at_the_same_time_is_said_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (anna, _) = await sit(house, "caesar", 2)
            other = Guest(house, room, anna.visitor.player)
            await other.say("hello")
            replies = await asyncio.gather(*[device.say("say", id="x", text="hello") for device in (anna, other)])
            assert [reply["type"] for reply in replies] == ["done", "done"]
            assert len(await house.store.chat(room.row.id, "seats", 9)) == 1

    run(test())


def test_a_line_that_is_sent_again_after_a_restart_is_said_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (anna, _) = await sit(house, "caesar", 2)
            await anna.say("say", id="x", text="hello")
        for is_greeting in (False, True):
            async with open_house(tmp_path) as house:
                back = Guest(house, house.rooms[room.row.id], anna.visitor.player)
                if is_greeting:
                    await back.say("hello")
                assert (await back.say("say", id="x", text="hello"))["type"] == "done"
                assert len(await house.store.chat(room.row.id, "seats", 9)) == 1

    run(test())


class LateDesk:
    """Thinks of nothing, but remembers what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []
        self.asked: list[tuple[str, bool]] = []

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int:
        self.jobs.append(job)
        self.asked.append((table, is_awaited))
        raise DeskClosed("for ever")


def test_a_bot_is_asked_about_the_position_in_which_its_seat_is_asked(tmp_path: Path) -> None:
    """Also if the table has gone on before it gets to think."""

    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, guests = await sit(house, "habemus", 3)
            await until_asked(guests, "bid")
            desk = house.services.desk = LateDesk()
            table = room.table
            assert table is not None
            for draft in table.sit_in(1, "absent"):
                table.fold(Entry(table.next_seq, 0, draft.seat, draft.kind, draft.body))
            room.autoplay.look(room, table)
            move = table.game.move_text(table.match.legal_moves(1)[0])
            table.fold(Entry(table.next_seq, 0, 1, "move", move))
            await eventually(lambda: bool(desk.jobs))
            for job in desk.jobs:
                position(load_game(job.game, job.seats, job.options), job)

    run(test())


@pytest.mark.parametrize("who", ["a player", "a program", "a spectator", "nobody"])
def test_a_bot_is_told_whether_somebody_who_plays_looks_on(tmp_path: Path, who: str) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, (guest,) = await sit(house, "caesar", 1, bots=1)
            desk = house.services.desk = LateDesk()
            guest.visitor.is_program = who == "a program"
            if who in ("a spectator", "nobody"):
                guest.go()
            if who == "a spectator":
                Guest(house, room, None)
            assert room.table is not None
            room.autoplay.close()
            room.autoplay = Autoplay()
            for draft in room.table.sit_in(0, "absent"):
                room.table.fold(Entry(room.table.next_seq, 0, draft.seat, draft.kind, draft.body))
            room.autoplay.look(room, room.table)
            await eventually(lambda: bool(desk.asked))
            assert desk.asked[0] == (room.row.id, who == "a player")

    run(test())


def test_everything_is_shown_only_when_the_end_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is over in memory while its last move is on its way to the store, which may fail."""

    async def test() -> None:
        async with open_house(tmp_path) as house:
            room, _ = await sit(house, "caesar", 2)
            request: Any = SimpleNamespace(
                app=SimpleNamespace(state=SimpleNamespace(house=house)), cookies={}, client=None
            )

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

    run(test())


def test_who_changed_seats_while_a_message_waited_looks_through_the_new_one(tmp_path: Path) -> None:
    """The table is busy, and the game begins before the message comes to its turn."""

    async def test() -> None:
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

    run(test())


def forced_seat(room: Room) -> int | None:
    table = room.table
    assert table is not None
    forced = [seat for seat in table.pending() if table.match.decision(seat).discreet]
    return next((seat for seat in forced if len(table.match.legal_moves(seat)) == 1), None)


def test_an_answer_without_a_choice_comes_also_after_something_was_proposed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            house.services.forced_pause = lambda: 0.05
            room, guests = await sit(house, "borgia", 3)
            while (seat := forced_seat(room)) is None:
                await answer(guests)
            assert room.table is not None
            other = guests[(seat + 1) % 3]
            await other.say("propose", what="pause")
            number = room.table.chairs[seat].question
            await asyncio.sleep(0.2)
            assert room.table.chairs[seat].question == number
            assert room.table.proposal is not None
            await other.say("vote", proposal=room.table.proposal.number, agree=False)
            await eventually(lambda: room.table is not None and room.table.chairs[seat].question != number)

    run(test())
