"""The first schema."""

from alembic import op

revision = "0001"
down_revision = None

_STATEMENTS = """
CREATE TABLE players (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    login TEXT COLLATE "NOCASE",
    password TEXT,
    session INTEGER NOT NULL,
    webhook TEXT,
    banned TEXT,
    PRIMARY KEY (id)
) STRICT;
CREATE UNIQUE INDEX players_login ON players (login);

CREATE TABLE recoveries (
    code_hash TEXT NOT NULL,
    player TEXT NOT NULL,
    expires INTEGER NOT NULL,
    PRIMARY KEY (code_hash),
    FOREIGN KEY(player) REFERENCES players (id)
) STRICT;

CREATE TABLE pushes (
    endpoint TEXT NOT NULL,
    player TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (endpoint),
    FOREIGN KEY(player) REFERENCES players (id)
) STRICT;
CREATE INDEX pushes_player ON pushes (player);

CREATE TABLE bans (
    address TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (address)
) STRICT;

CREATE TABLE ratings (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (who, game)
) WITHOUT ROWID, STRICT;

CREATE TABLE matches (
    id TEXT NOT NULL,
    terms TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    cards TEXT NOT NULL,
    seed BLOB NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL,
    started INTEGER,
    ended INTEGER,
    reason TEXT,
    digest TEXT,
    points TEXT NOT NULL,
    ranks TEXT NOT NULL,
    round_of TEXT,
    rematch TEXT,
    PRIMARY KEY (id),
    CONSTRAINT matches_status CHECK (status IN ('gathering', 'playing', 'over')),
    FOREIGN KEY(host) REFERENCES players (id)
) STRICT;
CREATE INDEX matches_host ON matches (host);
CREATE INDEX matches_live ON matches (created) WHERE status <> 'over';

CREATE TABLE seats (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT,
    name TEXT,
    bot TEXT,
    token TEXT,
    PRIMARY KEY (match, seat),
    FOREIGN KEY(match) REFERENCES matches (id),
    FOREIGN KEY(player) REFERENCES players (id)
) WITHOUT ROWID, STRICT;
CREATE INDEX seats_player ON seats (player) WHERE player IS NOT NULL;

CREATE TABLE entries (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    chance TEXT NOT NULL,
    client_id TEXT,
    PRIMARY KEY (match, seq),
    CONSTRAINT entries_seq CHECK (seq >= 0),
    FOREIGN KEY(match) REFERENCES matches (id)
) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX entries_client ON entries (match, seat, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE snapshots (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    digest TEXT NOT NULL,
    position TEXT NOT NULL,
    PRIMARY KEY (match, seq),
    FOREIGN KEY(match) REFERENCES matches (id)
) WITHOUT ROWID, STRICT;

CREATE TABLE chat (
    match TEXT NOT NULL,
    circle TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (match, circle, number),
    FOREIGN KEY(match) REFERENCES matches (id)
) WITHOUT ROWID, STRICT;

CREATE TABLE house (
    id INTEGER NOT NULL,
    beat INTEGER NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT house_once CHECK (id = 1)
) STRICT;
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        if statement.strip():
            op.execute(statement)
