"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _streams()
    _people()


def _streams() -> None:
    op.create_table(
        "entries",
        sa.Column("stream", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("stream", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    listed = sa.and_(sa.column("listed", sa.Boolean), sa.column("status") == sa.literal_column("'open'"))
    op.create_index("tables_listed", "tables", ["changed"], sqlite_where=listed, postgresql_where=listed)
    due = sa.column("due").is_not(None)
    op.create_index("tables_due", "tables", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "table_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("stream", sa.Text, primary_key=True, index=True),
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    kept = sa.column("kept", sa.Boolean) == sa.true()
    op.create_index(
        "people_kept", "people", ["name_key"], unique=True, sqlite_where=kept, postgresql_where=kept
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("digest", sa.Text, nullable=False, unique=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
