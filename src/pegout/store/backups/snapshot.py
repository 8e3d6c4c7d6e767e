"""A whole database as it is at one moment, while its servers go on."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, MetaData, Row, Table, select
from sqlalchemy.exc import DBAPIError

from pegout.store.connections import file_of, place, snapshot_engine
from pegout.store.errors import unavailable
from pegout.store.migration import known_revision

AT_ONCE = 500
"""So many rows are in memory at a time."""

Counts = dict[str, int]
"""Rows by the table they are in."""


class NoStore(ValueError):
    """There is no store at the address; the message says what to do."""


@contextmanager
def snapshot(url: str) -> Iterator[tuple[Connection, str]]:
    """A connection that sees that moment, and the schema. Raises `NoStore` or `NewerSchema`."""
    where = place(url)
    if (file := file_of(where)) and not file.is_file():
        raise NoStore(f"There is no file {file}: name the database of a server.")
    engine = snapshot_engine(where)
    try:
        with engine.begin() as connection:
            schema = known_revision(connection)
            if schema is None:
                raise NoStore("That database is not a server's: name the database of a server.")
            yield connection, schema
    except DBAPIError as error:
        raise unavailable(error) from error
    finally:
        engine.dispose()


def tables_in(connection: Connection) -> dict[str, Table]:
    """As the database has them, whatever its schema."""
    found = MetaData()
    found.reflect(connection)
    return {str(table.name): table for table in found.sorted_tables if table.name != "alembic_version"}


def columns_of(tables: Mapping[str, Table]) -> dict[str, list[str]]:
    return {name: [str(column.name) for column in table.columns] for name, table in tables.items()}


def rows_of(connection: Connection, table: Table) -> Iterator[Row[Any]]:
    """All of them in the order of the primary key, a few at a time."""
    ordered = select(table).order_by(*table.primary_key.columns)
    yield from connection.execution_options(yield_per=AT_ONCE).execute(ordered)
