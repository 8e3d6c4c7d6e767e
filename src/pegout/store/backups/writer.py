"""Everything in a database to one file."""

import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from pegout.store.backups.snapshot import Counts, columns_of, rows_of, snapshot, tables_in
from pegout.store.privacy import new_private_file, private_folder

FORMAT = "backup 1"


class Heading(msgspec.Struct):
    """The first line of a backup."""

    pegout: str
    schema: str
    columns: dict[str, list[str]]
    source: str = ""
    """Which database it is of, where the backup is one of a folder of them."""


class Ending(msgspec.Struct):
    """The last line of a backup that is whole."""

    rows: Counts


def backup(url: str, file: Path, source: str = "") -> Counts:
    """Write the whole database to the file, or nothing; gives how many rows of each table.

    Servers may go on meanwhile. A file that is there already is never overwritten.
    """
    with snapshot(url) as (connection, schema), _new_file(file) as lines:
        tables = tables_in(connection)
        lines.write(line(Heading(FORMAT, schema, columns_of(tables), source)))
        counts = dict.fromkeys(tables, 0)
        for name, table in tables.items():
            for row in rows_of(connection, table):
                lines.write(line((name, tuple(row))))
                counts[name] += 1
        lines.write(line(Ending(counts)))
    return counts


def line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


@contextmanager
def _new_file(file: Path) -> Iterator[gzip.GzipFile]:
    """Under its name only when it is whole and on the disk."""
    if file.exists():
        raise FileExistsError(f"{file} already exists: name a new file.")
    private_folder(file.parent)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with new_private_file(beside) as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb") as lines:
                yield lines
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
