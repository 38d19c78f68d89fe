"""How long people take over discreet questions (ADR 8)."""

from alembic import op

revision = "0004"
down_revision = "0003"

_STATEMENT = """
CREATE TABLE paces (
    who TEXT NOT NULL,
    kind TEXT NOT NULL,
    times TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (who, kind)
) WITHOUT ROWID, STRICT
"""


def upgrade() -> None:
    op.execute(_STATEMENT)
