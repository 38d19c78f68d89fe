"""The house's own time: it runs as evenly as the machine's steady clock, and knows when the house was not there."""

import time
from collections.abc import Callable
from typing import Final

LOOK_EVERY: Final = 1.0
"""Seconds between two looks."""
_GAP: Final = 5_000
"""Milliseconds without a look, or between this time and the time of day, from which on the house was away."""
_DRIFT: Final = 10
"""Milliseconds by which each look brings this time nearer to the time of day: nobody notices one in a hundred."""


def time_of_day() -> int:
    """Milliseconds since 1970, as the machine's clock has it: it may be set forward or back."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class HouseTime:
    """Calling it gives milliseconds since 1970, for the clocks of all tables.

    A machine that sleeps, a process that is stopped and a clock that is set are the same to players: for a while
    nobody could answer, or time was not what it seemed. `look` notices all of them, and until it has been called time
    stands still, so that nothing that rings first takes the gap for thinking time."""

    def __init__(self, wall: Callable[[], int] = time_of_day, steady: Callable[[], int] = steady_time) -> None:
        self._wall = wall
        self._steady = steady
        self._looked = steady()
        self._at = wall()
        """What this time was at the last look."""

    def __call__(self) -> int:
        passed = self._steady() - self._looked
        return self._at + (passed if passed <= _GAP else 0)

    def look(self) -> int | None:
        """To be called about every second. When the house was last there, if it was away or the time of day has
        jumped since; from here on it is the time of day again."""
        at, wall = self(), self._wall()
        steady = self._steady()
        was_away = steady - self._looked > _GAP or abs(wall - at) > _GAP
        self._looked = steady
        if was_away:
            self._at = wall
            return at
        self._at = at + max(-_DRIFT, min(_DRIFT, wall - at))
        return None
