"""Python's search for circles of dead objects, at moments that the house chooses.

By itself Python searches in the middle of whatever makes objects, and under load through so many that all tables wait
for tens of milliseconds. Moves leave no circles behind, nor do connections and tables that end; what else leaves some
mostly does so at once."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

_EVERY: Final = 0.1
"""Seconds between looks."""
_ENOUGH: Final = 3_000
"""New objects, those that went again subtracted. To search through so many takes some milliseconds."""
_MANY: Final = 100_000
"""Objects that outlived a search: so many are worth a search through everything."""
_REST: Final = 10
"""Looks in a row at which the house had next to nothing to do: then it is quiet."""
_NEXT_TO_NOTHING: Final = 0.002
"""Seconds of work between two looks."""


class Sweeper:
    """Decides when to search: through what is new whenever there is enough of it, through everything only at rest."""

    def __init__(self, work: Callable[[], float] = time.thread_time) -> None:
        self._work = work
        """How many seconds the house has worked so far."""
        self._worked = work()
        self._quiet = 0
        self._grown = 0

    def look(self) -> None:
        worked = self._work()
        self._quiet = self._quiet + 1 if worked - self._worked < _NEXT_TO_NOTHING else 0
        self._worked = worked
        new = gc.get_count()[0]
        if new >= _ENOUGH:
            gc.collect(0)
            self._grown += new
        if self._grown >= _MANY and self._quiet >= _REST:
            gc.collect()
            self._grown = 0


@asynccontextmanager
async def sweeping() -> AsyncIterator[None]:
    """Python does not search by itself meanwhile, and never in what is there already."""
    gc.collect()
    gc.freeze()
    gc.disable()
    task = asyncio.create_task(_sweep())
    try:
        yield
    finally:
        task.cancel()
        gc.enable()
        gc.unfreeze()


async def _sweep() -> None:
    sweeper = Sweeper()
    while True:
        await asyncio.sleep(_EVERY)
        sweeper.look()
