"""Who is away: seats that are held, bots that sit in, clocks that run out, and who is told of it."""

from pathlib import Path

import pytest

from curia.wire.terms import Absence, Clock
from tests.server.kit_fake_house import ListedNotes
from tests.server.kit_rooms import (
    Guest,
    answer,
    clock_of,
    eventually,
    open_house,
    sit,
    substitute,
)


async def test_an_absent_seat_is_held_then_a_bot_sits_in_until_the_player_is_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno) = await sit(house, "caesar", 2, absence=Absence(hold=30, then="bot"))
        assert room.table is not None
        anna.go()
        assert (await bruno.hear())[-1]["now"][0]["present"] is False
        clock_of(house).at += 29_000
        room.presence.look_around()
        assert substitute(room, 0) is None
        clock_of(house).at += 1_000
        room.presence.look_around()
        await eventually(lambda: substitute(room, 0) == "heuristic")
        await bruno.hears("table.bot_in")
        back = Guest(house, room, anna.visitor.player)
        await back.say("hello")
        assert substitute(room, 0) == "heuristic"
        assert (await back.say("return"))["type"] == "done"
        await bruno.hears("table.back")
        kinds = [entry.kind for entry in await house.store.entries(room.row.id)]
        assert kinds.index("bot_in") < kinds.index("back")


async def test_a_table_that_waits_gives_no_seat_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno) = await sit(house, "caesar", 2, absence=Absence(hold=0, then="wait"))
        bruno.go()
        clock_of(house).at += 3_600_000
        assert (await anna.say("propose", what="bot", seat=1))["code"] == "seat-held"
        assert substitute(room, 1) is None


async def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _) = await sit(house, "caesar", 2, absence=Absence(hold=30, then="bot"))
        anna.go()
        clock_of(house).at += 29_000
        back = Guest(house, room, anna.visitor.player)
        clock_of(house).at += 60_000
        room.presence.look_around()
        assert room.table is not None
        assert substitute(room, 0) is None
        back.go()


async def test_the_others_vote_for_a_bot_when_the_seat_was_held_long_enough(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, clara) = await sit(house, "habemus", 3, absence=Absence(hold=30, then="vote"))
        assert (await bruno.say("propose", what="bot", seat=0))["code"] == "seat-held"
        anna.go()
        clock_of(house).at += 29_999
        assert (await bruno.say("propose", what="bot", seat=0))["code"] == "seat-held"
        clock_of(house).at += 1
        assert (await bruno.say("propose", what="bot", seat=0))["type"] == "done"
        assert (await clara.say("vote", proposal=1, agree=True))["type"] == "done"
        assert room.table is not None
        assert substitute(room, 0) == "heuristic"
        await bruno.hears("table.bot_in")


@pytest.mark.parametrize(("rule", "event"), [("bot", "table.bot_in"), ("concede", "table.conceded")])
async def test_a_seat_that_runs_out_of_time(rule: str, event: str, tmp_path: Path) -> None:
    clock = Clock(kind="bank", seconds=60, increment=5, out_of_time=rule)  # type: ignore[arg-type]
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2, clock=clock)
        assert room.table is not None
        seats = room.table.pending()
        clock_of(house).at += 59_999
        room.presence.look_around()
        assert all(chair.substitute is None for chair in room.table.chairs)
        clock_of(house).at += 1
        room.presence.look_around()
        await eventually(lambda: substitute(room, seats[0]) is not None)
        await guests[0].hears(event)


async def until_away_and_asked(anna: Guest, bruno: Guest) -> None:
    """The first guest leaves, and the other one plays until it is her turn."""
    while anna.question:
        await answer([anna])
    anna.go()
    table = bruno.room.table
    assert table is not None
    while not table.is_asked(0):
        await answer([bruno])


async def test_slow_games_tell_who_is_away_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        house.services.notifier = notes = ListedNotes()
        room, (anna, bruno) = await sit(house, "caesar", 2, clock=Clock(kind="days", days=2))
        await until_away_and_asked(anna, bruno)
        assert notes.notes == []
        clock_of(house).at += 15_000
        for _ in range(2):
            room.presence.look_around()
            assert notes.notes == [("your turn", 0)]
        assert (await bruno.say("concede"))["type"] == "done"
        assert notes.notes[1:] == [("over", 0)]


async def test_who_stays_away_is_told_though_nothing_else_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        house.services.notifier = notes = ListedNotes()
        _, (anna, bruno) = await sit(house, "caesar", 2)
        monkeypatch.setattr("curia.server.tables.presence._GRACE", 1)
        await until_away_and_asked(anna, bruno)
        assert notes.notes == []
        clock_of(house).at += 1
        await eventually(lambda: notes.notes == [("your turn", 0)])


async def test_who_only_loads_the_page_anew_is_not_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        house.services.notifier = notes = ListedNotes()
        room, (anna, bruno) = await sit(house, "caesar", 2)
        await until_away_and_asked(anna, bruno)
        clock_of(house).at += 14_999
        room.presence.look_around()
        back = Guest(house, room, anna.visitor.player)
        clock_of(house).at += 60_000
        room.presence.look_around()
        assert notes.notes == []
        back.go()


async def test_who_saw_the_end_and_leaves_is_not_told_of_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        house.services.notifier = notes = ListedNotes()
        _, (anna, bruno) = await sit(house, "caesar", 2)
        assert (await bruno.say("concede"))["type"] == "done"
        anna.go()
        assert notes.notes == []


async def test_who_looks_at_a_game_that_is_long_over_disturbs_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno) = await sit(house, "caesar", 2)
        assert (await bruno.say("concede"))["type"] == "done"
        for guest in (anna, bruno):
            guest.go()
            house.forget(room)
        house.services.notifier = notes = ListedNotes()
        again = await house.room(room.row.id)
        assert again is not room
        back = Guest(house, again, anna.visitor.player)
        await back.say("hello")
        assert notes.notes == []


# The house -------------------------------------------------------------------------------------------------------
