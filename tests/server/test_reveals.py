"""What players add to chance: hashes when they sit down, seeds when all seats are taken, and then the first move."""

import hashlib
from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.core.record import read_record, verify
from curia.core.rng import commitment
from curia.server.base.errors import Declined, StoreError
from curia.server.house.house import House
from curia.server.store.rows import PlayerRow
from curia.server.tables import reveals
from curia.server.tables.entries import read_seeds
from curia.server.tables.history import record_text
from curia.server.tables.room import Room
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_rooms import Guest, answer, eventually, open_house, player

SEEDS = [hashlib.sha256(bytes([number])).digest() for number in range(4)]
HASHES = [commitment(seed) for seed in SEEDS]
OPEN = Terms(game="caesar", seats=[SeatPlan(kind="me"), SeatPlan()])


async def two(house: House, second: str | None = HASHES[1]) -> tuple[Room, list[Guest]]:
    """Two people have sat down, and have said hello."""
    anna, bruno = [await player(house, name) for name in ("Anna", "Bruno")]
    room = await house.create(anna, OPEN, commitment=HASHES[0])
    await house.join(bruno, room, None, commitment=second)
    return room, await come(house, room, anna, bruno)


async def come(house: House, room: Room, *players: PlayerRow) -> list[Guest]:
    guests = [Guest(house, room, row) for row in players]
    for guest in guests:
        await guest.say("hello")
    return guests


async def seeds_of(house: House, room: Room) -> dict[int, bytes]:
    """What the log says that the players added."""
    return read_seeds((await house.store.entries(room.row.id))[0].body)


async def test_chance_comes_from_the_seeds_of_all_who_sat_down(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await two(house)
        promised = [seat["commitment"] for seat in guests[0].heard[-1]["table"]["seats"]]
        assert promised == HASHES[:2]
        assert str(room.row.status) == "gathering"
        assert (await guests[0].say("reveal", seed=SEEDS[0].hex()))["type"] == "done"
        assert room.table is None
        assert (await guests[1].say("reveal", seed=SEEDS[1].hex()))["type"] == "done"
        assert room.row.status == "playing"
        assert await seeds_of(house, room) == {0: SEEDS[0], 1: SEEDS[1]}
        await answer(guests)
        assert (await guests[0].say("concede"))["type"] == "done"
        entries = await house.store.entries(room.row.id)
        record = read_record(record_text(room.row, room.seats, entries))
        assert record.commitment == guests[0].heard[0]["commitment"]
        assert record.client_seeds == {0: SEEDS[0], 1: SEEDS[1]}
        assert verify(load_game("caesar", 2), record) > 0


async def test_the_table_is_built_anew_with_the_same_chance(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await two(house)
        for guest, seed in zip(guests, SEEDS, strict=False):
            await guest.say("reveal", seed=seed.hex())
        for _ in range(8):
            await answer(guests)
        assert room.table is not None
        position, id = room.table.match.state.key(), room.row.id
    async with open_house(tmp_path) as house:
        table = house.rooms[id].table
        assert table is not None
        assert table.match.state.key() == position


async def test_nobody_who_gave_no_hash_is_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await two(house, second=None)
        await guests[0].say("reveal", seed=SEEDS[0].hex())
        assert await seeds_of(house, room) == {0: SEEDS[0]}


async def test_a_device_that_is_away_is_not_waited_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reveals, "PATIENCE", 0.0)

    async with open_house(tmp_path) as house:
        room, _ = await two(house)
        await eventually(lambda: room.table is not None)
        assert await seeds_of(house, room) == {}


async def test_a_table_that_waits_for_seeds_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await two(house)
        await guests[0].say("reveal", seed=SEEDS[0].hex())
        id = room.row.id
    async with open_house(tmp_path) as house:
        room = house.rooms[id]
        assert room.row.status == "gathering"
        anna, bruno = [await house.store.player(f"id-{name}") for name in ("Anna", "Bruno")]
        assert anna is not None
        assert bruno is not None
        for guest, seed in zip(await come(house, room, anna, bruno), SEEDS, strict=False):
            await guest.say("reveal", seed=seed.hex())
        assert await seeds_of(house, room) == {0: SEEDS[0], 1: SEEDS[1]}


async def test_a_start_that_cannot_be_stored_is_tried_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await two(house)

        async def fail(*_: object) -> None:
            raise StoreError("the disk is full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.store, "start_match", fail)
            for guest, seed in zip(guests, SEEDS, strict=False):
                await guest.say("reveal", seed=seed.hex())
            assert room.is_broken
        room = await house.room(room.row.id)
        assert room.reveals.is_waiting
        players = [guest.visitor.player for guest in guests if guest.visitor.player]
        for guest, seed in zip(await come(house, room, *players), SEEDS, strict=False):
            await guest.say("reveal", seed=seed.hex())
        assert room.row.status == "playing"


async def test_a_seed_is_said_neither_too_early_nor_too_late_nor_for_others(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno = [await player(house, name) for name in ("Anna", "Bruno")]
        room = await house.create(anna, OPEN, commitment=HASHES[0])
        (first,) = await come(house, room, anna)
        assert (await first.say("reveal", seed=SEEDS[0].hex()))["code"] == "not-asked"
        await house.join(bruno, room, None, commitment=HASHES[1])
        second, watcher = await come(house, room, bruno, await player(house, "Carla"))
        assert (await second.say("reveal", seed=SEEDS[0].hex()))["code"] == "wrong-seed"
        assert (await watcher.say("reveal", seed=SEEDS[0].hex()))["code"] == "wrong-seed"
        await first.say("reveal", seed=SEEDS[0].hex())
        await second.say("reveal", seed=SEEDS[1].hex())
        await first.hear()
        assert (await first.say("reveal", seed=SEEDS[0].hex()))["code"] == "not-asked"


async def test_nobody_gets_up_while_seeds_are_said(tmp_path: Path) -> None:
    """Else somebody who knows a seed could let another one sit down, and choose chance with theirs."""

    async with open_house(tmp_path) as house:
        room, guests = await two(house)
        anna, bruno = [guest.visitor.player for guest in guests]
        assert anna is not None
        assert bruno is not None
        with pytest.raises(Declined, match="begins this moment"):
            await house.leave(bruno, room)
        with pytest.raises(Declined, match="has begun"):
            await house.remove(anna, room, 1, bar=False)


async def test_a_table_that_is_closed_while_it_waits_does_not_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reveals, "PATIENCE", 0.0)

    async with open_house(tmp_path) as house:
        room, _ = await two(house)
        await house.abort(room.row.id, "aborted")
        assert not room.reveals.is_waiting
        await eventually(lambda: room.row.status == "over")
        assert room.table is None


async def test_one_device_adds_one_seed_also_for_several_seats(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna")
        plans = [SeatPlan(kind="bot"), SeatPlan(kind="me"), SeatPlan(kind="here", name="Bruno")]
        room = await house.create(anna, Terms(game="habemus", seats=plans, hot_seat=True), commitment=HASHES[0])
        (screen,) = await come(house, room, anna)
        assert [row.commitment for row in room.seats] == [None, HASHES[0], None]
        await screen.say("reveal", seed=SEEDS[0].hex())
        assert await seeds_of(house, room) == {1: SEEDS[0]}


async def test_a_rematch_takes_new_seeds(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await two(house)
        for guest, seed in zip(guests, SEEDS, strict=False):
            await guest.say("reveal", seed=seed.hex())
        await guests[0].say("concede")
        anna, bruno = [guest.visitor.player for guest in guests]
        assert anna is not None
        assert bruno is not None
        again = await house.rematch(bruno, room, commitment=HASHES[2])
        assert await house.rematch(anna, room, commitment=HASHES[3]) is again
        first, second = await come(house, again, anna, bruno)
        await first.say("reveal", seed=SEEDS[3].hex())
        await second.say("reveal", seed=SEEDS[2].hex())
        assert await seeds_of(house, again) == {0: SEEDS[3], 1: SEEDS[2]}
