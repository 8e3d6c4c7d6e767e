"""What the tasks of `pegout event` share: the file, who acts and when, and how tables are printed."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json
from pegout.services.event_files import EventBook, command_name
from pegout.services.event_files.audit import said
from pegout.services.event_files.money_words import understood
from pegout.tournament.event import EventCommand, Record, Role
from pegout.values import value


@value
class Work:
    """One thing that can be done to an event file."""

    name: str
    what: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def add_file(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the event file")


def add_actor(parser: ArgumentParser) -> None:
    """Who does it and when: the director, now, by default."""
    parser.add_argument("--by", default="director", metavar="NAME", help="who does this, for the log")
    parser.add_argument(
        "--role",
        choices=[role.value for role in Role],
        default=Role.DIRECTOR.value,
        help="in which role (default: director)",
    )
    parser.add_argument("--at", metavar="TIME", help="when, such as 2026-12-10T18:00 (default: now)")
    add_json(parser)


def add_division(parser: ArgumentParser) -> None:
    parser.add_argument("--division", default="", metavar="NAME", help="which division, if there are several")


def open_book(args: Namespace) -> EventBook:
    return EventBook.open(args.file)


def moment_of(text: str) -> datetime:
    """The time that was typed."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{text[:30]!r} is not a time: write for example 2026-12-10T18:00.") from None


def add_preview(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--preview", action="store_true", help="say what would be recorded, and record nothing"
    )


def act(args: Namespace, book: EventBook, command: EventCommand) -> None:
    """Do it as the person named, at the time given."""
    book.do(command, by=args.by, role=Role(args.role), at=_at(args, book))


def _at(args: Namespace, book: EventBook) -> datetime:
    return _now(book) if args.at is None else moment_of(args.at)


def _now(book: EventBook) -> datetime:
    """By the event's clock; an event rehearsed before its date goes on from its last record."""
    now = datetime.now(book.setup.start.tzinfo).replace(microsecond=0)
    return now if book.event.at is None else max(now, book.event.at)


def carry_out(args: Namespace, book: EventBook, command: EventCommand) -> int:
    """Do it and say what was done. Refusals are errors, like all bad input."""
    words = understood(book.event, command)
    if args.preview:
        return _preview(args, book, command, words)
    act(args, book, command)
    record = book.log[-1]
    aside = book.event.set_aside
    if args.json:
        print_json({**_told(record, words), "set_aside": len(aside)})
    else:
        print(f"Record {record.number}: {words or 'done.'}")
        for entry in aside:
            print(f"Record {entry.number} is set aside: {entry.why}")
    return 0


def _preview(args: Namespace, book: EventBook, command: EventCommand, words: str) -> int:
    """Refused exactly as the act would be."""
    record = book.next_record(command, by=args.by, role=Role(args.role), at=_at(args, book))
    if args.json:
        print_json({**_told(record, words), "preview": True})
    else:
        print(f"Record {record.number} would be: {words or said(record)} Nothing was recorded.")
    return 0


def _told(record: Record, words: str) -> dict[str, Any]:
    told: dict[str, Any] = {"record": record.number, "do": command_name(record.command)}
    return {**told, "understood": words} if words else told


def print_table(rows: Sequence[dict[str, Any]], args: Namespace, nothing: str) -> int:
    """Rows as JSON, or in columns as wide as they need to be."""
    if args.json:
        print_json(list(rows))
    elif not rows:
        print(nothing)
    else:
        for line in columns(rows):
            print(line)
    return 0


def columns(rows: Sequence[dict[str, Any]]) -> list[str]:
    """The rows as lines of text under their heads; empty columns are left out."""
    heads = [head for head in rows[0] if any(_text(row.get(head)) for row in rows)]
    cells = [[head.replace("_", " ") for head in heads]]
    cells += [[_text(row.get(head)) for head in heads] for row in rows]
    widths = [max(len(line[place]) for line in cells) for place in range(len(heads))]
    return [
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]


def _text(cell: Any) -> str:
    if cell is None or cell is False or cell == []:
        return ""
    if cell is True:
        return "yes"
    return ", ".join(map(str, cell)) if isinstance(cell, list) else str(cell)
