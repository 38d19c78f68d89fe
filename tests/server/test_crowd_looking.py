"""Many guests of one address look back at games: others come in turn, and what is sent is small."""

import asyncio
import gzip
import json
from pathlib import Path

from curia.server.base.limits import TooMany
from curia.server.house.looking_back import Looker
from curia.server.store.rows import EntryRow, MatchRow, SeatRow
from curia.server.tables.history import frames_of, packed
from tests.server.kit_crowd import FAR, NEAR
from tests.server.kit_house import running_house
from tests.server.kit_play import people
from tests.server.kit_rooms import answer, open_house, sit


async def test_guests_of_one_address_do_not_keep_others_from_looking_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, _ = await sit(house, "caesar", 2)
        served: list[str] = []

        def serve(row: MatchRow, seats: list[SeatRow], entries: list[EntryRow], who: str) -> None:
            served.append(who)

        asked = [Looker(f"g{number}", FAR) for number in range(12)] + [Looker("anna", NEAR)]
        await asyncio.gather(
            *(house.looking_back.make(who, (room.row, room.seats), serve, who.player) for who in asked)
        )
        assert len(served) == 13
        assert served.index("anna") <= 1
        # Nor one of them the others of the address.
        served.clear()
        asked = [Looker("g0", FAR)] * 12 + [Looker("bruno", FAR)]
        await asyncio.gather(
            *(house.looking_back.make(who, (room.row, room.seats), serve, who.player) for who in asked)
        )
        assert served.index("bruno") <= 1
        assert not house.looking_back.waiting


async def test_only_so_many_of_an_address_wait_to_look_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, _ = await sit(house, "caesar", 2)

        def serve(row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> str:
            return "served"

        async def ask(number: int, address: str) -> str:
            try:
                return await house.looking_back.make(Looker(f"g{number}", address), (room.row, room.seats), serve)
            except TooMany as declined:
                return declined.code

        replies = await asyncio.gather(*(ask(number, FAR) for number in range(50)), ask(99, NEAR))
        assert replies == ["served"] * 20 + ["too-many"] * 30 + ["served"]


async def test_a_replay_is_sent_compressed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        for number in range(40):
            await answer(guests, number)
        entries = await house.store.entries(room.row.id)
        plain, small = (packed(room.row, room.seats, entries, zipped, frames_of, 0) for zipped in (False, True))
        assert gzip.decompress(small) == plain
        assert len(json.loads(plain)) > 20
        assert len(small) < len(plain) / 10


def test_who_takes_no_compressed_replays_gets_fewer(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        async with people(url, "Anna", "Bruno") as (anna, bruno):
            table = await anna.create("caesar", ("me", "open"))
            await bruno.join(table)
            path = f"/api/tables/{table}/replay"
            small = await anna.http.get(path)
            assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "accept-encoding")
            plain = [await anna.http.get(path, headers={"accept-encoding": "identity"}) for _ in range(4)]
            assert [answer.status_code for answer in plain] == [200, 200, 429, 429]
            assert "content-encoding" not in plain[0].headers
            assert plain[0].json() == small.json()

    with running_house(tmp_path / "data", "--request-rate", "0.01", "--request-burst", "20") as house:
        asyncio.run(test(house.url))
