"""What a seat does in private shows nowhere: not in clocks, not in what is missed, not in what may be taken back."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.game import Refused, State
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.core.undo import answer_count
from curia.server.base.errors import Declined
from curia.server.store.rows import MatchRow, SeatRow
from curia.server.tables import decide
from curia.server.tables.entries import Entry, Started, move_of
from curia.server.tables.projection import clock_state
from curia.server.tables.table import Table
from curia.wire.play import Answer, Hello
from curia.wire.terms import Clock, SeatPlan, Terms
from tests.kit.games import FEWEST
from tests.server.kit_fake_house import BEGINNING, ScriptedTable, World
from tests.server.kit_rooms import clock_of, open_house, sit, until_asked
from tests.server.kit_tables import Log
from tests.server.kit_twin_games import DEAL, Eyes, Step, random_game


def at_a_new_table(folder: Path, do: Callable[[World], Awaitable[None]]) -> None:
    """Three seats of Habemus Papam, each asked in secret."""

    async def run() -> None:
        world = World(folder, bytes(32))
        await world.open()
        game = load_game("habemus", 3)
        step, _, _ = next(random_game(game, Rng(1)))
        terms = Terms("habemus", [SeatPlan("open")] * 3, clock=Clock("bank"))
        await world.begin("table", terms, game, [(step, BEGINNING)], BEGINNING)
        # What nobody need be asked for is settled with the first answer.
        await world.say(world.visitors[1], Answer("opening", 0, "play none"))
        await do(world)
        await world.close()

    asyncio.run(run())


def test_changing_a_sealed_answer_gains_no_time_and_tells_nobody(tmp_path: Path) -> None:
    async def change(world: World) -> None:
        await world.say(world.visitors[1], Answer("first", 1, "bid none"))
        clock = clock_state(world.table, world.clock)
        heard = [world.heard(visitor) for visitor in (world.visitors[0], world.visitors[2], *world.spectators)]
        await world.say(world.visitors[1], Answer("second", 1, "bid D"))
        assert b'"done"' in world.heard(world.visitors[1])[-1]
        assert clock_state(world.table, world.clock) == clock
        assert [world.heard(visitor) for visitor in (world.visitors[0], world.visitors[2], *world.spectators)] == heard

    at_a_new_table(tmp_path, change)


async def test_changing_a_sealed_answer_costs_no_time_that_others_could_see(tmp_path: Path) -> None:
    """However long the house takes for it."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3, clock=Clock(kind="bank"))
        question = await until_asked(guests, "bid")
        clock = clock_of(house)

        def now() -> int:
            clock.at += 3
            return clock.at

        await guests[0].say("answer", question=question["number"], move=question["moves"][0])
        assert room.table is not None
        left = room.table.clocks.left[0]
        house.services.now = now
        for move in question["moves"][1:3]:
            reply = await guests[0].say("answer", question=question["number"], move=move)
            assert reply["type"] == "done"
        assert room.table.clocks.left[0] == left


def test_how_far_back_one_is_told_does_not_depend_on_what_others_do_in_private(tmp_path: Path) -> None:
    async def change_often(world: World) -> None:
        for number in range(40):
            await world.say(world.visitors[1], Answer(f"again-{number}", 1, "bid none"))
        for visitor in (world.visitors[0], world.spectators[0]):
            version = world.table.version(visitor.watcher)
            await world.say(visitor, Hello(since=version - 3))
            assert b'"missed":[{' in world.heard(visitor)[-1]

    at_a_new_table(tmp_path, change_often)


def played(
    name: str, seats: int, seed: int, steps: int
) -> Iterator[tuple[ScriptedTable, State, Step, State, EventLog]]:
    """A random game at a table: the table after each answer, and the positions before and after it."""
    game: AnyGame = load_game(name, seats)
    row = MatchRow("table", Terms(name, [SeatPlan("open")] * seats), 1, "", bytes(32), "host", 0, "playing", 0)
    table = ScriptedTable(row, [SeatRow(seat, f"player-{seat}", f"Seat {seat}") for seat in range(seats)], game)
    before = game.initial()
    for step, state, log in islice(random_game(game, Rng(seed)), steps):
        table.coming.extend(step.chance)
        if step.seat == DEAL:
            entry: Entry = Started({})
        else:
            entry = move_of(game, step.seat, step.move)
        entry.stamp(table.next_seq, BEGINNING)
        table.evolve(entry)
        if step.seat != DEAL:
            yield table, before, step, state, log
        before = state


def may_take_back(table: Table, seat: int) -> bool:
    try:
        decide.take_back(table, seat)
    except Declined:
        return False
    return True


def test_whether_an_answer_may_be_taken_back_does_not_depend_on_what_others_begin_in_private() -> None:
    seat, could = OBSERVER, False
    checked = 0
    for table, before, step, state, log in played("borgia", 3, 4, 250):
        eyes = Eyes(table.game, seat, True)
        is_unseen = eyes.events(log) == eyes.events(EventLog()) and eyes.sight(before) == eyes.sight(state)
        if seat == OBSERVER or step.seat == seat or not is_unseen:
            # Whoever answered now is watched while the others go on.
            seat, could = step.seat, may_take_back(table, step.seat)
            continue
        assert may_take_back(table, seat) == could, f"{seat} after {table.game.move_text(step.move)} of {step.seat}"
        checked += 1
    assert checked > 20


@pytest.mark.parametrize(("name", "seats"), FEWEST.items())
def test_a_sealed_answer_that_was_opened_cannot_be_changed(name: str, seats: int) -> None:
    tried = 0
    for table, before, step, state, _ in played(name, seats, 1, 140):
        game, left = table.game, table.game.pending(state)
        is_opened = left == 0 or left != game.pending(before) & ~bit(step.seat)
        if not game.decision(before, step.seat).sealed or not is_opened or left & bit(step.seat):
            continue
        for move in game.legal_moves(before, step.seat):
            with pytest.raises((Declined, Refused)):
                decide.answer(table, step.seat, table.chairs[step.seat].answered, game.move_text(move))
            tried += 1
    assert tried > 0


def test_who_had_begun_in_private_is_asked_anew_when_another_answer_is_taken_back() -> None:
    log = Log("borgia", 3, seed=4)
    lost = 0
    for _ in range(200):
        seat = log.step()
        if not may_take_back(log.table, seat):
            continue
        for _ in range(2):
            begin(log, seat)
        if not may_take_back(log.table, seat):
            continue
        again = log.rebuilt()
        entry = decide.take_back(again, seat)[0]
        entry.stamp(again.next_seq, log.at)
        again.evolve(entry)
        for other in set(range(log.table.seats)) - {seat}:
            if answer_count(again.match.moves, other) != answer_count(log.table.match.moves, other):
                assert again.chairs[other].question > log.table.chairs[other].question
                lost += 1
    assert lost > 0


def begin(log: Log, seat: int) -> None:
    """Somebody else answers."""
    others = [other for other in log.table.pending() if other != seat]
    if others:
        log.answer(others[0])
