"""What the HTTP part takes and gives: games, tables, players."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from curia.wire.events import EventItem
from curia.wire.kinds import MatchStatus
from curia.wire.terms import Level, PlayerName, SeatNumber, Terms

Login = Annotated[str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+(?!\\n)$")]
"""(`$` alone would let a line end pass.)"""
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class OptionItem(Struct):
    name: str
    values: list[str]
    """The first one is the default."""
    ruling: str
    first_game: str
    """What is best for who has never played the game; mostly the default."""


class BannerItem(Struct):
    """How a game is shown in the lobby."""

    title: str
    """As pages write it."""
    stone: Literal["porphyry", "verde", "lapis"]
    """What its slab is made of."""
    emblem: str
    cards: list[str]
    """The ids of three of its cards, or none."""


class GameItem(Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: list[OptionItem]
    bots: list[str]
    """The levels there are, the default one first."""
    rules_page: str
    banner: BannerItem
    round_event: str
    """The event with which a round, or a turn, begins."""
    lesson: bool
    """Whether there is a first game that explains it."""


class ChatLine(Struct):
    number: int
    at: int
    """Milliseconds since 1970."""
    name: str
    seat: int | None
    text: str
    """As its sender wrote or read it."""
    phrase: str | None = None
    """The ready-made phrase that it is, if any: shown in the reader's language instead of the text."""


class SeatInfo(Struct):
    """Who sits in a seat; an open one has no name."""

    name: str | None
    bot: str | None
    """The level of a bot."""
    player: str | None
    """The id of a player: their ratings are found under it."""
    program: bool = False
    """Whether the player lets a program answer, or has let one in this game."""
    commitment: str | None = None
    """The hash of the seed that the player adds to chance, if any; at a shared screen in one seat for all."""
    agreed: bool = True
    """False before the game for somebody who has not agreed to terms that were changed: the game does not begin without
    that."""


class TableInfo(Struct):
    """What everybody who may see a table knows of it."""

    id: str
    terms: Terms
    seats: list[SeatInfo]
    status: MatchStatus
    host: str
    """The id of the player who made it."""
    created: int
    ended: int | None
    round_of: str | None
    """The table that this one is the rematch of."""
    rematch: str | None
    reason: str | None = None
    """Why it is over: how the game ended, or why it has no result."""
    points: list[int] = []
    """By seat, when the game is over; none without a result."""
    ranks: list[int] = []
    """By seat: 1 for who won."""
    started: int | None = None


class LiveTable(Struct):
    """A game that anybody may watch."""

    table: TableInfo
    spectators: int


class Me(Struct):
    """The player who asks."""

    id: str
    name: str
    login: str | None
    webhook: str | None
    webhook_secret: str
    """The key of the signature in every webhook (HMAC-SHA256)."""
    may_reset: bool = False
    """Whether a new password is taken without the old one: this device was opened by a link from those who run the
    house, within the last hour."""
    shown: bool = True
    """Whether others may see the profile, and the name in the rankings; a guest's is nobody else's in any case."""


class Visitor(Struct):
    """Whose device it is; nobody's before somebody has said a name."""

    me: Me | None


class MyTable(Struct):
    """A table of the player's, and whether it waits for them."""

    table: TableInfo
    seat: int
    asked: bool
    deadline: int | None
    """When the player, or else whoever is awaited, runs out of time."""
    waits_for: list[int] = []
    """The seats that are asked."""


class NewGuest(Struct, forbid_unknown_fields=True):
    name: PlayerName


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What is left out stays. An empty webhook removes it."""

    name: PlayerName | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    shown: bool | None = None


class NewAccount(Struct, forbid_unknown_fields=True):
    """Turns the guest into an account: all their tables stay theirs."""

    login: Login
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class ChangePassword(Struct, forbid_unknown_fields=True):
    """Of the own account; the old one is asked for, since a device may be in other hands. Who `may_reset` leaves it
    out."""

    new: Password
    old: Annotated[str, Meta(max_length=200)] | None = None


class Farewell(Struct, forbid_unknown_fields=True):
    """Deletes the own account; a guest has no password."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Recovery(Struct, forbid_unknown_fields=True):
    """What a recovery link carries."""

    code: Annotated[str, Meta(min_length=10, max_length=200)]


class RecoveryLink(Struct):
    """Opens the player's seats on another device, once."""

    code: str
    url: str
    expires: int


class Join(Struct, forbid_unknown_fields=True):
    """Sit down: in the named seat, or in the first open one."""

    seat: SeatNumber | None = None


class Remove(Struct, forbid_unknown_fields=True):
    """Take a seat from somebody before the game: for who made the table."""

    seat: SeatNumber
    bar: bool = False
    """Whether they may not sit down here again, nor (of a guest) may new guests of the same address."""


class PutBot(Struct, forbid_unknown_fields=True):
    """Let a bot play in a free seat, or another level of bot; without a level it goes. For who made the table."""

    seat: SeatNumber
    level: Level | None = None


class Agree(Struct, forbid_unknown_fields=True):
    """Say yes to terms that were changed: to these, should they have been changed again meanwhile."""

    terms: Terms


class KeptOut(Struct):
    """Somebody who may not sit down at a table."""

    player: str
    name: str


class LetIn(Struct, forbid_unknown_fields=True):
    """Somebody who was kept out may sit down again: for who made the table."""

    who: Annotated[str, Meta(max_length=64)]


class LogItem(Struct):
    """What happened at one moment, as one watcher saw it."""

    version: int
    """The watcher's version afterwards."""
    at: int
    events: list[EventItem]


class Frame(Struct):
    """A moment of a replay: what happened, and the view afterwards."""

    at: int
    events: list[EventItem]
    view: Raw


class Rating(Struct):
    """How strong somebody is at a game. `shown` is for people: 1000 at first, and as in chess from there."""

    game: str
    shown: float
    mu: float
    sigma: float
    games: int


class Problem(Struct):
    """Why a request was refused: a code for programs and a sentence for people."""

    code: str
    text: str
    rule: str | None = None


class PushKey(Struct):
    """The house's public key for web push, as `applicationServerKey` takes it."""

    key: str


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(Struct):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern="^https://")]
    keys: PushKeys


class PushEndpoint(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
