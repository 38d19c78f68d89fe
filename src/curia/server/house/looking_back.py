"""Games that are looked back at: logs, replays and records are made beside the event loop, and everybody in turn."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Concatenate, Final, NamedTuple, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from curia.catalog import GAMES, meta
from curia.core.errors import CuriaError
from curia.core.game import Refused
from curia.server.base.errors import Code, Declined
from curia.server.base.limits import TooMany
from curia.server.store.database import HELP
from curia.server.store.rows import EntryRow, MatchRow, SeatRow
from curia.server.store.store import Store, TableWithSeats

P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger(__name__)
_MOST_AT_AN_ADDRESS: Final = 20
_LOOK_AGAIN: Final = 5_000
"""Milliseconds."""


class Looker(NamedTuple):
    """Who looks back: the player, or what stands for one who is nobody, and the address as it is counted."""

    player: str
    address: str = ""


class LookingBack:
    """One long log at a time, for several would leave the tables that play no time. Addresses come in turn, however
    many ask there, and so do the players of an address."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._lookers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By player, and by address."""
        self.waiting: Counter[str] = Counter()
        """How many look back or wait for it, by address."""

    async def make(
        self,
        who: Looker,
        seated: TableWithSeats,
        work: Callable[Concatenate[MatchRow, list[SeatRow], list[EntryRow], P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What is made of a table's log. Raises TooMany if too many of the address wait already, and Declined if it
        is of rules by which it cannot be read any more."""
        row, seats = seated
        async with (
            self._place(who.address),
            self._lookers.setdefault(who.player, asyncio.Lock()),
            self._lookers.setdefault(f"at {who.address}", asyncio.Lock()),
            self._turn,
        ):
            entries = await self._store.entries(row.id)
            try:
                return await asyncio.to_thread(work, row, seats, entries, *args, **kwargs)
            except (CuriaError, Refused, ValueError, LookupError):
                if row.terms.game not in GAMES or row.rules_version == meta(row.terms.game).rules_version:
                    raise broken(row) from None
                raise Declined(Code.OLDER_RULES) from None

    @asynccontextmanager
    async def _place(self, address: str) -> AsyncIterator[None]:
        if self.waiting[address] >= _MOST_AT_AN_ADDRESS:
            raise TooMany(_LOOK_AGAIN)
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting -= Counter([address])  # What is back at nought is gone.


def broken(row: MatchRow) -> Declined:
    """For a log that does not follow the rules: a fault of the house, or of its disk."""
    _log.error("a table cannot be opened; %s", HELP, extra={"table": row.id})
    return Declined(Code.BROKEN)
