"""All that the house keeps about a player, as they get it."""

from msgspec import Struct

from curia.wire.kinds import ChatChannel
from curia.wire.lobby import PushSubscription, Rating, TableInfo


class OwnPace(Struct):
    """How long the player took lately over questions of one kind."""

    kind: str
    times: list[int]
    """Milliseconds."""
    at: int


class OwnLine(Struct):
    """A line of chat."""

    table: str
    at: int
    circle: ChatChannel
    seat: int | None
    name: str
    text: str
    phrase: str | None


class OwnEntry(Struct):
    """A move, or something else that was done at one of the player's seats."""

    seat: int
    at: int
    kind: str
    body: str


class OwnResult(Struct):
    """How a game of the player's went, as it is kept for statistics."""

    table: str
    seat: int
    game: str
    ended: int
    rank: int
    seats: int
    people: int
    points: int | None
    parts: dict[str, int]
    rating: float | None


class OwnTable(Struct):
    """A table that the player made or sits at."""

    table: TableInfo
    started: int | None
    seats: list[int]
    """The player's."""
    entries: list[OwnEntry]
    """None before the game is over."""


class OwnData(Struct):
    """Times are milliseconds since 1970. A password is stored as a hash, which is not told."""

    made: int
    id: str
    name: str
    created: int
    login: str | None
    has_password: bool
    webhook: str | None
    banned: str | None
    shown: bool
    """Whether others may see the profile."""
    session: int
    """How often all devices were logged out."""
    logged_out: list[str]
    """Devices that were logged out one by one since."""
    recovery_links: list[int]
    """Until when links are good that were not used."""
    browsers: list[PushSubscription]
    """Which are told by web push."""
    addresses: list[str]
    """From where the player came to the tables that are not over; not stored."""
    ratings: list[Rating]
    results: list[OwnResult]
    paces: list[OwnPace]
    chat: list[OwnLine]
    tables: list[OwnTable]
