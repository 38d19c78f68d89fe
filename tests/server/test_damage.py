"""A file with a destroyed page, and a log with a hole: the rest of the house opens, and what does not is named."""

from pathlib import Path

import pytest

from curia.server.base.errors import StoreError
from curia.server.store.store import Store
from curia.server.tables.table import rebuild
from curia.wire.terms import SeatPlan, Terms
from tests.server.kit_rooms import open_house, player
from tests.server.kit_tables import Log

PAGE = 4096
TABLES = 120
LEAVES = {"matches": 0x0D, "seats": 0x0A, "entries": 0x0A}
"""What the leaves of each tree begin with; those with a key of their own are kept like an index."""
MARKS = {"matches": b'"game":"caesar"', "seats": b"Cleopatra herself", "entries": b"start"}


async def fill(folder: Path) -> list[str]:
    """A house with many tables that play; their ids."""
    async with open_house(folder, max_tables_per_player=500) as house:
        anna = await player(house, "Anna")
        terms = Terms(
            game="caesar", seats=[SeatPlan(kind="me"), SeatPlan(kind="here", name="Cleopatra herself")], hot_seat=True
        )
        return [(await house.create(anna, terms)).row.id for _ in range(TABLES)]


def destroy(path: Path, tree: str) -> None:
    """Overwrite the last page of a tree that holds tables."""
    data = bytearray(path.read_bytes())
    for place in range(len(data) - PAGE, 0, -PAGE):
        page = bytes(data[place : place + PAGE])
        if page[0] == LEAVES[tree] and MARKS[tree] in page:
            data[place : place + PAGE] = b"\xa5" * PAGE
            path.write_bytes(data)
            return
    raise AssertionError(f"there is no page of {tree}")


@pytest.mark.parametrize("tree", list(LEAVES))
async def test_a_destroyed_page_closes_the_tables_on_it_and_no_others(
    tmp_path: Path, tree: str, caplog: pytest.LogCaptureFixture
) -> None:
    ids = await fill(tmp_path)
    destroy(tmp_path / "curia.db", tree)
    caplog.clear()

    async with open_house(tmp_path, max_tables_per_player=500) as house:
        lost = set(ids) - set(house.rooms)
        assert 0 < len(lost) < TABLES / 2
        assert house.condition == "open"
        assert await house.can_store()
        named = {record.__dict__["table"] for record in caplog.records if "table" in record.__dict__}
        assert named == lost
        assert "`curia admin validate`" in caplog.text
        assert "backup" in caplog.text
        for id in lost:
            with pytest.raises(StoreError):
                await house.room(id)


def test_a_file_that_is_none_names_what_helps(tmp_path: Path) -> None:
    path = tmp_path / "curia.db"
    path.write_bytes(b"\xa5" * 10 * PAGE)
    with pytest.raises(StoreError, match=r"validate.*backup"):
        Store(path).open()


def test_a_log_without_its_beginning_does_not_open() -> None:
    log = Log("caesar", 2)
    log.step()
    for entries in ([], log.entries[1:]):
        with pytest.raises(StoreError):
            rebuild(log.row, log.seats, entries)
    first = log.entries[1]
    first.seq = 0
    with pytest.raises(StoreError, match="begin"):
        rebuild(log.row, log.seats, [first])
