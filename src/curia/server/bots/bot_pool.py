"""Where tables ask for a bot's move: two queues, and processes that think, so that the event loop never does.

A worker that crashes or hangs is ended and replaced, and its job tried again. What cannot be thought out at last gets a
random legal move, so that no table ever waits for ever.
"""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from curia import _build
from curia.core.errors import CuriaError
from curia.server.bots.bot_worker import HEADER, BotJob, Thought, framed, limit_of, random_move

__all__ = ["BotJob", "BotPool", "PoolClosed"]

_log = logging.getLogger(__name__)

_COMMAND: Final = (sys.executable, "-P", "-m", "curia.server.bots.bot_worker")
COMPILED_MARK: Final = "CURIA_COMPILED_MARK"
"""The variable by which `make play`, which opens a house on the sources while they are compiled, names a file: when it
is there, the same sources are installed, compiled."""
_TRIES: Final = 3
_START_LIMIT: Final = 60.0
_END_LIMIT: Final = 2.0
_LONGEST_REPLY: Final = 10_000
_PATIENT_ONE_OF: Final = 8
"""One of so many jobs is one that nobody waits for, if there is any."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Thought).decode


class PoolClosed(CuriaError):
    """The house shuts down; nobody thinks any more."""


class _Lost(Exception):
    """The worker is gone, hangs, or talks nonsense."""


_Item: TypeAlias = tuple[BotJob, asyncio.Future[int]]


class _Line:
    """Jobs that wait: of each table one, the tables in the order in which they came, and then the next of each."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[_Item]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def __bool__(self) -> bool:
        return bool(self._tables)

    def put(self, table: str, item: _Item) -> None:
        self._tables.setdefault(table, deque()).append(item)

    def take(self) -> _Item:
        table = next(iter(self._tables))
        items = self._tables.pop(table)
        item = items.popleft()
        if items:
            self._tables[table] = items
        return item


class BotPool:
    """Jobs for which people wait are taken first, and all tables have their turn. One job at a time goes to a worker.

    `on_thought` is told the level and the seconds of each answer; `queued`, `replaced` and `random_moves` are there to
    be read at any time. `command` starts a worker, and `limit` is the time that it has instead of its level's: tests
    give their own."""

    def __init__(
        self,
        workers: int,
        limit: float | None = None,
        on_thought: Callable[[str, float], None] = lambda level, seconds: None,
        command: Sequence[str] = _COMMAND,
    ) -> None:
        if workers < 1:
            raise ValueError(f"a pool has at least one worker, not {workers}")
        self.replaced = 0
        """Workers that crashed or hung so far."""
        self.random_moves = 0
        """Answers that no bot gave."""
        self._on_thought = on_thought
        self._urgent, self._patient = _Line(), _Line()
        self._waiting = asyncio.Semaphore(0)
        """As many as there are jobs in both lines."""
        self._taken = 0
        self._workers = [_Worker(command, limit) for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def queued(self) -> int:
        """Jobs that no worker has taken yet."""
        return len(self._urgent) + len(self._patient)

    @property
    def pids(self) -> list[int]:
        """The worker processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Take jobs from now on; the processes start meanwhile."""
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def close(self) -> None:
        """End all workers; jobs that wait get PoolClosed."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._urgent or self._patient:
            _, answer = self._take()
            _refuse(answer)
        await asyncio.gather(*[worker.end() for worker in self._workers])

    async def choose(self, job: BotJob, table: str = "", is_awaited: bool = True) -> int:
        """A legal move for the seat; ValueError if it is not asked in this position. `is_awaited` says that somebody
        sits before the screen at the table.

        Cancelling takes the job back."""
        if not self._tasks:
            raise PoolClosed("the pool is closed")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        (self._urgent if is_awaited else self._patient).put(table, (job, answer))
        self._waiting.release()
        return await answer

    def _take(self) -> _Item:
        """The next job; there is one."""
        self._taken += 1
        # Where nobody waits now, somebody may come; and a game of bots alone shall end too.
        is_patient_ones_turn = not self._urgent or self._taken % _PATIENT_ONE_OF == 0
        return (self._patient if self._patient and is_patient_ones_turn else self._urgent).take()

    async def _work(self, worker: "_Worker") -> None:
        with contextlib.suppress(_Lost):  # the first job will try again, and tell
            await worker.warm_up()
        while True:
            await self._waiting.acquire()
            job, answer = self._take()
            if answer.done():
                continue
            try:
                move = await self._answer(worker, job)
            except asyncio.CancelledError:
                _refuse(answer)
                raise
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(move)

    async def _answer(self, worker: "_Worker", job: BotJob) -> int:
        clock = asyncio.get_running_loop().time
        for _ in range(_TRIES):
            start = clock()
            try:
                thought = await worker.ask(job)
            except _Lost as loss:
                self.replaced += 1
                _log.warning("a bot worker is replaced: %s (%r)", loss, job)
                await worker.kill()
                continue
            if thought.fault:  # the same job would fail in the same way again
                _log.error("a bot failed: %s (%r)", thought.fault, job)
                break
            self._on_thought(job.level, clock() - start)
            return thought.move
        # In a thread: rebuilding a long game takes a while.
        move = await asyncio.to_thread(random_move, job)
        self.random_moves += 1
        _log.error("a bot could not answer and plays a random move (%r)", job)
        return move


class _Worker:
    """One process, started when there is none."""

    def __init__(self, command: Sequence[str], limit: float | None) -> None:
        self._command = command
        self._limit = limit
        self._process: Process | None = None
        self._path = ""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def warm_up(self) -> Process:
        """The process, ready for jobs."""
        if self._process is not None:
            return self._process
        self._path = _module_path()
        environment = os.environ | {"PYTHONPATH": self._path}
        try:
            # A session of its own keeps it out of reach of Ctrl-C from the very start.
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        except OSError as error:
            raise _Lost(f"it cannot be started: {error.strerror}") from None
        self._process = process
        await self._hear(process, _START_LIMIT)
        return process

    async def ask(self, job: BotJob) -> Thought:
        if self._path != _module_path():
            await self.end()
        process = await self.warm_up()
        assert process.stdin is not None
        try:
            process.stdin.write(framed(_encode(job)))
            return _decode(await self._hear(process, self._limit or limit_of(job)))
        except (OSError, RuntimeError):  # uvloop raises the latter for a pipe that is closed
            raise _Lost("it ended") from None
        except msgspec.DecodeError:
            raise _Lost("it cannot be understood") from None

    async def _hear(self, process: Process, limit: float) -> bytes:
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                (length,) = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
                if length > _LONGEST_REPLY:
                    raise _Lost("it cannot be understood")
                return await process.stdout.readexactly(length)
        except TimeoutError:
            raise _Lost(f"no answer for {limit:g} s") from None
        except (asyncio.IncompleteReadError, OSError):
            raise _Lost("it ended") from None

    async def end(self) -> None:
        """Close its input, which ends it when it is idle; otherwise end it."""
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_END_LIMIT):
                    await process.wait()
        await self.kill()

    async def kill(self) -> None:
        """End the process if there is one, and wait until nothing of it is left."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None and process.stdout is not None:
            process.stdin.close()
            await process.stdout.read()  # a pipe with something left in it would never be seen to end
        await process.wait()


def _module_path() -> str:
    """Where a worker finds its modules: where this process does, however that one was started; but once they are
    compiled, no longer among the sources."""
    folders = [path or os.getcwd() for path in sys.path]
    if (mark := os.environ.get(COMPILED_MARK)) and os.path.exists(mark):
        folders = [folder for folder in folders if Path(folder) != _build.ROOT.parent]
    return os.pathsep.join(folders)


def _refuse(answer: asyncio.Future[int]) -> None:
    if not answer.done():
        answer.set_exception(PoolClosed("the house shuts down"))
