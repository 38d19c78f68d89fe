"""The tables of the database. Columns are named as the fields of `rows`; the migrations lead to exactly this."""

from typing import Any

import msgspec
from sqlalchemy import (
    REAL,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine

from curia.wire.terms import Terms


class JsonOf(TypeDecorator[object]):
    """A value that is kept as its JSON text and read back as the given type."""

    impl: TypeEngine[Any] | type[TypeEngine[Any]] = Text
    cache_ok: bool | None = True

    def __init__(self, kind: object) -> None:
        super().__init__()
        self.kind = kind
        # Made here, before there are threads: two that ask msgspec for a type at once, both for the first time, crash.
        self._decode = msgspec.json.Decoder(kind).decode

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: object, dialect: Dialect) -> object:
        return None if value is None else self._decode(str(value))


metadata = MetaData()


def _table(name: str, *parts: Column[object] | Index | CheckConstraint, with_rowid: bool = True) -> Table:
    return Table(name, metadata, *parts, sqlite_strict=True, sqlite_with_rowid=with_rowid)


def _match() -> Column[object]:
    return Column("match", Text, ForeignKey("matches.id"), primary_key=True, nullable=False)


players = _table(
    "players",
    Column("id", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("login", Text(collation="NOCASE")),
    Column("password", Text),
    Column("session", Integer, nullable=False),
    Column("webhook", Text),
    Column("banned", Text),
    Column("ended", JsonOf(list[str]), nullable=False, server_default="[]"),
    Column("shown", Integer, nullable=False, server_default=text("1")),
    Index("players_login", "login", unique=True),
    # Guests have no profile to be found by their name.
    Index("players_named", "name", sqlite_where=text("login IS NOT NULL")),
)

recoveries = _table(
    "recoveries",
    Column("code_hash", Text, primary_key=True, nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("expires", Integer, nullable=False),
)

pushes = _table(
    "pushes",
    Column("endpoint", Text, primary_key=True, nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("data", Text, nullable=False),
    Index("pushes_player", "player"),
)

bans = _table(
    "bans",
    Column("address", Text, primary_key=True, nullable=False),
    Column("reason", Text, nullable=False),
)

ratings = _table(
    "ratings",
    Column("who", Text, primary_key=True, nullable=False),
    Column("game", Text, primary_key=True, nullable=False),
    Column("mu", REAL, nullable=False),
    Column("sigma", REAL, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_game", "game"),
    with_rowid=False,
)

matches = _table(
    "matches",
    Column("id", Text, primary_key=True, nullable=False),
    Column("terms", JsonOf(Terms), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("cards", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("host", Text, ForeignKey("players.id"), nullable=False),
    Column("created", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("started", Integer),
    Column("ended", Integer),
    Column("reason", Text),
    Column("digest", Text),
    Column("points", JsonOf(list[int]), nullable=False),
    Column("ranks", JsonOf(list[int]), nullable=False),
    Column("round_of", Text),
    Column("rematch", Text),
    CheckConstraint("status IN ('gathering', 'playing', 'over')", name="matches_status"),
    Index("matches_host", "host"),
    Index("matches_live", "created", sqlite_where=text("status <> 'over'")),
)

seats = _table(
    "seats",
    _match(),
    Column("seat", Integer, primary_key=True, nullable=False),
    Column("player", Text, ForeignKey("players.id")),
    Column("name", Text),
    Column("bot", Text),
    Column("token", Text),
    Column("commitment", Text),
    Column("agreed", Integer, nullable=False, server_default=text("1")),
    Index("seats_player", "player", sqlite_where=text("player IS NOT NULL")),
    with_rowid=False,
)

# The log. Clustered by match, so that a table's log is read in one sweep.
entries = _table(
    "entries",
    _match(),
    Column("seq", Integer, primary_key=True, nullable=False),
    Column("at", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("client_id", Text),
    CheckConstraint("seq >= 0", name="entries_seq"),
    Index("entries_client", "match", "seat", "client_id", unique=True, sqlite_where=text("client_id IS NOT NULL")),
    with_rowid=False,
)

snapshots = _table(
    "snapshots",
    _match(),
    Column("seq", Integer, primary_key=True, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("position", Text, nullable=False),
    with_rowid=False,
)

chat = _table(
    "chat",
    _match(),
    Column("circle", Text, primary_key=True, nullable=False),
    Column("number", Integer, primary_key=True, nullable=False),
    Column("at", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("client_id", Text),
    Column("phrase", Text),
    Index("chat_player", "player"),
    with_rowid=False,
)

# What statistics are made of: the people's seats of games with a result.
results = _table(
    "results",
    _match(),
    Column("seat", Integer, primary_key=True, nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("points", Integer),
    Column("parts", JsonOf(dict[str, int]), nullable=False),
    Column("rating", REAL),
    # All that is counted is in it.
    Index("results_game", "player", "game", "ended", "people", "rank", "points"),
    Index("results_player", "player", "ended"),
    with_rowid=False,
)

# How long people take, not over what.
paces = _table(
    "paces",
    Column("who", Text, primary_key=True, nullable=False),
    Column("kind", Text, primary_key=True, nullable=False),
    Column("times", JsonOf(list[int]), nullable=False),
    Column("at", Integer, nullable=False),
    with_rowid=False,
)

# One row: what the house knows of itself.
house = _table(
    "house",
    Column("id", Integer, primary_key=True, nullable=False),
    Column("beat", Integer, nullable=False),
    CheckConstraint("id = 1", name="house_once"),
)
