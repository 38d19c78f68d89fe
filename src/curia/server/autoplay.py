"""Answers that nobody types: those of bots, and those about which a player has no choice.

They come after a varied pause, so that neither how long a bot thought nor that a player had no choice can be told."""

import asyncio
import hashlib
import logging
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

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """For each such seat the question that is being answered."""

    def look(self, table: Table) -> None:
        """See who is asked now. Bots wait while something is proposed."""
        if table.outcome or table.paused or table.proposal:
            return
        for seat in table.pending():
            chair = table.chairs[seat]
            if seat in self._tasks and self._tasks[seat][0] == chair.question:
                continue
            only = None if chair.bot_level else self._only_answer(table, seat)
            if chair.bot_level or only is not None:
                task = asyncio.create_task(self._answer(table, seat, chair.question, chair.bot_level, only))
                self._tasks[seat] = (chair.question, task)

    def _only_answer(self, table: Table, seat: int) -> int | None:
        """What a player must say to a question that is put whether or not there is a choice."""
        if not table.match.decision(seat).discreet:
            return None
        moves = table.match.legal_moves(seat)
        return int(moves[0]) if len(moves) == 1 else None

    async def _answer(self, table: Table, seat: int, number: int, level: str | None, only: int | None) -> None:
        room = self._room
        seconds = room.services.bot_pause() if level else room.services.forced_pause()
        pause = asyncio.create_task(asyncio.sleep(seconds))
        try:
            move = await self._think(table, seat, level) if level else only
            await pause
            async with room.lock:
                if move is not None and self._is_still_asked(table, seat, number, level):
                    await room.commit([Draft("move", seat, table.game.move_text(move))])
        except (DeskClosed, asyncio.CancelledError):
            pass
        except (Refused, StoreError):
            _log.exception("an answer of the house's own failed")
        finally:
            pause.cancel()
            if self._tasks.get(seat, (0, None))[1] is asyncio.current_task():
                del self._tasks[seat]

    def _is_still_asked(self, table: Table, seat: int, number: int, level: str | None) -> bool:
        chair = table.chairs[seat]
        is_open = not (table.outcome or table.paused or table.proposal or self._room.is_broken)
        return is_open and table.is_asked(seat) and chair.question == number and chair.bot_level == level

    async def _think(self, table: Table, seat: int, level: str) -> int:
        terms, match = table.row.terms, table.match
        seed = hashlib.sha256(b"curia bot\n" + table.row.seed + bytes([seat]) + match.move_count.to_bytes(8, "big"))
        job = BotJob(
            game=terms.game,
            seats=table.seats,
            options=terms.options,
            moves=match.moves,
            seat=seat,
            level=level,
            seed=int.from_bytes(seed.digest()[:7], "big"),
        )
        return await self._room.services.desk.choose(job)

    def close(self) -> None:
        for _, task in self._tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
