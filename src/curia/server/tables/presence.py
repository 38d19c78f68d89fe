"""Who is there and who is not, apart from the clocks; what happens when a player stays away or runs out of time."""

import asyncio
import logging
from typing import Final
from weakref import ref

from curia.server.base.errors import Code, Declined, StoreError
from curia.server.tables import decide
from curia.server.tables.entries import Entry, Resumed
from curia.server.tables.room_api import RoomApi
from curia.server.tables.table import Table

_log = logging.getLogger(__name__)
_GRACE: Final = 15_000
"""Milliseconds until a player who is not connected is told of a question: who loads a page anew is not away."""
_OVER: Final = -1
"""In place of a question: the game is over."""


class PresenceWatch:
    """Watches the seats of one table. One timer is set to whatever is due next."""

    def __init__(self, room: RoomApi) -> None:
        # Not held: the two would keep each other in memory when the table is forgotten.
        self._ref = ref(room)
        self._absent: dict[int, int] = {}
        """Since when the players of these seats are not connected."""
        self._told: dict[int, int] = {}
        """For each seat the last question that its player was told of while absent."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def _room(self) -> RoomApi:
        room = self._ref()
        assert room is not None
        return room

    def open(self, table: Table) -> None:
        """The game begins, or is looked at again; of one that is over everybody was told when it ended."""
        if table.outcome:
            self._told = dict.fromkeys(range(table.seats), _OVER)
        self.look_around()

    def look_around(self) -> None:
        """Somebody came or left."""
        table = self._room.table
        if table is None:
            return
        now = self._room.services.now()
        for seat in table.people():
            if self._room.is_present(seat):
                self._absent.pop(seat, None)
            else:
                self._absent.setdefault(seat, now)
        self.go_on(table)

    def go_on(self, table: Table) -> None:
        """Something happened at the table."""
        if table.outcome:
            # Who is there sees it.
            self._told |= {seat: _OVER for seat in range(table.seats) if seat not in self._absent}
        if self._absent:
            self._tell_absent(table, self._room.services.now())
        if self._absent or table.clocks.is_used or table.resume_due is not None:
            self._set_timer(table, self._room.services.now())

    def wake(self) -> None:
        """The house was away: as after a restart, who is not here has only just left."""
        self._absent = dict.fromkeys(self._absent, self._room.services.now())

    def check_may_be_replaced(self, seat: int) -> None:
        """Whether the others may vote for a bot in that seat."""
        if self._room.row.terms.absence.then == "wait":
            raise Declined(Code.SEAT_HELD)
        since = self._absent.get(seat)
        hold = self._room.row.terms.absence.hold
        if since is None or self._room.services.now() < since + hold * 1000:
            raise Declined(Code.SEAT_HELD, f"A seat is held for {hold} seconds after its player has left.")

    def _tell_absent(self, table: Table, now: int) -> None:
        """Players who are away are told once that they are asked, or that it is over."""
        notifier, row = self._room.services.notifier, table.row
        for seat in self._absent:
            player, news = table.chairs[seat].player, self._news(table, seat)
            if player is None or news is None or (news != _OVER and now < self._absent[seat] + _GRACE):
                continue
            self._told[seat] = news
            tell = notifier.over if news == _OVER else notifier.your_turn
            tell(row.id, row.terms.game, seat, player)

    def _news(self, table: Table, seat: int) -> int | None:
        """What the player of a seat was not told yet: the number of a question, or _OVER."""
        chair = table.chairs[seat]
        news = _OVER if table.outcome else chair.question if table.is_asked(seat) else None
        is_told = chair.player is None or chair.substitute is not None or self._told.get(seat) == news
        return None if is_told else news

    def _set_timer(self, table: Table, now: int) -> None:
        due = self._next(table)
        moments = [due[0]] if due else []
        moments += [since + _GRACE for seat, since in self._absent.items() if self._news(table, seat) is not None]
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if moments and not self._room.is_broken:
            delay = max(0, min(moments) - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _next(self, table: Table) -> tuple[int, list[Entry]] | None:
        """What is due next, and when: a clock runs out, a held seat gets a substitute, or a pause has been long
        enough."""
        if table.outcome:
            return None
        if table.paused:
            return None if table.resume_due is None else (table.resume_due, [Resumed()])
        terms = table.row.terms
        found: list[tuple[int, list[Entry]]] = []
        flag = table.clocks.next_flag()
        if flag is not None:
            gives_up = terms.clock.out_of_time == "concede"
            then = decide.concession if gives_up else decide.substitute
            found.append((flag[0], then(table, flag[1], "time")))
        if terms.absence.then == "bot" and terms.clock.kind != "days":
            for seat, since in self._absent.items():
                if not table.chairs[seat].substitute and not table.chairs[seat].conceded:
                    found.append((since + terms.absence.hold * 1000, decide.substitute(table, seat, "absent")))
        return min(found, key=_order, default=None)

    def _ring(self) -> None:
        room = self._ref()
        if room is not None:
            self._task = asyncio.create_task(self._act(room))

    async def _act(self, room: RoomApi) -> None:
        try:
            async with room.lock:
                table = room.table
                if table is None or room.is_broken:
                    return
                due = self._next(table)
                if due is not None and due[0] <= room.now():
                    await room.commit(due[1])
                else:
                    self.go_on(table)
        except StoreError:
            _log.exception("what was due could not be stored")

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _order(due: tuple[int, list[Entry]]) -> tuple[int, str, int]:
    """By time, and always the same where several things are due at once."""
    return due[0], due[1][0].kind, due[1][0].seat
