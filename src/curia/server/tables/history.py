"""A table's past as one watcher saw it: its log, its replay, its record. All of it is made from the stored log."""

import gzip
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, cast

from msgspec import Raw

from curia.core.events import Event
from curia.core.record import Record, end_early, record_of, write_record
from curia.core.types import OBSERVER, Json
from curia.server.store.rows import EntryRow, MatchRow, SeatRow
from curia.server.tables.entries import TookBack, read_entry
from curia.server.tables.projection import seen, view_json
from curia.server.tables.table import Table, game_of
from curia.wire import to_json
from curia.wire.lobby import Frame, LogItem

OPEN = -1
"""Eyes that see everything: for games that are over."""


_LEVEL: Final = 4
"""Of compression: a replay has then a thirtieth of its size, and higher ones take much longer for little."""


def packed(
    row: MatchRow,
    seats: list[SeatRow],
    entries: Sequence[EntryRow],
    is_zipped: bool,
    make: Callable[..., Any],
    *args: int,
) -> bytes:
    """What one of the others here makes of a game, as the bytes to send. All of it is done beside the event loop, for
    it may have many megabytes."""
    made = make(row, seats, entries, *args)
    data = made.encode() if isinstance(made, str) else to_json(made)
    return gzip.compress(data, _LEVEL, mtime=0) if is_zipped else data


def _walk(
    row: MatchRow, seats: list[SeatRow], entries: Sequence[EntryRow]
) -> Iterator[tuple[Table, EntryRow, list[Event]]]:
    migrating = True  # The chance of a stored log was checked when the table was opened.
    table = Table(row, seats, game_of(row), migrating)
    for line in entries:
        entry = read_entry(line, table.game)
        events = table.evolve(entry)
        # A sealed answer that is changed goes and comes back at once: nobody sees the moment between.
        if not (isinstance(entry, TookBack) and entry.is_change):
            yield table, line, events


def log_of(
    row: MatchRow, seats: list[SeatRow], entries: Sequence[EntryRow], watcher: int, since: int = 0
) -> list[LogItem]:
    """What the watcher has seen after a version, moment by moment."""
    found: list[LogItem] = []
    for table, entry, events in _walk(row, seats, entries):
        items = seen(events, watcher)
        version = table.version(watcher)
        if items and version > since:
            found.append(LogItem(version, entry.at, items[-(version - since) :]))
    return found


def frames_of(row: MatchRow, seats: list[SeatRow], entries: Sequence[EntryRow], eyes: int) -> list[Frame]:
    """The game moment by moment through a watcher's eyes, or OPEN; moments that it could not notice are left out."""
    frames: list[Frame] = []
    last = b""
    for table, entry, events in _walk(row, seats, entries):
        if eyes == OPEN:
            view = to_json(_everything(table))
            items = [item for event in events for item in seen([_opened(event)], OBSERVER)]
        else:
            view = view_json(table, eyes)
            items = seen(events, eyes)
        if items or view != last:
            frames.append(Frame(entry.at, items, Raw(view)))
        last = view
    return frames


def _everything(table: Table) -> dict[str, Json]:
    """A view with nothing hidden: of each seat what it sees of itself, and what it can add up."""
    game, state = table.game, table.match.state
    shown = game.shown(game.view(state, OBSERVER))
    rows = [_rows(game.shown(game.view(state, seat)), seat) for seat in range(game.seats)]
    standing = {**cast(dict[str, Json], shown["standing"]), "seats": [sums for _, sums in rows]}
    return {**shown, "seats": [own for own, _ in rows], "standing": standing}


def _rows(shown: dict[str, Any], seat: int) -> tuple[Json, Json]:
    """What is told of a seat, and its sums."""
    return shown["seats"][seat], shown["standing"]["seats"][seat]


def _opened(event: Event) -> Event:
    """The event with its secret part for everybody."""
    return Event(event.name, event.public | event.secret, {}, 0, False)


def record_text(row: MatchRow, seats: list[SeatRow], entries: Sequence[EntryRow]) -> str:
    """The record of a game as it stands. Everything is in it: for games that are over, and for who runs the house."""
    return write_record(record(row, seats, entries))


def record(row: MatchRow, seats: list[SeatRow], entries: Sequence[EntryRow]) -> Record:
    table = Table(row, seats, game_of(row), migrating=True)
    for line in entries:
        table.evolve(read_entry(line, table.game))
    table.match.seed = row.seed
    written = record_of(table.match, [seat.name or "" for seat in seats])
    written.client_seeds = table.client_seeds
    if row.status == "over" and table.match.outcome() is None:
        end_early(written, row.reason or "ended", row.ranks or [], row.seed)
    return written
