"""Where a database is, and connections to it: to write, to read, and to read all of it at one moment."""

from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from pegout.store.privacy import private_file, private_folder

READERS = 4
"""How many may read at the same time in one process."""
BUSY_MILLISECONDS = 100
"""How long SQLite itself waits for a lock; whoever asks may ask again."""

CHECKPOINT_PAGES = 4000
"""So long the log of SQLite grows before it is carried over: each time costs as much as many commits."""

_POSTGRES = {"postgresql", "postgres", "postgresql+psycopg"}
_NETWORK = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
"""Seconds for a connection and milliseconds for an answer, so that a dead network is noticed."""
_LOCKS = "-c lock_timeout=1000"


class UnknownDatabase(ValueError):
    """The address names no database that can be used; the message says how to write one."""


def place(url: str) -> URL:
    """The address of a database as SQLAlchemy knows it, or `UnknownDatabase`.

    >>> place("postgresql://ann@127.0.0.1/cribbage").drivername
    'postgresql+psycopg'
    """
    try:
        found = make_url(url)
    except ArgumentError:
        raise _unknown() from None
    if found.drivername in _POSTGRES:
        return found.set(drivername="postgresql+psycopg")
    if found.drivername != "sqlite" or found.database in (None, "", ":memory:"):
        raise _unknown()
    return found


def _unknown() -> UnknownDatabase:
    return UnknownDatabase(
        "That is not a database: write sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE."
    )


def file_of(where: URL) -> Path | None:
    """The file of a database in SQLite; None elsewhere."""
    return Path(where.database or "") if where.drivername == "sqlite" else None


def writing_engine(where: URL) -> Engine:
    """Connections that write; on SQLite a commit is on the disk when it returns."""
    if file := file_of(where):
        private_folder(file.parent)
        private_file(file)
        engine = create_engine(where, pool_size=2, max_overflow=0, paramstyle="named")
        _on_connect(engine, "journal_mode=WAL", "synchronous=FULL", f"wal_autocheckpoint={CHECKPOINT_PAGES}")
        _begin_with(engine, "BEGIN IMMEDIATE")
        return engine
    return create_engine(_patient(where, _LOCKS), pool_size=2, max_overflow=0)


def reading_engine(where: URL) -> Engine:
    if file_of(where):
        engine = create_engine(where, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
        _on_connect(engine, "query_only=ON")
        event.listen(engine, "connect", _read_whatever_is_there)
        return engine
    return create_engine(_patient(where), pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")


def snapshot_engine(where: URL) -> Engine:
    """A transaction of it sees the whole database as it was at one moment, and hinders nobody."""
    if file_of(where):
        engine = create_engine(where)
        _on_connect(engine, "query_only=ON")
        _begin_with(engine, "BEGIN")
        return engine
    return create_engine(_patient(where), isolation_level="REPEATABLE READ")


def examination_engine(where: URL) -> Engine | None:
    """One new connection to look through a file of SQLite; None elsewhere."""
    if file_of(where) is None:
        return None
    engine = create_engine(where, poolclass=NullPool)
    _on_connect(engine, "query_only=ON")
    return engine


def _patient(where: URL, options: str = "") -> URL:
    """What the address says itself goes first."""
    wanted = _NETWORK | ({"options": options} if options else {})
    return where.update_query_dict({name: text for name, text in wanted.items() if name not in where.query})


def _on_connect(engine: Engine, *pragmas: str) -> None:
    def connected(connection: SqliteConnection, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in (f"busy_timeout={BUSY_MILLISECONDS}", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", connected)


def _read_whatever_is_there(connection: SqliteConnection, _record: Any) -> None:
    """One text that is no UTF-8 would else keep every row after it from being read."""
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")


def _begin_with(engine: Engine, statement: str) -> None:
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    event.listen(engine, "begin", begun)
