"""Python's search for reference cycles, at moments that the house chooses.

By itself Python searches in the middle of whatever makes objects, and under load through so many that all tables wait
for tens of milliseconds. Moves leave no cycles behind, nor do connections and tables that end: what there may be else
can wait until the house is at rest."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

_EVERY: Final = 0.1
"""Seconds between looks."""
_ENOUGH: Final = 10_000
"""More objects than after the last search: worth one at rest."""
_TOO_MANY: Final = 1_000_000
"""So many are worth one at any time. A new table takes about 800, so they are hardly all dead."""
_REST: Final = 10
"""Looks in a row at which the house had next to nothing to do: then it is quiet."""
_NEXT_TO_NOTHING: Final = 0.002
"""Seconds of work between two looks."""


class GcControl:
    """Decides when to search."""

    def __init__(self, work: Callable[[], float] = time.thread_time) -> None:
        self._work = work
        """How many seconds the house has worked so far."""
        self._worked = work()
        self._quiet = 0

    def look(self) -> None:
        worked = self._work()
        self._quiet = self._quiet + 1 if worked - self._worked < _NEXT_TO_NOTHING else 0
        self._worked = worked
        if gc.get_count()[0] >= (_ENOUGH if self._quiet >= _REST else _TOO_MANY):
            gc.collect()


@asynccontextmanager
async def controlled_gc() -> AsyncIterator[None]:
    """Python does not search by itself meanwhile, and never in what is there already."""
    gc.collect()
    gc.freeze()
    gc.disable()
    task = asyncio.create_task(_look_again())
    try:
        yield
    finally:
        task.cancel()
        gc.enable()
        gc.unfreeze()


async def _look_again() -> None:
    control = GcControl()
    while True:
        await asyncio.sleep(_EVERY)
        control.look()
