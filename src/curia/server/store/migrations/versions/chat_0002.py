"""A line of chat knows what its client called it, so that sending it again after a restart says nothing twice."""

from alembic import op

revision = "0002"
down_revision = "0001"

_STATEMENTS = """
ALTER TABLE chat RENAME TO old_chat;
CREATE TABLE chat (
    match TEXT NOT NULL,
    circle TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    client_id TEXT,
    PRIMARY KEY (match, circle, number),
    FOREIGN KEY(match) REFERENCES matches (id)
) WITHOUT ROWID, STRICT;
INSERT INTO chat SELECT match, circle, number, at, player, name, seat, text, NULL FROM old_chat;
DROP TABLE old_chat;
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        if statement.strip():
            op.execute(statement)
