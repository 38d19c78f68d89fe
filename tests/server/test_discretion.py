"""What a table does with a discreet question: who is answered for and when, and what is held (ADR 8)."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from curia.server.bots.bot_pool import BotJob
from curia.server.store.rows import PlayerRow
from curia.server.tables.pace import Pace
from curia.server.tables.room import Room
from curia.server.tables.visitor import Visitor
from curia.wire.play import Ahead, Answer, Concede, Hello, Propose, TakeBack, Vote
from curia.wire.terms import Clock
from tests.server.kit_rooms import HandPace
from tests.server.kit_timing import Ear, Kind, Lab, Person, Place, find_kinds, run_on_fake_time

NO_CLOCK = Clock()
ANNA = Person("anna", 5.0, 0.5, 0.0)


@cache
def veto() -> Kind:
    return next(kind for kind in find_kinds("caesar", 12, 1) if kind.name == "veto")


class Scene:
    """A Veto question to Anna, and what her opponent hears."""

    def __init__(self, folder: Path, has_choice: bool, wait: float, floor: float, clock: Clock) -> None:
        self.lab = Lab(folder, 1)
        self.pace = self.lab.services.pace = HandPace(wait, floor)
        self.place: Place = (veto().choices if has_choice else veto().forced)[0]
        self.has_choice = has_choice
        self.room: Room = self.lab.room(veto(), self.place, ANNA, clock)
        self.seat = self.place.seat
        self.ear = Ear()
        self.loop = asyncio.get_running_loop()
        self.learnt: list[tuple[str, str, float]] = []
        self.pace.learn = lambda *what: self.learnt.append(what)  # type: ignore[method-assign]
        self._ids = 0

    async def open(self) -> None:
        other = 1 - self.seat
        self.other = Visitor(PlayerRow(f"other-{other}", "other", 0), [other], other, self.ear)
        self.room.enter(self.other)
        await self.room.handle(self.other, Hello())

    def ask(self) -> None:
        assert self.room.table is not None
        self.put = self.loop.time()
        self.room.open(self.room.table)

    def discard_question(self) -> None:
        """As if it had not been put yet."""
        asked = self.room.discretion._asked.pop(self.seat, None)
        if asked is not None:
            asked.stop()

    async def come(self) -> Visitor:
        visitor = Visitor(ANNA.row, [self.seat], self.seat, Ear())
        self.room.enter(visitor)
        await self.room.handle(visitor, Hello())
        return visitor

    async def answer(self, visitor: Visitor, id: str = "m1", move: int = 0) -> None:
        table = self.room.table
        assert table is not None
        moves = table.match.legal_moves(self.seat)
        text = table.game.move_text(moves[move])
        await self.room.handle(visitor, Answer(id, table.chairs[self.seat].question, text))

    async def published(self) -> float:
        """When the opponent heard of the answer, in seconds from the question."""
        async with asyncio.timeout(1e7):
            await self.ear.news.wait()
        return round(self.ear.heard[-1][0] - self.put, 3)

    def replies(self, visitor: Visitor) -> list[str]:
        """What became of a visitor's messages."""
        assert isinstance(visitor.outbox, Ear)
        lines = [json.loads(line) for _, data in visitor.outbox.heard for line in data.split(b"\n")]
        return [f"{one['type']} {one.get('code', one['id'])}" for one in lines if one["type"] in REPLIES]


REPLIES = ("held", "done", "refused")


def play(
    folder: Path,
    test: Callable[[Scene], Coroutine[Any, Any, None]],
    has_choice: bool = False,
    wait: float = 20.0,
    floor: float = 2.0,
    clock: Clock = NO_CLOCK,
    prepare: Callable[[Scene], None] = lambda scene: None,
) -> None:
    async def main() -> None:
        scene = Scene(folder, has_choice, wait, floor, clock)
        prepare(scene)
        await scene.open()
        await test(scene)
        scene.room.close()

    run_on_fake_time(main)


def test_who_is_there_and_has_no_choice_is_answered_for(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        await scene.come()
        scene.ask()
        assert await scene.published() == 20.0
        assert scene.learnt == []

    play(tmp_path, test)


def test_who_says_so_at_once_need_not_do_more_but_it_is_published_later(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await asyncio.sleep(1)
        await scene.answer(anna)
        assert scene.replies(anna) == ["held m1"]
        assert await scene.published() == 20.0
        assert scene.replies(anna) == ["held m1", "done m1"]
        assert scene.learnt == []

    play(tmp_path, test)


def test_a_message_that_is_sent_again_is_held_once(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        assert scene.room.table is not None
        (move,) = scene.place.moves
        again = Answer("m1", scene.room.table.chairs[scene.seat].question, scene.room.table.game.move_text(move))
        await scene.room.handle(anna, again)
        await scene.room.handle(anna, again)
        await scene.published()
        await scene.room.handle(anna, again)
        assert scene.replies(anna) == ["held m1", "held m1", "done m1", "done m1"]

    play(tmp_path, test)


def test_nobody_is_answered_for_while_away(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        scene.ask()
        await asyncio.sleep(100_000)
        assert not scene.ear.news.is_set()
        anna = await scene.come()
        await asyncio.sleep(5)
        # Who leaves again is away again, whatever they said.
        await scene.answer(anna)
        scene.room.leave(anna)
        await asyncio.sleep(100_000)
        assert not scene.ear.news.is_set()
        await scene.come()
        assert await scene.published() == 200_025

    play(tmp_path, test)


def test_a_program_alone_answers_by_itself_and_at_once(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        program = Visitor(ANNA.row, [scene.seat], scene.seat, Ear(), is_program=True)
        scene.room.enter(program)
        scene.ask()
        await asyncio.sleep(50)
        assert not scene.ear.news.is_set()
        await scene.answer(program)
        assert await scene.published() == 50.0
        assert scene.replies(program) == ["done m1"]
        assert scene.learnt == []

    play(tmp_path, test)


def test_a_quick_choice_is_held_until_the_floor_and_learnt_as_it_was(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await asyncio.sleep(0.5)
        await scene.answer(anna)
        assert scene.replies(anna) == ["held m1"]
        assert await scene.published() == 2.0
        assert scene.replies(anna) == ["held m1", "done m1"]
        assert scene.learnt == [("anna", "caesar veto", 0.5)]

    play(tmp_path, test, has_choice=True)


def test_a_choice_after_the_floor_is_not_held(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        scene.ask()
        await asyncio.sleep(30)
        anna = await scene.come()
        await asyncio.sleep(0.25)
        await scene.answer(anna)
        assert scene.replies(anna) == ["done m1"]
        assert await scene.published() == 30.25
        assert scene.learnt == [("anna", "caesar veto back", 0.25)]

    play(tmp_path, test, has_choice=True)


def test_what_was_given_before_its_player_left_is_published_alike(tmp_path: Path) -> None:
    """The time that is drawn stands for the answer, not what the player without a choice said or did not say."""

    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await asyncio.sleep(0.5)
        if scene.has_choice:
            await scene.answer(anna)
        await asyncio.sleep(0.1)
        scene.room.leave(anna)
        assert await scene.published() == 2.0

    play(tmp_path / "one", test, has_choice=True)
    play(tmp_path / "two", test, wait=0.5)


def test_who_leaves_without_an_answer_is_waited_for_alike(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await asyncio.sleep(1)
        scene.room.leave(anna)
        await asyncio.sleep(1000)
        assert not scene.ear.news.is_set()

    play(tmp_path / "one", test, has_choice=True)
    play(tmp_path / "two", test, wait=1.5)


def test_another_answer_replaces_one_that_is_held(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await scene.answer(anna, "m1", 0)
        await scene.answer(anna, "m2", 1)
        assert await scene.published() == 2.0
        assert scene.replies(anna) == ["held m1", "refused replaced", "held m2", "done m2"]
        assert scene.room.table is not None
        assert scene.room.table.has_carried_out(scene.seat, "m2")
        assert len(scene.learnt) == 1

    play(tmp_path, test, has_choice=True)


def test_what_is_held_can_be_taken_back(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await scene.answer(anna)
        await asyncio.sleep(1)
        await scene.room.handle(anna, TakeBack("m2"))
        assert scene.replies(anna) == ["held m1", "refused replaced", "done m2"]
        await asyncio.sleep(7)
        assert not scene.ear.news.is_set()
        await scene.answer(anna, "m3")
        # With a choice that is at once, without one when the time is over that was drawn anew.
        assert await scene.published() == (8.0 if scene.has_choice else 21.0)

    play(tmp_path / "one", test, has_choice=True)
    play(tmp_path / "two", test)


def test_an_answer_without_a_choice_comes_also_while_something_is_proposed(tmp_path: Path) -> None:
    """As one with a choice may: else a proposal would be a way to ask."""

    async def test(scene: Scene) -> None:
        await scene.come()
        scene.ask()
        await scene.room.handle(scene.other, Propose("p", "pause"))
        scene.ear.news.clear()
        assert await scene.published() == 20.0
        assert scene.room.table is not None
        assert scene.room.table.proposal is not None

    play(tmp_path, test)


def test_a_pause_puts_aside_what_is_held(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await scene.answer(anna)
        await scene.room.handle(anna, Propose("m2", "pause"))
        assert scene.room.table is not None
        assert scene.room.table.proposal is not None
        await scene.room.handle(scene.other, Vote("v", scene.room.table.proposal.number, True))
        assert scene.room.table.paused
        assert scene.replies(anna) == ["held m1", "done m2", "refused paused"]
        await asyncio.sleep(100)
        assert scene.room.table.match.move_count == 0

    play(tmp_path / "one", test, has_choice=True)
    play(tmp_path / "two", test)


def test_a_game_that_is_over_needs_no_answer(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await scene.answer(anna)
        await scene.room.handle(anna, Concede("m2"))
        assert sorted(scene.replies(anna)) == ["done m2", "held m1", "refused stale"]

    play(tmp_path, test)


def test_a_closed_house_forgets_what_is_held_and_has_not_acknowledged_it(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await scene.answer(anna)
        scene.room.close()
        await asyncio.sleep(100)
        assert scene.room.table is not None
        assert scene.room.table.match.move_count == 0
        assert scene.replies(anna) == ["held m1"]

    play(tmp_path, test, has_choice=True)


def test_a_move_that_is_not_legal_is_refused_at_once(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        assert scene.room.table is not None
        await scene.room.handle(anna, Answer("m1", scene.room.table.chairs[scene.seat].question, "veto"))
        assert scene.replies(anna) == ["refused no-veto-in-hand"]
        assert await scene.published() == 20.0

    play(tmp_path, test)


def test_nobody_runs_out_of_time_without_a_choice(tmp_path: Path) -> None:
    """But who is away does, as with one."""

    async def there(scene: Scene) -> None:
        await scene.come()
        scene.ask()
        assert await scene.published() < 54.0
        assert b"bot_in" not in scene.ear.heard[-1][1]

    async def away(scene: Scene) -> None:
        scene.ask()
        assert await scene.published() == 60.0
        assert b'"why":"time"' in scene.ear.heard[-1][1] or b"conceded" in scene.ear.heard[-1][1]

    clock = Clock("bank", seconds=60)
    play(tmp_path / "one", there, wait=500.0, clock=clock)
    play(tmp_path / "two", away, clock=clock)
    play(tmp_path / "three", away, has_choice=True, clock=clock)


def test_against_bots_alone_nothing_is_held(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await scene.answer(anna)
        assert scene.replies(anna) == ["done m1"]
        assert scene.learnt == []

    def let_a_bot_play(scene: Scene) -> None:
        assert scene.room.table is not None
        scene.room.table.chairs[1 - scene.seat].bot = "random"

    play(tmp_path / "one", test, prepare=let_a_bot_play)
    play(tmp_path / "two", test, has_choice=True, prepare=let_a_bot_play)


def test_at_one_screen_nobody_is_answered_for(tmp_path: Path) -> None:
    """It must be handed over as for a choice."""

    async def test(scene: Scene) -> None:
        anna = await scene.come()
        scene.ask()
        await asyncio.sleep(1000)
        assert not scene.ear.news.is_set()
        await scene.answer(anna)
        assert scene.replies(anna) == ["done m1"]

    def share(scene: Scene) -> None:
        scene.room.row.terms = replace(scene.room.row.terms, hot_seat=True)

    play(tmp_path, test, prepare=share)


def test_a_choice_that_was_made_ahead_takes_as_long_as_none(tmp_path: Path) -> None:
    """Whoever holds a Veto may let everything pass, as who holds none must."""

    async def test(scene: Scene) -> None:
        anna = await scene.come()
        await scene.room.handle(anna, Ahead("a", "veto", "allow"))
        await scene.room.handle(anna, Ahead("b", "veto", "no such move"))
        assert scene.replies(anna) == ["done a", "refused notation"]
        scene.discard_question()
        scene.ask()
        assert await scene.published() == 20.0
        assert scene.learnt == []

    play(tmp_path / "one", test, has_choice=True)
    play(tmp_path / "two", test)


def test_nothing_that_was_said_ahead_is_answered_while_away(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        anna = await scene.come()
        await scene.room.handle(anna, Ahead("a", "veto", "allow"))
        scene.room.leave(anna)
        scene.discard_question()
        scene.ask()
        await asyncio.sleep(10_000)
        assert not scene.ear.news.is_set()

    play(tmp_path, test, has_choice=True)


def test_who_has_said_something_ahead_may_still_answer_else_or_take_it_back(tmp_path: Path) -> None:
    async def answer_else(scene: Scene) -> None:
        anna = await scene.come()
        await scene.room.handle(anna, Ahead("a", "veto", "allow"))
        scene.discard_question()
        scene.ask()
        await asyncio.sleep(5)
        assert scene.room.table is not None
        await scene.room.handle(anna, Answer("m1", scene.room.table.chairs[scene.seat].question, "veto"))
        assert await scene.published() == 5.0
        assert scene.learnt == []

    async def take_it_back(scene: Scene) -> None:
        anna = await scene.come()
        await scene.room.handle(anna, Ahead("a", "veto", "allow"))
        assert scene.room.table_message(anna, None, []).ahead == {"veto": "allow"}
        assert scene.room.table_message(scene.other, None, []).ahead == {}
        await scene.room.handle(anna, Ahead("b", "veto"))
        assert scene.room.table_message(anna, None, []).ahead == {}
        scene.discard_question()
        scene.ask()
        await asyncio.sleep(1000)
        assert not scene.ear.news.is_set()

    play(tmp_path / "one", answer_else, has_choice=True)
    play(tmp_path / "two", take_it_back, has_choice=True)


class SlowThinker:
    """A bot that thinks for four seconds about a choice, and not at all without one."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int:
        await asyncio.sleep(4.0 if self._scene.has_choice else 0.0)
        return self._scene.place.moves[0]


def test_a_bot_takes_as_long_without_a_choice_as_with_one(tmp_path: Path) -> None:
    async def test(scene: Scene) -> None:
        services = scene.lab.services
        services.bots, services.bot_pause = SlowThinker(scene), lambda: 0.5
        services.pace = pace = Pace(random.Random(1), (1000, 2500))
        for seconds in (3.0, 3.5, 3.8, 4.0, 4.0, 4.2, 4.5, 5.0):
            pace.learn("bot:random", "caesar veto", seconds)
        scene.ask()
        assert 2.0 < await scene.published() < 7.0

    def let_a_bot_play(scene: Scene) -> None:
        assert scene.room.table is not None
        scene.room.table.chairs[scene.seat].bot = "random"

    play(tmp_path / "one", test, has_choice=True, prepare=let_a_bot_play)
    play(tmp_path / "two", test, prepare=let_a_bot_play)
