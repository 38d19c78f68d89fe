"""What the store keeps, row by row."""

from msgspec import Struct
from msgspec.structs import replace

from curia.wire.kinds import ChatChannel, MatchStatus
from curia.wire.terms import Terms

TABLE = -1
"""The seat of an entry that is nobody's in particular."""


IMPORTER = "imported"
"""The host of games that were not played in this house."""
GONE = "left"
"""Who stands at tables, as host and in seats, for everybody whose account was deleted. Nobody can be this player."""
GONE_NAME = "Somebody who left"
"""What they are called there, with a number if there are several; clients say it in the reader's language."""
PLAYED = 10
"""So many answers of people make a game worth keeping, and rating, that somebody gave up."""


class EntryRow(Struct):
    """One line of a table's log, which is only ever added to: a move, or something that people or the house did.
    `tables.entries` reads it.

    A table is rebuilt by letting it evolve by its entries in order; nothing else is the truth."""

    seq: int
    """From 0, without gaps."""
    at: int
    """Milliseconds since 1970."""
    seat: int
    kind: str
    """An `EntryKind`, if this version knows it."""
    body: str = ""
    """A move in its notation, or the details of another kind."""
    chance: str = ""
    """The moves that chance made after it, in their notation, one a line."""
    client_id: str | None = None
    """What the client called its message, so that sending it twice does nothing twice."""


class SeatRow(Struct):
    """Who sits where. Only a gathering table changes it."""

    seat: int
    player: str | None = None
    """A player's id; none for a bot and an open seat. At a shared screen all people's seats are the host's."""
    name: str | None = None
    """None while the seat is open."""
    bot: str | None = None
    """A bot's level."""
    token: str | None = None
    """The hash of the token with which a program speaks for this seat; empty if one could, earlier in the game."""
    commitment: str | None = None
    """The hash of the seed that the player adds to chance when the game begins; at a shared screen in one seat."""
    agreed: bool = True
    """False for somebody who has not agreed to terms that were changed before the game."""

    def __post_init__(self) -> None:
        # The database has only numbers.
        self.agreed = bool(self.agreed)

    @property
    def is_programs(self) -> bool:
        """Whether a program may have answered here: everybody shall know that."""
        return self.token is not None

    def __repr__(self) -> str:
        return f"SeatRow({self.seat})"


class MatchRow(Struct):
    """A table and its game, without the log."""

    id: str
    terms: Terms
    rules_version: int
    cards: str
    """The fingerprint of the card data."""
    seed: bytes
    """Secret until the game is over: all chance follows from it."""
    host: str
    """A player's id."""
    created: int
    status: MatchStatus = "gathering"
    started: int | None = None
    ended: int | None = None
    reason: str | None = None
    digest: str | None = None
    """Of the last position, when it is over."""
    points: list[int] = []
    ranks: list[int] = []
    round_of: str | None = None
    rematch: str | None = None

    def __repr__(self) -> str:
        """Without the seed: what is printed may be logged."""
        return f"MatchRow({self.id!r}, {self.status!r})"


class PlayerRow(Struct):
    """A guest, or an account if it has a login."""

    id: str
    name: str
    created: int
    login: str | None = None
    password: str | None = None
    """An argon2 hash."""
    session: int = 0
    """Part of every cookie: counting it up logs all devices out."""
    webhook: str | None = None
    banned: str | None = None
    """Why."""
    ended: list[str] = []
    """Devices that were logged out, in the session that counts now: whoever has copied their cookies is nobody."""
    shown: bool = True
    """Whether others may see an account's profile, and its name in the rankings."""

    def __post_init__(self) -> None:
        self.shown = bool(self.shown)

    def __repr__(self) -> str:
        return f"PlayerRow({self.id!r})"


class ChatRow(Struct):
    number: int
    at: int
    circle: ChatChannel
    """As the database calls the channel."""
    player: str
    name: str
    seat: int | None
    text: str
    client_id: str | None = None
    """What the client called its message, as in `EntryRow`."""
    phrase: str | None = None
    """The ready-made phrase that it is."""

    def __post_init__(self) -> None:
        self.circle = ChatChannel(self.circle)


class RatingRow(Struct):
    """Of a player (by id) or a bot (`bot:<level>`) at a game."""

    who: str
    game: str
    mu: float
    sigma: float
    games: int


class ResultRow(Struct):
    """How a game went for one of its people: what statistics are made of. It could be made anew from the log, but for
    the rating."""

    match: str
    seat: int
    player: str
    game: str
    ended: int
    rank: int
    seats: int
    people: int
    """How many of the seats were people's."""
    points: int | None = None
    """None where somebody gave up and nothing was counted."""
    parts: dict[str, int] = {}
    rating: float | None = None
    """What people see of the rating afterwards, if the game was rated."""


class Snapshot(Struct):
    """A position after an entry: a cache for people who look, and a check on rebuilding."""

    seq: int
    moves: int
    """How many were played, those of chance included."""
    digest: str
    position: str
    """Readable data, as JSON."""


class PaceRow(Struct):
    """How long somebody took over discreet questions of one kind lately: a player (by id), or a bot (`bot:<level>`)."""

    who: str
    kind: str
    """The game and the question."""
    times: list[int]
    """Milliseconds, the last one at the end."""
    at: int


def unnamed(terms: Terms) -> Terms:
    """The terms without the names of people, which are of use only until the first seats are taken."""
    return replace(terms, seats=[plan if plan.kind == "bot" else replace(plan, name=None) for plan in terms.seats])
