"""A backup into an empty database: all of it or nothing."""

import gzip
import zlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from pegout.store.backups.snapshot import AT_ONCE, Counts, columns_of, tables_in
from pegout.store.backups.writer import FORMAT, Ending, Heading
from pegout.store.connections import place, writing_engine
from pegout.store.errors import unavailable
from pegout.store.file_lock import held
from pegout.store.migration import refuse_newer, take_turns, upgrade


class InvalidBackup(ValueError):
    """The file is no whole backup; the message says what is wrong."""


class NotEmpty(ValueError):
    """The database holds something already; the message says what to do."""


def restore(file: Path, url: str) -> Counts:
    """Make the store of a backup anew, of this or an older schema; gives how many rows of each table.

    Raises `InvalidBackup`, `NotEmpty`, `NewerSchema`, or `AlreadyOpen`, and then nothing was written.
    """
    where = place(url)
    with gzip.open(file) as lines, held(where):
        engine = writing_engine(where)
        try:
            with engine.begin() as connection:
                return _restore(connection, _sound(lines, file))
        except DBAPIError as error:
            raise unavailable(error) from error
        finally:
            engine.dispose()


def _sound(lines: Iterable[bytes], file: Path) -> Iterator[Any]:
    """The values of the lines, as far as they can be read."""
    try:
        yield from map(msgspec.json.decode, lines)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError):
        raise InvalidBackup(f"{file} is damaged or cut short: use another backup.") from None


def _restore(connection: Connection, values: Iterator[Any]) -> Counts:
    take_turns(connection)
    if inspect(connection).get_table_names():
        raise NotEmpty("The database is not empty: restore into a new one, and use that from then on.")
    heading = _converted(next(values, None), Heading)
    if heading.pegout != FORMAT:
        raise InvalidBackup(
            f"The backup has the format {heading.pegout[:30]!r}, but only {FORMAT!r} is known."
        )
    refuse_newer(heading.schema)
    upgrade(connection, heading.schema)
    counts = _fill(connection, heading.columns, values)
    upgrade(connection)
    return counts


def _fill(connection: Connection, columns: Mapping[str, list[str]], values: Iterator[Any]) -> Counts:
    """Insert row after row until the ending, which must agree."""
    tables, counts = tables_in(connection), dict.fromkeys(columns, 0)
    if columns != columns_of(tables):
        raise InvalidBackup("The backup's columns do not match its schema: use another backup.")
    for is_row, group in groupby(values, key=lambda value: isinstance(value, list)):
        if not is_row:
            _check(_converted(next(group), Ending).rows, counts)
            return counts
        for name, rows in groupby(group, key=itemgetter(0)):
            while some := [dict(zip(columns[name], row, strict=True)) for _, row in islice(rows, AT_ONCE)]:
                connection.execute(tables[name].insert(), some)
                counts[name] += len(some)
    raise InvalidBackup("The backup was cut short: use another backup.")


def _check(told: Counts, counts: Counts) -> None:
    if told != counts:
        raise InvalidBackup(f"The backup should hold {told}, but holds {counts}: use another backup.")


def _converted(value: Any, kind: type[Heading] | type[Ending]) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        raise InvalidBackup("The file is not a Pegout backup: name one that `backup` made.") from None
