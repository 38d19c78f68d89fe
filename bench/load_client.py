"""Our players, as `python -m bench.load_client PORT TABLES`: a websocket for each seat, and random legal moves.

Answers each line {"seconds", "rate"} with what was measured; without a rate each table is at once asked for its next
move, with one the moves come at random times, so many a second. A move is done when the news of it has reached every
seat."""

import asyncio
import json
import math
import random
import resource
import sys
import time
from collections import deque
from typing import Final

from bench.load_table import PATIENCE, Http, Table

GAME: Final = 200
"""About so many moves has a game."""
AT_ONCE: Final = 8
"""So many tables are made at the same time, each over an HTTP connection of its own."""
SPARE_FILES: Final = 60
"""Open files that the server needs beside its sockets."""


class Load:
    """All tables, and the pace at which they are played."""

    def __init__(self, port: int, tables: int) -> None:
        self._port = port
        # Where the system allows too few open files some have three seats instead of four.
        sockets = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES
        small = min(tables, max(0, 4 * tables - sockets))
        self.tables = [Table(3 if number < small else 4, port, self) for number in range(tables)]
        self._sockets = 4 * tables - small
        self._ahead = {table: random.randrange(GAME) for table in self.tables}
        """How many moves a table still plays before the first measurement: a house has games at all stages."""
        self._idle: deque[Table] = deque()
        self._times: list[float] = []
        self._moves = 0
        self._bytes = 0
        self._is_running = False
        self._rate: float | None = None
        self._due = 0
        self._ended: asyncio.Queue[Table] = asyncio.Queue()
        self._failure = ""

    # What the tables tell ---------------------------------------------------------------------------------------

    def fail(self, text: str) -> None:
        self._failure = self._failure or text

    def received(self, size: int) -> None:
        self._bytes += size

    def moved(self) -> None:
        self._moves += 1

    def over(self, table: Table) -> None:
        self._ended.put_nowait(table)

    def finished(self, table: Table, seconds: float | None) -> None:
        """A move is done, after so many seconds; none if it made no news."""
        if self._is_running and seconds is not None:
            self._times.append(seconds)
        if table.is_over:
            self.over(table)
        else:
            self._next(table)

    def _next(self, table: Table) -> None:
        if self._ahead[table] > 0:
            self._ahead[table] -= 1
            table.move()
        elif self._is_running and self._rate is None:
            table.move()
        elif self._is_running and self._due > 0:
            self._due -= 1
            table.move()
        else:
            self._idle.append(table)

    # Making and playing them ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Make all tables, and bring each to its stage."""
        for table in self.tables:
            self.over(table)
        self._making = asyncio.gather(*(self._make() for _ in range(AT_ONCE)))
        while len(self._idle) < len(self.tables):
            await self._sleep(0.005)

    async def _make(self) -> None:
        """A table for people who have none yet, or whose game is over."""
        http = await Http(self._port).open()
        while True:
            table = await self._ended.get()
            await table.begin(http)
            self._next(table)

    async def run(self, seconds: float, rate: float | None) -> dict[str, float]:
        """Play for so long."""
        self._times, self._rate, self._due = [], rate, 0
        self._is_running = True
        moves, received = self._moves, self._bytes
        cpu, start = time.process_time(), time.perf_counter()
        if rate is None:
            for _ in range(len(self._idle)):
                self._idle.popleft().move()
            await self._sleep(seconds)
        else:
            await self._pace(start, seconds, rate)
        self._is_running = False
        spent, busy = time.perf_counter() - start, time.process_time() - cpu
        moves, received = self._moves - moves, self._bytes - received
        times = sorted(self._times)
        await self._settle()
        return {
            "moves": moves / spent,
            "p50": quantile(times, 0.5) * 1000,
            "p99": quantile(times, 0.99) * 1000,
            "max": quantile(times, 1) * 1000,
            "bytes": received / max(1, moves) / (self._sockets / len(self.tables)),
            "cpu": busy / spent,
        }

    async def _pace(self, start: float, seconds: float, rate: float) -> None:
        due = start
        while (now := time.perf_counter()) < start + seconds:
            while due <= now:
                if self._idle:
                    self._idle.popleft().move()
                else:
                    self._due += 1
                due -= math.log(1 - random.random()) / rate
            await self._sleep(0.001)

    async def _sleep(self, seconds: float) -> None:
        if self._failure:
            raise SystemExit(self._failure)
        if self._making.done():
            self._making.result()
        await asyncio.sleep(seconds)

    async def _settle(self) -> None:
        """Wait until no move is on its way."""
        deadline = time.perf_counter() + PATIENCE
        while len(self._idle) < len(self.tables):
            if time.perf_counter() > deadline:
                self.fail(f"{len(self.tables) - len(self._idle)} moves were lost")
            await self._sleep(0.005)


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


async def main() -> None:
    load = Load(int(sys.argv[1]), int(sys.argv[2]))
    await load.open()
    print(json.dumps({"tables": len(load.tables)}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = json.loads(line)
        print(json.dumps(await load.run(order["seconds"], order.get("rate"))), flush=True)


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
