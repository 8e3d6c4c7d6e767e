"""Brings a database to the schema that this program knows. Nothing is half done: it is one transaction."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select

from pegout.store.connections import file_of
from pegout.store.privacy import private_file

SCRIPTS = "pegout.store:migrations"
_STARTING = 0x9E60  # the lock under which PostgreSQL servers that start at once take turns


class NewerSchema(ValueError):
    """A newer program has changed the database; the message says so."""


def migrate(engine: Engine) -> None:
    """Up to the latest; an older SQLite file is copied beside itself first. Raises `NewerSchema`."""
    with engine.begin() as connection:
        take_turns(connection)
        current = known_revision(connection)
        if current is not None and current == head():
            return
        if current is not None and (file := file_of(engine.url)):
            _copy_beside(file, current)
        upgrade(connection)


def head() -> str | None:
    """The revision that this program brings a database to."""
    return _scripts().get_current_head()


def take_turns(connection: Connection) -> None:
    """Until the transaction ends, nobody else migrates; SQLite sees to that itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_STARTING)))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Within the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def known_revision(connection: Connection) -> str | None:
    """The revision of the schema, None for an empty database; `NewerSchema` for one that is not known."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None:
        refuse_newer(current)
    return current


def refuse_newer(revision: str) -> None:
    known = {script.revision for script in _scripts().walk_revisions()}
    if revision not in known:
        raise NewerSchema(
            f"The database has schema {revision[:40]}, but this program only goes up to {max(known)}: use "
            f"the newer Pegout that made it."
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _copy_beside(file: Path, revision: str) -> None:
    at = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    copy = file.with_name(f"{file.name}.{revision}.{at}.backup")
    private_file(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
