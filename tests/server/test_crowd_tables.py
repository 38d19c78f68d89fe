"""Tables and seats that many guests of one address take: only so many, and not for long."""

import asyncio
from collections import Counter
from pathlib import Path

from curia.server.base.errors import Declined
from curia.server.base.limits import TooMany
from curia.server.house.house import House
from curia.server.store.rows import PlayerRow
from curia.server.tables.room import Room
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_crowd import FAR, NEAR
from tests.server.kit_rooms import Guest, clock_of, open_house, player

ME, OPEN = SeatPlan(kind="me"), SeatPlan()
TWO = Terms(game="caesar", seats=[ME, OPEN], access="public")
HOUR = 3_600_000


async def make(house: House, who: PlayerRow, address: str) -> str:
    """What becomes of one more table."""
    try:
        await house.create(who, TWO, address)
    except Declined as declined:
        return declined.code
    return "made"


async def test_an_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, max_tables_per_address=6, max_tables_per_player=2) as house:
        crowd = [await player(house, f"g{number}") for number in range(10)]
        made = Counter([await make(house, guest, FAR) for guest in crowd])
        assert made == {"made": 6, "too-many-tables": 4}
        anna = await player(house, "Anna")
        assert await make(house, anna, NEAR) == "made"
        # One that is over makes room for another one.
        room = next(room for room in house.rooms.values() if room.row.host == crowd[0].id)
        await house.leave(crowd[0], room)
        assert [await make(house, guest, FAR) for guest in crowd[:2]] == ["made", "too-many-tables"]
        for room in list(house.rooms.values()):
            await house.abort(room.row.id, "aborted")
        await house.tidy_up()
        assert house.holdings.of_address == {}
        assert not house.holdings.coming


async def test_a_table_that_is_opened_anew_is_still_of_its_address(tmp_path: Path) -> None:
    async with open_house(tmp_path, max_tables_per_address=1) as house:
        anna = await player(house, "Anna")
        room = await house.create(anna, TWO, FAR)
        room._break()
        await house.room(room.row.id)
        assert await make(house, anna, FAR) == "too-many-tables"


async def test_a_table_that_never_began_goes_after_hours_when_nobody_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, gathering_hours=5) as house:
        anna, bruno, carla = [await player(house, name) for name in ("Anna", "Bruno", "Carla")]
        empty, looked_at, seen = [await house.create(anna, TWO) for _ in range(3)]
        begun = await house.create(anna, TWO)
        await house.join(bruno, begun, None)
        waiting = Guest(house, looked_at, anna)
        visit = Guest(house, seen, anna)
        clock_of(house).at += 3 * HOUR
        visit.go()
        clock_of(house).at += 3 * HOUR
        await house.tidy_up()
        assert [room.row.status for room in (empty, looked_at, seen, begun)] == [
            *("over", "gathering", "gathering", "playing"),
        ]
        assert empty.row.reason == "abandoned"
        assert (await house.seated(empty.row.id))[0].status == "over"
        waiting.go()
        clock_of(house).at += 4 * HOUR
        await house.tidy_up()
        assert [room.row.status for room in (looked_at, seen, begun)] == ["gathering", "over", "playing"]
        # Who sits down shows that it is not forgotten.
        three = await house.create(carla, Terms(game="habemus", seats=[ME, OPEN, OPEN]))
        clock_of(house).at += 4 * HOUR
        await house.join(bruno, three, None)
        clock_of(house).at += 4 * HOUR
        await house.tidy_up()
        assert three.row.status == "gathering"


async def test_all_tables_of_a_player_or_an_address_are_closed_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno, carla = [await player(house, name) for name in ("Anna", "Bruno", "Carla")]
        for who, address in ((anna, FAR), (anna, NEAR), (bruno, FAR), (carla, "2001:db8:1:2::/64")):
            await house.create(who, TWO, address)
        playing = await house.create(bruno, TWO, FAR)
        await house.join(anna, playing, None)
        assert await house.close_tables("flood", player=anna.id) == 2
        assert await house.close_tables("flood", address="203.0.113.0/24") == 2
        assert playing.row.reason == "flood"
        assert await house.close_tables("flood", address=NEAR) == 0
        assert await house.close_tables("flood", address="2001:db8:1:2::/64") == 1
        assert not house.rooms


async def test_how_often_an_address_looks_back_and_makes_tables_is_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, request_rate=0.001, request_burst=10) as house:
        for what, most in (("crowd_look_back", 10), ("table", 5)):
            for _ in range(most):
                house.limits.take(what, FAR)
            try:
                house.limits.take(what, FAR)
            except TooMany:
                continue
            raise AssertionError(what)


# Seats ----------------------------------------------------------------------------------------------------------------

THREE = Terms(game="habemus", seats=[ME, OPEN, OPEN], access="public")


async def sit_down(house: House, who: PlayerRow, room: Room, address: str = "") -> str:
    """What becomes of one more seat."""
    try:
        await house.join(who, room, None, address)
    except Declined as declined:
        return declined.code
    return "seated"


async def test_a_guest_does_not_take_a_seat_at_every_table(tmp_path: Path) -> None:
    async with open_house(tmp_path, max_waiting_seats=2, max_seats_per_player=3) as house:
        hosts = [await player(house, f"h{number}") for number in range(6)]
        tables = [await house.create(host, THREE, NEAR) for host in hosts]
        mallory = await player(house, "Mallory")
        taken = await asyncio.gather(*(sit_down(house, mallory, room, FAR) for room in tables))
        assert Counter(taken) == {"seated": 2, "too-many-seats": 4}
        # A game that begins is not waited for any more, but it is counted still.
        await house.join(hosts[5], tables[0], None)
        assert tables[0].row.status == "playing"
        assert [await sit_down(house, mallory, room) for room in tables[2:4]] == ["seated", "too-many-seats"]
        await house.leave(mallory, tables[1])
        assert await sit_down(house, mallory, tables[3]) == "seated"
        # And a player's own tables are none of others.
        assert await make(house, mallory, FAR) == "made"
        assert not house.holdings.coming


async def test_the_guests_of_an_address_do_not_take_a_seat_at_every_table(tmp_path: Path) -> None:
    async with open_house(tmp_path, max_waiting_seats=1) as house:
        hosts = [await player(house, f"h{number}") for number in range(12)]
        tables = [await house.create(host, THREE, NEAR) for host in hosts]
        crowd = [await player(house, f"g{number}") for number in range(12)]
        pairs = zip(crowd, tables, strict=True)
        taken = Counter([await sit_down(house, guest, room, FAR) for guest, room in pairs])
        assert taken == {"seated": 8, "too-many-seats": 4}
        assert await sit_down(house, await player(house, "Anna"), tables[0], NEAR) == "seated"


async def test_a_host_takes_a_seat_back_before_the_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno, carla = [await player(house, name) for name in ("Anna", "Bruno", "Carla")]
        room = await house.create(anna, THREE)
        await house.join(bruno, room, None)
        there = Guest(house, room, bruno)
        await there.say("hello")

        async def refused(who: PlayerRow, seat: int) -> str:
            try:
                await house.remove(who, room, seat, False)
            except Declined as declined:
                return declined.code
            return "removed"

        assert [await refused(bruno, 0), await refused(carla, 1)] == ["not-host", "not-host"]
        assert [await refused(anna, seat) for seat in (0, 2, 5)] == ["no-seat"] * 3
        assert await refused(anna, 1) == "removed"
        told = (await there.hear())[-1]
        assert (told["type"], told["seats"], told["table"]["seats"][1]["name"]) == ("table", [], None)
        assert (await house.store.seats(room.row.id))[1].player is None
        assert house.rooms_of(bruno) == []
        # That was all: he may sit down again. When the game has begun nobody is removed.
        assert [await sit_down(house, who, room) for who in (bruno, carla)] == ["seated", "seated"]
        assert await refused(anna, 1) == "started"


async def test_who_is_barred_does_not_sit_down_again_nor_as_another_guest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno, mallory = [await player(house, name) for name in ("Anna", "Bruno", "Mallory")]
        room = await house.create(anna, THREE, NEAR)
        await house.join(mallory, room, None, FAR)
        await house.remove(anna, room, 1, True)
        assert await sit_down(house, mallory, room, NEAR) == "barred"
        again = PlayerRow("m2", "Mallory", clock_of(house)() + 1)
        member = PlayerRow("m3", "Member", clock_of(house)() + 1, login="member")
        for row in (again, member):
            await house.store.add_player(row)
        assert await sit_down(house, again, room, FAR) == "barred"
        room._break()
        room = await house.room(room.row.id)
        assert await sit_down(house, again, room, FAR) == "barred", "also when the table is opened anew"
        # Neighbours who were there before are none of it, nor are accounts, nor other tables.
        assert [await sit_down(house, who, room, FAR) for who in (bruno, member)] == ["seated", "seated"]
        other = await house.create(bruno, THREE)
        assert await sit_down(house, mallory, other, FAR) == "seated"
