"""Answers that come late, twice, or into a table that is just being opened anew."""

import asyncio
import random
from pathlib import Path

import pytest

from curia.core.game import Refused
from curia.server.base.errors import Declined, StoreError
from curia.server.store.rows import EntryRow
from curia.server.tables import decide
from curia.server.tables.entries import Proposed, Undone
from curia.server.tables.projection import question_for
from curia.server.tables.table import rebuild
from curia.wire.play import Question
from tests.kit.games import FEWEST
from tests.server.kit_rooms import Guest, open_house, sit, until_asked
from tests.server.kit_tables import Log


def test_a_message_is_known_as_long_as_the_log() -> None:
    log = Log("habemus", 4)
    for number in range(100):
        seat = log.table.pending()[0]
        question = question_for(log.table, seat)
        assert question is not None
        log.put(decide.answer(log.table, seat, question.number, question.moves[0])[:1], f"m{number}")
    again = rebuild(log.row, log.seats, log.entries)
    for table in (log.table, again):
        told = [entry for entry in log.entries[1:] if entry.client_id is not None]
        assert len(told) == 100
        for entry in told:
            assert entry.client_id is not None
            assert table.has_carried_out(entry.seat, entry.client_id)
            assert not table.has_carried_out((entry.seat + 1) % 4, entry.client_id)
        assert not table.has_carried_out(0, "m100")


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_whatever_comes_late_is_declined_and_never_half_done(game: str, seats: int) -> None:
    """Answers to old questions, changes, undoing: all that is drafted can also be folded, and an answer is only ever
    taken for the question that it names."""
    for seed in range(1, 16):
        chance = random.Random(seed)
        log = Log(game, seats, seed)
        asked: list[tuple[int, Question]] = []
        for _ in range(80):
            table = log.table
            if table.outcome:
                break
            seat = chance.choice(table.pending()) if chance.random() < 0.6 else chance.randrange(seats)
            question = question_for(table, seat)
            asked += [(other, put) for other in table.pending() if (put := question_for(table, other)) is not None]
            try:
                if question is not None and chance.random() < 0.7:
                    decided = decide.answer(table, seat, question.number, chance.choice(question.moves))
                elif asked and chance.random() < 0.6:
                    seat, question = chance.choice(asked[-12:])
                    decided = decide.answer(table, seat, question.number, chance.choice(question.moves))
                    assert question.number in (table.chairs[seat].question, table.chairs[seat].answered)
                elif chance.random() < 0.6:
                    decided = decide.take_back(table, seat)
                else:
                    index = max(i for i, (other, _) in enumerate(table.match.moves) if other == seat)
                    decided = [Proposed(seat, "undo", index), Undone(seat, index)]
            except (Declined, ValueError):
                continue
            try:
                log.put(decided)
            except Refused as refused:
                raise AssertionError(
                    f"{game} {seed}: {[entry.kind for entry in decided]} was decided, but {refused}"
                ) from None
        assert rebuild(log.row, log.seats, log.entries).match.moves == log.table.match.moves


async def test_a_table_that_is_opened_anew_takes_nothing_that_waited(tmp_path: Path) -> None:
    """While an answer fails to be stored, another one waits for its turn: it must not be stored behind the gap."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3)
        await until_asked(guests, "bid")
        stored = await house.store.entries(room.row.id)
        real = house.store.append
        failing: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def fail_once(match: str, entries: list[EntryRow], *_: object) -> asyncio.Future[None]:
            house.store.append = real  # type: ignore[method-assign]
            return failing

        house.store.append = fail_once  # type: ignore[method-assign,assignment]
        answers = [asyncio.create_task(bid(guest)) for guest in guests[:2]]
        while not room.lock.locked():
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        failing.set_exception(StoreError("the disk is full"))
        assert "done" not in await asyncio.gather(*answers)
        assert all(guest.visitor.outbox.closed for guest in guests)
        assert await house.store.entries(room.row.id) == stored
        again = await house.room(room.row.id)
        assert again is not room
        back = Guest(house, again, guests[0].visitor.player)
        await back.say("hello")
        assert await bid(back) == "done"


async def bid(guest: Guest) -> str:
    """Answer with the first move; what becomes of it, or nothing if the guest was sent away before."""
    assert guest.question is not None
    reply = await guest.say("answer", question=guest.question["number"], move=guest.question["moves"][0])
    return str(reply.get("type", ""))
