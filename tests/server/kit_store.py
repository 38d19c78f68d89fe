"""Rows to store, and a store to keep them in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from curia.catalog import METAS
from curia.server.store.rows import EntryRow, MatchRow, PlayerRow, SeatRow
from curia.server.store.store import Store
from curia.server.store.writer import Committed
from curia.wire.kinds import MatchStatus
from curia.wire.terms import Clock, SeatPlan, Terms

HOST = PlayerRow("anna", "Anna", 1)


@asynccontextmanager
async def opened(path: Path, committed: Committed | None = None) -> AsyncIterator[Store]:
    """A store that is open, with Anna in it."""
    store = Store(path, committed)
    store.open()
    try:
        if await store.player(HOST.id) is None:
            await store.add_player(HOST)
        yield store
    finally:
        await store.close()


def match_row(match: str, created: int = 1_000, game: str = "habemus", status: MatchStatus = "gathering") -> MatchRow:
    plans = [SeatPlan("me"), SeatPlan("bot", name="Bruno"), SeatPlan()]
    terms = Terms(game, plans, {"felipe": "may"}, clock=Clock("bank", 600))
    return MatchRow(match, terms, METAS[game].rules_version, "fingerprint", bytes(range(32)), HOST.id, created, status)


def seat_rows() -> list[SeatRow]:
    return [SeatRow(0, HOST.id, "Anna"), SeatRow(1, None, "Bruno", "heuristic"), SeatRow(2, token="hash")]


def moves(first: int, count: int = 1, seat: int = 0) -> list[EntryRow]:
    """So many entries of moves, each with a client's id."""
    return [
        EntryRow(seq, 5_000 + seq, seat, "move", f"bid {seq}", "draw 1\ndraw 2", f"c{seq}")
        for seq in range(first, first + count)
    ]
