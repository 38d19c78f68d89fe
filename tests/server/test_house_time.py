"""Time that runs evenly: a machine that sleeps, a process that is stopped, a clock that is set forward or back."""

import asyncio
from pathlib import Path

from curia.server.base.errors import StoreError
from curia.server.base.house_time import HouseTime
from curia.server.house.house import House
from curia.server.store.rows import EntryRow
from curia.server.tables.entries import Restarted
from curia.wire.terms import Absence, Clock
from tests.server.kit_rooms import Guest, answer, clock_of, eventually, open_house, sit, substitute
from tests.server.kit_tables import Log

BANK = Clock(kind="bank", seconds=60, increment=0, out_of_time="concede")
HOUR = 3_600_000


class Machine:
    """The two clocks of a machine."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000
        self.steady = 77_000
        self.time = HouseTime(lambda: self.wall, lambda: self.steady)

    def run(self, seconds: int) -> None:
        """The house is there, and looks every second."""
        for _ in range(seconds):
            self.wall += 1_000
            self.steady += 1_000
            assert self.time.look() is None


async def awake(house: House) -> None:
    """Wait until every table's log says that the house was away."""
    assert house._waking is not None
    await house._waking


def test_time_runs_with_the_time_of_day() -> None:
    machine = Machine()
    machine.run(100)
    machine.wall += 400
    machine.steady += 400
    assert machine.time() == machine.wall


def test_a_process_that_was_stopped_was_away_since_its_last_look() -> None:
    machine = Machine()
    machine.run(10)
    last = machine.wall
    machine.wall += 16_000
    machine.steady += 16_000
    assert machine.time() == last, "what rings before the look must not take the gap for thinking time"
    assert machine.time.look() == last
    assert machine.time() == machine.wall


def test_a_machine_that_slept_was_away() -> None:
    machine = Machine()
    machine.run(10)
    last = machine.wall
    machine.wall += 8 * HOUR
    assert machine.time() == last
    assert machine.time.look() == last
    assert machine.time() == machine.wall


def test_a_clock_that_is_set_does_not_move_time_until_it_is_looked_at() -> None:
    for step in (HOUR // 2, -HOUR):
        machine = Machine()
        machine.run(10)
        before = machine.wall
        machine.wall += step
        machine.steady += 700
        machine.wall += 700
        assert machine.time() == before + 700
        assert machine.time.look() == before + 700
        assert machine.time() == before + 700 + step
        machine.run(5)
        assert machine.time() == machine.wall


def test_a_small_difference_is_made_up_for_slowly() -> None:
    machine = Machine()
    machine.run(3)
    machine.wall -= 1_000
    before = machine.time()
    machine.run(10)
    assert before + 9_900 == machine.time()
    machine.run(90)
    assert machine.time() == machine.wall


def test_after_the_clock_is_set_back_time_does_not_stand_still() -> None:
    log = Log("caesar", 2, clock=BANK)
    log.at += 4_000
    stopped = log.at
    log.at -= HOUR
    log.put([Restarted(stopped)])
    seat = log.table.pending()[0]
    assert log.table.clocks.left[seat] == 56_000
    assert log.table.clocks.left_at(log.at + 7_000)[seat] == 49_000
    assert log.table.clocks.flag_of(seat) == log.at + 56_000
    assert log.rebuilt().clocks.left == log.table.clocks.left


async def test_nobody_loses_on_time_while_the_house_was_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2, clock=BANK)
        clock = clock_of(house)
        clock.at += 5_000
        clock.woke = clock.at
        clock.at += 8 * HOUR
        house.look()
        # What was due by the time of day is not: the gap comes first.
        await room.presence._act(room)
        await awake(house)
        assert room.table is not None
        assert not any(chair.conceded for chair in room.table.chairs)
        assert room.table.clocks.left == [55_000, 55_000]
        entries = await house.store.entries(room.row.id)
        assert [entry.kind for entry in entries] == ["start", "restarted"]
        await guests[0].hears("table.restarted")
        # And then time runs again.
        clock.at += 56_000
        await room.presence._act(room)
        assert room.table.outcome is not None


async def test_an_answer_that_comes_first_finds_the_gap_already_skipped(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2, clock=BANK)
        clock = clock_of(house)
        clock.woke = clock.at
        clock.at += HOUR
        async with room.lock:
            house.look()
            await asyncio.sleep(0)
            shown = room.table_message(guests[0].visitor, None, []).clock
            assert shown is not None
            assert shown.left == [60_000, 60_000]
        await answer(guests)
        await awake(house)
        kinds = [entry.kind for entry in await house.store.entries(room.row.id)]
        assert kinds == ["start", "restarted", "move"]


async def test_who_was_away_before_is_held_a_seat_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2, absence=Absence(then="bot", hold=60))
        clock = clock_of(house)
        guests[1].go()
        clock.woke = clock.at
        clock.at += HOUR
        house.look()
        await awake(house)
        await room.presence._act(room)
        assert substitute(room, 1) is None
        clock.at += 60_000
        await room.presence._act(room)
        assert substitute(room, 1) is not None


async def test_a_gap_that_could_not_be_stored_is_not_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2, clock=BANK)
        clock = clock_of(house)
        real = house.store.append

        def fail_once(match: str, entries: list[EntryRow], *_: object) -> asyncio.Future[None]:
            house.store.append = real  # type: ignore[method-assign]
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreError("the disk is full"))
            return failed

        house.store.append = fail_once  # type: ignore[method-assign,assignment]
        clock.woke = clock.at
        clock.at += HOUR
        house.look()
        await eventually(lambda: room.is_broken)
        again = await house.room(room.row.id)
        assert again is not room
        assert again.table is not None
        assert again.table.clocks.left_at(clock.at) == [60_000, 60_000]
        assert (await Guest(house, again, guests[0].visitor.player).say("hello"))["type"] == "table"
