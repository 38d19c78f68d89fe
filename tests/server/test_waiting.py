"""A table before the game: bots in free seats, other terms, who may come back, and what is said meanwhile."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from curia.server.base.errors import Declined
from curia.server.house import waiting
from curia.server.house.house import House
from curia.server.store.rows import PlayerRow
from curia.server.tables.room import Room
from curia.wire.terms import Clock, SeatPlan, Terms
from tests.server.kit_rooms import Guest, clock_of, open_house, player

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random")
NAMES = ("Anna", "Bruno", "Carla")


async def gathered(house: House, seats: int = 3, joined: int = 1) -> tuple[Room, list[PlayerRow]]:
    """A table of Anna's with so many others, and all three whether they sit or not."""
    people = [await player(house, name) for name in NAMES]
    room = await house.create(people[0], Terms(game="habemus", seats=[ME, *[OPEN] * (seats - 1)]))
    for row in people[1 : 1 + joined]:
        await house.join(row, room, None)
    return room, people


def begun(room: Room) -> bool:
    return room.row.status == "playing"


def names(room: Room) -> list[str | None]:
    return [row.name for row in room.seats]


def declined(error: pytest.ExceptionInfo[Declined]) -> str:
    return str(error.value.code)


# Bots -------------------------------------------------------------------------------------------------------------


async def test_a_bot_takes_a_free_seat_and_goes_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, *_) = await gathered(house, seats=4)
        await waiting.put_bot(house, anna, room, 3, "heuristic")
        assert room.seats[3].bot == "heuristic"
        assert room.row.terms.seats[3] == SeatPlan("bot", "heuristic")
        await waiting.put_bot(house, anna, room, 3, "random")
        assert room.seats[3].bot == "random"
        await waiting.put_bot(house, anna, room, 3, None)
        assert names(room) == ["Anna", "Bruno", None, None]
        assert (await house.store.seats(room.row.id)) == room.seats


async def test_a_bot_in_the_last_seat_begins_the_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, *_) = await gathered(house)
        await waiting.put_bot(house, anna, room, 2, "random")
        assert room.row.status == "playing"
        assert room.table is not None
        assert room.table.chairs[2].bot == "random"
        assert room.table.chairs[2].name not in (None, "", "Anna", "Bruno")


async def test_seeds_are_asked_for_when_a_bot_is_the_last(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna")
        terms = Terms(game="caesar", seats=[ME, OPEN])
        room = await house.create(anna, terms, commitment="0" * 64)
        await waiting.put_bot(house, anna, room, 1, "random")
        assert room.reveals.is_waiting
        assert room.row.status == "gathering"
        with pytest.raises(Declined) as error:
            await waiting.put_bot(house, anna, room, 1, None)
        assert declined(error) == "started"


@pytest.mark.parametrize(
    ("seat", "level", "code"),
    [
        (1, "random", "taken"),
        (0, "random", "taken"),
        (2, None, "no-seat"),
        (5, "random", "no-seat"),
        (2, "x", "bad-terms"),
    ],
)
async def test_a_bot_takes_nobodys_place(tmp_path: Path, seat: int, level: str | None, code: str) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, *_) = await gathered(house)
        with pytest.raises(Declined) as error:
            await waiting.put_bot(house, anna, room, seat, level)
        assert declined(error) == code


async def test_only_the_host_changes_a_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (_, bruno, _) = await gathered(house)
        with pytest.raises(Declined) as error:
            await waiting.put_bot(house, bruno, room, 2, "random")
        assert declined(error) == "not-host"
        with pytest.raises(Declined) as error:
            await waiting.change_terms(house, bruno, room, replace(room.row.terms, memory=True))
        assert declined(error) == "not-host"
        with pytest.raises(Declined) as error:
            waiting.let_in(bruno, room, "nobody")
        assert declined(error) == "not-host"


# Terms ------------------------------------------------------------------------------------------------------------


async def test_who_sits_there_agrees_to_other_terms_before_the_game_begins(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, carla) = await gathered(house)
        guest = Guest(house, room, bruno)
        await guest.say("hello")
        other = replace(room.row.terms, clock=Clock("bank", 600))
        await waiting.change_terms(house, anna, room, other)
        told = (await guest.hear())[-1]["table"]
        assert [seat["agreed"] for seat in told["seats"]] == [True, False, True]
        assert told["terms"]["clock"]["seconds"] == 600
        # Who sits down now agrees to what is seen.
        await house.join(carla, room, None)
        assert [row.agreed for row in room.seats] == [True, False, True]
        assert not begun(room)
        await waiting.agree(house, bruno, room, room.row.terms)
        assert begun(room)
        assert room.row.terms.clock.seconds == 600


async def test_a_yes_is_to_the_terms_that_were_seen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, _) = await gathered(house)
        seen = replace(room.row.terms, memory=True)
        await waiting.change_terms(house, anna, room, seen)
        await waiting.change_terms(house, anna, room, replace(seen, clock=Clock("days")))
        with pytest.raises(Declined) as error:
            await waiting.agree(house, bruno, room, seen)
        assert declined(error) == "terms-changed"
        # A bot in a free seat is nothing that is agreed on.
        await waiting.agree(house, bruno, room, replace(room.row.terms, seats=[ME, OPEN, BOT]))
        assert all(row.agreed for row in room.seats)


async def test_the_same_terms_again_are_no_change(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, *_) = await gathered(house)
        await waiting.change_terms(house, anna, room, room.row.terms)
        assert all(row.agreed for row in room.seats)


async def test_a_house_that_opens_again_waits_for_the_yes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, carla) = await gathered(house)
        await waiting.change_terms(house, anna, room, replace(room.row.terms, memory=True))
        await house.join(carla, room, None)
    async with open_house(tmp_path) as house:
        again = house.rooms[room.row.id]
        assert not begun(again)
        assert again.row.terms.memory
        bruno_again = await house.players.player(bruno.id)
        assert bruno_again is not None
        await waiting.agree(house, bruno_again, again, again.row.terms)
        assert begun(again)


async def test_a_seat_can_be_taken_away_or_added(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, carla) = await gathered(house, seats=4)
        await house.join(carla, room, 3)
        # The free seat in the middle goes, and Carla moves up.
        await waiting.change_terms(house, anna, room, replace(room.row.terms, seats=[OPEN] * 3))
        assert names(room) == ["Anna", "Bruno", "Carla"]
        assert [row.seat for row in room.seats] == [0, 1, 2]
        assert room.row.status == "gathering"
        assert (await house.store.seats(room.row.id)) == room.seats
        await waiting.change_terms(house, anna, room, replace(room.row.terms, seats=[OPEN] * 4))
        assert names(room) == ["Anna", "Bruno", "Carla", None]
        await waiting.agree(house, bruno, room, room.row.terms)
        await waiting.agree(house, carla, room, room.row.terms)
        assert room.row.status == "gathering"


async def test_nobody_loses_a_seat_by_other_terms(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno, carla = [await player(house, name) for name in NAMES]
        dora = await player(house, "Dora")
        room = await house.create(anna, Terms(game="borgia", seats=[ME, *[OPEN] * 4]))
        for row in (bruno, carla, dora):
            await house.join(row, room, None)
        with pytest.raises(Declined, match="sit here already"):
            await waiting.change_terms(house, anna, room, replace(room.row.terms, seats=[OPEN] * 3))
        with pytest.raises(Declined, match="has no account"):
            await waiting.change_terms(house, anna, room, replace(room.row.terms, access="accounts"))
        with pytest.raises(Declined, match="another table"):
            await waiting.change_terms(house, anna, room, replace(room.row.terms, game="habemus"))
        assert all(row.agreed for row in room.seats)


async def test_a_program_whose_seat_moves_needs_another_token(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _, carla) = await gathered(house, seats=4, joined=0)
        await house.join(carla, room, 3)
        room.seats = [*room.seats[:3], replace(room.seats[3], token="hash")]
        await house.store.set_seats(room.row.id, room.seats)
        await waiting.change_terms(house, anna, room, replace(room.row.terms, seats=[OPEN] * 3))
        assert names(room) == ["Anna", None, "Carla"]
        assert room.seats[2].token is None


# Who may come back ------------------------------------------------------------------------------------------------


async def test_who_was_kept_out_comes_back_only_if_let(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, _) = await gathered(house, joined=0)
        await house.join(bruno, room, None, "192.0.2.7")
        clock_of(house).at += 1000
        await house.remove(anna, room, 1, True)
        assert [(one.player, one.name) for one in room.bars.kept_out()] == [(bruno.id, "Bruno")]
        again = PlayerRow("id-again", "Bruno again", clock_of(house).at)
        await house.store.add_player(again)
        for who in (bruno, again):
            with pytest.raises(Declined) as error:
                await house.join(who, room, None, "192.0.2.7")
            assert declined(error) == "barred"
        assert waiting.let_in(anna, room, bruno.id) == []
        await house.join(bruno, room, None, "192.0.2.7")
        await house.join(again, room, None, "192.0.2.7")
        assert room.row.status == "playing"


# What is said -----------------------------------------------------------------------------------------------------


async def test_everybody_who_waits_hears_each_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, people = await gathered(house)
        anna, _, carla = guests = [Guest(house, room, row) for row in people]
        for guest in guests:
            await guest.say("hello")
        assert (await carla.say("say", text="Ciao a tutti!", phrase="hello"))["type"] == "done"
        assert (await anna.say("say", text="Sit down!"))["type"] == "done"
        for guest in guests:
            await guest.hear()
            lines = [message["line"] for message in guest.heard if message["type"] == "chat"]
            assert [(line["name"], line["text"], line["phrase"]) for line in lines] == [
                ("Carla", "Ciao a tutti!", "hello"),
                ("Anna", "Sit down!", None),
            ]
        # Who plays keeps what was said; who looks on from now on is in another circle.
        dora, elena = await player(house, "Dora"), await player(house, "Elena")
        await house.join(dora, room, None)
        assert room.row.status == "playing"
        again = Guest(house, room, people[1])
        assert [line["text"] for line in (await again.say("hello"))["chat"]] == ["Ciao a tutti!", "Sit down!"]
        watcher = Guest(house, room, elena)
        assert (await watcher.say("hello"))["chat"] == []
        for guest in (anna, carla):
            await guest.hear()
        assert (await carla.say("say", text="Who leads?"))["type"] == "done"
        assert [message for message in await anna.hear() if message["type"] == "chat"] == []
        assert [message["line"]["text"] for message in await watcher.hear() if message["type"] == "chat"] == [
            "Who leads?"
        ]


async def test_who_is_kept_out_says_nothing_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, people = await gathered(house)
        bruno = Guest(house, room, people[1])
        await bruno.say("hello")
        await house.remove(people[0], room, 1, True)
        await bruno.hear()
        assert (await bruno.say("say", text="Why?"))["code"] == "barred"


async def test_a_phrase_nobody_knows_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, people = await gathered(house)
        guest = Guest(house, room, people[0])
        await guest.say("hello")
        with pytest.raises(Declined) as error:
            await guest.say("say", text="Boo!", phrase="boo")
        assert declined(error) == "bad-message"
