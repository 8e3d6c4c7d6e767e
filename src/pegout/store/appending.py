"""A group of entries written in one transaction; each has an answer of its own."""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

import msgspec

from pegout.app.ports import Entry, Listing, VersionConflict
from pegout.store import wording
from pegout.store.codec import write_events
from pegout.store.pen import Pen, Row


class CodeTaken(VersionConflict):
    """Another table has the code: this one needs another."""


class Append:
    """An entry on its way to the database."""

    __slots__ = ("doubtful", "entry", "head")

    def __init__(self, stream: str, expected: int, entry: Entry, listing: Listing) -> None:
        self.doubtful = False
        """Whether a commit of it was tried, and nobody knows how that ended."""
        self.entry: dict[str, Any] = {
            "stream": stream,
            "version": expected + 1,
            "at": entry.at,
            "by": entry.by,
            "command": entry.command,
            "events": write_events(entry.events),
        }
        self.head: dict[str, Any] = {
            "stream": stream,
            "version": expected + 1,
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


def append_all(pen: Pen, group: Sequence[Append]) -> list[VersionConflict | None]:
    """Write what fits, in the order given; for each None if it is written, or why it is not."""
    before = _heads_of(pen, group)
    latest, taken = dict(before), _taken_codes(pen, group, before)
    written: list[Append] = []
    answers: list[VersionConflict | None] = []
    for append in group:
        stream = append.head["stream"]
        why = _refusal(append, latest.get(stream), taken)
        if why is None:
            written.append(append)
            latest[stream] = append.head
            taken.add(append.head["code"])
        elif append.doubtful and _is_there(pen, append):
            why = None
        answers.append(why)
    if written:
        _write(pen, written, before, latest)
    return answers


def _heads_of(pen: Pen, group: Iterable[Append]) -> dict[str, Row]:
    streams = sorted({append.head["stream"] for append in group})
    if len(streams) == 1:
        rows = pen.ask(wording.head, stream=streams[0])
    else:
        rows = pen.ask(wording.heads, streams=pen.array(streams))
    return {
        stream: {"version": version, "code": code, "people": people} for stream, version, code, people in rows
    }


def _taken_codes(pen: Pen, group: Iterable[Append], heads: Mapping[str, Row]) -> set[str]:
    """Of the codes that are new to their tables those that some table has."""
    new = {append.head["code"] for append in group if _is_new(append.head, heads.get(append.head["stream"]))}
    return {code for (code,) in pen.ask(wording.codes, codes=pen.array(sorted(new)))} if new else set()


def _is_new(head: Row, before: Row | None) -> bool:
    return before is None or before["code"] != head["code"]


def _refusal(append: Append, head: Row | None, taken: Container[str]) -> VersionConflict | None:
    version = head["version"] if head else 0
    if version != append.head["version"] - 1:
        return VersionConflict(f"{append.head['stream']} is at version {version}: read it again.")
    if _is_new(append.head, head) and append.head["code"] in taken:
        return CodeTaken(f"Another table has the code {append.head['code']}: choose another.")
    return None


def _is_there(pen: Pen, append: Append) -> bool:
    """Whether the commit that nobody heard of has kept this very entry."""
    found = pen.ask(wording.entry, stream=append.entry["stream"], version=append.entry["version"])
    return found == [tuple(append.entry.values())]


def _write(pen: Pen, written: Iterable[Append], before: Mapping[str, Row], latest: Mapping[str, Row]) -> None:
    """In the order of the streams, so that two servers never wait for each other in a circle."""
    rows = sorted([append.entry for append in written], key=itemgetter("stream", "version"))
    pen.write(wording.add_entry, rows)
    heads = {row["stream"]: latest[row["stream"]] for row in rows}
    new = {stream: head for stream, head in heads.items() if _is_new(head, before.get(stream))}
    pen.write(wording.set_head, list(new.values()))
    pen.write(wording.move_head, [head for stream, head in heads.items() if stream not in new])
    _seat_people(pen, heads, before)


def _seat_people(pen: Pen, heads: Mapping[str, Row], before: Mapping[str, Row]) -> None:
    """Most entries leave everybody where they sat."""
    moved = [
        stream
        for stream, head in heads.items()
        if stream not in before or before[stream]["people"] != head["people"]
    ]
    pen.write(wording.clear_people, [{"stream": stream} for stream in moved if stream in before])
    seated = [
        {"person": person, "stream": stream}
        for stream in moved
        for person in sorted(set(msgspec.json.decode(heads[stream]["people"])))
    ]
    pen.write(wording.add_person, seated)
