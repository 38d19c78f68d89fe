"""Each kind of entry is written as stored games have it, and read back as it was."""

from typing import Final, get_args

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.errors import NotationError
from curia.server.base.errors import StoreError
from curia.server.store.rows import TABLE, EntryRow
from curia.server.tables.entries import (
    Agreed,
    Conceded,
    Ended,
    Entry,
    Moved,
    Paused,
    Proposed,
    Restarted,
    Resumed,
    Returned,
    Started,
    Substituted,
    TookBack,
    Undone,
    VotedDown,
    move_of,
    read_entry,
    write_entry,
)
from curia.wire.kinds import EntryKind

GAME: Final[AnyGame] = load_game("habemus", 3)
SEEDS: Final = {0: bytes(32), 2: b"s" * 32}
BID: Final = int(GAME.parse_move("bid D"))

STORED: Final[list[tuple[Entry, str, int, str]]] = [
    (Started({}), "start", TABLE, ""),
    (Started(SEEDS), "start", TABLE, f"0 {'00' * 32}\n2 {'73' * 32}"),
    (Moved(1, BID, "bid D"), "move", 1, "bid D"),
    (TookBack(2, 7, False), "took_back", 2, "drop 7"),
    (TookBack(2, 7, True), "took_back", 2, "change 7"),
    (Undone(0, 4), "undone", 0, "keep 4"),
    (Proposed(0, "undo", 4), "proposed", 0, "undo 4"),
    (Proposed(0, "bot", 0), "proposed", 0, "bot 0"),
    (Proposed(1, "pause"), "proposed", 1, "pause"),
    (Proposed(1, "resume"), "proposed", 1, "resume"),
    (Proposed(1, "abort"), "proposed", 1, "abort"),
    (Agreed(2, 3), "agreed", 2, "3"),
    (VotedDown(2, 3), "declined", 2, "3"),
    (Paused(1), "paused", 1, ""),
    (Resumed(1), "resumed", 1, ""),
    (Resumed(), "resumed", TABLE, ""),
    (Substituted(0, "heuristic", "absent"), "bot_in", 0, "heuristic absent"),
    (Returned(0), "back", 0, ""),
    (Conceded(2, "resigned"), "conceded", 2, "resigned"),
    (Restarted(1_700_000_000_000), "restarted", TABLE, "1700000000000"),
    (Ended("closed by the host"), "ended", TABLE, "closed by the host"),
]
"""Games that were stored before there were types have these texts: none may ever change."""
DETAILS: Final = ("seeds", "move", "text", "index", "is_change", "kept", "what", "detail", "number", "level", "why",
                  "since", "reason")  # fmt: skip


def facts(entry: Entry) -> list[object]:
    stamp = [entry.kind, entry.seat, entry.seq, entry.at, entry.client_id, entry.chance]
    return [type(entry), *stamp, *(getattr(entry, name, None) for name in DETAILS)]


@pytest.mark.parametrize(("entry", "kind", "seat", "body"), STORED)
def test_an_entry_is_written_as_it_always_was_and_read_back(entry: Entry, kind: str, seat: int, body: str) -> None:
    entry.stamp(5, 1_000, "c5")
    entry.chance = "camerlengo 1"
    row = EntryRow(5, 1_000, seat, kind, body, "camerlengo 1", "c5")
    assert write_entry(entry) == row
    assert facts(read_entry(row, GAME)) == facts(entry)
    assert write_entry(read_entry(row, GAME)) == row


def test_no_kind_is_left_out() -> None:
    assert {kind for _, kind, _, _ in STORED} == set(get_args(EntryKind))
    assert {type(entry) for entry, _, _, _ in STORED} == set(get_args(Entry))


def test_a_bots_move_is_written_in_the_notation_of_the_game() -> None:
    moved = move_of(GAME, 1, BID)
    assert (moved.seat, moved.move, moved.text) == (1, BID, GAME.move_text(BID))


@pytest.mark.parametrize(
    ("kind", "body"),
    [("agreed", "yes"), ("undone", "keep"), ("took_back", "drop x"), ("proposed", "tea"), ("start", "x")],
)
def test_a_text_that_says_nothing_is_refused(kind: str, body: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # Python's own words.
        read_entry(EntryRow(0, 0, 0, kind, body), GAME)


def test_a_move_that_is_none_is_refused() -> None:
    with pytest.raises(NotationError):
        read_entry(EntryRow(0, 0, 0, "move", "checkmate"), GAME)


def test_a_kind_of_a_later_version_is_refused() -> None:
    with pytest.raises(StoreError, match="entry 3 is of an unknown kind 'danced'"):
        read_entry(EntryRow(3, 0, 0, "danced"), GAME)
