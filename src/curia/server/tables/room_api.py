"""What the parts of a room need of it: chat, presence, bots' turns, discretion and reveals know no more of it."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from curia.server.base.errors import Declined
from curia.server.store.rows import MatchRow, SeatRow
from curia.server.tables.entries import Entry
from curia.server.tables.services import Services
from curia.server.tables.table import Table
from curia.server.tables.visitor import Visitor
from curia.wire.kinds import ChatChannel


class RoomApi(Protocol):
    """A table in use; see `Room`."""

    services: Services
    row: MatchRow
    seats: list[SeatRow]
    table: Table | None
    visitors: list[Visitor]
    lock: asyncio.Lock
    is_broken: bool

    def now(self) -> int:
        """The time of this table's clocks."""
        ...

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected who speaks for the seat."""
        ...

    def listeners(self) -> list[Visitor]:
        """Whom to tell."""
        ...

    def channel_of(self, visitor: Visitor) -> ChatChannel:
        """Whom a visitor talks with now."""
        ...

    def check_wanted(self, visitor: Visitor) -> None:
        """Raises Declined for somebody who is kept out."""

    def refuse(self, visitor: Visitor, name: str, declined: Declined) -> None:
        """Tell a visitor that its message of that name is not carried out."""

    async def start(self, seats: list[SeatRow]) -> None:
        """Begin the game. The lock is held."""

    async def commit(
        self, decided: Sequence[Entry], client_id: str | None = None, sender: Visitor | None = None
    ) -> None:
        """Let what was decided happen, and tell everybody. The lock is held."""
