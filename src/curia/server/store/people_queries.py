"""What is asked of the database for statistics: how people's games went. All of it finds its rows by an index, and
looks at no more than one player's games, or at the ratings of one game."""

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, text

from curia.server.store import schema
from curia.server.store.queries import all_of, select_of, with_seats
from curia.server.store.rows import MatchRow, ResultRow, SeatRow

_MET_LATELY: Final = 500
"""Games in which one looks for opponents."""


class TallyRow(NamedTuple):
    game: str
    is_among_people: bool
    games: int
    wins: int
    average: float | None
    best: int | None


class OpponentRow(NamedTuple):
    name: str
    player: str
    is_shown: bool
    """It is an account, not shut out, that shows its profile."""
    games: int
    ahead: int
    behind: int


class LeaderRow(NamedTuple):
    who: str
    name: str | None
    """None for a bot."""
    mu: float
    sigma: float
    games: int


TALLIES: Final = """
SELECT game, people > 1, count(*), sum(rank = 1), avg(points), max(points) FROM results
WHERE player = :player GROUP BY game, people > 1
"""
OPPONENTS: Final = """
WITH mine AS (
    SELECT match, seat, rank FROM results WHERE player = :player ORDER BY ended DESC LIMIT :lately
), met AS (
    SELECT seats.player, mine.rank AS mine,
        json_extract(matches.ranks, '$[' || seats.seat || ']') AS theirs
    FROM mine JOIN matches ON matches.id = mine.match
    JOIN seats ON seats.match = mine.match AND seats.seat <> mine.seat
)
SELECT players.name, met.player, players.login IS NOT NULL AND players.shown AND players.banned IS NULL,
    count(*) AS games, sum(mine < theirs), sum(mine > theirs)
FROM met JOIN players ON players.id = met.player
WHERE met.player NOT IN (:gone, :player)
GROUP BY met.player ORDER BY games DESC, 1 LIMIT :most
"""
LOOKED_AT: Final = """
SELECT results.match FROM results JOIN matches ON matches.id = results.match
WHERE results.player = :player AND (
    json_extract(terms, '$.spectators') = 'public'
    OR EXISTS (SELECT 1 FROM seats WHERE seats.match = results.match AND seats.player = :reader)
)
ORDER BY results.ended DESC LIMIT :most
"""
PLAYED: Final = """
SELECT results.*, json_extract(terms, '$.spectators') = 'public'
    OR EXISTS (SELECT 1 FROM seats WHERE seats.match = results.match AND seats.player = :reader)
FROM results JOIN matches ON matches.id = results.match
WHERE results.player = :player AND game = :game ORDER BY results.ended DESC LIMIT :most
"""
LEADERS: Final = """
SELECT who, name, mu, sigma, games FROM ratings LEFT JOIN players ON players.id = who
WHERE game = :game AND (who LIKE 'bot:%' OR (login IS NOT NULL AND shown AND banned IS NULL))
ORDER BY mu - 3 * sigma DESC LIMIT :most
"""
NAMED: Final = """
SELECT id FROM players WHERE name = :name AND login IS NOT NULL AND shown AND banned IS NULL LIMIT 2
"""


def _rows(connection: Connection, statement: str, **values: Any) -> list[Any]:
    return list(connection.execute(text(statement), values))


def tallies(connection: Connection, player: str) -> list[TallyRow]:
    return [TallyRow(row[0], bool(row[1]), *row[2:]) for row in _rows(connection, TALLIES, player=player)]


def opponents(connection: Connection, player: str, gone: str, most: int) -> list[OpponentRow]:
    """The people whom a player has met lately, the most often first; those who left are nobody."""
    found = _rows(connection, OPPONENTS, player=player, gone=gone, lately=_MET_LATELY, most=most)
    return [OpponentRow(name, who, bool(shown), *counts) for name, who, shown, *counts in found]


def looked_at(connection: Connection, player: str, reader: str, most: int) -> list[tuple[MatchRow, list[SeatRow]]]:
    """The last games of a player that a reader may look back at: open ones, and those where they sat too."""
    ids = [row[0] for row in _rows(connection, LOOKED_AT, player=player, reader=reader, most=most)]
    table = schema.matches
    query = select_of(table, MatchRow).where(table.c.id.in_(ids))
    return with_seats(connection, query.order_by(table.c.ended.desc(), table.c.id))


def played(connection: Connection, player: str, game: str, reader: str, most: int) -> list[tuple[ResultRow, bool]]:
    """How the last games of one kind went, the newest first, and whether the reader may look back at each."""
    found = []
    for *row, may_look in _rows(connection, PLAYED, player=player, game=game, reader=reader, most=most):
        result = ResultRow(*row)
        result.parts = json.loads(str(result.parts))
        found.append((result, bool(may_look)))
    return found


def leaders(connection: Connection, game: str, most: int) -> list[LeaderRow]:
    """The best at a game: bots, and accounts that show it."""
    return [LeaderRow(*row) for row in _rows(connection, LEADERS, game=game, most=most)]


def named(connection: Connection, name: str) -> list[str]:
    """The ids of accounts of that name that show their profile; two at most, for then it says nothing."""
    return [str(row[0]) for row in _rows(connection, NAMED, name=name)]


def results_of(connection: Connection, player: str) -> list[ResultRow]:
    """All that is kept of how a player's games went, the oldest first."""
    table = schema.results
    query = select_of(table, ResultRow).where(table.c.player == player)
    return all_of(connection, query.order_by(table.c.ended, table.c.match), ResultRow)
