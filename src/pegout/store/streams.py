"""The streams of the tables: entries and lists."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, select, update

from pegout.services.streams.ports import Entry, Listing
from pegout.services.tables.ports import Listed
from pegout.store.append import Append, row_of
from pegout.store.codec import read_events
from pegout.store.executor import Desk
from pegout.store.schema import entries, in_the_list, is_due, table_people, tables

_entries = (
    select(entries)
    .where(entries.c.stream == bindparam("stream"), entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
)
_latest = tables.c.changed.desc(), tables.c.stream
_listed = select(tables).where(in_the_list).order_by(*_latest).limit(bindparam("most"))
_of_person = (
    select(tables)
    .join(table_people, table_people.c.stream == tables.c.stream)
    .where(table_people.c.person == bindparam("person"))
    .order_by(*_latest)
    .limit(bindparam("most"))
)
_of_code = select(tables.c.stream).where(tables.c.code == bindparam("code"))
_due = (
    select(tables.c.stream)
    .where(is_due, tables.c.due <= bindparam("until"))
    .order_by(tables.c.due, tables.c.stream)
    .limit(bindparam("most"))
)


class Streams(Desk):
    """`TableStore` in a database."""

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        """Add the entry with version `expected + 1`, or raise `VersionConflict` or `StoreUnavailable`."""
        await self._writer.write(Append(stream, expected, entry, listing))

    async def relist(self, stream: str, listing: Listing) -> None:
        """Replace the listing of a table that is there."""
        await self._write(lambda connection: _relist(connection, stream, listing))

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """The entries with versions above `after`, in order, at most so many; none without such a stream."""
        return await self._read(lambda connection: read_entries(connection, stream, after, limit))

    async def listed_tables(self, limit: int = 100) -> Sequence[Listed]:
        """Open tables that stand in the list, the last changed first."""
        return self._legible("tables", await self._rows(_listed, most=limit), "stream", _as_listed)

    async def tables_of(self, person: str, limit: int = 100) -> Sequence[Listed]:
        """Where a person has a seat, the last changed first."""
        rows = await self._rows(_of_person, person=person, most=limit)
        return self._legible("tables", rows, "stream", _as_listed)

    async def table_of_code(self, code: str) -> str | None:
        return await self._read(lambda connection: connection.scalar(_of_code, {"code": code}))

    async def due_tables(self, until: int, limit: int = 1000) -> Sequence[str]:
        """Tables that somebody has to look after by then, the longest overdue first."""
        wanted = {"until": until, "most": limit}
        return await self._read(lambda connection: connection.scalars(_due, wanted).all())


def read_entries(
    connection: Connection, stream: str, after: int = 0, limit: int | None = None
) -> tuple[Entry, ...]:
    rows = connection.execute(_entries.limit(limit), {"stream": stream, "after": after})
    return tuple([Entry(read_events(row.events), row.at, row.by, row.command) for row in rows])


def _as_listed(row: RowMapping) -> Listed:
    people = msgspec.json.decode(row["people"], type=tuple[str, ...])
    summary = msgspec.json.decode(row["summary"], type=dict[str, Any])
    listing = Listing(row["code"], row["status"], row["listed"], row["due"], people, summary, row["changed"])
    return Listed(row["stream"], listing)


def _relist(connection: Connection, stream: str, listing: Listing) -> None:
    """Who sits there does not change without an entry."""
    fields = row_of(stream, listing)
    kept = {name: value for name, value in fields.items() if name not in ("stream", "code", "people")}
    connection.execute(update(tables).where(tables.c.stream == stream).values(kept))
