"""Whoever deletes an account finds its lines of chat without a look at all others."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute("CREATE INDEX chat_player ON chat (player)")
