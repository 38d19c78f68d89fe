"""What `curia admin` changes. A house that is open does it itself; else the database is written here."""

import argparse
import base64
import hashlib
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeAlias

import httpx
import msgspec
from msgspec.structs import replace

from curia.catalog import AnyGame, load_game
from curia.core.errors import CuriaError, OptionError, RecordError
from curia.core.record import Record, read_record, replay, verify
from curia.core.types import CHANCE
from curia.server.base.errors import StoreError
from curia.server.base.limits import ban_key
from curia.server.base.secrets_file import load_keys
from curia.server.base.settings import Settings
from curia.server.house import own_data
from curia.server.ops.serve import HOUSE_FILE, near_url
from curia.server.players.players import add_recovery
from curia.server.store.rows import GONE, IMPORTER, EntryRow, MatchRow, PlayerRow, SeatRow
from curia.server.store.store import Conflict, Held, Store
from curia.server.tables.entries import Ended, Entry, Started, move_of, write_entry
from curia.server.tables.table import rebuild
from curia.wire.terms import SeatPlan, Terms

Act: TypeAlias = Callable[[Store], Awaitable[str | None]]
"""What is done, and perhaps what there is to tell of it."""

_IMPORTER: Final = PlayerRow(IMPORTER, "Imported", 0)
_ID_BYTES: Final = 9
_NAME_LENGTH: Final = 24
_REASON_LENGTH: Final = 200
_SECONDS: Final = 15.0


def _now() -> int:
    return time.time_ns() // 1_000_000


@asynccontextmanager
async def store_of(settings: Settings) -> AsyncIterator[Store]:
    """The database as it is, beside the house if that is open."""
    store = Store(settings.database)
    store.open(beside=True)
    try:
        yield store
    finally:
        await store.close()


# A house that is open -------------------------------------------------------------------------------------------


async def _carry_out(settings: Settings, path: str, message: dict[str, str], act: Act) -> str:
    """Ask the open house for it, or else do it here; says what was done."""
    if not settings.database.exists():
        raise StoreError(f"there is no database {settings.database}; `curia serve` makes one")
    store = Store(settings.database)
    try:
        store.open()
    except Held:
        return _ask_house(settings, path, message)
    try:
        return await act(store) or ""
    finally:
        await store.close()


def _ask_house(settings: Settings, path: str, message: dict[str, str]) -> str:
    url = _house_url(settings.folder)
    headers = {"Authorization": f"Bearer {load_keys(settings.folder).admin_token}"}
    try:
        # Not through a proxy: the house is on this machine.
        with httpx.Client(trust_env=False, timeout=_SECONDS) as client:
            response = client.post(f"{url}/api/admin/{path}", json=message, headers=headers)
    except httpx.HTTPError as error:
        raise StoreError(f"the house at {url} does not answer ({type(error).__name__}); try again") from None
    try:
        if response.is_success:
            return str(response.json()["done"])
        problem = response.json()
        raise CuriaError(str(problem["text"]))
    except (ValueError, KeyError, TypeError):
        raise StoreError(f"the house at {url} answers with status {response.status_code}") from None


def _house_url(folder: Path) -> str:
    url = near_url(folder)
    if not url:
        text = f"the database is in use, but {folder / HOUSE_FILE} does not say by which house; try again in a moment"
        raise StoreError(text)
    return url


# Tables and players ---------------------------------------------------------------------------------------------


async def abort(settings: Settings, args: argparse.Namespace) -> int:
    reason = _checked(args.reason)

    async def act(store: Store) -> None:
        await _abort(store, args.table, reason)

    await _carry_out(settings, "abort", {"table": args.table, "reason": reason}, act)
    print(f"the game of {args.table} is ended without a result")
    return 0


async def _abort(store: Store, table: str, reason: str) -> None:
    game = await store.stored_game(table)
    if game is None:
        raise OptionError("table", f"there is no table '{table}'")
    if game.row.status == "over":
        raise OptionError("table", f"the game of {table} is over")
    row = replace(game.row, status="over", ended=_now(), reason=reason)
    if game.row.status == "gathering":
        await store.update_match(row)
        return
    ended = Ended(reason)
    ended.stamp(len(game.entries), row.ended or 0)
    try:
        played = rebuild(game.row, game.seats, game.entries, migrating=True)
        row.digest = played.game.digest(played.match.state)
    except StoreError:
        row.digest = None  # a log that nobody can play on can be ended nevertheless
    await store.finish_match(row, [write_entry(ended)], [])


async def close(settings: Settings, args: argparse.Namespace) -> int:
    reason = _checked(args.reason)
    address = _address(args.of)
    name = address or await _player_id(settings, args.of.removeprefix("player:"), "--of")

    async def act(store: Store) -> str:
        if address is not None:
            raise OptionError("--of", "only an open house knows which tables an address has made; name a player")
        tables = [row.id for row, _ in await store.live() if row.host == name]
        for table in tables:
            await _abort(store, table, reason)
        return str(len(tables))

    message = {"reason": reason, "player" if address is None else "address": name}
    count = await _carry_out(settings, "close", message, act)
    print(f"{count} tables of {name} are closed, without a result")
    return 0


async def ban(settings: Settings, args: argparse.Namespace) -> int:
    return await _set_ban(settings, args.who, _checked(args.reason))


def _checked(reason: str) -> str:
    if not 1 <= len(reason) <= _REASON_LENGTH or not reason.isprintable():
        raise OptionError("--reason", f"expected one line of 1 to {_REASON_LENGTH} letters")
    return reason


async def unban(settings: Settings, args: argparse.Namespace) -> int:
    return await _set_ban(settings, args.who, None)


async def _set_ban(settings: Settings, who: str, reason: str | None) -> int:
    address = _address(who)
    is_address = address is not None
    name = address or await _player_id(settings, who.removeprefix("player:"))

    async def act(store: Store) -> None:
        if not is_address:
            await _save_ban(store, name, reason)
        elif reason is not None:
            await store.ban_address(name, reason)
        elif not await store.unban_address(name):
            raise _not_banned(name)

    message = {"address" if is_address else "player": name}
    if reason is not None:
        message["reason"] = reason
    await _carry_out(settings, "unban" if reason is None else "ban", message, act)
    print(f"{name} is {'let in again' if reason is None else 'shut out'}")
    return 0


async def _save_ban(store: Store, player: str, reason: str | None) -> None:
    row = await store.player(player)
    if row is None:
        raise OptionError("who", f"there is no player '{player}'")
    if row.banned is None and reason is None:
        raise _not_banned(player)
    row.banned = reason
    await store.save_player(row)


async def delete(settings: Settings, args: argparse.Namespace) -> int:
    id = await _player_id(settings, args.who.removeprefix("player:"))
    # The house gives up the games that run when it is opened again.
    await _carry_out(settings, "delete", {"player": id}, lambda store: store.forget_player(id))
    print(f"{args.who} is deleted; backups that were made before still hold what was stored")
    return 0


async def data_of(store: Store, who: str) -> str:
    """All that is stored about a player, as they would get it."""
    row = await _known_player(store, who)
    found = b"".join([piece async for piece in own_data.pieces(store, row, _now())])
    return msgspec.json.format(found).decode() + "\n"


def _not_banned(who: str) -> OptionError:
    return OptionError("who", f"{who} was not shut out; `curia admin list --banned` tells who is")


def _address(who: str) -> str | None:
    try:
        return ban_key(who)
    except ValueError:
        return None


async def _player_id(settings: Settings, who: str, option: str = "who") -> str:
    async with store_of(settings) as store:
        row = await _player(store, who)
    if row is None:
        raise OptionError(option, f"'{who}' is neither an address nor the id or login of a player")
    return row.id


async def _player(store: Store, who: str) -> PlayerRow | None:
    row = await store.player(who) or await store.player_by_login(who)
    return None if row is None or row.id in (GONE, IMPORTER) else row


async def _known_player(store: Store, who: str) -> PlayerRow:
    row = await _player(store, who.removeprefix("player:"))
    if row is None:
        raise OptionError("who", f"'{who}' is not the id or login of a player; `curia admin show` tells the ids")
    return row


async def recovery_link(settings: Settings, store: Store, who: str) -> str:
    """For somebody who has lost every device and link, or the password."""
    row = await _known_player(store, who)
    code, _ = await add_recovery(store, row, _now(), of_the_house=True)
    return f"{settings.public_url.rstrip('/') or near_url(settings.folder) or settings.url}/recover#{code}"


# Records --------------------------------------------------------------------------------------------------------


async def add_record(store: Store, path: Path) -> str:
    """Store a record as a game that is over; says what became of it. Raises RecordError for what does not fit."""
    text = _read(path)
    record = read_record(text)
    game = load_game(record.game, record.seats, record.options)
    if not record.points:
        raise RecordError("end", "only a game that was played to its end can be imported")
    if record.seed:
        verify(game, record)
    else:
        replay(game, record)
    row = _row(record, text)
    seats = _seats(record)
    entries = _entries(game, record, row.created)
    try:
        if await store.player(_IMPORTER.id) is None:
            await store.add_player(_IMPORTER)
        await store.import_match(row, seats, entries)
    except Conflict:
        raise RecordError("record", f"this game is stored already, as table {row.id}") from None
    return f"stored as table {row.id}, with {len(record.moves)} moves"


def _row(record: Record, text: str) -> MatchRow:
    now = _now()
    # From the text, so that a record is imported only once.
    id = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:_ID_BYTES]).decode()
    return MatchRow(
        id=id.replace("-", "_"),
        terms=Terms(record.game, [SeatPlan()] * record.seats, record.options),
        rules_version=record.rules_version,
        cards=record.cards,
        seed=record.seed,
        host=_IMPORTER.id,
        created=now,
        status="over",
        started=now,
        ended=now,
        reason=record.end,
        digest=record.digest,
        points=record.points,
        ranks=record.ranks,
    )


def _seats(record: Record) -> list[SeatRow]:
    names = record.players + [""] * (record.seats - len(record.players))
    # They come from a file, and will stand on screens.
    shown = ["".join(c for c in name if c.isprintable())[:_NAME_LENGTH] for name in names]
    return [SeatRow(seat, None, name or str(seat)) for seat, name in enumerate(shown[: record.seats])]


def _entries(game: AnyGame, record: Record, at: int) -> list[EntryRow]:
    """The log that the same game would have left in a house."""
    entries: list[Entry] = [Started(record.client_seeds)]
    for seat, text in record.moves:
        answer = move_of(game, seat, int(game.parse_move(text)))
        if seat == CHANCE:
            last = entries[-1]
            last.chance = f"{last.chance}\n{answer.text}" if last.chance else answer.text
        else:
            entries.append(answer)
    for seq, entry in enumerate(entries):
        entry.stamp(seq, at)
    return [write_entry(entry) for entry in entries]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError("record", f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError("record", f"{path} is not a text file") from None


def write_private(path: Path, text: str) -> None:
    """A file that nobody else can read: it may hold the secrets of a running game."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(file, "w", encoding="utf-8") as opened:
            opened.write(text)
    except OSError as error:
        raise OptionError("output", f"cannot write {path}: {error.strerror}") from None
