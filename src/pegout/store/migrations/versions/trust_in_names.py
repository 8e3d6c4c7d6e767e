"""What kept names look like, who opened events and played in them, and what keeps order among people."""

import sqlalchemy as sa
from alembic import op

from pegout.services.people.confusables import looks

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _looks()
    _events()
    _order()
    _deeds()


def _looks() -> None:
    """Names that are kept already stay, those that look alike too."""
    kept_looks = op.create_table(
        "kept_looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True, index=True),
    )
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("kept", sa.Boolean))
    kept = op.get_bind().execute(sa.select(people.c.id, people.c.name).where(people.c.kept == sa.true()))
    rows = [{"look": look, "person": person} for person, name in kept for look in looks(name)]
    op.bulk_insert(kept_looks, rows)


def _events() -> None:
    op.create_table(
        "event_owners",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("director", sa.Text, nullable=False, index=True),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "event_accounts",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("person_key", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False, index=True),
    )


def _order() -> None:
    op.create_table(
        "bans",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_once", "blocks", ["person", "blocked"], unique=True)
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_table(
        "addresses",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, primary_key=True, index=True),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )


def _deeds() -> None:
    op.create_table(
        "deeds",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    for statement in _STAYS[op.get_bind().dialect.name]:
        op.execute(statement)


_REFUSED = "BEGIN SELECT RAISE(ABORT, 'What was done stays written down.'); END"
_RAISED = "$$ BEGIN RAISE EXCEPTION 'What was done stays written down.'; END $$"
_EACH = "FOR EACH ROW EXECUTE FUNCTION deeds_stay()"
_STAYS = {
    "sqlite": (
        f"CREATE TRIGGER deeds_stay BEFORE UPDATE ON deeds {_REFUSED}",
        f"CREATE TRIGGER deeds_are_kept BEFORE DELETE ON deeds {_REFUSED}",
    ),
    "postgresql": (
        f"CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS {_RAISED}",
        f"CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE ON deeds {_EACH}",
    ),
}
