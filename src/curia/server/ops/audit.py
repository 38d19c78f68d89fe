"""Whether a stored game is what its log says: it is played again by the rules, and what is kept beside is compared."""

from curia.catalog import METAS
from curia.core.errors import CuriaError, NotationError
from curia.core.game import Refused
from curia.server.base.errors import StoreError
from curia.server.store.rows import MatchRow
from curia.server.store.store import StoredGame
from curia.server.tables.entries import read_entry
from curia.server.tables.table import Table, game_of


def is_of_older_rules(row: MatchRow) -> bool:
    """Whether the rules that are played here may not be those that the game began with."""
    return row.terms.game not in METAS or row.rules_version != METAS[row.terms.game].rules_version


def problems_of(game: StoredGame) -> list[str]:
    """What is wrong with a stored game, in sentences; nothing if all of it fits."""
    row = game.row
    if row.started is None:
        return _check_unplayed(game)
    if len(game.seats) != len(row.terms.seats):
        return [f"{len(row.terms.seats)} seats are agreed on, {len(game.seats)} are stored"]
    if not game.entries or game.entries[0].kind != "start":
        return ["it has begun, but its log does not begin with the start"]
    try:
        table, found = _replay(game)
    except CuriaError as error:
        return [str(error)]
    return found + _check_result(table)


def _check_unplayed(game: StoredGame) -> list[str]:
    if game.row.status == "playing":
        return ["it is stored as running, but never began"]
    return ["it never began, but has a log"] if game.entries else []


def _replay(game: StoredGame) -> tuple[Table, list[str]]:
    """Let a table evolve by the log, and compare each snapshot with the position after its entry."""
    row = game.row
    # Without a seed, or by other rules, chance is what the log says.
    table = Table(row, game.seats, game_of(row), migrating=is_of_older_rules(row) or not row.seed)
    kept = {snapshot.seq: snapshot for snapshot in game.snapshots}
    found: list[str] = []
    for entry in game.entries:
        if table.outcome is not None:
            raise StoreError(f"entry {entry.seq} comes after the end of the game")
        try:
            table.evolve(read_entry(entry, table.game))
        except (Refused, NotationError, ValueError) as error:
            raise StoreError(f"entry {entry.seq} does not follow the rules: {error}") from None
        except LookupError:
            raise StoreError(f"entry {entry.seq} names a seat that is not there, or lacks what chance drew") from None
        snapshot = kept.pop(entry.seq, None)
        if snapshot is not None and snapshot != table.snapshot():
            found.append(f"the snapshot after entry {entry.seq} is of another position")
    if row.cards != table.game.card_digest():
        found.append("it was played with other card data")
    return table, found + [f"there is a snapshot after entry {seq}, but no such entry" for seq in kept]


def _check_result(table: Table) -> list[str]:
    row, outcome = table.row, table.outcome
    if row.status != "over":
        return ["the log ends the game, but it is stored as running"] if outcome else []
    if outcome is None:
        return ["it is stored as over, but its log does not end it"]
    compared = {
        "reason": (row.reason, outcome.reason),
        "points": (row.points, outcome.points),
        "ranks": (row.ranks, outcome.ranks),
        "digest": (row.digest, table.game.digest(table.match.state)),
    }
    return [
        f"{name}: the log gives {found}, stored is {kept}" for name, (kept, found) in compared.items() if kept != found
    ]
