"""The answers of bots. They come after a varied pause, and where that must not tell anything (ADR 8) after as long a
thought when there was nothing to think about."""

import asyncio
import hashlib
import logging
from typing import Final

from curia.core.game import Refused
from curia.server.base.errors import StoreError
from curia.server.bots.bot_pool import BotJob, PoolClosed
from curia.server.tables.entries import move_of
from curia.server.tables.pace import Pace, kind_of
from curia.server.tables.room_api import RoomApi
from curia.server.tables.table import Table
from curia.wire.kinds import Tempo

_PACES: Final[dict[Tempo, float]] = {"quick": 0.2, "usual": 1.0, "slow": 2.5}

_log = logging.getLogger(__name__)


class BotTurns:
    """Watches one table and lets its bots answer."""

    def __init__(self) -> None:
        self._at_work: dict[int, tuple[int, asyncio.Task[None], str]] = {}
        """For each seat of a bot the question, the work at its answer, and the bot's level."""

    def look(self, room: RoomApi, table: Table) -> None:
        """See who is asked now. Bots wait while something is proposed."""
        if table.outcome or table.paused or table.proposal:
            return
        for seat in table.pending():
            chair = table.chairs[seat]
            number, level = chair.question, chair.bot_level
            at_work = self._at_work.get(seat)
            if level is None or (at_work is not None and (at_work[0], at_work[2]) == (number, level)):
                continue
            # The job is of this moment: when the task begins, the table may have gone on.
            job = self._job(table, seat, level)
            work = self._think(room, table, seat, number, job, _Thinking(room.services.pace, table, seat, level))
            self._at_work[seat] = (number, asyncio.create_task(work), level)

    async def _think(
        self, room: RoomApi, table: Table, seat: int, number: int, job: BotJob, thinking: "_Thinking"
    ) -> None:
        began = asyncio.get_running_loop().time()
        pause = room.services.bot_pause() * bot_pace(room)
        try:
            move = await room.services.bots.choose(job, table.row.id, _is_awaited(room))
        except PoolClosed:
            return
        took = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(pause, thinking.seconds(took)) - took)
        await self._play(room, table, seat, number, job.level, move)

    async def _play(self, room: RoomApi, table: Table, seat: int, number: int, level: str, move: int) -> None:
        try:
            async with room.lock:
                self._at_work.pop(seat, None)
                if self._is_still_asked(room, table, seat, number, level):
                    await room.commit([move_of(table.game, seat, move)])
        except (Refused, StoreError):
            _log.exception("an answer of the house's own failed")

    def _is_still_asked(self, room: RoomApi, table: Table, seat: int, number: int, level: str) -> bool:
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
        # Work that was stopped remembers where, and so the table: the two would keep each other in memory.
        self._at_work.clear()


class _Thinking:
    """How long a bot thinks about a question, also if others must not know that it need not."""

    def __init__(self, pace: Pace, table: Table, seat: int, level: str) -> None:
        decision = table.match.decision(seat)
        self._pace = pace
        self._who = f"bot:{level}"
        self._kind = kind_of(table.row.terms.game, decision.kind)
        self._is_discreet = decision.discreet
        self._is_choice = decision.discreet and len(table.match.legal_moves(seat)) > 1

    def seconds(self, took: float) -> float:
        if self._is_choice:
            self._pace.learn(self._who, self._kind, took)
        elif self._is_discreet:
            return max(took, self._pace.draw_own(self._who, self._kind) or 0.0)
        return took


def bot_pace(room: RoomApi) -> float:
    """What pauses are multiplied by: nobody who plays here shall be hurried."""
    wishes = [_PACES[visitor.bot_pace] for visitor in room.visitors if visitor.seats and not visitor.is_program]
    return max(wishes, default=1.0)


def _is_awaited(room: RoomApi) -> bool:
    """Whether somebody who plays here looks on; a program does not mind waiting."""
    return any(visitor.seats and not visitor.is_program for visitor in room.visitors)
