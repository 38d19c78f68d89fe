"""What is asked of the database about one player: all that is stored of them, and that it be forgotten."""

from typing import Final, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, text, union, update

from curia.server.store import schema
from curia.server.store.queries import all_of, match, seats, select_of
from curia.server.store.rows import GONE, GONE_NAME, ChatRow, EntryRow, MatchRow, PaceRow, PlayerRow, SeatRow, unnamed

_GONE: Final = PlayerRow(GONE, GONE_NAME, 0)


class Mine(NamedTuple):
    """A table with its seats, and the entries of those that are one player's."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[EntryRow]


def recoveries_of(connection: Connection, player: str) -> list[int]:
    """Until when the links of a player are good that were not used."""
    table = schema.recoveries
    query = select(table.c.expires).where(table.c.player == player).order_by(table.c.expires)
    return [int(row.expires) for row in connection.execute(query)]


def paces_of(connection: Connection, player: str) -> list[PaceRow]:
    table = schema.paces
    return all_of(connection, select_of(table, PaceRow).where(table.c.who == player).order_by(table.c.kind), PaceRow)


def chat_of(connection: Connection, player: str) -> list[tuple[str, ChatRow]]:
    """All that a player has said, and at which tables."""
    table = schema.chat
    columns = [table.c[name] for name in ChatRow.__struct_fields__]
    query = select(table.c.match, *columns).where(table.c.player == player).order_by(table.c.at)
    return [(match, ChatRow(*line)) for match, *line in connection.execute(query)]


def match_ids_of(connection: Connection, player: str) -> list[str]:
    """The tables that a player made or sits at, the oldest first."""
    table, chairs = schema.matches, schema.seats
    sits = select(chairs.c.match).where(chairs.c.player == player)
    hosts = select(table.c.id).where(table.c.host == player)
    query = select(table.c.id).where(table.c.id.in_(union(sits, hosts)))
    return [str(row.id) for row in connection.execute(query.order_by(table.c.created, table.c.id))]


def mine(connection: Connection, id: str, player: str) -> Mine | None:
    """A table with what was entered for the seats of a player."""
    row = match(connection, id)
    if row is None:
        return None
    chairs, table = seats(connection, id), schema.entries
    own = [chair.seat for chair in chairs if chair.player == player]
    query = select_of(table, EntryRow).where(table.c.match == id, table.c.seat.in_(own)).order_by(table.c.seq)
    return Mine(row, chairs, all_of(connection, query, EntryRow))


# Forgetting -----------------------------------------------------------------------------------------------------

_THEIRS: Final = text("""
WITH RECURSIVE theirs (id) AS (
    SELECT match FROM seats WHERE player = :player UNION SELECT id FROM matches WHERE host = :player
    UNION SELECT rematch FROM matches JOIN theirs USING (id) WHERE rematch IS NOT NULL
)
SELECT id FROM theirs
""")
"""Their tables, and all later rounds of these: names in the terms went from one to the next."""
_LEAVE_SEATS: Final = text("""
UPDATE seats SET player = :gone, token = CASE WHEN token IS NULL THEN NULL ELSE '' END WHERE player = :player
""")
"""That a program has answered there is still told."""
_NAME_SEATS: Final = text("""
WITH counted (match, seat, number) AS (
    SELECT match, seat, row_number() OVER (PARTITION BY match ORDER BY seat) FROM seats
    WHERE player = :gone AND match = :match
)
UPDATE seats SET name = :name || CASE number WHEN 1 THEN '' ELSE ' ' || number END
FROM counted WHERE seats.match = counted.match AND seats.seat = counted.seat
""")


def forget_player(connection: Connection, player: str) -> None:
    """Remove a player with all that is stored of them, in one transaction; at tables GONE stands for them. Nothing
    for somebody who is not there."""
    # What is deleted is overwritten in the file too.
    connection.exec_driver_sql("PRAGMA secure_delete=ON")
    try:
        _forget_player(connection, player)
    finally:
        connection.exec_driver_sql("PRAGMA secure_delete=OFF")


def _forget_player(connection: Connection, player: str) -> None:
    theirs = [str(row.id) for row in connection.execute(_THEIRS, {"player": player})]
    if theirs:
        connection.execute(insert(schema.players).prefix_with("OR IGNORE"), asdict(_GONE))
    for id in theirs:
        _forget_names(connection, id)
    connection.execute(_LEAVE_SEATS, {"player": player, "gone": GONE})
    for id in theirs:
        connection.execute(_NAME_SEATS, {"match": id, "gone": GONE, "name": GONE_NAME})
    matches = schema.matches
    connection.execute(update(matches).where(matches.c.host == player).values(host=GONE))
    for column in (
        schema.chat.c.player,
        schema.ratings.c.who,
        schema.results.c.player,
        schema.paces.c.who,
        schema.pushes.c.player,
        schema.recoveries.c.player,
        schema.players.c.id,
    ):
        connection.execute(delete(column.table).where(column == player))


def _forget_names(connection: Connection, id: str) -> None:
    row = match(connection, id)
    if row is not None and row.terms != (terms := unnamed(row.terms)):
        connection.execute(update(schema.matches).where(schema.matches.c.id == id).values(terms=terms))
