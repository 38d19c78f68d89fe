"""What players add to chance, so that nobody chooses it, not even whoever runs the house (ADR 2).

Who sits down may give the hash of a seed of their own. When all seats are taken, and only then, the devices say these
seeds; the game begins when all are there, or without those that do not come."""

import asyncio
import logging
from typing import Final

from curia.core.rng import commitment
from curia.server.base.errors import Code, Declined, StoreError
from curia.server.store.rows import SeatRow
from curia.server.tables.room_api import RoomApi

_log = logging.getLogger(__name__)
PATIENCE: Final = 5.0
"""Seconds that a table waits for the seeds of devices that may be away."""


class Reveals:
    """The seeds of one table's players, from when its last seat is taken until the game begins."""

    def __init__(self) -> None:
        self._seeds: dict[int, bytes] = {}
        self._due: asyncio.TimerHandle | None = None
        self._beginning: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether all seats are taken, and seeds are asked for: from now on nobody else can sit down."""
        return self._due is not None

    def wait(self, room: RoomApi) -> None:
        """All seats are taken, and somebody has given a hash."""
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(PATIENCE, self._begin, room)

    def take(self, seats: list[SeatRow], mine: list[int], seed: bytes) -> bool:
        """The seed of one of the own seats; whether it was the last one. Raises Declined."""
        if not self.is_waiting:
            raise Declined(Code.NOT_ASKED, "Seeds are said between the last seat and the first move.")
        promised = commitment(seed)
        seat = next((row.seat for row in seats if row.seat in mine and row.commitment == promised), None)
        if seat is None:
            raise Declined(Code.WRONG_SEED)
        self._seeds[seat] = seed
        return all(row.commitment is None or row.seat in self._seeds for row in seats)

    def close(self) -> dict[int, bytes]:
        """No more are taken; those that came, by seat."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        seeds, self._seeds = self._seeds, {}
        return seeds

    def _begin(self, room: RoomApi) -> None:
        self._beginning = asyncio.create_task(self._begin_without(room))

    async def _begin_without(self, room: RoomApi) -> None:
        """Some did not come: their devices are away."""
        async with room.lock:
            if self.is_waiting and not room.is_broken:
                try:
                    await room.start(room.seats)
                except StoreError:
                    # The house opens the table anew.
                    _log.exception("the start of a game could not be stored")


def are_promised(seats: list[SeatRow]) -> bool:
    """Whether somebody who sits there gave the hash of a seed."""
    return any(row.commitment is not None for row in seats)
