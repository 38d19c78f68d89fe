"""A player knows which of their devices were logged out, so that a copied cookie is not good for ever."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("ALTER TABLE players ADD COLUMN ended TEXT DEFAULT '[]' NOT NULL")
