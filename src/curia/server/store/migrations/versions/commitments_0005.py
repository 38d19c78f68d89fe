"""Players add seeds of their own to chance, and a seat knows the hash of its player's (ADR 2)."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE seats ADD COLUMN commitment TEXT")
