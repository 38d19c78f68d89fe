"""The pool gives what the bot would choose from its view, whatever becomes of the processes that think."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from curia import _build
from curia.catalog import AnyGame, load_game, make_bot
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.plugin import LIMIT
from curia.core.rng import Rng
from curia.server.bots.bot_pool import COMPILED_MARK, BotJob, BotPool, PoolClosed
from curia.server.bots.bot_worker import think
from tests.kit.games import USUAL
from tests.kit.patience import PATIENCE

SEED = b"a seed for the tests of the pool"
BOT_SEED = 190_846_512_388_271

_ODD_WORKER = """
import os, sys, time
from dataclasses import replace
from pathlib import Path
from curia.bots.base import Bot, Choice
from curia.catalog import GAMES
from curia.core.plugin import Level
from curia.server.bots import bot_worker

here = Path(__file__).parent

class Odd(Bot):
    def choose(self, view, legal, budget):
        {body}

def odd(game, rng):
    return Odd()

level = Level(name="odd", factory="__main__:odd", limit={limit})
GAMES["habemus"] = replace(GAMES["habemus"], levels=(*GAMES["habemus"].levels, level))
{setting}
sys.exit(bot_worker.main())
"""


def odd_worker(folder: Path, body: str, setting: str = "", limit: float = LIMIT) -> list[str]:
    """The command of a worker whose level 'odd' does as told."""
    script = folder / "worker.py"
    script.write_text(_ODD_WORKER.format(body=body, setting=setting, limit=limit), encoding="utf-8")
    return [sys.executable, str(script)]


def played(game: AnyGame, moves: int) -> Match[State, View]:
    match = Match(game, SEED)
    while match.move_count < moves:
        seat = pending_seats(match.pending())[0]
        match.play(seat, match.legal_moves(seat)[-1])
    return match


def job_of(match: Match[State, View], level: str = "heuristic", seed: int = BOT_SEED) -> BotJob:
    game = match.game
    seat = pending_seats(match.pending())[0]
    return BotJob(game.meta.name, int(game.seats), game.options, match.moves, seat, level, seed)


def legal_of(job: BotJob) -> list[int]:
    match = Match(load_game(job.game, job.seats, job.options))
    for seat, move in job.moves:
        match.play(seat, move) if seat < job.seats else match.play_chance(move)
    return match.legal_moves(job.seat)


JOB = job_of(played(load_game("habemus", 3), 30))
ODD = job_of(played(load_game("habemus", 3), 30), level="odd")


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Neither running nor a zombie that nobody has waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize(("name", "seats"), USUAL.items())
async def test_the_move_is_what_the_bot_chooses_from_its_view(name: str, seats: int) -> None:
    game = load_game(name, seats)
    pool = BotPool(1)
    await pool.start()
    for moves in (10, 25, 60, 90):
        match = played(game, moves)
        for level in ("heuristic", "random"):
            job = job_of(match, level)
            legal = game.legal_moves(match.state, job.seat)
            bot = make_bot(level, game, Rng(BOT_SEED))
            expected = bot.choose(match.view(job.seat, memory=True), legal, 400).move
            assert await pool.choose(job) == expected
    await pool.close()
    assert pool.replaced == pool.random_moves == 0


@pytest.mark.parametrize(("name", "seats"), USUAL.items())
def test_a_thought_leaves_nothing_in_memory(name: str, seats: int) -> None:
    """A worker thinks as long as the house is open."""
    job = job_of(played(load_game(name, seats), 10), "random")
    blocks: list[int] = []
    for _ in range(2):
        # The first time Python makes what it will use again.
        for _ in range(200):
            think(job)
        blocks.append(sys.getallocatedblocks())
    assert blocks[1] < blocks[0] + 100


def test_the_sealed_bids_of_others_change_nothing() -> None:
    """The worker knows all moves; what the bot plays must not depend on those that its seat cannot see."""
    game = load_game("habemus", 3)
    match = played(game, 1)
    while len(pending_seats(match.pending())) < 3 or len(match.legal_moves(0)) < 10:
        seat = pending_seats(match.pending())[0]
        match.play(seat, match.legal_moves(seat)[0])
    thoughts = set()
    for bid in match.legal_moves(0):
        moves = [*match.moves, (0, bid)]
        thought = think(BotJob("habemus", 3, game.options, moves, 1, "heuristic", BOT_SEED))
        thoughts.add((thought.move, thought.fault))
    assert len(thoughts) == 1
    assert thoughts.pop()[1] == ""


async def test_a_seat_that_is_not_asked_is_an_error_of_the_caller(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1)
    await pool.start()
    other = BotJob(JOB.game, JOB.seats, JOB.options, [], JOB.seat, JOB.level, 1)
    with pytest.raises(ValueError, match="is not asked after 0 moves"):
        await pool.choose(other)
    assert await pool.choose(JOB) in legal_of(JOB)
    await pool.close()


async def test_a_worker_that_crashes_is_replaced_and_the_job_done(tmp_path: Path) -> None:
    mark = tmp_path / "crashed"
    body = "(here / 'crashed').exists() or ((here / 'crashed').touch(), os._exit(3)); return Choice(legal[0], {})"
    pool = BotPool(1, command=odd_worker(tmp_path, body))
    await pool.start()
    assert await pool.choose(ODD) == legal_of(ODD)[0]
    assert mark.exists()
    assert (pool.replaced, pool.random_moves) == (1, 0)
    await pool.close()


async def test_a_worker_that_is_killed_while_idle_is_replaced() -> None:
    pool = BotPool(2)
    await pool.start()
    expected = await pool.choose(JOB)
    for pid in (before := pool.pids):
        os.kill(pid, signal.SIGKILL)
    assert [await pool.choose(JOB) for _ in range(4)] == [expected] * 4
    assert pool.random_moves == 0
    await pool.close()
    assert all(map(is_gone, before))


async def test_what_no_worker_survives_gets_a_random_move(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        pool = BotPool(1, command=odd_worker(tmp_path, "os.kill(os.getpid(), 9)"))
        await pool.start()
        assert await pool.choose(ODD) in legal_of(ODD)
        assert (pool.replaced, pool.random_moves) == (3, 1)
        assert await pool.choose(JOB) in legal_of(JOB)
        assert pool.random_moves == 1
        await pool.close()
    assert "random move" in caplog.text
    assert_no_secret(caplog.text)


def assert_no_secret(text: str) -> None:
    assert str(BOT_SEED) not in text
    assert str(ODD.moves) not in text
    assert str(ODD.moves[-1][1]) not in text


async def test_a_worker_that_hangs_is_killed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    command = odd_worker(tmp_path, "time.sleep(3600)", setting="(here / str(os.getpid())).touch()")
    pool = BotPool(1, limit=0.2, command=command)
    await pool.start()
    assert await pool.choose(ODD) in legal_of(ODD)
    assert (pool.replaced, pool.random_moves) == (3, 1)
    pids = [int(path.name) for path in tmp_path.iterdir() if path.name.isdecimal()]
    assert len(pids) == 3
    assert all(map(is_gone, pids))
    await pool.close()
    assert "no answer for 0.2 s" in caplog.text


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("raise KeyError('the spy is in hand 2')", "KeyError in worker.py"),
        ("return Choice(max(legal) + 1, {})", "not a legal one"),
    ],
)
async def test_a_bot_that_fails_costs_no_worker_and_tells_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: str, fault: str
) -> None:
    with caplog.at_level(logging.DEBUG):
        pool = BotPool(1, command=odd_worker(tmp_path, body))
        await pool.start()
        assert await pool.choose(ODD) in legal_of(ODD)
        assert (pool.replaced, pool.random_moves) == (0, 1)
        await pool.close()
    assert fault in caplog.text
    assert "spy" not in caplog.text
    assert_no_secret(caplog.text)


@pytest.mark.parametrize(
    "body",
    ["sys.stdout.buffer.write(b'?' * 5)", "sys.stdout.buffer.write(bytes([0, 0, 0, 1, 255]))"],
    ids=["a flood", "no thought"],
)
async def test_a_worker_that_talks_nonsense_is_replaced(tmp_path: Path, body: str) -> None:
    more = "[sys.stdout.buffer.write(bytes(1_000_000)) for _ in range(9)]; return Choice(legal[0], {})"
    pool = BotPool(1, command=odd_worker(tmp_path, f"{body}; {more}"))
    await pool.start()
    assert await pool.choose(ODD) in legal_of(ODD)
    assert (pool.replaced, pool.random_moves) == (3, 1)
    await pool.close()


async def test_a_worker_that_cannot_be_started_leaves_random_moves() -> None:
    for command in (["/nowhere/python"], [sys.executable, "-c", "raise SystemExit(4)"]):
        pool = BotPool(1, command=command)
        await pool.start()
        assert await pool.choose(JOB) in legal_of(JOB)
        assert pool.random_moves == 1
        await pool.close()


async def test_the_event_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    """The bot waits for what only the loop can give it; jobs are done in their order, and can be taken back."""

    body = """
        (here / "thinking").touch()
        while not (here / "go").exists(): time.sleep(0.01)
        return Choice(legal[0], {})"""
    thoughts: list[tuple[str, float]] = []
    command = odd_worker(tmp_path, body)
    pool = BotPool(1, limit=PATIENCE, on_thought=lambda *thought: thoughts.append(thought), command=command)
    await pool.start()
    done: list[str] = []

    async def ask(name: str, job: BotJob) -> None:
        await pool.choose(job)
        done.append(name)

    tasks = [asyncio.create_task(ask("first", ODD))]
    await until((tmp_path / "thinking").exists)
    random_job = BotJob(JOB.game, JOB.seats, JOB.options, JOB.moves, JOB.seat, "random", 1)
    tasks += [asyncio.create_task(ask(f"job {number}", random_job)) for number in range(3)]
    await until(lambda: pool.queued == 3)
    tasks[2].cancel()
    assert done == []
    (tmp_path / "go").touch()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["first", "job 0", "job 2"]
    assert [level for level, _ in thoughts] == ["odd", "random", "random"]
    assert all(seconds > 0 for _, seconds in thoughts)
    await pool.close()


async def test_where_people_wait_comes_first_and_every_table_has_its_turn(tmp_path: Path) -> None:
    body = """
        (here / "thinking").touch()
        while not (here / "go").exists(): time.sleep(0.01)
        return Choice(legal[0], {})"""
    pool = BotPool(1, limit=PATIENCE, command=odd_worker(tmp_path, body))
    await pool.start()
    done: list[str] = []

    async def ask(table: str, job: BotJob = JOB) -> None:
        await pool.choose(job, table, is_awaited=table.isupper())
        done.append(table)

    tasks = [asyncio.create_task(ask("FIRST", ODD))]
    await until((tmp_path / "thinking").exists)
    # Nobody is at the tables of small letters; at A several bots answer at once.
    tables = ["x", "x", "x", "y", *"AAAAABBC", "D", "E", "F"]
    tasks += [asyncio.create_task(ask(table)) for table in tables]
    await until(lambda: pool.queued == len(tables))
    (tmp_path / "go").touch()
    await asyncio.gather(*tasks)
    people = [table for table in done[1:] if table.isupper()]
    assert people == [*"ABCDEF", *"AB", *"AAA"]
    others = [table for table in done if table.islower()]
    assert others == ["x", "y", "x", "x"]
    assert done.index("x") == 7, "not first, but not last either"
    await pool.close()


async def test_closing_ends_every_process_and_refuses_every_job(tmp_path: Path) -> None:
    body = "(here / str(os.getpid())).touch(); time.sleep(3600)"
    pool = BotPool(2, limit=PATIENCE, command=odd_worker(tmp_path, body))
    await pool.start()
    tasks = [asyncio.create_task(pool.choose(ODD)) for _ in range(5)]
    await until(lambda: len(list(tmp_path.glob("[0-9]*"))) == 2)
    pids = pool.pids
    assert sorted(int(path.name) for path in tmp_path.glob("[0-9]*")) == sorted(pids)
    await pool.close()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [PoolClosed] * 5
    assert all(map(is_gone, pids))
    assert pool.pids == []
    with pytest.raises(PoolClosed):
        await pool.choose(JOB)


async def test_closing_while_workers_start_leaves_nothing_behind() -> None:
    pool = BotPool(2)
    await pool.start()
    await until(lambda: len(pool.pids) == 2)
    pids = pool.pids
    await pool.close()
    assert all(map(is_gone, pids))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
async def test_workers_leave_signals_to_the_house() -> None:
    pool = BotPool(1)
    await pool.start()
    expected = await pool.choose(JOB)
    for pid in (pids := pool.pids):
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
        assert os.getsid(pid) == pid
    assert await pool.choose(JOB) == expected
    assert pool.pids == pids
    await pool.close()


_HOUSE = """
import asyncio, sys
from curia.server.bots.bot_pool import BotPool
from tests.server.test_bot_pool import JOB, ODD

async def main():
    pool = BotPool(1, command=sys.argv[1:])
    await pool.start()
    await pool.choose(JOB)
    print(*pool.pids, flush=True)
    await pool.choose(ODD)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("body", ["return Choice(legal[0], {})", "time.sleep(3600)"], ids=["idle", "hanging"])
def test_workers_die_with_the_house(tmp_path: Path, body: str) -> None:
    """Of a house that is killed nothing is left: an idle worker sees its input end, a hanging one has an alarm."""
    command = odd_worker(tmp_path, body, limit=1)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    words = [sys.executable, "-c", _HOUSE, *command]
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        pid = int(house.stdout.readline())
        house.kill()
    limit = time.monotonic() + PATIENCE
    while not is_gone(pid) and not _is_zombie(pid):
        assert time.monotonic() < limit
        time.sleep(0.02)


def _is_zombie(pid: int) -> bool:
    """In a container nobody may wait for orphans: it has ended all the same."""
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not for Windows")
def test_the_pool_works_on_the_houses_event_loop(tmp_path: Path) -> None:
    """uvloop has processes and pipes of its own kind."""
    import uvloop

    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            pool = BotPool(2, command=odd_worker(tmp_path, "os._exit(1)"))
            await pool.start()
            assert await pool.choose(JOB) in legal_of(JOB)
            assert await pool.choose(ODD) in legal_of(ODD)
            for pid in (pids := pool.pids):
                os.kill(pid, signal.SIGKILL)
            assert await asyncio.gather(*[pool.choose(JOB) for _ in range(4)]) == [await pool.choose(JOB)] * 4
            assert pool.random_moves == 1
            pids += pool.pids
            await pool.close()
            assert all(map(is_gone, pids))

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play())


def test_a_job_does_not_show_its_secrets() -> None:
    assert_no_secret(repr(ODD))
    assert "odd in seat" in repr(ODD)


def test_a_pool_needs_a_worker() -> None:
    with pytest.raises(ValueError, match="at least one worker"):
        BotPool(0)


# A package that is compiled meanwhile --------------------------------------------------------------------------------


async def test_bots_move_to_the_compiled_package_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "installed"
    sources = str(_build.ROOT.parent)
    monkeypatch.setenv(COMPILED_MARK, str(mark))
    monkeypatch.syspath_prepend(sources)
    note = f"(here / str(os.getpid())).write_text(str({sources!r} in os.environ['PYTHONPATH'].split(os.pathsep)))"
    command = odd_worker(tmp_path, "pass", note)
    # Stands for the installed package.
    script = Path(command[-1])
    script.write_text(f"import sys\nsys.path.append({sources!r})\n{script.read_text()}")
    job = job_of(played(load_game("caesar", 2), 4))

    pool = BotPool(1, command=command)
    await pool.start()
    try:
        move = await pool.choose(job)
        first = pool.pids
        assert await pool.choose(job) == move
        assert pool.pids == first
        mark.touch()
        assert await pool.choose(job) == move
        second = pool.pids
        assert second != first
        assert await pool.choose(job) == move
        assert pool.pids == second
        assert pool.replaced == 0
    finally:
        await pool.close()
    assert [(tmp_path / str(pid)).read_text() for pid in [*first, *second]] == ["True", "False"]
