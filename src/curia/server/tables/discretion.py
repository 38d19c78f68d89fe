"""Discreet questions to people: the time of an answer tells nobody whether there was a choice (ADR 8).

Who has no choice is answered for as if they had one: not while they are away, and when they are there after as long as
they take over such choices. From there on both cases go the same way, and no answer is published before the floor.

Where a discreet question can be answered together with a calm one before it ('go on' and 'I play no card'), the time of
that one is kept in the same way; it always has a choice, so nobody is answered for."""

import asyncio
import logging
from typing import Final

from curia.core.calm import after_calm
from curia.core.errors import NotationError
from curia.core.game import Refused
from curia.core.types import NO_MOVE
from curia.server.base.errors import Code, Declined, StoreError
from curia.server.tables import decide
from curia.server.tables.entries import Moved, move_of
from curia.server.tables.pace import kind_of
from curia.server.tables.room_api import RoomApi
from curia.server.tables.table import Table
from curia.server.tables.visitor import Visitor
from curia.wire.play import Ahead, Answer, Held, Update

_log = logging.getLogger(__name__)
_MOST_AHEAD: Final = 16
_MOMENT: Final = 0.5
"""Seconds until an answer that is no choice where nothing need be hidden: one can see what happens."""


class _Asked:
    """A discreet question to a seat. Times are the event loop's."""

    __slots__ = (
        *("calm", "floor", "given", "has_choice", "is_ahead", "is_open", "number", "only", "put", "question", "said"),
        *("ready", "since", "work"),
    )

    def __init__(self, number: int, question: str, put: float, floor: float) -> None:
        self.number = number
        self.question = question
        self.put = put
        self.floor = floor
        """Nothing is published before."""
        self.only: Moved | None = None
        """The answer of who has no choice, or has made it ahead."""
        self.is_ahead = False
        self.calm = NO_MOVE
        """The answer that leads to the discreet question, where that one is only the next."""
        self.has_choice = True
        """In the discreet question."""
        self.ready = 0.0
        """Until then its player would have thought about it, where there is no choice in the discreet question."""
        self.is_open = False
        """Nothing need be hidden: only bots play against its seat, or the host does not care."""
        self.since: float | None = None
        """From when its player is there, at the earliest from when it was put; None while they are away."""
        self.given: list[Moved] | None = None
        """The answer, which is now only held for the floor."""
        self.said: tuple[str, Visitor] | None = None
        """What the player called the message with the answer, and where it came from."""
        self.work: asyncio.TimerHandle | asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self.work is not None and self.work is not asyncio.current_task():
            self.work.cancel()
        self.work = None


class Discretion:
    """Watches the discreet questions of one table."""

    def __init__(self) -> None:
        self._asked: dict[int, _Asked] = {}
        self._ahead: dict[int, dict[str, tuple[str, int]]] = {}
        """For each seat what it has said ahead, by the kind of question, and how long that lasts."""

    def look(self, room: RoomApi, table: Table) -> None:
        """Something happened at the table: some questions are over, others are put."""
        self._forget_what_is_over(room, table)
        is_closed = table.outcome is not None or table.paused or room.is_broken
        pending = [] if is_closed else table.pending()
        for seat, asked in list(self._asked.items()):
            chair = table.chairs[seat]
            if seat not in pending or chair.question != asked.number or chair.bot_level is not None:
                self._give_up(room, table, seat)
        # At one screen whoever holds it answers: it is handed over whether there is a choice or not.
        if not pending or room.row.terms.hot_seat:
            return
        for seat in pending:
            if seat in self._asked or table.chairs[seat].bot_level is not None:
                continue
            now = asyncio.get_running_loop().time()
            new = self._put(room, table, seat, now)
            if new is not None:
                self._attend(room, table, seat, new, now)

    def look_around(self, room: RoomApi, table: Table) -> None:
        """Somebody came or left."""
        now = asyncio.get_running_loop().time()
        for seat, asked in self._asked.items():
            self._attend(room, table, seat, asked, now)

    def _put(self, room: RoomApi, table: Table, seat: int, now: float) -> _Asked | None:
        """A seat is asked anew; None if the question is not discreet."""
        decision = table.match.decision(seat)
        moves = table.match.legal_moves(seat)
        kind, calm = decision.kind, NO_MOVE
        if not decision.discreet:
            game, after = table.game, after_calm(table.game, table.match.state, seat)
            if after is None or not game.decision(after, seat).discreet:
                return None
            calm, moves = game.calm(table.match.state, seat), list(game.legal_moves(after, seat))
            kind = f"{kind} {game.decision(after, seat).kind}"
        pace = room.services.pace
        wait, left = pace.floor(), _left(room, table, seat)
        if left is not None and wait >= 0.9 * left:
            wait = pace.part_of(left)
        asked = self._asked[seat] = _Asked(table.chairs[seat].question, kind, now, now + wait)
        asked.is_open = not pace.is_kept or table.people() == [seat]
        if asked.is_open:
            asked.floor = now
        asked.has_choice, asked.calm = len(moves) > 1, calm
        if calm != NO_MOVE:
            return asked
        if not asked.has_choice:
            asked.only = move_of(table.game, seat, moves[0])
        else:
            self._take_ahead(table, seat, asked)
        return asked

    def _take_ahead(self, table: Table, seat: int, asked: _Asked) -> None:
        """Answer by what was said ahead, or no longer by it."""
        said = self.ahead(seat).get(asked.question)
        move = NO_MOVE if said is None else table.game.answer_ahead(table.match.state, seat, said)
        asked.is_ahead = move != NO_MOVE
        asked.only = move_of(table.game, seat, move) if asked.is_ahead else None

    def _attend(self, room: RoomApi, table: Table, seat: int, asked: _Asked, now: float) -> None:
        """See whether the player is there. A program answers by itself, and is not answered for."""
        is_there = any(seat in visitor.seats and not visitor.is_program for visitor in room.visitors)
        if is_there == (asked.since is not None):
            return
        if (
            asked.since is not None
            and asked.has_choice
            and asked.given is None
            and not (asked.is_ahead or asked.is_open)
        ):
            room.services.pace.learn_longer(*_whose(table, seat, asked), now - asked.since)
        asked.since = now if is_there else None
        if asked.calm != NO_MOVE and not asked.has_choice:
            self._imitate_thought(room, table, seat, asked, now)
        # What was given before the player left is published all the same; but else nothing is while they are away.
        if asked.given is None:
            asked.stop()
            self._imitate(room, table, seat, asked)

    def _imitate(self, room: RoomApi, table: Table, seat: int, asked: _Asked) -> None:
        """If there is no choice, let as much time pass until the only answer as its player would take over one."""
        if asked.only is None or asked.since is None:
            return
        wait = room.services.pace.draw_within(*_whose(table, seat, asked), _left(room, table, seat))
        if asked.is_open:
            wait = min(wait, _MOMENT)
        loop = asyncio.get_running_loop()
        asked.work = loop.call_later(wait, self._give, room, seat, asked, [asked.only])

    def _imitate_thought(self, room: RoomApi, table: Table, seat: int, asked: _Asked, now: float) -> None:
        """Before a discreet question without a choice: let nothing be published before its player would have made one,
        and if they leave before, not until they would have when they are back."""
        if asked.since is None:
            if now < asked.ready:
                asked.stop()
            return
        asked.ready = now + room.services.pace.draw_within(*_whose(table, seat, asked), _left(room, table, seat))
        asked.floor = max(asked.floor, asked.ready)
        if asked.given is not None:
            self._give(room, seat, asked, asked.given)

    def _give(self, room: RoomApi, seat: int, asked: _Asked, answers: list[Moved]) -> None:
        """There is an answer: it is published, as soon as the floor is reached."""
        asked.given = answers
        asked.stop()
        asked.work = asyncio.get_running_loop().call_at(asked.floor, self._begin, room, seat, asked)

    def _begin(self, room: RoomApi, seat: int, asked: _Asked) -> None:
        asked.work = asyncio.create_task(self._publish(room, seat, asked))

    async def _publish(self, room: RoomApi, seat: int, asked: _Asked) -> None:
        async with room.lock:
            if self._asked.get(seat) is not asked or asked.given is None:
                return
            del self._asked[seat]
            name, sender = asked.said or (None, None)
            try:
                await room.commit(asked.given, name, sender)
            except Refused:
                _log.exception("an answer that was held was refused")
            except StoreError:
                _log.exception("an answer that was held could not be stored")

    # What players say -------------------------------------------------------------------------------------------

    def take(self, room: RoomApi, table: Table, seat: int, message: Answer, visitor: Visitor) -> bool:
        """Whether an answer is held, and its sender was told so; else it is carried out at once. The lock is held.

        Raises Refused or Declined, if it is no answer."""
        asked = self._asked.get(seat)
        if asked is None or asked.is_open or visitor.is_program or message.question != asked.number:
            return False
        decided = decide.answer(table, seat, message.question, message.move, message.then)
        answers = [entry for entry in decided if isinstance(entry, Moved)]
        if answers[0].move not in table.match.legal_moves(seat):
            raise Refused(table.game.explain(table.match.state, seat, answers[0].move))
        if asked.calm not in (NO_MOVE, answers[0].move):
            # It does not lead to the discreet question, and its time tells nothing of it.
            return False
        now = asyncio.get_running_loop().time()
        if asked.only is None or asked.is_ahead:
            if asked.given is None and asked.since is not None and asked.has_choice and not asked.is_ahead:
                room.services.pace.learn(*_whose(table, seat, asked), now - asked.since)
            if now >= asked.floor:
                return False
            self._give(room, seat, asked, answers)
        if asked.said is not None and asked.said[0] != message.id:
            _put_aside(room, asked.said)
        asked.said = (message.id, visitor)
        visitor.say(Held(message.id))
        return True

    def ahead(self, seat: int) -> dict[str, str]:
        """What a seat has said ahead."""
        return {kind: said for kind, (said, _) in self._ahead.get(seat, {}).items()}

    def say_ahead(self, room: RoomApi, table: Table, seat: int, message: Ahead) -> None:
        """From now on. Declined if it cannot be said ahead, or there are too many."""
        kind, said = message.question, {**self._ahead.get(seat, {})}
        said.pop(kind, None)
        if message.move is not None:
            try:
                read = table.game.read_ahead(kind, message.move)
            except NotationError as error:
                raise Declined(Code.NOTATION, str(error)) from None
            said[kind] = read, table.game.ahead_lasts(table.match.state, kind)
        if len(said) > _MOST_AHEAD:
            raise Declined(Code.TOO_MANY_AHEAD)
        self._ahead[seat] = said
        asked = self._asked.get(seat)
        # The question may lie there already; who has answered it themselves is not answered for.
        if asked is not None and asked.question == kind and asked.said is None and asked.has_choice:
            asked.stop()
            asked.given = None
            self._take_ahead(table, seat, asked)
            self._imitate(room, table, seat, asked)

    def _forget_what_is_over(self, room: RoomApi, table: Table) -> None:
        """What was said ahead for an auction or a round ends with it, and its player is told."""
        game, state = table.game, table.match.state
        for seat, said in self._ahead.items():
            left = {kind: one for kind, one in said.items() if one[1] == game.ahead_lasts(state, kind)}
            if len(left) == len(said):
                continue
            self._ahead[seat] = left
            for visitor in room.visitors:
                if visitor.seat == seat and visitor.listens:
                    visitor.say(Update(table.version(seat), [], ahead=self.ahead(seat)))

    def take_back(self, room: RoomApi, table: Table, seat: int) -> bool:
        """Whether there was an answer to take back that nobody has seen; its player then thinks anew."""
        asked = self._asked.get(seat)
        if asked is None or asked.said is None:
            return False
        _put_aside(room, asked.said)
        asked.said = asked.given = None
        asked.stop()
        if asked.since is not None:
            asked.put = asked.since = asyncio.get_running_loop().time()
            if asked.calm != NO_MOVE and not asked.has_choice:
                self._imitate_thought(room, table, seat, asked, asked.put)
            self._imitate(room, table, seat, asked)
        return True

    def _give_up(self, room: RoomApi, table: Table, seat: int) -> None:
        """The question is over, or stands still: who has answered it will have to do so again."""
        asked = self._asked.pop(seat)
        asked.stop()
        if asked.said is not None:
            if table.paused:
                room.refuse(asked.said[1], asked.said[0], Declined(Code.PAUSED, "The game was paused meanwhile."))
            else:
                room.refuse(asked.said[1], asked.said[0], Declined(Code.STALE))

    def close(self) -> None:
        """What is held is not acknowledged: whoever sent it will send it again."""
        for asked in self._asked.values():
            asked.stop()
        self._asked.clear()


def _put_aside(room: RoomApi, said: tuple[str, Visitor]) -> None:
    room.refuse(said[1], said[0], Declined(Code.REPLACED))


def _whose(table: Table, seat: int, asked: _Asked) -> tuple[str, str]:
    """Whose time it is, and over what kind of question."""
    return table.chairs[seat].player or "", kind_of(table.row.terms.game, asked.question, asked.since != asked.put)


def _left(room: RoomApi, table: Table, seat: int) -> float | None:
    """Seconds on the clock of a seat that is asked."""
    flag = table.clocks.flag_of(seat)
    return None if flag is None else max(0, flag - room.services.now()) / 1000
