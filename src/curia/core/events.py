"""Facts that happened, as each seat may see them."""

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.types import Arg, Seat, SeatMask


class Event:
    """One fact. Seats in `audience` see `secret` beside the `public` arguments; the others see `public` alone.

    Of a private event the others see nothing, not even that it happened."""

    def __init__(
        self, name: str, public: dict[str, Arg], secret: dict[str, Arg], audience: SeatMask, private: bool
    ) -> None:
        self.name = name
        self.public = public
        self.secret = secret
        self.audience = audience
        self.private = private

    def is_seen_by(self, seat: Seat) -> bool:
        return not self.private or has(self.audience, seat)

    def seen_by(self, seat: Seat) -> dict[str, Arg]:
        if self.secret and has(self.audience, seat):
            return self.public | self.secret
        return self.public


class EventLog:
    """Collects the events of a move. Playouts pass none and pay nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, name: str, public: dict[str, Arg]) -> None:
        self.events.append(Event(name, public, {}, 0, False))

    def add_secret(self, name: str, public: dict[str, Arg], secret: dict[str, Arg], audience: SeatMask) -> None:
        self.events.append(Event(name, public, secret, audience, False))

    def add_private(self, name: str, facts: dict[str, Arg], audience: SeatMask) -> None:
        self.events.append(Event(name, {}, facts, audience, True))

    def seen_by(self, seat: Seat, start: i64 = 0) -> list[tuple[str, dict[str, Arg]]]:
        """What a seat learns from the events since `start`."""
        return [(event.name, event.seen_by(seat)) for event in self.events[start:] if event.is_seen_by(seat)]
