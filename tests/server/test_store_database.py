"""The database file: one house at a time, for nobody else's eyes, and brought to the current schema safely."""

import asyncio
import os
import re
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from curia.server.base.errors import StoreError
from curia.server.store import database, queries
from curia.server.store.rows import ChatRow, MatchRow
from curia.server.store.schema import metadata
from curia.server.store.store import Held, Store
from curia.wire.kinds import ChatChannel
from tests.kit.patience import PATIENCE
from tests.server.kit_store import HOST, match_row, moves, opened, seat_rows

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="the rights of files are told otherwise there")


def _made(path: Path) -> set[str]:
    """The statements that made the tables and indexes, whatever their spaces and quotes."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL AND name <> 'alembic_version'")
        return {re.sub(r'[\s"]+', "", sql) for (sql,) in found}


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrated, created = tmp_path / "migrated.db", tmp_path / "created.db"
    database.migrate(migrated)
    engine = create_engine(f"sqlite:///{created}")
    metadata.create_all(engine)
    engine.dispose()
    assert _made(migrated) == _made(created)
    assert len(_made(created)) == 24
    engine = create_engine(f"sqlite:///{migrated}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_chat_lives_through_its_migration(tmp_path: Path) -> None:
    path = tmp_path / "curia.db"
    await _fill(path)
    with closing(sqlite3.connect(path)) as connection:
        for made in ("TABLE results", "INDEX players_named", "INDEX ratings_game"):
            connection.execute(f"DROP {made}")
        connection.execute("ALTER TABLE players DROP COLUMN shown")
        connection.execute("ALTER TABLE seats DROP COLUMN agreed")
        connection.execute("ALTER TABLE chat DROP COLUMN phrase")
        connection.execute("DROP TABLE paces")
        connection.execute("ALTER TABLE chat DROP COLUMN client_id")
        connection.execute("ALTER TABLE players DROP COLUMN ended")
        connection.execute("ALTER TABLE seats DROP COLUMN commitment")
        connection.execute("DROP INDEX chat_player")
        connection.execute("INSERT INTO chat VALUES ('m', 'seats', 1, 9, 'p', 'Anna', 0, 'Salve')")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()

    async with opened(path) as store:
        assert await store.chat("m", ChatChannel.PLAYERS, 9) == [
            ChatRow(1, 9, ChatChannel.PLAYERS, "p", "Anna", 0, "Salve")
        ]


def test_a_row_has_a_column_for_each_field() -> None:
    assert list(metadata.tables["matches"].columns.keys()) == list(MatchRow.__struct_fields__)
    log = metadata.tables["entries"].columns.keys()
    assert ["match", *moves(0)[0].__struct_fields__] == list(log)


async def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    """On both kinds of connections the settings are those that durability and references rest on."""

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "query_only")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async with opened(tmp_path / "curia.db") as store:
        assert await store._writer.do(settings) == ["wal", 2, 1, 0]
        assert await store.read(settings) == ["wal", 2, 1, 1]


def test_nothing_is_asked_of_the_database_in_the_event_loop(tmp_path: Path) -> None:
    threads: set[str] = set()

    def spy(connection: Connection) -> None:
        threads.add(threading.current_thread().name.partition("_")[0])

    async def main() -> None:
        async with opened(tmp_path / "curia.db") as store:
            await store.read(spy)
            await store.write(spy)

    asyncio.run(main())
    assert threads == {"curia-reader", "curia-writer"}


async def test_one_house_at_a_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        with pytest.raises(Held, match="another house is running on"):
            Store(tmp_path / "curia.db").open()
        await store.beat(1)
    async with opened(tmp_path / "curia.db") as store:
        assert await store.last_beat() == 1


@posix_only
async def test_a_house_that_was_killed_does_not_shut_the_next_one_out(tmp_path: Path) -> None:
    program = "import sys, time; from pathlib import Path; from curia.server.store.store import Store\n"
    program += "Store(Path(sys.argv[1])).open(); print('open', flush=True); time.sleep(600)"
    path = tmp_path / "curia.db"
    with subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"open\n"
        with pytest.raises(Held):
            Store(path).open()
        child.kill()

    async with opened(path):
        pass


async def test_beside_a_house_the_same_rows_are_seen(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        beside = Store(tmp_path / "curia.db")
        beside.open(beside=True)
        await store.append("m", moves(0))
        assert await beside.entries("m") == moves(0)
        await beside.append("m", moves(1))
        assert await store.entries("m") == moves(0, 2)
        await beside.close()
        with pytest.raises(Held):
            Store(tmp_path / "curia.db").open()


def test_a_whole_game_is_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is stored between its questions; the answers are all of before."""

    async def main() -> None:
        async with opened(tmp_path / "curia.db") as store:
            await store.create_match(match_row("m"), seat_rows())
            loop = asyncio.get_running_loop()

            def meanwhile(connection: Connection, match: str) -> list[object]:
                asyncio.run_coroutine_threadsafe(_wait(store), loop).result(PATIENCE)
                return [*seats(connection, match)]

            seats = queries.seats
            monkeypatch.setattr(queries, "seats", meanwhile)
            whole = await store.stored_game("m")
            assert whole == (match_row("m"), seat_rows(), [], [])
            assert await store.entries("m") == moves(0)

    async def _wait(store: Store) -> None:
        await store.append("m", moves(0))

    asyncio.run(main())


@posix_only
def test_only_the_owner_may_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "curia.db"
    old = os.umask(0)
    try:

        async def main() -> None:
            async with opened(path):
                files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
                assert set(files) == {"curia.db", "curia.db-wal", "curia.db-shm", "curia.db.lock"}
                assert set(files.values()) == {0o600}
                assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

        asyncio.run(main())
        path.chmod(0o644)
        asyncio.run(main())
    finally:
        os.umask(old)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "curia.db"
    with pytest.raises(StoreError, match=r"there is no database .* `curia serve` makes one"):
        Store(path).open(beside=True)
    assert not path.exists()
    path.write_text("This is a letter to grandmother, which is long enough to have a header.\n" * 20)
    for beside in (False, True):
        with pytest.raises(StoreError, match=r"cannot open the database .* not a database"):
            Store(path).open(beside)
    assert path.read_text().startswith("This is a letter")
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot make the database"):
        Store(tmp_path / "file" / "curia.db").open()


async def test_terms_that_cannot_be_read_are_a_store_error(tmp_path: Path) -> None:
    async with opened(tmp_path / "curia.db") as store:
        await store.create_match(match_row("m"), seat_rows())
        with closing(sqlite3.connect(tmp_path / "curia.db")) as connection, connection:
            connection.execute("""UPDATE matches SET terms = '{"game": "habemus", "stakes": 3}'""")
        with pytest.raises(StoreError, match="terms that this version of Curia cannot read"):
            await store.match("m")


# Migrations to come ---------------------------------------------------------------------------------------------

NEXT = """
import sqlalchemy
from alembic import op

revision = "next"
down_revision = "{head}"

def upgrade():
    with op.batch_alter_table("players") as batch:
        batch.add_column(sqlalchemy.Column("motto", sqlalchemy.Text, nullable=False, server_default="none"))
        batch.drop_column("webhook")
    {then}
"""


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file for one more migration, which is then found after those of the package."""
    folder = tmp_path / "versions"
    folder.mkdir()
    config = database._config

    def with_more() -> Config:
        more = config()
        package = Path(str(more.get_main_option("script_location"))) / "versions"
        more.set_main_option("version_locations", f"{package}{os.pathsep}{folder}")
        return more

    monkeypatch.setattr(database, "_config", with_more)
    return folder / "next.py"


def _players(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'players'").fetchone()
        return str(found[0])


async def _fill(path: Path) -> None:
    async with opened(path) as store:
        await store.create_match(match_row("m"), seat_rows())
        await store.append("m", moves(0, 3))


def test_data_lives_through_a_migration_and_an_older_version_refuses_it(
    tmp_path: Path, next_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "curia.db"
    asyncio.run(_fill(path))
    next_version.write_text(NEXT.format(head="0007", then="pass"), encoding="utf-8")
    with pytest.raises(StoreError, match="of another version"):
        Store(path).open(beside=True)

    database.migrate(path)
    assert "motto" in _players(path)
    assert "STRICT" in _players(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT id, motto FROM players").fetchall() == [(HOST.id, "none")]
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (3,)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []

    monkeypatch.undo()
    for beside in (False, True):
        with pytest.raises(StoreError, match="of another version of Curia: use that one"):
            Store(path).open(beside)


@pytest.mark.parametrize("then", ["op.execute('nonsense')", "op.execute('DELETE FROM matches')", "1 / 0"])
def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path, next_version: Path, then: str) -> None:
    """Also one that breaks references, and one that a fault of the program ends."""
    path = tmp_path / "curia.db"
    asyncio.run(_fill(path))
    next_version.write_text(NEXT.format(head="0007", then=then), encoding="utf-8")
    before = _players(path)
    with pytest.raises(ZeroDivisionError if then == "1 / 0" else StoreError):
        Store(path).open()
    assert _players(path) == before

    async def look() -> None:
        async with opened(path) as store:
            assert await store.entries("m") == moves(0, 3)

    next_version.unlink()
    asyncio.run(look())
