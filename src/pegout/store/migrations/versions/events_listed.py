"""Lists of events, and of those who played in them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _events()
    _people()


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("start_ms", sa.BigInteger, nullable=False),
        sa.Column("year", sa.Integer, nullable=False, index=True),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("online", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    listed = sa.column("listed", sa.Boolean) == sa.true()
    op.create_index("events_listed", "events", ["start_ms"], sqlite_where=listed, postgresql_where=listed)


def _people() -> None:
    op.create_table(
        "event_people",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("division", sa.Text, primary_key=True),
        sa.Column("person_key", sa.Text, primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
