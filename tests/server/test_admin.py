"""`curia admin` on the database of a house that is closed."""

import asyncio
import shutil
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.cli import main
from curia.core.record import read_record, verify, write_record
from curia.server.store import queries
from curia.server.store.rows import MatchRow, PlayerRow
from curia.server.store.store import Store, TableWithSeats
from curia.server.tables import decide
from curia.server.tables.entries import Agreed, Ended, Paused, Proposed, Resumed, Returned, Substituted, Undone
from curia.wire.kinds import MatchStatus
from tests.kit.games import FEWEST
from tests.server.kit_store import match_row, opened, seat_rows
from tests.server.kit_stored_games import GameInStore

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = ["habemus-all-options.record", "caesar-draw.record", "borgia-first-ballot.record"]


class Admin:
    """The command line on one data folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.database = folder / "curia.db"
        self._capsys = capsys

    def __call__(self, *words: str | Path, code: int = 0) -> tuple[str, str]:
        """What it says, and what it complains about."""
        assert main(["admin", "--data", str(self.folder), *map(str, words)]) == code
        told = self._capsys.readouterr()
        return told.out, told.err

    def fill(self, fill: Callable[[Store], Awaitable[None]]) -> None:
        async def run() -> None:
            async with opened(self.database) as store:
                await fill(store)

        asyncio.run(run())

    def change(self, statement: str, *values: str | int) -> None:
        """As somebody would who opens the file by hand."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            assert connection.execute(statement, values).rowcount > 0


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    for name in ("CURIA_DATA", "CURIA_SETTINGS"):
        monkeypatch.delenv(name, raising=False)
    return Admin(tmp_path / "data", capsys)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with the two games, to be copied."""
    path = tmp_path_factory.mktemp("filled") / "curia.db"

    async def run() -> None:
        async with opened(path) as store:
            await two_games(store)

    asyncio.run(run())
    return path


@pytest.fixture
def games(admin: Admin, filled: Path) -> Admin:
    admin.folder.mkdir()
    shutil.copy(filled, admin.database)
    return admin


async def two_games(store: Store) -> None:
    """One that is over, one of which a secret answer has just been given, and a table that gathers."""
    over = GameInStore(store, "over1", "caesar", seed=1)
    await over.start()
    await over.play()
    running = GameInStore(store, "running1", seed=2)
    await running.start()
    while not (await running.answer()).startswith("bid "):
        pass
    await store.create_match(match_row("gathering1", created=1_700_000_000_000), seat_rows())


def test_list_shows_tables_by_state_and_game(games: Admin) -> None:
    told, _ = games("list")
    assert [line.split()[:3] for line in told.splitlines()] == [
        ["gathering1", "habemus", "gathering"],
        ["over1", "caesar", "over"],
        ["running1", "habemus", "playing"],
    ]
    assert "2023-11-14 22:13:20Z  Anna, Bruno, (open)" in told
    assert [line.split()[0] for line in games("list", "--live")[0].splitlines()] == ["gathering1", "running1"]
    assert [line.split()[0] for line in games("list", "--over")[0].splitlines()] == ["over1"]
    assert [line.split()[0] for line in games("list", "--live", "--game", "habemus")[0].splitlines()] == [
        "gathering1",
        "running1",
    ]
    assert games("list", "--over", "--game", "habemus")[0] == ""
    assert "there is no game 'chess'" in games("list", "--game", "chess", code=2)[1]


def test_list_goes_on_after_a_page(admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(store: Store) -> None:
        for number in range(7):
            await store.create_match(match_row(f"m{number}", created=number // 2), seat_rows())

    admin.fill(fill)

    async def by_twos(
        self: Store, status: list[MatchStatus], game: str | None = None, after: MatchRow | None = None
    ) -> list[TableWithSeats]:
        return await self.read(queries.matches, status, game, after, limit=2)

    monkeypatch.setattr(Store, "matches", by_twos, raising=False)
    assert [line.split()[0] for line in admin("list")[0].splitlines()] == [f"m{number}" for number in range(7)]


def test_show_keeps_the_secrets_of_a_running_game(games: Admin) -> None:
    secrets = _bodies(games, "running1")[-1:]
    told, complained = games("show", "running1")
    assert "table running1: habemus" in told
    assert "seat 2: Player 2, player anna" in told
    assert "as a spectator sees it" in told
    assert "table.started" in told
    assert not complained
    assert not any(secret in told for secret in secrets)
    assert (b"\2" * 32).hex() not in told
    told, complained = games("show", "running1", "--open")
    assert all(secret in told for secret in secrets)
    assert "its secrets are in what follows" in complained


def _bodies(admin: Admin, table: str) -> list[str]:
    with closing(sqlite3.connect(admin.database)) as connection:
        query = "SELECT body FROM entries WHERE match = ? AND kind = 'move'"
        return [body for (body,) in connection.execute(query, [table])]


def test_show_tells_all_of_a_game_that_is_over(games: Admin) -> None:
    told, complained = games("show", "over1")
    assert not complained
    assert "ended 2023-11-14" in told
    assert "places: " in told
    assert all(body in told for body in _bodies(games, "over1"))
    told, _ = games("show", "gathering1")
    assert "options: felipe=may" in told
    assert "clock: 600 s and 20 s for each answer" in told
    assert "seat 1: Bruno, bot heuristic" in told
    assert "seat 2: (open), nobody's, a program may answer" in told
    assert games("show", "https://club.example/tables/gathering1")[0] == told
    assert "there is no table 'nowhere'" in games("show", "nowhere", code=2)[1]


def test_export_gives_a_record_that_can_be_verified(games: Admin, tmp_path: Path) -> None:
    record = read_record(games("export", "over1")[0])
    assert verify(load_game("caesar", 2), record) > 0
    assert record.players == ["Player 0", "Player 1"]
    file = tmp_path / "game.record"
    games("export", "over1", "--output", file)
    assert write_record(read_record(file.read_text(encoding="utf-8"))) == write_record(record)
    assert "cannot write" in games("export", "over1", "--output", tmp_path / "no" / "file", code=2)[1]


def test_export_of_a_running_game_must_be_asked_for(games: Admin, tmp_path: Path) -> None:
    told, complained = games("export", "running1", code=2)
    assert told == ""
    assert "--open exports it with its secrets" in complained
    assert "has not begun" in games("export", "gathering1", "--open", code=2)[1]
    file = tmp_path / "running.record"
    _, complained = games("export", "running1", "--open", "--output", file)
    assert "its secrets are in what follows" in complained
    text = file.read_text(encoding="utf-8")
    assert _bodies(games, "running1")[-1] in text
    assert "seed: " not in text
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", RECORDS)
def test_import_keeps_the_game(games: Admin, tmp_path: Path, name: str) -> None:
    told, _ = games("import", GOLDEN / name)
    table = told.split()[3].rstrip(",")
    assert games("validate")[0].startswith("4 tables: 4 are as their logs say")
    before = read_record((GOLDEN / name).read_text(encoding="utf-8"))
    after = read_record(games("export", table)[0])
    for field in ("game", "seats", "options", "cards", "moves", "end", "points", "ranks", "digest", "seed"):
        assert getattr(after, field) == getattr(before, field)
    assert f"stored already, as table {table}" in games("import", GOLDEN / name, code=2)[1]
    assert len(games("list", "--over")[0].splitlines()) == 2


def test_import_takes_a_game_without_its_seed(games: Admin, tmp_path: Path) -> None:
    record = read_record((GOLDEN / RECORDS[0]).read_text(encoding="utf-8"))
    record.seed, record.commitment, record.players = b"", "", ["A name that is much\x1b too long for this house"]
    file = tmp_path / "seedless.record"
    file.write_text(write_record(record), encoding="utf-8")
    table = games("import", file)[0].split()[3].rstrip(",")
    assert "0 are broken" in games("validate")[0]
    assert "seat 0: A name that is much too ," in games("show", table)[0]


def test_import_refuses_what_does_not_fit(games: Admin, tmp_path: Path) -> None:
    file = tmp_path / "bad.record"
    good = (GOLDEN / RECORDS[0]).read_text(encoding="utf-8")
    record = read_record(good)
    record.points = [number + 1 for number in record.points]
    other_seed = read_record(good)
    other_seed.seed = bytes(32)
    running = read_record(games("export", "running1", "--open")[0])
    for text, problem in (
        ("nonsense", "not a record"),
        (good.replace("end: ", "end: x"), "edited"),
        (write_record(record), "points"),
        (write_record(other_seed), "commitment"),
        (write_record(running), "only a game that was played to its end"),
    ):
        file.write_text(text, encoding="utf-8")
        assert problem in games("import", file, code=2)[1]
    assert "cannot read" in games("import", tmp_path / "nowhere", code=2)[1]
    assert len(games("list")[0].splitlines()) == 3


def test_backup_is_a_whole_private_database(games: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    told, _ = games("backup", file)
    assert "the copy is sound" in told
    assert "keys.json" in told
    assert [path.name for path in tmp_path.glob("*backup*")] == ["backup.db"]
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(file)) as copy, closing(sqlite3.connect(games.database)) as original:
        for table in ("matches", "entries", "seats", "snapshots", "players"):
            query = f"SELECT * FROM {table} ORDER BY 1, 2"
            assert copy.execute(query).fetchall() == original.execute(query).fetchall()
    assert "--replace" in games("backup", file, code=2)[1]
    games("backup", "--replace", file)
    assert "is there already" in games("backup", "--replace", tmp_path, code=2)[1]
    assert "cannot write the backup" in games("backup", tmp_path / "no" / "file", code=2)[1]


def test_backup_while_the_house_writes(admin: Admin, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(admin.database) as store:
            running = GameInStore(store, "m")
            await running.start()
            await running.play(20)
            await asyncio.to_thread(admin, "backup", tmp_path / "backup.db")
            await running.play(20)

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "backup.db")) as copy:
        assert copy.execute("SELECT count(*) FROM entries").fetchone() == (21,)


def test_a_damaged_file_is_noticed(games: Admin, tmp_path: Path) -> None:
    with closing(sqlite3.connect(games.database)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'entries_client'"
        (page,) = connection.execute(query).fetchone()
    data = bytearray(games.database.read_bytes())
    data[(page - 1) * 4096 : (page - 1) * 4096 + 100] = bytes(100)
    games.database.write_bytes(data)
    assert str(games.database) in games("validate", code=1)[0]
    assert "not sound" in games("backup", tmp_path / "backup.db", code=2)[1]
    assert not list(tmp_path.glob("*backup*"))


async def games_with_everything(store: Store) -> None:
    """Games of each kind with undone answers, concessions, bots that sit in, pauses and ends without a result."""
    for number, game in enumerate(FEWEST):
        stored = GameInStore(store, game, game, seed=10 + number)
        await stored.start()
        await stored.play(7)
        await stored.do([Proposed(1, "pause"), Agreed(0, 1), Paused(1)])
        await stored.do([Resumed(0)])
        index = len(stored.table.match.moves) - 1
        while stored.table.match.moves[index][0] >= len(stored.seats):
            index -= 1
        await stored.do([Undone(stored.table.match.moves[index][0], index)])
        await stored.play(5)
        await stored.do([Substituted(0, "heuristic", "away"), Returned(0)])
        await stored.play()
    conceded = GameInStore(store, "conceded", "caesar", seed=20)
    await conceded.start()
    await conceded.play(3)
    await conceded.do(decide.concession(conceded.table, 0))
    ended = GameInStore(store, "ended", "habemus", seed=21)
    await ended.start()
    await ended.play(10)
    await ended.do([Ended("agreed")])
    unplayed = match_row("unplayed", status="over")
    unplayed.reason = "abandoned"
    await store.create_match(unplayed, seat_rows())


def test_validate_plays_every_game_again(admin: Admin) -> None:
    async def fill(store: Store) -> None:
        await two_games(store)
        await games_with_everything(store)

    admin.fill(fill)
    told, _ = admin("validate")
    good = "9 tables: 9 are as their logs say, 0 are of other rules and not compared, 0 are broken.\n"
    assert told == good


BREAKS = [
    ("UPDATE entries SET body = 'nonsense' WHERE match = 'over1' AND seq = 5", "entry 5 does not follow the rules"),
    ("UPDATE entries SET seat = 1 - seat WHERE match = 'over1' AND seq = 5", "does not follow the rules: not allowed"),
    ("DELETE FROM entries WHERE match = 'over1' AND seq = 5", "entry 6 came where 5 was due"),
    ("UPDATE entries SET kind = 'jump' WHERE match = 'over1' AND seq = 5", "unknown kind 'jump'"),
    ("UPDATE matches SET seed = zeroblob(32) WHERE id = 'over1'", "chance that its seed does not give"),
    ("UPDATE snapshots SET digest = 'x' WHERE match = 'over1' AND seq = 7", "the snapshot after entry 7"),
    ("UPDATE snapshots SET position = '{}' WHERE match = 'over1' AND seq = 7", "the snapshot after entry 7"),
    ("UPDATE snapshots SET seq = 9999 WHERE match = 'over1' AND seq = 7", "but no such entry"),
    ("UPDATE matches SET points = '[9,9]' WHERE id = 'over1'", "points: the log gives"),
    ("UPDATE matches SET ranks = '[2,2]' WHERE id = 'over1'", "ranks: the log gives"),
    ("UPDATE matches SET reason = 'magic' WHERE id = 'over1'", "reason: the log gives"),
    ("UPDATE matches SET digest = 'x' WHERE id = 'over1'", "digest: the log gives"),
    ("UPDATE matches SET cards = 'x' WHERE id = 'over1'", "other card data"),
    ("UPDATE matches SET status = 'playing' WHERE id = 'over1'", "stored as running"),
    ("UPDATE matches SET status = 'over' WHERE id = 'running1'", "its log does not end it"),
    ("UPDATE matches SET started = NULL WHERE id = 'running1'", "never began"),
    ("DELETE FROM entries WHERE match = 'running1' AND seq = 0", "does not begin with the start"),
    (
        "UPDATE entries SET chance = '' WHERE match = 'running1' AND seq = 0",
        "entry 0 names a seat that is not there, or lacks",
    ),
    ("UPDATE entries SET seat = 5 WHERE match = 'running1' AND seq = 1", "entry 1 does not follow the rules"),
    ("UPDATE entries SET kind = 'back', seat = 5 WHERE match = 'running1' AND seq = 1", "entry 1 names a seat"),
    ("DELETE FROM seats WHERE match = 'running1' AND seat = 2", "3 seats are agreed on, 2 are stored"),
    ("UPDATE matches SET started = 1, status = 'playing' WHERE id = 'gathering1'", "does not begin with the start"),
]


@pytest.mark.parametrize(("statement", "problem"), BREAKS)
def test_validate_finds_what_was_changed(games: Admin, statement: str, problem: str) -> None:
    games.change(statement)
    told, _ = games("validate", code=1)
    lines = told.splitlines()
    assert len(lines) == 2
    assert problem in lines[0]
    assert lines[0].split(":")[0] in statement
    assert "3 tables: 2 are as their logs say" in lines[1]


def test_validate_finds_a_log_that_goes_on_after_the_end(games: Admin) -> None:
    add = "INSERT INTO entries SELECT match, max(seq) + 1, 1, -1, 'resumed', '', '', NULL FROM entries WHERE match = ?"
    games.change(add, "over1")
    assert "comes after the end of the game" in games("validate", code=1)[0]


def test_games_of_other_rules_are_told_apart(games: Admin) -> None:
    """One that today's rules still allow is compared, another one is not counted as broken."""
    games.change("UPDATE matches SET rules_version = 0 WHERE status <> 'gathering'")
    assert "3 tables: 3 are as" in games("validate")[0]
    games.change("UPDATE entries SET body = 'nonsense' WHERE match = 'over1' AND seq = 5")
    told, _ = games("validate")
    assert "over1: began with rules 0; by those of today: entry 5 does not follow" in told
    assert "1 are of other rules and not compared, 0 are broken" in told
    assert "does not follow rules" in games("export", "over1", code=2)[1]


def test_abort_ends_a_game_without_a_result(games: Admin) -> None:
    games("abort", "running1", "--reason", "the club closes")
    games("abort", "gathering1")
    assert games("list", "--live")[0] == ""
    assert ": the club closes" in games("show", "running1")[0]
    assert "3 tables: 3 are as" in games("validate")[0]
    assert "the game of running1 is over" in games("abort", "running1", code=2)[1]
    assert "there is no table 'nowhere'" in games("abort", "nowhere", code=2)[1]
    assert "expected one line" in games("abort", "over1", "--reason", "", code=2)[1]


def test_close_ends_all_tables_of_a_player(games: Admin) -> None:
    host = games("show", "running1")[0].partition(" by ")[2].split()[0]
    assert f"2 tables of {host} are closed" in games("close", "--of", f"player:{host}", "--reason", "flood")[0]
    assert games("list", "--live")[0] == ""
    assert ": flood" in games("show", "running1")[0]
    assert "only an open house knows" in games("close", "--of", "192.0.2.7", code=2)[1]
    assert "3 tables: 3 are as" in games("validate")[0]


def test_abort_ends_a_game_that_cannot_go_on(games: Admin) -> None:
    games.change("UPDATE entries SET body = 'nonsense' WHERE match = 'running1' AND seq = 1")
    games("abort", "running1")
    assert "running1" not in games("list", "--live")[0]


def test_bans_of_players_and_addresses(admin: Admin) -> None:
    async def fill(store: Store) -> None:
        await store.add_player(PlayerRow("b", "Berta", 1, "BertaB"))

    admin.fill(fill)
    admin("ban", "anna", "--reason", "spam")
    admin("ban", "bertab")
    admin("ban", "192.0.2.7", "--reason", "flood")
    admin("ban", "2001:db8:1:2:3::4")
    assert admin("list", "--banned")[0].splitlines() == [
        "anna  Anna: spam",
        "b  Berta, login BertaB: banned",
        "192.0.2.7: flood",
        "2001:db8:1:2::/64: banned",
    ]
    for who in ("anna", "player:b", "192.0.2.7", "2001:db8:1:2::/64"):
        admin("unban", who)
    assert admin("list", "--banned")[0] == ""
    for who in ("anna", "192.0.2.7"):
        assert "was not shut out" in admin("unban", who, code=2)[1]
    for nobody in ("nobody", "192.0.2.0/99", "a/b"):
        assert "neither an address nor the id or login" in admin("ban", nobody, code=2)[1]


def test_without_a_database_nothing_is_made(admin: Admin, tmp_path: Path) -> None:
    for words in (["list"], ["validate"], ["abort", "m"], ["ban", "192.0.2.7"], ["backup", tmp_path / "b"]):
        assert "there is no database" in admin(*words, code=2)[1]
    assert not admin.folder.exists()
