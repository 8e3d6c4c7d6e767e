"""The hot path to a database: SQLAlchemy words the statements, and the driver itself carries them out.

Its own way through a statement takes longer than SQLite takes for it; `benchmarks/store.py` keeps the
measurement. Errors are SQLAlchemy's all the same.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.base import Executable

Row = Mapping[str, Any]
Placed = tuple[Any, ...]


_PLACES = {"sqlite": "qmark", "postgresql": "format"}
REMEMBERED = 100_000
"""Heads of streams, before all of them are forgotten."""


class Statement:
    """Its text is made once for each dialect; its parameters go by their names, or by their places."""

    def __init__(self, by_dialect: Mapping[str, Executable], *, by_place: bool = False) -> None:
        self._by_dialect: Mapping[str, Any] = by_dialect
        self._by_place = by_place
        self._texts: dict[str, str] = {}

    def text(self, engine: Engine) -> str:
        name = engine.dialect.name
        if name not in self._texts:
            dialect: Any = engine.dialect
            if self._by_place:
                dialect = dialect.__class__(paramstyle=_PLACES[name])
            self._texts[name] = str(self._by_dialect[name].compile(dialect=dialect))
        return self._texts[name]


class WriteTransaction:
    """One connection, kept until it is put down."""

    def __init__(self, engine: Engine) -> None:
        """Raises a `DBAPIError` where no connection can be had."""
        self._engine = engine
        try:
            self._connection = engine.raw_connection()
        except Exception as error:
            raise _known(engine, error, gone=False) from error
        self._cursor: Any = self._connection.cursor()
        self._driver_begins = engine.dialect.name != "sqlite"
        self._heads: dict[str, int] = {}
        self.heads: dict[str, int] = {}
        """How far streams will have gone once the transaction is kept."""

    @contextmanager
    def transaction(self, *, one_statement: bool = False) -> Iterator[None]:
        """Kept whole or not at all; what the driver raises comes out as a `DBAPIError`.

        In SQLite one statement is a transaction by itself, and on the disk when it returns.
        """
        by_itself = one_statement and not self._driver_begins
        try:
            if not self._driver_begins and not by_itself:
                self._cursor.execute("BEGIN IMMEDIATE")
            yield
            if not by_itself:
                self._commit()
            self._remember()
        except BaseException as error:
            known = _known(self._engine, error, gone=self._is_gone(error))
            if not (isinstance(known, DBAPIError) and known.connection_invalidated):
                self._connection.rollback()
            raise known from error

    def known_heads(self, streams: Iterable[str]) -> dict[str, int]:
        """What is known of them without asking: nothing where other servers write too."""
        heads = self._heads
        return {stream: heads[stream] for stream in streams if stream in heads}

    def knows(self, stream: str) -> bool:
        return stream in self._heads

    def _remember(self) -> None:
        if self._driver_begins:
            return
        if len(self._heads) > REMEMBERED:
            self._heads.clear()
        self._heads.update(self.heads)

    def _commit(self) -> None:
        self._connection.commit()

    def _is_gone(self, error: Any) -> bool:
        return self._engine.dialect.is_disconnect(error, self._connection.driver_connection, self._cursor)

    def array(self, texts: Sequence[str]) -> object:
        """As a parameter: SQLite has no arrays, and takes a list of JSON."""
        return texts if self._driver_begins else msgspec.json.encode(texts).decode()

    def ask(self, statement: Statement, **of: Any) -> list[tuple[Any, ...]]:
        self._cursor.execute(statement.text(self._engine), of)
        rows: list[tuple[Any, ...]] = self._cursor.fetchall()
        return rows

    def write(self, statement: Statement, rows: Sequence[Row] | Sequence[Placed]) -> None:
        text = statement.text(self._engine)
        if len(rows) == 1:
            self._cursor.execute(text, rows[0])
        elif rows:
            self._cursor.executemany(text, rows)

    def put_down(self) -> None:
        """The connection is closed, whatever state it is in."""
        self._connection.invalidate()


def _known(engine: Engine, error: BaseException, *, gone: bool) -> BaseException:
    """What the driver raised as SQLAlchemy would raise it; everything else as it is."""
    driver: Any = engine.dialect.loaded_dbapi
    if not isinstance(error, driver.Error):
        return error
    known: BaseException = DBAPIError.instance(
        None, None, error, driver.Error, connection_invalidated=gone, dialect=engine.dialect
    )
    return known
