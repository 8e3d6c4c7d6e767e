"""The tables of the database, as the latest migration leaves them."""

from typing import Any

from sqlalchemy import (
    DDL,
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    and_,
    event,
    literal_column,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite

INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Inserts that know what to do with a row that is there, by the name of the dialect."""

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text),
    Column("command", Text),
    Column("events", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("people", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""What lists show of every table."""

OPEN = literal_column(
    "'open'", Text
)  # written out: an index for some rows is used only where they are named so
in_the_list = and_(tables.c.listed, tables.c.status == OPEN)
Index("tables_listed", tables.c.changed, sqlite_where=in_the_list, postgresql_where=in_the_list)
is_due = tables.c.due.is_not(None)
Index("tables_due", tables.c.due, sqlite_where=is_due, postgresql_where=is_due)

table_people = Table(
    "table_people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("stream", Text, primary_key=True, index=True),
)
"""`tables.people` the other way round."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("password", Text),
    Column("since", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),
)

keeps_name = people.c.kept == true()
Index("people_kept", people.c.name_key, unique=True, sqlite_where=keeps_name, postgresql_where=keeps_name)

kept_looks = Table(
    "kept_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person", Text, primary_key=True, index=True),
)
"""What kept names look like: those with a look in common are taken for one another."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("how", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
)
"""Those that nobody has used yet."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text),
    Column("challenge", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""What passkeys are asked to sign; each is taken away by the first answer to it."""

attempts = Table(
    "attempts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("wrong", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""How often passwords and codes were wrong of late, by account and address; the keys are keyed hashes."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("event", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("start_ms", BigInteger, nullable=False),
    Column("year", Integer, nullable=False, index=True),
    Column("format", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("online", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger),
    Column("summary", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""What lists show of every event, made from so many entries of its stream."""

is_public = events.c.listed == true()
Index("events_listed", events.c.start_ms, sqlite_where=is_public, postgresql_where=is_public)

event_people = Table(
    "event_people",
    metadata,
    Column("event", Text, primary_key=True),
    Column("division", Text, primary_key=True),
    Column("person_key", Text, primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("summary", Text, nullable=False),
)
"""How everybody did in events that were closed."""

event_owners = Table(
    "event_owners",
    metadata,
    Column("event", Text, primary_key=True),
    Column("director", Text, nullable=False, index=True),
    Column("counted", Boolean, nullable=False),
)
"""Who opened an event, and whether seasons count it. Older events are not here, and count."""

event_accounts = Table(
    "event_accounts",
    metadata,
    Column("event", Text, primary_key=True),
    Column("person_key", Text, primary_key=True),
    Column("account", Text, nullable=False, index=True),
)
"""Which accounts played in events that were closed, and under which of the names there."""

bans = Table(
    "bans",
    metadata,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("blocked", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)
Index("blocks_once", blocks.c.person, blocks.c.blocked, unique=True)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("settled", BigInteger),
)

deeds = Table(
    "deeds",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
)
"""What those who run the server have done. The database lets nobody change a row."""

_REFUSED = "BEGIN SELECT RAISE(ABORT, 'What was done stays written down.'); END"
_RAISED = "$$ BEGIN RAISE EXCEPTION 'What was done stays written down.'; END $$"
_EACH = "FOR EACH ROW EXECUTE FUNCTION deeds_stay()"
STAYS = {
    "sqlite": (
        f"CREATE TRIGGER deeds_stay BEFORE UPDATE ON deeds {_REFUSED}",
        f"CREATE TRIGGER deeds_are_kept BEFORE DELETE ON deeds {_REFUSED}",
    ),
    "postgresql": (
        f"CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS {_RAISED}",
        f"CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE ON deeds {_EACH}",
    ),
}
for _dialect, _statements in STAYS.items():
    for _statement in _statements:
        _ddl = DDL(_statement)  # type: ignore[no-untyped-call]
        event.listen(deeds, "after_create", _ddl.execute_if(dialect=_dialect))

addresses = Table(
    "addresses",
    metadata,
    Column("person", Text, primary_key=True),
    Column("address", Text, primary_key=True, index=True),
    Column("seen", BigInteger, nullable=False, index=True),
)
"""Where people came from lately, as keyed hashes."""
