"""What is asked of the database, one function for each question; those that write run inside a transaction.

What every game does is written in plain statements, as few as can be: the library's layers take longer than SQLite, and
each statement gives the interpreter lock away and waits until the event loop gives it back."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import Column, Connection, Select, Table, delete, exists, func, insert, select, tuple_, union, update
from sqlalchemy.exc import DBAPIError

from curia.server.base.errors import StoreError
from curia.server.store import schema
from curia.server.store.rows import (
    IMPORTER,
    PLAYED,
    ChatRow,
    EntryRow,
    MatchRow,
    PaceRow,
    PlayerRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Snapshot,
)
from curia.wire import to_json
from curia.wire.kinds import ChatChannel, MatchStatus
from curia.wire.terms import Terms

S = TypeVar("S", bound=Struct)
AnySelect = Select[*tuple[Any, ...]]
TableWithSeats = tuple[MatchRow, list[SeatRow]]


class StoredGame(NamedTuple):
    """A table with all that is stored of its game."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    snapshots: list[Snapshot]


_AT_ONCE = 500
"""So many names stand in one question: SQLite sets a limit."""


def _columns(table: Table, kind: type[Struct]) -> list[Column[Any]]:
    return [table.c[name] for name in kind.__struct_fields__]


def select_of(table: Table, kind: type[Struct]) -> AnySelect:
    return select(*_columns(table, kind))


def all_of(connection: Connection, query: AnySelect, kind: type[S]) -> list[S]:
    return [kind(*row) for row in connection.execute(query)]


def _one(connection: Connection, query: AnySelect, kind: type[S]) -> S | None:
    row = connection.execute(query).first()
    return None if row is None else kind(*row)


def _insert(table: Table, names: Sequence[str], rows: int = 1) -> str:
    row = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([row] * rows)}"


_MATCH: Final = MatchRow.__struct_fields__
_SEAT: Final = ("match", *SeatRow.__struct_fields__)
_ADD_MATCH: Final = _insert(schema.matches, _MATCH)
_UPDATE_MATCH: Final = f"UPDATE matches SET {', '.join(f'{name} = ?' for name in _MATCH)} WHERE id = ?"
_ADD_ENTRY: Final = _insert(schema.entries, ("match", *EntryRow.__struct_fields__))


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _values(row: MatchRow) -> list[object]:
    """As the columns keep them."""
    return [to_json(value).decode() if isinstance(value, Terms | list) else value for value in astuple(row)]


def _must_be(count: int, table: Table, id: str) -> None:
    if count != 1:
        raise StoreError(f"nothing to change: there is no '{id}' among the {table.name}")


# Tables and their logs ------------------------------------------------------------------------------------------


def create_match(connection: Connection, row: MatchRow, seats: list[SeatRow]) -> None:
    """Conflict if there is one of that id. The host and all players must be stored. The table of which it is the
    next round learns of it."""
    _add_match(connection, row, seats)
    if row.round_of is not None:
        _driver(connection).execute("UPDATE matches SET rematch = ? WHERE id = ?", (row.id, row.round_of))


def import_match(connection: Connection, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
    """A game from elsewhere with its log: all of it or nothing."""
    _add_match(connection, row, seats)
    add_entries(connection, row.id, entries)


def _add_match(connection: Connection, row: MatchRow, seats: list[SeatRow]) -> None:
    _driver(connection).execute(_ADD_MATCH, _values(row))
    set_seats(connection, row.id, seats)


def set_seats(connection: Connection, match: str, seats: list[SeatRow]) -> None:
    """These instead of those that were."""
    statement = _insert(schema.seats, _SEAT, len(seats)).replace("INSERT", "INSERT OR REPLACE")
    _driver(connection).execute(statement, [value for seat in seats for value in (match, *astuple(seat))])


def change_waiting(connection: Connection, row: MatchRow, seats: list[SeatRow]) -> None:
    """Other terms, or other seats, of a table before the game: all of it or nothing."""
    update_match(connection, row)
    _driver(connection).execute("DELETE FROM seats WHERE match = ?", (row.id,))
    set_seats(connection, row.id, seats)


def start_match(connection: Connection, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
    """A table begins to play: all of it or nothing."""
    update_match(connection, row)
    set_seats(connection, row.id, seats)
    add_entries(connection, row.id, entries)


def finish_match(
    connection: Connection,
    row: MatchRow,
    entries: list[EntryRow],
    ratings: list[RatingRow],
    results: list[ResultRow] | None = None,
) -> None:
    """The last entries, the result, what it does to the ratings, and how it counts in statistics: all of it or
    nothing."""
    update_match(connection, row)
    add_entries(connection, row.id, entries)
    if results:
        connection.execute(insert(schema.results), [asdict(result) for result in results])
    if ratings:
        statement = insert(schema.ratings).prefix_with("OR REPLACE")
        connection.execute(statement, [asdict(rating) for rating in ratings])


def update_match(connection: Connection, row: MatchRow) -> None:
    changed = _driver(connection).execute(_UPDATE_MATCH, [*_values(row), row.id])
    _must_be(changed.rowcount, schema.matches, row.id)


def add_entries(connection: Connection, match: str, entries: list[EntryRow]) -> None:
    _driver(connection).executemany(_ADD_ENTRY, [(match, *astuple(entry)) for entry in entries])


def match(connection: Connection, match: str) -> MatchRow | None:
    return _one(connection, select_of(schema.matches, MatchRow).where(schema.matches.c.id == match), MatchRow)


def seats(connection: Connection, match: str) -> list[SeatRow]:
    table = schema.seats
    query = select_of(table, SeatRow).where(table.c.match == match)
    return all_of(connection, query.order_by(table.c.seat), SeatRow)


def entries(connection: Connection, match: str) -> list[EntryRow]:
    table = schema.entries
    return all_of(connection, select_of(table, EntryRow).where(table.c.match == match).order_by(table.c.seq), EntryRow)


def snapshots(connection: Connection, match: str) -> list[Snapshot]:
    table = schema.snapshots
    return all_of(connection, select_of(table, Snapshot).where(table.c.match == match).order_by(table.c.seq), Snapshot)


def stored_game(connection: Connection, id: str) -> StoredGame | None:
    """A table with its log and snapshots, all of the same moment."""
    # One transaction, so that all of it is of the same moment.
    connection.exec_driver_sql("BEGIN")
    try:
        row = match(connection, id)
        if row is None:
            return None
        return StoredGame(row, seats(connection, id), entries(connection, id), snapshots(connection, id))
    finally:
        connection.exec_driver_sql("COMMIT")


def live(connection: Connection) -> list[TableWithSeats]:
    """All tables that are not over, the oldest first."""
    table = schema.matches
    # Spelt like the condition of its index, or SQLite does not use that.
    query = select_of(table, MatchRow).where(table.c.status != "over")
    return with_seats(connection, query.order_by(table.c.created, table.c.id))


def live_apart(connection: Connection) -> tuple[list[TableWithSeats], list[str]]:
    """The same one by one, and the ids of tables that cannot be read: their names are also in another place, the index
    of names. For a file with a destroyed page."""
    found: list[TableWithSeats] = []
    lost: list[str] = []
    names = "SELECT id FROM matches INDEXED BY sqlite_autoindex_matches_1"
    for (id,) in connection.exec_driver_sql(names).all():
        try:
            row = match(connection, id)
            if row is None or row.status != "over":
                chairs = seats(connection, id)
                if row is None or len(chairs) != len(row.terms.seats):
                    lost.append(id)
                else:
                    found.append((row, chairs))
        except (DBAPIError, ValueError, TypeError):
            lost.append(id)
    return sorted(found, key=lambda seated: (seated[0].created, seated[0].id)), lost


def matches(
    connection: Connection,
    status: list[MatchStatus],
    game: str | None = None,
    after: MatchRow | None = None,
    limit: int = 1_000,
) -> list[TableWithSeats]:
    """The tables in one of these states, and of that game, the oldest first; page by page, if `after` is the last
    one of the page before."""
    table = schema.matches
    query = select_of(table, MatchRow).where(table.c.status.in_(status))
    if game is not None:
        query = query.where(func.json_extract(table.c.terms, "$.game") == game)
    if after is not None:
        query = query.where(tuple_(table.c.created, table.c.id) > (after.created, after.id))
    return with_seats(connection, query.order_by(table.c.created, table.c.id).limit(limit))


def matches_of(connection: Connection, player: str, limit: int, before: int | None = None) -> list[TableWithSeats]:
    """The tables that a player made or sits at, the newest first; those made earlier than `before`, if given."""
    table, chairs = schema.matches, schema.seats
    sits = select(chairs.c.match).where(chairs.c.player == player)
    hosts = select(table.c.id).where(table.c.host == player)
    query = select_of(table, MatchRow).where(table.c.id.in_(union(sits, hosts)))
    if before is not None:
        query = query.where(table.c.created < before)
    return with_seats(connection, query.order_by(table.c.created.desc(), table.c.id.desc()).limit(limit))


def with_seats(connection: Connection, query: AnySelect) -> list[TableWithSeats]:
    found = [(row, list[SeatRow]()) for row in all_of(connection, query, MatchRow)]
    chairs = {row.id: seats for row, seats in found}
    ids = list(chairs)
    table = schema.seats
    asked = select(table.c.match, *_columns(table, SeatRow)).order_by(table.c.match, table.c.seat)
    for start in range(0, len(ids), _AT_ONCE):
        for match, *seat in connection.execute(asked.where(table.c.match.in_(ids[start : start + _AT_ONCE]))):
            chairs[match].append(SeatRow(*seat))
    return found


def add_chat(connection: Connection, match: str, row: ChatRow) -> None:
    """Conflict if the channel has a line of that number."""
    connection.execute(insert(schema.chat), {"match": match, **asdict(row)})


def chat(connection: Connection, match: str, channel: ChatChannel, last: int) -> list[ChatRow]:
    """The last lines of a channel, in their order."""
    table = schema.chat
    query = select_of(table, ChatRow).where(table.c.match == match, table.c.circle == channel)
    return all_of(connection, query.order_by(table.c.number.desc()).limit(last), ChatRow)[::-1]


_UNPLAYED: Final = """
SELECT id FROM matches WHERE status = 'over' AND points = '[]' AND host <> ? AND ended >= ? AND ended < ?
AND (SELECT count(*) FROM (
    SELECT 1 FROM entries JOIN seats ON seats.match = entries.match AND seats.seat = entries.seat
    WHERE entries.match = matches.id AND entries.kind = 'move' AND seats.player IS NOT NULL LIMIT ?
)) < ? LIMIT ?
"""
"""Points are given where a game ends by its rules."""


def unplayed(connection: Connection, since: int, before: int, limit: int) -> list[str]:
    """Tables that ended in that time, and never began or were given up before people had given PLAYED answers."""
    return [
        str(id) for (id,) in _driver(connection).execute(_UNPLAYED, (IMPORTER, since, before, PLAYED, PLAYED, limit))
    ]


_MET: Final = """
SELECT count(*) FROM matches WHERE id IN (SELECT match FROM seats WHERE player = ?)
AND status = 'over' AND ended >= ? AND ranks <> '[]'
AND json_extract(terms, '$.rated') AND json_extract(terms, '$.game') = ?
AND (SELECT json_group_array(player) FROM (
    SELECT player FROM seats WHERE match = matches.id AND player IS NOT NULL ORDER BY player
)) = ?
AND (points <> '[]' OR (SELECT count(*) FROM (
    SELECT 1 FROM entries JOIN seats ON seats.match = entries.match AND seats.seat = entries.seat
    WHERE entries.match = matches.id AND entries.kind = 'move' AND seats.player IS NOT NULL LIMIT ?
)) >= ?)
"""


def met(connection: Connection, game: str, people: list[str], since: int) -> int:
    """How many rated games exactly these people have ended since then, but for those given up at once."""
    names = json.dumps(sorted(people), separators=(",", ":"))
    asked = (people[0], since, game, names, PLAYED, PLAYED)
    return int(_driver(connection).execute(_MET, asked).fetchone()[0])


def forget_matches(connection: Connection, ids: list[str]) -> None:
    """Remove these tables with all that is stored of them."""
    for table in (schema.entries, schema.snapshots, schema.chat, schema.results, schema.seats):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    matches = schema.matches
    for link in (matches.c.rematch, matches.c.round_of):
        connection.execute(update(matches).where(link.in_(ids)).values({link: None}))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))


# Players --------------------------------------------------------------------------------------------------------


def add_player(connection: Connection, row: PlayerRow) -> None:
    """Conflict if the id is there, or the login in any case."""
    connection.execute(insert(schema.players), asdict(row))


def save_player(connection: Connection, row: PlayerRow) -> None:
    """Conflict if somebody else has the login, in any case."""
    table = schema.players
    changed = connection.execute(update(table).where(table.c.id == row.id).values(asdict(row)))
    _must_be(changed.rowcount, table, row.id)


def player(connection: Connection, player: str) -> PlayerRow | None:
    return _one(connection, select_of(schema.players, PlayerRow).where(schema.players.c.id == player), PlayerRow)


def player_by_login(connection: Connection, login: str) -> PlayerRow | None:
    """The account with that login, in any case."""
    return _one(connection, select_of(schema.players, PlayerRow).where(schema.players.c.login == login), PlayerRow)


def idle_guests(connection: Connection, made_before: int, now: int, limit: int) -> list[str]:
    """Guests of that age who have never had a table or a seat, are not banned, and have no link to come back by."""
    return _ids(connection, _idle_guests(made_before, now).limit(limit))


def forget_guests(connection: Connection, guests: list[str], made_before: int, now: int) -> list[str]:
    """Remove those of them who are still idle; says whom."""
    _forget_old_recoveries(connection, now)
    # They were idle when somebody looked; one of them may have sat down since.
    idle = _ids(connection, _idle_guests(made_before, now).where(schema.players.c.id.in_(guests)))
    connection.execute(delete(schema.pushes).where(schema.pushes.c.player.in_(idle)))
    connection.execute(delete(schema.paces).where(schema.paces.c.who.in_(idle)))
    connection.execute(delete(schema.players).where(schema.players.c.id.in_(idle)))
    return idle


def _ids(connection: Connection, query: AnySelect) -> list[str]:
    return [str(id) for (id,) in connection.execute(query)]


def _idle_guests(made_before: int, now: int) -> AnySelect:
    table, links = schema.players, schema.recoveries
    return select(table.c.id).where(
        table.c.login.is_(None),
        table.c.banned.is_(None),
        table.c.created < made_before,
        ~exists().where(schema.seats.c.player == table.c.id),
        ~exists().where(schema.matches.c.host == table.c.id),
        ~exists().where(links.c.player == table.c.id, links.c.expires > now),
    )


def add_recovery(connection: Connection, code_hash: str, player: str, expires: int) -> None:
    values = {"code_hash": code_hash, "player": player, "expires": expires}
    connection.execute(insert(schema.recoveries), values)


def take_recovery(connection: Connection, code_hash: str, now: int) -> str | None:
    """Whose code it is, if it is still good; it is then used up. Codes out of date are forgotten."""
    table = schema.recoveries
    _forget_old_recoveries(connection, now)
    taken = delete(table).where(table.c.code_hash == code_hash).returning(table.c.player)
    row = connection.execute(taken).first()
    return None if row is None else str(row.player)


def _forget_old_recoveries(connection: Connection, now: int) -> None:
    connection.execute(delete(schema.recoveries).where(schema.recoveries.c.expires <= now))


def ratings(connection: Connection, who: list[str], game: str | None = None) -> list[RatingRow]:
    """Those that there are, of one game or of all."""
    table = schema.ratings
    query = select_of(table, RatingRow).where(table.c.who.in_(who))
    if game is not None:
        query = query.where(table.c.game == game)
    return all_of(connection, query.order_by(table.c.who, table.c.game), RatingRow)


def add_push(connection: Connection, player: str, endpoint: str, data: str, most: int) -> bool:
    """A browser that wants to be told; one that is known already is now this player's. False if the player has as
    many others as there may be."""
    table = schema.pushes
    others = select(func.count()).where(table.c.player == player, table.c.endpoint != endpoint)
    if connection.execute(others).scalar_one() >= most:
        return False
    values = {"endpoint": endpoint, "player": player, "data": data}
    connection.execute(insert(table).prefix_with("OR REPLACE"), values)
    return True


def remove_push(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))


def pushes(connection: Connection, player: str) -> list[str]:
    """The data of a player's browsers."""
    table = schema.pushes
    query = select(table.c.data).where(table.c.player == player)
    return [str(row.data) for row in connection.execute(query.order_by(table.c.endpoint))]


# The house ------------------------------------------------------------------------------------------------------


def ban_address(connection: Connection, address: str, reason: str) -> None:
    connection.execute(insert(schema.bans).prefix_with("OR REPLACE"), {"address": address, "reason": reason})


def unban_address(connection: Connection, address: str) -> bool:
    """Whether it was banned."""
    return connection.execute(delete(schema.bans).where(schema.bans.c.address == address)).rowcount > 0


def banned_addresses(connection: Connection) -> dict[str, str]:
    """With the reasons."""
    rows = connection.execute(select(schema.bans.c.address, schema.bans.c.reason).order_by(schema.bans.c.address))
    return {str(row.address): str(row.reason) for row in rows}


def banned_players(connection: Connection) -> list[PlayerRow]:
    table = schema.players
    return all_of(
        connection, select_of(table, PlayerRow).where(table.c.banned.is_not(None)).order_by(table.c.id), PlayerRow
    )


def keep_paces(connection: Connection, rows: list[PaceRow]) -> None:
    """These instead of those of the same player and kind."""
    connection.execute(insert(schema.paces).prefix_with("OR REPLACE"), [asdict(row) for row in rows])


def paces(connection: Connection, most: int) -> list[PaceRow]:
    """Those that were kept last, the newest at the end."""
    table = schema.paces
    newest = select_of(table, PaceRow).order_by(table.c.at.desc(), table.c.who, table.c.kind).limit(most)
    return all_of(connection, newest, PaceRow)[::-1]


def forget_paces(connection: Connection, before: int) -> None:
    """Those that were kept before that time."""
    connection.execute(delete(schema.paces).where(schema.paces.c.at < before))


def beat(connection: Connection, at: int) -> None:
    """The house was alive at that time."""
    connection.execute(insert(schema.house).prefix_with("OR REPLACE"), {"id": 1, "beat": at})


def last_beat(connection: Connection) -> int | None:
    row = connection.execute(select(schema.house.c.beat)).first()
    return None if row is None else int(row.beat)
