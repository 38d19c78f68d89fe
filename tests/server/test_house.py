"""What becomes of tables when things go wrong or nobody comes: a start cut short, a store that fails, long silence."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from curia.core.events import Event
from curia.core.record import read_record, verify
from curia.server.base.errors import Declined, StoreError
from curia.server.house import house as house_module
from curia.server.house.house import House
from curia.server.house.looking_back import Looker
from curia.server.store.rows import EntryRow, MatchRow, PlayerRow, SeatRow
from curia.server.tables.entries import Entry, read_entry
from curia.server.tables.history import log_of, record_text
from curia.server.tables.table import Table, game_of, rebuild
from curia.wire.terms import Clock, SeatPlan, Terms
from tests.kit.patience import PATIENCE
from tests.server.kit_rooms import Guest, answer, clock_of, eventually, open_house, player, sit

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random")
DAY = 86_400_000


async def fail(*_: object) -> None:
    raise StoreError("the disk is full")


def begun(house: House, table: str) -> bool:
    room = house.rooms[table]
    return room.row.status == "playing" and room.table is not None


# The start --------------------------------------------------------------------------------------------------------


async def test_a_house_killed_between_the_last_seat_and_the_start_begins_the_game(tmp_path: Path) -> None:
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


async def test_a_table_that_never_began_is_not_played_when_somebody_looks_at_it(tmp_path: Path) -> None:
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


async def test_a_start_that_cannot_be_stored_is_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_who_sits_down_last_does_not_if_the_start_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_who_looked_on_is_sent_away_when_a_game_without_spectators_begins(tmp_path: Path) -> None:
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


# A store that fails -----------------------------------------------------------------------------------------------


async def test_a_game_whose_end_could_not_be_stored_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _) = await sit(house, "caesar", 2)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.store, "finish_match", fail)
            assert (await anna.say("concede"))["code"] == "store"
        for visitor in list(room.visitors):
            room.leave(visitor)
            house.forget(room)
        assert room.row.id in house.rooms
        await house.tidy_up()
        assert begun(house, room.row.id)
        assert house.rooms[room.row.id].row.ranks == []


class Faulty(Table):
    """Fails after its second entry."""

    def evolve(self, entry: Entry) -> list[Event]:
        events = super().evolve(entry)
        if entry.seq == 2:
            raise ArithmeticError
        return events


async def test_a_table_is_opened_anew_after_a_fault_in_the_middle_of_evolving(tmp_path: Path) -> None:
    """Whatever it is: a table that has evolved by half must not be played on."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        await answer(guests)
        room.table = Faulty(room.row, room.seats, game_of(room.row))
        for entry in await house.store.entries(room.row.id):
            room.table.evolve(read_entry(entry, room.table.game))
        room.table.open()
        guest = next(guest for guest in guests if guest.question)
        assert guest.question is not None
        with pytest.raises(ArithmeticError):
            await guest.say("answer", question=guest.question["number"], move=guest.question["moves"][0])
        again = await house.room(room.row.id)
        assert again is not room
        assert again.table is not None
        assert again.table.next_seq == len(await house.store.entries(room.row.id)) == 2


async def test_a_table_that_nobody_can_play_does_not_keep_the_house_closed(tmp_path: Path) -> None:
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


async def test_a_log_that_does_not_follow_the_rules_is_no_fault_of_who_asks(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        await answer(guests)
        await house.store.append(room.row.id, [EntryRow(2, 0, 0, "move", "nonsense")])
        with pytest.raises(Declined) as declined:
            await house.looking_back.make(Looker("anna"), (room.row, room.seats), log_of, 0)
        assert declined.value.code == "broken"


async def test_who_comes_to_a_table_that_has_just_failed_is_sent_back(tmp_path: Path) -> None:
    """It may know what the store does not, and must show it to nobody."""

    async with open_house(tmp_path) as house:
        room, _ = await sit(house, "caesar", 2)
        room._break()
        late = Guest(house, room, None)
        assert late.visitor.outbox.closed
        assert await late.say("hello") == {}


# Many at once -----------------------------------------------------------------------------------------------------


async def test_many_tables_at_once_are_no_more_than_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path, max_tables=5, max_tables_per_player=3) as house:
        anna, bruno = await player(house, "Anna"), await player(house, "Bruno")
        terms = Terms(game="caesar", seats=[ME, OPEN])

        async def create(who: PlayerRow) -> str:
            try:
                await house.create(who, terms)
            except (Declined, StoreError) as error:
                return error.code if isinstance(error, Declined) else "store"
            return "made"

        asked = [create(who) for who in (anna, bruno) for _ in range(10)]
        assert Counter(await asyncio.gather(*asked)) == {"made": 5, "too-many-tables": 7, "house-full": 8}
        await house.leave(anna, next(room for room in house.rooms.values() if room.row.host == anna.id))
        with monkeypatch.context() as patch:
            # What cannot be stored takes no place.
            patch.setattr(house.store, "create_match", fail)
            assert [await create(bruno) for _ in range(3)] == ["store"] * 3
        assert [await create(who) for who in (bruno, anna, bruno)] == ["made", "house-full", "house-full"]


async def test_the_tables_of_a_player(tmp_path: Path) -> None:
    """They are found without a walk through the house, and nothing stays of those that are gone."""

    async with open_house(tmp_path) as house:
        anna, bruno, clara = [await player(house, name) for name in ("Anna", "Bruno", "Clara")]

        def mine() -> list[list[int]]:
            """Numbers of each one's tables."""
            return [[made.index(room.row.id) for room in house.rooms_of(who)] for who in (anna, bruno, clara)]

        terms = Terms(game="habemus", seats=[ME, OPEN, OPEN])
        first = await house.create(anna, terms)
        clock_of(house).at += 1
        room = await house.create(anna, terms)
        made = [first.row.id, room.row.id]
        for each in (first, room):
            await house.join(bruno, each, None)
        assert mine() == [[0, 1], [0, 1], []]
        await house.leave(bruno, room)
        # It is still Anna's, but she does not sit there.
        await house.leave(anna, first)
        await house.join(clara, room, None)
        assert mine() == [[1], [0], [1]]
        await house.join(bruno, room, None)
        assert begun(house, made[1])
    async with open_house(tmp_path) as house:
        assert mine() == [[1], [0, 1], [1]]
        await house.leave(bruno, house.rooms[made[0]])
        await house.abort(made[1], "aborted")
        assert mine() == [[], [], []]
        await house.tidy_up()
        assert house.holdings.of_player == {}


async def test_old_games_that_take_long_keep_no_other_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()
    begun: list[str] = []

    def slow(row: MatchRow, *args: Any, **kwargs: Any) -> Table:
        if row.status == "over":
            begun.append(row.id)
            may_end.wait(PATIENCE)
        return rebuild(row, *args, **kwargs)

    async with open_house(tmp_path) as house:
        used, _ = await sit(house, "caesar", 2)
        played = [await sit(house, "caesar", 2) for _ in range(5)]
        for room, guests in played:
            await guests[0].say("concede")
            for guest in guests:
                guest.go()
            house.forget(room)
        old = [room.row.id for room, _ in played]
        monkeypatch.setattr(house_module, "rebuild", slow)
        opening = [asyncio.create_task(house.room(id)) for id in old for _ in range(2)]
        try:
            await eventually(lambda: bool(begun))
            used._break()
            async with asyncio.timeout(PATIENCE):
                assert await house.room(used.row.id) is not used
            assert len(begun) <= house_module._REBUILT_AT_ONCE
        finally:
            may_end.set()
        assert len({id(room) for room in await asyncio.gather(*opening)}) == len(old) == len(begun)


async def test_those_who_look_back_take_turns(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, _ = await sit(house, "caesar", 2)
        served: list[str] = []

        def serve(row: MatchRow, seats: list[SeatRow], entries: list[EntryRow], who: str) -> None:
            served.append(who)

        asked = ["anna"] * 5 + ["bruno"]
        await asyncio.gather(
            *(house.looking_back.make(Looker(who), (room.row, room.seats), serve, who) for who in asked)
        )
        assert served.index("bruno") <= 1


# Long silence -----------------------------------------------------------------------------------------------------


async def test_tables_where_nothing_happens_any_more_are_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path, silent_days=10, gathering_hours=240) as house:
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


@pytest.mark.parametrize("how", ["conceded", "aborted"])
async def test_a_game_that_ends_early_publishes_its_seed(tmp_path: Path, how: str) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, _) = await sit(house, "caesar", 2)
        assert "seed:" not in record_text(room.row, room.seats, await house.store.entries(room.row.id))
        if how == "conceded":
            await anna.say("concede")
        else:
            await house.abort(room.row.id, how)
        record = read_record(record_text(room.row, room.seats, await house.store.entries(room.row.id)))
        assert (record.end, record.ranks) == (f"early {how}", [2, 1] if how == "conceded" else [])
        assert verify(game_of(room.row), record) > 0


# Again ------------------------------------------------------------------------------------------------------------


async def test_a_rematch_that_was_left_before_it_began_is_no_dead_end(tmp_path: Path) -> None:
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


async def test_a_rematch_from_two_devices_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno, clara) = await sit(house, "habemus", 3)
        rows = [guest.visitor.player for guest in (anna, bruno, clara)]
        for guest in (anna, bruno):
            await guest.say("concede")
        twice = [house.rematch(row, room) for row in rows for _ in range(2) if row is not None]
        assert len(set(map(id, await asyncio.gather(*twice)))) == 1


async def test_names_in_the_terms_are_tidied(tmp_path: Path) -> None:
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


async def test_who_has_days_to_think_may_take_them(tmp_path: Path) -> None:
    async with open_house(tmp_path, silent_days=1) as house:
        room, guests = await sit(house, "caesar", 2, clock=Clock("days", days=3))
        for guest in guests:
            guest.go()
        clock_of(house).at += 2 * DAY
        await house.tidy_up()
        assert room.row.status == "playing"


async def test_guests_who_never_played_are_forgotten_after_a_long_time(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        store, now = house.store, clock_of(house).at
        names = ("idle", "told", "linked", "late", "host", "seated", "played", "account", "banned", "seen", "new")
        rows = {name: PlayerRow(name, name, now - 200 * DAY) for name in names}
        rows["new"].created = now - 179 * DAY
        rows["account"].login = "login"
        rows["banned"].banned = "noise"
        for row in rows.values():
            await store.add_player(row)
        await store.add_push("told", "https://push.example/1", "{}", 1)
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


async def test_a_guest_who_sits_down_while_guests_are_forgotten_stays(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        now = clock_of(house).at
        await house.store.add_player(PlayerRow("late", "Late", 0))
        room = await house.create(await player(house, "Anna"), Terms(game="caesar", seats=[ME, OPEN]))
        idle = await house.store.idle_guests(now, now, 99)
        late = await house.players.player("late")
        assert late is not None
        await house.join(late, room, None)
        assert await house.store.forget_guests(idle, now, now) == []


async def test_a_house_that_cannot_store_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        assert await house.can_store()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.store, "beat", fail)
            house._probed = 0.0
            assert not await house.can_store()
        assert not await house.can_store(), "not everybody who asks makes it write"
        house._probed = 0.0
        assert await house.can_store()


async def test_a_store_that_does_not_answer_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        monkeypatch.setattr("curia.server.house.house._PROBE_PATIENCE", 0.01)
        answer = asyncio.Event()

        async def hang(*_: object) -> None:
            await answer.wait()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.store, "beat", hang)
            assert not await house.can_store()
            answer.set()
            assert house._probe is not None
            await house._probe
