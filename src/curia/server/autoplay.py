"""Answers that nobody types: those of bots, and those about which a player has no choice.

They come after a varied pause, so that neither how long a bot thought nor that a player had no choice can be told."""

import asyncio
import hashlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from curia.core.game import Refused
from curia.server.bot_desk import BotJob, DeskClosed
from curia.server.errors import StoreError
from curia.server.table import Draft, Table

if TYPE_CHECKING:
    from curia.server.room import Room

_log = logging.getLogger(__name__)


class Autoplay:
    """Watches one table and answers for the seats that answer by themselves."""

    def __init__(self) -> None:
        self._at_work: dict[int, tuple[int, asyncio.Task[None] | asyncio.TimerHandle, str | None]] = {}
        """For each such seat the question, what will answer it, and the level of its bot."""

    def look(self, room: "Room", table: Table) -> None:
        """See who is asked now. Bots wait while something is proposed."""
        if table.outcome or table.paused or table.proposal:
            return
        for seat in table.pending():
            chair = table.chairs[seat]
            number, level = chair.question, chair.bot_level
            at_work = self._at_work.get(seat)
            if at_work is not None and (at_work[0], at_work[2]) == (number, level):
                continue
            if level:
                # The job is of this moment: when the task begins, the table may have gone on.
                job = self._job(table, seat, level)
                self._begin(seat, number, level, self._think(room, table, seat, number, job))
            elif table.match.decision(seat).discreet and len(table.match.legal_moves(seat)) == 1:
                pause = room.services.forced_pause()
                timer = asyncio.get_running_loop().call_later(pause, self._force, room, table, seat, number)
                self._at_work[seat] = (number, timer, None)

    def _begin(self, seat: int, number: int, level: str | None, work: Coroutine[None, None, None]) -> None:
        self._at_work[seat] = (number, asyncio.create_task(work), level)

    def _force(self, room: "Room", table: Table, seat: int, number: int) -> None:
        """The pause is over: say for the player what there is to say, if they have not."""
        if self._is_still_asked(room, table, seat, number, None):
            only = int(table.match.legal_moves(seat)[0])
            self._begin(seat, number, None, self._play(room, table, seat, number, None, only))
        elif seat in self._at_work and self._at_work[seat][0] == number:
            # Something is proposed, or the game is paused: the pause begins anew when the game goes on.
            del self._at_work[seat]

    async def _think(self, room: "Room", table: Table, seat: int, number: int, job: BotJob) -> None:
        due = asyncio.get_running_loop().time() + room.services.bot_pause()
        try:
            move = await room.services.desk.choose(job, table.row.id, _is_awaited(room))
        except DeskClosed:
            return
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        await self._play(room, table, seat, number, job.level, move)

    async def _play(self, room: "Room", table: Table, seat: int, number: int, level: str | None, move: int) -> None:
        try:
            async with room.lock:
                self._at_work.pop(seat, None)
                if self._is_still_asked(room, table, seat, number, level):
                    await room.commit([Draft("move", seat, table.game.move_text(move))])
        except (Refused, StoreError):
            _log.exception("an answer of the house's own failed")

    def _is_still_asked(self, room: "Room", table: Table, seat: int, number: int, level: str | None) -> bool:
        chair = table.chairs[seat]
        is_open = not (table.outcome or table.paused or table.proposal or room.is_broken)
        return is_open and table.is_asked(seat) and chair.question == number and chair.bot_level == level

    def _job(self, table: Table, seat: int, level: str) -> BotJob:
        terms, match = table.row.terms, table.match
        seed = hashlib.sha256(b"curia bot\n" + table.row.seed + bytes([seat]) + match.move_count.to_bytes(8, "big"))
        return BotJob(
            game=terms.game,
            seats=table.seats,
            options=terms.options,
            moves=match.moves,
            seat=seat,
            level=level,
            seed=int.from_bytes(seed.digest()[:7], "big"),
        )

    def close(self) -> None:
        for _, work, _ in self._at_work.values():
            if work is not asyncio.current_task():
                work.cancel()


def _is_awaited(room: "Room") -> bool:
    """Whether somebody who plays here looks on; a program does not mind waiting."""
    return any(visitor.seats and not visitor.is_program for visitor in room.visitors)
