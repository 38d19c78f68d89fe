"""Python's search for circles of dead objects, at moments that the house chooses.

By itself Python searches in the middle of whatever makes objects, and under load through so many that all tables wait
for tens of milliseconds. Moves leave no circles behind, nor do connections and tables that end; what else may is
little."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

_EVERY: Final = 1.0
_ENOUGH: Final = 200_000
"""New objects, those that went again subtracted. Most of them belong to new tables and are well alive."""
_SHARE: Final = 200
"""A search may take one part in so many of the time since the last one."""


class Sweeper:
    """Decides when to search."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._due = 0.0

    def look(self) -> bool:
        """Search if there may be enough to find, and the last search is long ago for the time that it took."""
        began = self._clock()
        if began < self._due or gc.get_count()[0] < _ENOUGH:
            return False
        gc.collect()
        ended = self._clock()
        self._due = ended + _SHARE * (ended - began)
        return True


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
