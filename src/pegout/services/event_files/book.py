"""An event kept in a file: one line for its settings, one for every record, never rewritten."""

import json
import os
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from pegout.edition import EDITION, FIRST_EDITION, known_edition
from pegout.refusal import IllegalCommand, Refusal
from pegout.services.event_files.codec import (
    VERSION,
    InvalidEventFile,
    options_as_json,
    options_from_json,
    record_as_json,
    record_from_json,
)
from pegout.services.event_files.options import EventOptions, setup_of
from pegout.tournament.event import Event, EventCommand, Record, Role, evaluate, gone_on, said_by, why_not


class EventBook:
    """The log of an event and its current state. Once `do` returns, the record is on the disk."""

    def __init__(
        self,
        options: EventOptions,
        log: Sequence[Record] = (),
        edition: int = EDITION,
        path: Path | None = None,
    ) -> None:
        self.options = options
        self.setup = setup_of(options, edition)
        self.log: tuple[Record, ...] = tuple(log)
        self.path = path
        self.event: Event = evaluate(self.setup, self.log)

    @classmethod
    def create(cls, path: Path, options: EventOptions) -> "EventBook":
        """A new file; an existing one is never overwritten."""
        book = cls(options, path=path)
        with path.open("x", encoding="utf-8") as file:
            _write(file.fileno(), head_line(options_as_json(options), EDITION))
        return book

    @classmethod
    def open(cls, path: Path) -> "EventBook":
        """The event of a file, or `InvalidEventFile` with the line that is wrong.

        A last line that was cut short is one that nobody was told of: it is left out.
        """
        return cls(*read_lines(path.read_bytes()), path=path)

    def do(self, command: EventCommand, *, by: str, role: Role, at: datetime) -> Event:
        """Carry out a command and write it down, or raise `IllegalCommand`."""
        record = self.next_record(command, by=by, role=role, at=at)
        self._append(record)
        self.event = gone_on(self.log, self.event, record)
        self.log = (*self.log, record)
        return self.event

    def next_record(self, command: EventCommand, *, by: str, role: Role, at: datetime) -> Record:
        """What `do` would write down, or `IllegalCommand`; nothing is changed."""
        record = Record(self.log[-1].number + 1 if self.log else 1, at, by, role, said_by(role, command))
        if why := self.refusal(record):
            raise IllegalCommand(why, command)
        return record

    def refusal(self, record: Record) -> Refusal | None:
        """Why the record would be refused now; None if it would not."""
        return why_not(self.log, self.event, record)

    def _append(self, record: Record) -> None:
        if self.path is None:
            return
        with self.path.open("r+b") as file:
            _cut_torn_line(file.fileno())
            _write(file.fileno(), record_line(record))


def head_line(options: Mapping[str, Any], edition: int) -> str:
    """The first line of a file, with the settings of the event; files of the first edition name none."""
    rules = {} if edition == FIRST_EDITION else {"edition": edition}
    return json.dumps({"pegout": VERSION, **rules, "event": options}, ensure_ascii=False) + "\n"


def record_line(record: Record) -> str:
    return json.dumps(record_as_json(record), ensure_ascii=False) + "\n"


def read_lines(data: bytes) -> tuple[EventOptions, tuple[Record, ...], int]:
    """The settings and the records of a file, and the edition of the rules that it is written under."""
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if not lines:
        raise InvalidEventFile("The file is empty: create the event first.")
    head = _json(lines[0], 1)
    if not isinstance(head, dict) or head.get("pegout") != VERSION:
        raise InvalidEventFile(
            f'Line 1: this is not a Pegout event file, which begins with "pegout": "{VERSION}".'
        )
    records = [_record(line, place) for place, line in enumerate(lines[1:], 2)]
    return options_from_json(head.get("event")), tuple(records), _edition(head)


def _edition(head: Mapping[str, Any]) -> int:
    edition = head.get("edition", FIRST_EDITION)
    if not isinstance(edition, int) or isinstance(edition, bool):
        raise InvalidEventFile(
            f"Line 1: the edition of the rules must be a whole number, not {str(edition)[:20]!r}."
        )
    try:
        return known_edition(edition)
    except ValueError as error:
        raise InvalidEventFile(f"Line 1: {error}") from None


def _record(line: bytes, place: int) -> Record:
    try:
        return record_from_json(_json(line, place))
    except InvalidEventFile as error:
        text = str(error)
        raise InvalidEventFile(text if text.startswith("Line ") else f"Line {place}: {text}") from None


def _json(line: bytes, place: int) -> object:
    try:
        return json.loads(line)
    except ValueError:
        raise InvalidEventFile(f"Line {place}: not valid JSON.") from None


def _cut_torn_line(descriptor: int) -> None:
    """Go to the end of the last whole line; what comes after it was never acknowledged."""
    size = os.lseek(descriptor, 0, os.SEEK_END)
    tail = os.pread(descriptor, min(size, 1 << 20), max(0, size - (1 << 20)))
    end = size - len(tail) + tail.rfind(b"\n") + 1
    os.ftruncate(descriptor, end)
    os.lseek(descriptor, end, os.SEEK_SET)


def _write(descriptor: int, text: str) -> None:
    os.write(descriptor, text.encode("utf-8"))
    os.fsync(descriptor)
