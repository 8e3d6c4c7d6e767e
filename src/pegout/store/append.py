"""A group of entries written in one transaction; each has an answer of its own."""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from pegout.services.streams.ports import Entry, Listing, VersionConflict
from pegout.store import append_statements
from pegout.store.codec import write_events
from pegout.store.transaction import Row, WriteTransaction


class CodeTaken(VersionConflict):
    """Another table has the code: this one needs another."""


class Append:
    """An entry on its way to the database."""

    __slots__ = ("doubtful", "entry", "row", "stream", "version")

    def __init__(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        self.doubtful = False
        """Whether a commit of it was tried, and nobody knows how that ended."""
        self.stream = stream
        self.version = expected + 1
        self.entry = (stream, self.version, entry.at, entry.by, entry.command, write_events(entry.events))
        self.row = None if listing is None else row_of(stream, listing)


def row_of(stream: str, listing: Listing) -> dict[str, Any]:
    """What lists show, as it is stored."""
    return {
        "stream": stream,
        "code": listing.code,
        "status": listing.status,
        "listed": listing.listed,
        "due": listing.due,
        "people": _people(listing.people),
        "summary": _json(listing.summary),
        "changed": listing.changed,
    }


@lru_cache(1000)
def _people(people: tuple[str, ...]) -> str:
    """They are the same for entry after entry."""
    return _json(people)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def append_all(transaction: WriteTransaction, group: Sequence[Append]) -> list[VersionConflict | None]:
    """Write what fits, in the order given; for each None if it is written, or why it is not."""
    versions = _versions_of(transaction, group)
    before: dict[str, Row] = {}
    taken: set[str] = set()
    if any(append.row is not None for append in group):
        before = _rows_of(transaction, group)
        taken = _taken_codes(transaction, group, before)
    latest = dict(before)
    written: list[Append] = []
    answers: list[VersionConflict | None] = []
    for append in group:
        why = _refusal(append, versions.get(append.stream, 0), latest.get(append.stream), taken)
        if why is None:
            written.append(append)
            versions[append.stream] = append.version
            if append.row is not None:
                latest[append.stream] = append.row
                taken.add(append.row["code"])
        elif append.doubtful and _is_there(transaction, append):
            why = None
        answers.append(why)
    if written:
        _write(transaction, written, before, latest)
    transaction.heads = versions
    return answers


def _versions_of(transaction: WriteTransaction, group: Iterable[Append]) -> dict[str, int]:
    """How far each stream has gone. Where nobody else writes, the pen remembers."""
    streams = {append.stream for append in group}
    known = transaction.known_heads(streams)
    if unknown := sorted(streams.difference(known)):
        known.update(transaction.ask(append_statements.heads, streams=transaction.array(unknown)))
    return known


def _rows_of(transaction: WriteTransaction, group: Iterable[Append]) -> dict[str, Row]:
    """What is listed now of the tables that are to be listed otherwise."""
    streams = sorted({append.stream for append in group if append.row is not None})
    rows = transaction.ask(append_statements.rows, streams=transaction.array(streams))
    return {stream: {"code": code, "people": people} for stream, code, people in rows}


def _taken_codes(transaction: WriteTransaction, group: Iterable[Append], rows: Mapping[str, Row]) -> set[str]:
    """Of the codes that are new to their tables those that some table has."""
    new = {append.row["code"] for append in group if append.row and _is_new(append.row, rows)}
    return (
        {code for (code,) in transaction.ask(append_statements.codes, codes=transaction.array(sorted(new)))}
        if new
        else set()
    )


def _is_new(row: Row, rows: Mapping[str, Row]) -> bool:
    before = rows.get(row["stream"])
    return before is None or before["code"] != row["code"]


def _refusal(
    append: Append, version: int, listed: Row | None, taken: Container[str]
) -> VersionConflict | None:
    if version != append.version - 1:
        return VersionConflict(f"{append.stream} is at version {version}: read it again.")
    row = append.row
    if row is not None and row["code"] in taken and (listed is None or listed["code"] != row["code"]):
        return CodeTaken(f"Another table already has the code {row['code']}: choose another.")
    return None


def _is_there(transaction: WriteTransaction, append: Append) -> bool:
    """Whether the commit that nobody heard of has kept this very entry."""
    found = transaction.ask(append_statements.entry, stream=append.stream, version=append.version)
    return found == [append.entry]


def _write(
    transaction: WriteTransaction,
    written: Sequence[Append],
    before: Mapping[str, Row],
    latest: Mapping[str, Row],
) -> None:
    """In the order of the streams, so that two servers never wait for each other in a circle.

    No two entries have the same stream and version, so that nothing else of them is compared.
    """
    transaction.write(append_statements.add_entry, sorted([append.entry for append in written]))
    streams = sorted({append.stream for append in written if append.row is not None})
    rows = [latest[stream] for stream in streams]
    if not rows:
        return
    transaction.write(append_statements.set_row, [row for row in rows if _is_new(row, before)])
    transaction.write(append_statements.move_row, [row for row in rows if not _is_new(row, before)])
    _seat_people(transaction, rows, before)


def _seat_people(transaction: WriteTransaction, rows: Iterable[Row], before: Mapping[str, Row]) -> None:
    """Most entries leave everybody where they sat."""
    moved = [
        row for row in rows if row["stream"] not in before or before[row["stream"]]["people"] != row["people"]
    ]
    transaction.write(
        append_statements.clear_people,
        [{"stream": row["stream"]} for row in moved if row["stream"] in before],
    )
    seated = [
        {"person": person, "stream": row["stream"]}
        for row in moved
        for person in sorted(set(msgspec.json.decode(row["people"])))
    ]
    transaction.write(append_statements.add_person, seated)
