"""What a crowd leaves behind: games that were given up at once are forgotten, and rate nobody."""

from pathlib import Path

from msgspec.structs import replace

from curia.server.base.limits import address_key
from curia.server.house.house import House
from curia.server.players.ratings import share_an_address
from curia.server.store.rows import PlayerRow
from curia.server.tables.room import Room
from curia.wire.kinds import ChatChannel
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_crowd import FAR, NEAR
from tests.server.kit_rooms import Guest, answer, clock_of, open_house, player, sit

DAY = 86_400_000
TWO = Terms(game="caesar", seats=[SeatPlan(kind="me"), SeatPlan()])


async def given_up(house: House, answers: int) -> Room:
    """A game that ends after so many answers."""
    room, guests = await sit(house, "caesar", 2)
    for number in range(answers):
        await answer(guests, number)
    await guests[0].say("say", text="that is all")
    assert (await guests[0].say("concede"))["type"] == "done"
    for guest in guests:
        guest.go()
    return room


async def stored(house: House, rooms: list[Room]) -> list[bool]:
    return [await house.store.match(room.row.id) is not None for room in rooms]


async def test_games_that_were_given_up_at_once_are_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, unplayed_days=7) as house:
        rooms = [await given_up(house, answers) for answers in (0, 9, 10, 30)]
        anna = await player(house, "Anna")
        rooms.append(await house.create(anna, TWO))
        await house.leave(anna, rooms[-1])
        rooms.append(await house.create(anna, TWO))
        clock_of(house).at += 7 * DAY
        await house.forget_unplayed()
        assert await stored(house, rooms) == [True] * 6, "not before their time"
        clock_of(house).at += 1
        young = await given_up(house, 0)
        for room in [*rooms, young]:
            house.forget(room)
        await house.forget_unplayed()
        assert await stored(house, [*rooms, young]) == [False, False, True, True, False, True, True]
        for room in rooms[:2]:
            assert await house.store.entries(room.row.id) == []
            assert await house.store.chat(room.row.id, ChatChannel.PLAYERS, 9) == []
            assert await house.store.seats(room.row.id) == []
        # Who has nothing left here was never here.
        clock_of(house).at += 1000 * DAY
        await house.forget_unplayed()
        await house.forget_guests()
        assert await stored(house, [*rooms, young]) == [False, False, True, True, False, True, False]
        assert await house.store.player("id-caesar-0-0") is None


async def test_a_game_that_somebody_looks_at_and_one_with_a_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        first = guests[0].visitor.player
        assert first is not None
        await guests[0].say("concede")
        again = await house.rematch(first, room)
        clock_of(house).at += 8 * DAY
        await house.forget_unplayed()
        assert await stored(house, [room, again]) == [True, True], "somebody is still there"
        for guest in guests:
            guest.go()
        house.forget(room)
    async with open_house(tmp_path) as house:
        clock_of(house).at += 8 * DAY
        await house.forget_unplayed()
        assert await stored(house, [room, again]) == [False, True]
        row = await house.store.match(again.row.id)
        assert row is not None
        assert row.round_of is None
        Guest(house, await house.room(again.row.id), first)


async def test_more_of_them_than_are_forgotten_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path, max_tables_per_player=1000) as house:
        anna = await player(house, "Anna")
        rooms = [await house.create(anna, TWO) for _ in range(450)]
        assert await house.close_tables("closed", player=anna.id) == 450
        clock_of(house).at += 8 * DAY
        await house.forget_unplayed()
        assert not any(await stored(house, rooms))


# Ratings --------------------------------------------------------------------------------------------------------------


async def rated_game(house: House, people: list[PlayerRow], addresses: list[str], answers: int = 10) -> int:
    """The first of them gives up after so many answers; how many games of the first are rated now."""
    room = await house.create(people[0], replace(TWO, rated=True), addresses[0])
    await house.join(people[1], room, None, addresses[1])
    guests = [Guest(house, room, row) for row in people]
    for guest in guests:
        await guest.say("hello")
    for number in range(answers):
        await answer(guests, number)
    assert (await guests[0].say("concede"))["type"] == "done"
    for guest in guests:
        guest.go()
    found = await house.store.ratings([people[0].id])
    return found[0].games if found else 0


async def test_games_that_say_nothing_are_not_rated(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno, carla = [await player(house, name, name) for name in ("Anna", "Bruno", "Carla")]
        pair, apart = [anna, bruno], [NEAR, FAR]
        assert await rated_game(house, pair, apart, answers=9) == 0, "given up at once"
        assert await rated_game(house, pair, [FAR, FAR]) == 0, "one address"
        assert await rated_game(house, pair, apart) == 1
        # Those that did not count for their brevity are not counted here either.
        counted = [await rated_game(house, pair, apart) for _ in range(3)]
        assert counted == [2, 2, 2], "three of the same people in a day: one was of one address"
        assert await rated_game(house, [anna, carla], apart) == 3, "with others it is another matter"
        clock_of(house).at += 2 * DAY
        assert await rated_game(house, pair, apart) == 4


def test_this_machine_is_no_address_that_people_share() -> None:
    for shared, addresses in (
        (True, [{FAR, NEAR}, {"192.0.2.1"}, {NEAR}]),
        (True, [{"2001:db8:1:2::/64"}, {"2001:db8:1:2::/64"}]),
        (False, [{FAR}, {NEAR}, set()]),
        (False, [{"127.0.0.1"}, {"127.0.0.1"}]),
        (False, [{address_key("::1")}, {address_key("::1")}]),
        (False, []),
    ):
        assert share_an_address(addresses) is shared
