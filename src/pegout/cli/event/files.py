"""Tasks on whole files: create, export, import, any command by name, and the schema."""

import csv
import json
from argparse import SUPPRESS, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pegout.cli.event.work import Work, act, add_actor, add_file, add_preview, carry_out, moment_of, open_book
from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json
from pegout.services.event_files import COMMANDS, EventBook, EventOptions, command_from_json, schema
from pegout.services.event_files.audit import log_table
from pegout.services.event_files.csv_tables import csv_of
from pegout.services.event_files.report import TABLES, books_table
from pegout.tournament import entries as d
from pegout.tournament.event import FORMATS, EnterScore, Event, EventCommand, Movement
from pegout.tournament.money import parse_cents, write_cents
from pegout.tournament.standings import Kind

Rows = list[dict[str, Any]]

_NUMBERS = {
    "games": "games on the chart",
    "best_of": "games of a match in the play-offs: 1, 3 or 5",
    "qualifiers": "how many qualify for the play-offs (0: the top quarter)",
    "round_minutes": "minutes per round",
    "places": "places before the waiting list",
    "minimum": "fewest entries, or the event is cancelled",
    "best_nights": "how many of each player's nights count in a season",
}


def _create_arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("--format", required=True, metavar="NAME", help=f"one of {', '.join(FORMATS)}")
    parser.add_argument("--name", required=True, metavar="WORDS", help="the name of the event")
    parser.add_argument("--start", required=True, metavar="TIME", help="such as 2026-12-10T18:00")
    for name, what in _NUMBERS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, metavar="N", help=what)
    movements = ", ".join(option.value for option in Movement)
    parser.add_argument("--movement", metavar="NAME", help=f"how players move between tables: {movements}")
    parser.add_argument(
        "--third-place", action=BooleanOptionalAction, default=None, help="play for third place"
    )
    parser.add_argument(
        "--consolation", action=BooleanOptionalAction, default=None, help="for those who did not qualify"
    )
    parser.add_argument("--division", action="append", metavar="NAME", help="a division; may be repeated")
    parser.add_argument("--fee", metavar="AMOUNT", help="the smallest payment that makes an entry")
    parser.add_argument(
        "--prizes", metavar="LIST", help="such as 50/30/20, or shares of the pool such as 50%%/30%%/20%%"
    )
    parser.add_argument(
        "--pool", action="append", default=[], metavar="NAME=FEE", help="a side pool; may be repeated"
    )
    add_json(parser)


def _create(args: Namespace) -> int:
    options = EventOptions(
        name=args.name,
        start=moment_of(args.start),
        format=args.format,
        movement=args.movement,
        third_place=args.third_place,
        consolation=args.consolation,
        divisions=tuple(args.division) if args.division else None,
        fee=None if args.fee is None else parse_cents(args.fee),
        prizes=args.prizes,
        pools=tuple(_side_pool(text) for text in args.pool),
        **{name: getattr(args, name) for name in _NUMBERS},
    )
    book = EventBook.create(args.file, options)
    if args.json:
        print_json({"file": str(args.file), "format": options.format, "name": options.name})
    else:
        fee = book.setup.form.desk.fee
        costs = f" An entry costs {write_cents(fee, book.setup.form.desk.sign)}." if fee else ""
        print(f"{book.setup.name}: {args.file} is ready.{costs} Register players with pegout event register.")
    return 0


def _side_pool(text: str) -> tuple[str, int]:
    name, equals, fee = text.rpartition("=")
    if not equals:
        raise BadInput(f"--pool {text[:30]} needs a fee: write for example --pool 'high hand=5'.")
    return name, parse_cents(fee)


def _do_arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("command", metavar="COMMAND", help=f"one of {', '.join(COMMANDS)}")
    parser.add_argument("fields", nargs="?", default="{}", metavar="JSON", help="its fields as a JSON object")
    add_actor(parser)
    add_preview(parser)


def _do(args: Namespace) -> int:
    try:
        fields = json.loads(args.fields)
    except ValueError:
        raise BadInput('give the fields as a JSON object, as in \'{"entrant": "Ann"}\'.') from None
    if not isinstance(fields, dict):
        raise BadInput("give the fields as a JSON object.")
    return carry_out(args, open_book(args), command_from_json(args.command, fields))


def _export_arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("what", choices=(*_TABLES, "all"), help="a table as CSV or JSON, or the whole event")
    parser.add_argument("out", type=Path, metavar="OUT", help="a .csv or .json file (for all: .json)")
    parser.add_argument("--json", action="store_true", help=SUPPRESS)


def _of_event(table: Callable[[Event], Rows]) -> Callable[[EventBook], Rows]:
    return lambda book: table(book.event)


def _of_books(name: str) -> Callable[[EventBook], Rows]:
    return lambda book: books_table(book.event)[name]


_TABLES: dict[str, Callable[[EventBook], Rows]] = {
    **{name: _of_event(table) for name, table in TABLES.items()},
    "journal": _of_books("journal"),
    "accounts": _of_books("accounts"),
    "receipts": _of_books("receipts"),
    "log": lambda book: log_table(book.log, book.event),
}


def _export(args: Namespace) -> int:
    book = open_book(args)
    if args.what == "all":
        tables: Any = {name: table(book) for name, table in _TABLES.items() if name != "log"}
        lines = [json.loads(line) for line in args.file.read_text("utf-8").splitlines()]
        _write(args.out, json.dumps({**tables, "log": lines}, ensure_ascii=False, indent=2) + "\n")
    elif args.out.suffix == ".csv":
        _write_csv(args.out, _TABLES[args.what](book))
    else:
        _write(args.out, json.dumps(_TABLES[args.what](book), ensure_ascii=False, indent=2) + "\n")
    print(f"Written to {args.out}.")
    return 0


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def _write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(csv_of(rows))


def _import_arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument(
        "source", type=Path, metavar="FROM", help="entrants or results as .csv, or a whole event as .json"
    )
    add_actor(parser)


def _import(args: Namespace) -> int:
    """A whole event makes a new file; a list of entrants or results goes into an existing one."""
    if args.source.suffix == ".json":
        return _import_all(args)
    book = open_book(args)
    with args.source.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    heads = set(rows[0]) if rows else set()
    if "name" in heads:
        commands = [_registration(book, row) for row in rows]
    elif {"game", "first_points", "second_points"} <= heads:
        commands = [_result(row) for row in rows]
    else:
        raise BadInput(
            f"{args.source} needs a header line: name, kind, sponsor, contact for entrants, or game, "
            "first_points, second_points for results."
        )
    for command in commands:
        act(args, book, command)
    print(f"Imported: {len(commands)}.")
    return 0


def _registration(book: EventBook, row: dict[str, str]) -> EventCommand:
    kind = row.get("kind") or book.setup.form.desk.kinds[0].kind
    return d.Register(row["name"], kind, row.get("sponsor") or "", row.get("contact") or "")


def _result(row: dict[str, str]) -> EventCommand:
    """The result of a game as `export results` writes it."""
    kinds = {kind.value: kind for kind in Kind}
    try:
        scores = int(row["first_points"]), int(row["second_points"])
        kind = kinds[row.get("kind") or Kind.PLAYED.value]
    except (KeyError, ValueError):
        raise BadInput(
            f"the result of {row['game'][:20]} cannot be read: give points as whole numbers."
        ) from None
    return EnterScore(row.get("division") or "", row["game"], scores, kind=kind)


def _import_all(args: Namespace) -> int:
    from pegout.services.event_files.book import read_lines

    try:
        lines = json.loads(args.source.read_text("utf-8"))["log"]
        text = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)
    except (ValueError, KeyError, TypeError):
        raise BadInput(f"{args.source} is not an export of a whole event.") from None
    read_lines(text.encode("utf-8"))  # refused before anything is written
    with args.file.open("x", encoding="utf-8") as file:
        file.write(text)
    print(f"Imported to {args.file}.")
    return 0


def _schema(_: Namespace) -> int:
    print_json(schema())
    return 0


def _nothing(_: ArgumentParser) -> None:
    """Takes no arguments."""


FILES: tuple[Work, ...] = (
    Work("create", "set up a new event", _create_arguments, _create),
    Work("do", "give any command by its name, with its fields as JSON", _do_arguments, _do),
    Work("export", "export tables, or the whole event, to a file", _export_arguments, _export),
    Work("import", "import a list of entrants, results or a whole event", _import_arguments, _import),
    Work("schema", "print the JSON Schema of event files", _nothing, _schema),
)
