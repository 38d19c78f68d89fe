"""How long each seat may still think. Times are milliseconds; nothing here looks at the time of day."""

from typing import Final

from curia.wire.terms import Clock

_DAY: Final = 86_400_000


class Clocks:
    """The clocks of a table. `advance` lets time pass; then it is said whose clocks run from here on."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.left = [terms.days * _DAY if terms.kind == "days" else terms.seconds * 1000] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0
        """When time was last let pass."""
        self._gained = [0] * seats
        """What each seat got for its last answer."""

    @property
    def is_used(self) -> bool:
        return self.terms.kind != "none"

    def advance(self, at: int) -> None:
        """Charge the running seats for the time since the last call."""
        passed = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.at = max(at, self.at)

    def skip(self, at: int) -> None:
        """Go on at another time without charging anybody: the house was closed, or its machine's clock was set. It may
        be an earlier one: else the clocks would stand still until that time has come again."""
        self.at = at

    def answered(self, seat: int) -> None:
        """What a seat gets for an answer: the increment, or the whole of its next turn."""
        before = self.left[seat]
        if self.terms.kind == "days":
            self.left[seat] = self.terms.days * _DAY
        else:
            self.left[seat] += self.terms.increment * 1000
        self._gained[seat] = self.left[seat] - before

    def got_nothing(self, seat: int) -> None:
        """The seat's last answer brought it no time."""
        self._gained[seat] = 0

    def took_back(self, seat: int) -> None:
        """What a seat got for its last answer goes with that answer: else time could be had for nothing."""
        self.left[seat] = max(0, self.left[seat] - self._gained[seat])
        self._gained[seat] = 0

    def run(self, seats: tuple[int, ...]) -> None:
        """From the time of the last `advance` on, these seats think."""
        self.running = seats if self.is_used else ()

    def left_at(self, at: int) -> list[int]:
        """What each seat has left at a time, without charging it."""
        passed = max(0, at - self.at)
        return [max(0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)]

    def next_flag(self) -> tuple[int, int] | None:
        """When the next seat runs out of time, and which: (time, seat)."""
        flags = [(self.at + self.left[seat], seat) for seat in self.running]
        return min(flags, default=None)

    def flag_of(self, seat: int) -> int | None:
        """When that seat runs out of time, if its clock runs."""
        return self.at + self.left[seat] if seat in self.running else None

    def refill(self, seat: int) -> None:
        """A player who is back after running out gets an increment, or a turn, to go on with."""
        if self.left[seat] == 0:
            self.answered(seat)
            self.left[seat] = max(self.left[seat], _LEAST)
            self.got_nothing(seat)


_LEAST: Final = 10_000
