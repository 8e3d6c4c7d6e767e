"""`pegout event print`: an event on paper."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pegout.cli.event.work import Work, add_division, add_file, open_book
from pegout.tournament.entries import line_up
from pegout.tournament.event import Elimination, Event

Press = Callable[..., bytes]


def _add_arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("what", choices=tuple(PAPERS), help="what to print")
    parser.add_argument("out", type=Path, metavar="OUT", help="the PDF to write")
    parser.add_argument("--paper", choices=("a", "letter"), default="a", help="A4 and A3, or Letter")
    parser.add_argument("--consolation", action="store_true", help="the sheet of those who did not qualify")
    parser.add_argument(
        "--address",
        default="https://pegout.example/t",
        metavar="URL",
        help="where the codes on table cards lead: URL/event/table",
    )
    add_division(parser)
    parser.add_argument("--json", action="store_true", help=SUPPRESS)


def _run(args: Namespace) -> int:
    from pegout import paper  # typst takes a while to load

    stock = {"a": paper.Stock.A, "letter": paper.Stock.LETTER}[args.paper]
    pdf = PAPERS[args.what](paper, open_book(args).event, args, stock)
    args.out.write_bytes(pdf)
    print(f"Written to {args.out}.")
    return 0


def _of_division(name: str) -> Press:
    def printed(paper: Any, event: Event, args: Namespace, stock: Any) -> bytes:
        pdf: bytes = getattr(paper, name)(event, args.division, stock=stock)
        return pdf

    return printed


def _of_event(name: str, **options: Any) -> Press:
    def printed(paper: Any, event: Event, _: Namespace, stock: Any) -> bytes:
        pdf: bytes = getattr(paper, name)(event, stock=stock, **options)
        return pdf

    return printed


def _table_cards(paper: Any, event: Event, args: Namespace, stock: Any) -> bytes:
    tables = paper.tables_of(event, args.division)
    pdf: bytes = paper.table_cards(event, args.address, args.file.stem, tables, stock=stock)
    return pdf


def _bracket(paper: Any, event: Event, args: Namespace, stock: Any) -> bytes:
    pdf: bytes = paper.bracket_sheet(event, args.division, consolation=args.consolation, stock=stock)
    return pdf


def _empty_bracket(paper: Any, event: Event, _: Namespace, stock: Any) -> bytes:
    """A sheet to fill in by hand, for as many as are entered."""
    plan = event.setup.form.sheet
    kind = Elimination.SINGLE if plan is None else plan.elimination
    pdf: bytes = paper.empty_bracket(len(line_up(event.desk)), kind, title=event.setup.name, stock=stock)
    return pdf


def _standings(paper: Any, event: Event, args: Namespace, stock: Any) -> bytes:
    if event.setup.form.nights:
        return _of_event("season_sheet")(paper, event, args, stock)
    return _of_division("standings_sheet")(paper, event, args, stock)


PAPERS: dict[str, Press] = {
    "score-cards": _of_division("score_cards"),
    "table-cards": _table_cards,
    "movement": _of_division("movement_chart"),
    "movement-by-player": _of_division("movement_by_player"),
    "bracket": _bracket,
    "empty-bracket": _empty_bracket,
    "standings": _standings,
    "entries": _of_event("entries_list", amounts=True),
    "receipts": _of_event("receipt_slips"),
    "books": _of_event("books"),
    "report": _of_event("final_report"),
}

PRINT = Work("print", "write a PDF to print", _add_arguments, _run)
