"""`curia admin`: look after the tables and players of a house, whether it is open or not."""

import argparse
import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

from curia.catalog import METAS, meta
from curia.core.errors import NotationError, OptionError
from curia.core.game import Refused
from curia.core.types import OBSERVER
from curia.server.base import settings as options
from curia.server.base.errors import StoreError
from curia.server.base.settings import Settings
from curia.server.ops import admin_acts as acts
from curia.server.ops.audit import is_of_older_rules, problems_of
from curia.server.store.database import back_up, check_file
from curia.server.store.rows import TABLE, EntryRow, MatchRow, SeatRow
from curia.server.store.store import Store, StoredGame, TableWithSeats
from curia.server.tables.history import log_of, record_text
from curia.wire.kinds import MatchStatus

T = TypeVar("T")
Act: TypeAlias = Callable[[Settings, argparse.Namespace], Coroutine[Any, Any, int]]
_ALL: Final[list[MatchStatus]] = ["gathering", "playing", "over"]
_BROKEN: Final = 1
_PLAYER: Final = "a player's id or login"
_ANYBODY: Final = "an address, or a player's id or login (player:WHO if in doubt)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    options.add_arguments(parser, ["data"])
    commands = parser.add_subparsers(title="what to do", required=True, metavar="ACTION")

    def add(name: str, text: str, act: Act) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text)
        command.set_defaults(act=act)
        return command

    command = add("list", "the tables, or who is banned", _list)
    kind = command.add_mutually_exclusive_group()
    kind.add_argument("--live", action="store_true", help="only tables that are not over")
    kind.add_argument("--over", action="store_true", help="only tables that are over")
    kind.add_argument("--banned", action="store_true", help="players and addresses that are shut out")
    command.add_argument("--game", help=f"only tables of this game: {', '.join(METAS)}")

    command = add("show", "one table: its terms, its seats and its log", _show)
    _add_table(command)
    command.add_argument("--open", action="store_true", help="show the secrets of a running game too")

    command = add("export", "the record of a game", _export)
    _add_table(command)
    command.add_argument("--open", action="store_true", help="also of a running game, with its secrets")
    _add_output(command)

    command = add("import", "add the record of a finished game", _import)
    command.add_argument("record", type=Path, metavar="RECORD")

    command = add("backup", "copy the database to a file, while the house may be open", _backup)
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--replace", action="store_true", help="the file may be there already")

    add("validate", "play every stored game again and compare", _validate)

    command = add("abort", "end a game without a result", acts.abort)
    _add_table(command)
    command.add_argument("--reason", default="aborted", help="what its players are told (default: aborted)")

    command = add("close", "close all tables that a player or an address has made", acts.close)
    command.add_argument("--of", required=True, metavar="WHO", help=_ANYBODY)
    command.add_argument("--reason", default="closed", help="what their players are told (default: closed)")

    command = add("ban", "shut a player or an address out", acts.ban)
    command.add_argument("who", metavar="WHO", help=_ANYBODY)
    command.add_argument("--reason", default="banned", help="what they are told (default: banned)")

    command = add("unban", "let a player or an address in again", acts.unban)
    command.add_argument("who", metavar="WHO", help=_ANYBODY)

    command = add("link", "a link that makes a device a player's again, who has lost theirs", _link)
    command.add_argument("who", metavar="WHO", help=_PLAYER)

    command = add("data", "all that is stored about a player, for them", _data)
    command.add_argument("who", metavar="WHO", help=_PLAYER)
    _add_output(command)

    command = add("delete", "delete a player for good, with all that is stored about them", acts.delete)
    command.add_argument("who", metavar="WHO", help=_PLAYER)


def _add_table(parser: argparse.ArgumentParser) -> None:
    # The address is what people have; and an id alone may begin with a dash.
    parser.add_argument("table", type=_table_id, metavar="TABLE", help="its id or address")


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write it (default: to the screen)")


def _table_id(text: str) -> str:
    """Of a table or a replay, as it stands in the line of the browser."""
    return urlsplit(text).path.rstrip("/").rpartition("/")[2]


def run(args: argparse.Namespace) -> int:
    """Do it; returns the exit code."""
    settings = options.from_arguments(args, os.environ)
    code: int = asyncio.run(args.act(settings, args))
    return code


async def _pages(store: Store, status: list[MatchStatus], game: str | None = None) -> AsyncIterator[TableWithSeats]:
    page = await store.matches(status, game)
    while page:
        for seated in page:
            yield seated
        page = await store.matches(status, game, after=page[-1][0])


async def _stored_game(store: Store, table: str) -> StoredGame:
    game = await store.stored_game(table)
    if game is None:
        raise OptionError("table", f"there is no table '{table}'")
    return game


def _by_rules(game: StoredGame, work: Callable[[], T]) -> T:
    """What the rules make of a log; StoreError if it does not follow them."""
    try:
        return work()
    except (Refused, NotationError, ValueError) as error:
        problem = f"the log of {game.row.id} does not follow rules {meta(game.row.terms.game).rules_version}: {error}"
        raise StoreError(problem) from None


# Looking --------------------------------------------------------------------------------------------------------


async def _list(settings: Settings, args: argparse.Namespace) -> int:
    if args.game is not None:
        meta(args.game)
    status: list[MatchStatus] = ["gathering", "playing"] if args.live else ["over"] if args.over else _ALL
    async with acts.store_of(settings) as store:
        if args.banned:
            await _list_banned(store)
            return 0
        async for row, seats in _pages(store, status, args.game):
            ended = f" ({row.reason})" if row.reason else ""
            print(f"{row.id}  {row.terms.game:8} {row.status:9} {_time(row.created)}  {_names(seats)}{ended}")
    return 0


async def _list_banned(store: Store) -> None:
    for player in await store.banned_players():
        login = f", login {player.login}" if player.login else ""
        print(f"{player.id}  {player.name}{login}: {player.banned}")
    for address, reason in (await store.banned_addresses()).items():
        print(f"{address}: {reason}")


async def _show(settings: Settings, args: argparse.Namespace) -> int:
    async with acts.store_of(settings) as store:
        game = await _stored_game(store, args.table)
    for line in (*_terms(game.row), *_seats(game.seats)):
        print(line)
    if game.row.status == "over" or args.open:
        _warn_if_running(game.row)
        for entry in game.entries:
            print(_full(entry))
    elif game.entries:
        print(f"log of {len(game.entries)} entries, as a spectator sees it (--open shows everything):")
        for item in _by_rules(game, lambda: log_of(game.row, game.seats, game.entries, OBSERVER)):
            told = [f"{event.name} {_words(event.args)}".rstrip() for event in item.events]
            print(f"  {_time(item.at)}  {'; '.join(told)}")
    return 0


def _terms(row: MatchRow) -> list[str]:
    terms = row.terms
    changed = ", ".join(f"{name}={value}" for name, value in terms.options.items()) or "none given"
    clock = {
        "none": "none",
        "bank": f"{terms.clock.seconds} s and {terms.clock.increment} s for each answer",
        "days": f"{terms.clock.days} days for each turn",
    }[terms.clock.kind]
    lines = [
        f"table {row.id}: {terms.game}, rules {row.rules_version}, {row.status}",
        f"  options: {changed}",
        f"  to sit: {terms.access}; to watch: {terms.spectators}; one screen: {_yes(terms.hot_seat)}; "
        f"rated: {_yes(terms.rated)}",
        f"  clock: {clock}; a seat is held for {terms.absence.hold} s, then: {terms.absence.then}",
        f"  made {_time(row.created)} by {row.host}",
    ]
    if row.started is not None:
        lines.append(f"  began {_time(row.started)}")
    if row.ended is not None:
        lines.append(f"  ended {_time(row.ended)}: {row.reason}")
    if row.ranks:
        lines.append(f"  points: {_words(row.points)}; places: {_words(row.ranks)}")
    return lines


def _seats(seats: list[SeatRow]) -> list[str]:
    lines = []
    for seat in seats:
        who = f"bot {seat.bot}" if seat.bot else f"player {seat.player}" if seat.player else "nobody's"
        program = ", a program may answer" if seat.token else ", a program has answered" if seat.is_programs else ""
        lines.append(f"  seat {seat.seat}: {seat.name or '(open)'}, {who}{program}")
    return lines


def _full(entry: EntryRow) -> str:
    who = "table" if entry.seat == TABLE else f"seat {entry.seat}"
    chance = "".join(f"; chance {move}" for move in entry.chance.splitlines())
    return f"  {entry.seq:4} {_time(entry.at)}  {who}: {entry.kind} {entry.body}{chance}"


def _words(values: object) -> str:
    if isinstance(values, dict):
        return " ".join(f"{name}={_words(value)}" for name, value in values.items())
    return " ".join(map(str, values)) if isinstance(values, list) else str(values)


def _names(seats: list[SeatRow]) -> str:
    return ", ".join(seat.name or "(open)" for seat in seats)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def _warn_if_running(row: MatchRow) -> None:
    if row.status == "playing":
        print("curia: this game is running, and its secrets are in what follows", file=sys.stderr)


# Records and backups --------------------------------------------------------------------------------------------


async def _export(settings: Settings, args: argparse.Namespace) -> int:
    async with acts.store_of(settings) as store:
        game = await _stored_game(store, args.table)
    if game.row.started is None:
        raise OptionError("table", f"the game of {args.table} has not begun")
    if game.row.status != "over" and not args.open:
        raise OptionError("table", f"the game of {args.table} is running; --open exports it with its secrets")
    text = _by_rules(game, lambda: record_text(game.row, game.seats, game.entries))
    _warn_if_running(game.row)
    _write(text, args.output)
    return 0


async def _link(settings: Settings, args: argparse.Namespace) -> int:
    async with acts.store_of(settings) as store:
        link = await acts.recovery_link(settings, store, args.who)
    print(link)
    print("Whoever opens it within seven days is that player, and may set a new password within an hour of that; "
          "it works once.", file=sys.stderr)  # fmt: skip
    if not settings.public_url:
        print("It names this machine: for others put its name there, or set public_url.", file=sys.stderr)
    return 0


async def _data(settings: Settings, args: argparse.Namespace) -> int:
    async with acts.store_of(settings) as store:
        text = await acts.data_of(store, args.who)
    _write(text, args.output)
    return 0


def _write(text: str, output: Path | None) -> None:
    if output is None:
        print(text, end="")
    else:
        acts.write_private(output, text)


async def _import(settings: Settings, args: argparse.Namespace) -> int:
    async with acts.store_of(settings) as store:
        print(await acts.add_record(store, args.record))
    return 0


async def _backup(settings: Settings, args: argparse.Namespace) -> int:
    target: Path = args.file
    if target.is_dir() or (target.exists() and not args.replace):
        raise OptionError("file", f"{target} is there already; --replace overwrites a file")
    async with acts.store_of(settings):
        await asyncio.to_thread(back_up, settings.database, target)
    print(f"{settings.database} is copied to {target}, and the copy is sound.")
    print(f"The keys are not in it: keep a copy of {settings.folder / 'keys.json'} too.")
    return 0


async def _validate(settings: Settings, args: argparse.Namespace) -> int:
    counts = Counter[str]()
    async with acts.store_of(settings) as store:
        damage = await asyncio.to_thread(check_file, settings.database)
        for problem in damage:
            print(f"{settings.database}: {problem}")
        async for row, _ in _pages(store, _ALL):
            game = await store.stored_game(row.id)
            if game is not None:
                counts[_audit(game)] += 1
    print(f"{counts.total()} tables: {counts['good']} are as their logs say, {counts['old']} are of other rules and "
          f"not compared, {counts['broken']} are broken.")  # fmt: skip
    return _BROKEN if counts["broken"] or damage else 0


def _audit(game: StoredGame) -> str:
    """Says what is wrong with a game; returns what kind of one it is."""
    problems = problems_of(game)
    if not problems:
        return "good"
    if is_of_older_rules(game.row):
        print(f"{game.row.id}: began with rules {game.row.rules_version}; by those of today: {problems[0]}")
        return "old"
    print(f"{game.row.id}: {'; '.join(problems)}")
    return "broken"
