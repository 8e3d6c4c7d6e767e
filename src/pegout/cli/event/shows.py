"""Tasks that only look: pairings, standings, entries, brackets, books, the log and the cross-check."""

import math
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

from pegout.cli.event.work import Work, add_file, columns, open_book, print_table
from pegout.cli.options import add_json, print_json
from pegout.services.event_files import EventBook
from pegout.services.event_files.audit import cross_check, log_table
from pegout.services.event_files.report import (
    books_table,
    bracket_table,
    chart_table,
    entries_table,
    pairings_table,
    results_table,
    sitting_out,
    standings_table,
)
from pegout.tournament.event import Division

Rows = list[dict[str, Any]]


def _arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    add_json(parser)


def _show(name: str, what: str, table: Callable[[EventBook], Rows], nothing: str) -> Work:
    def run(args: Namespace) -> int:
        return print_table(table(open_book(args)), args, nothing)

    return Work(name, what, _arguments, run)


def _pair(args: Namespace) -> int:
    """The open games, and who sits out."""
    book = open_book(args)
    code = print_table(pairings_table(book.event), args, _why_nothing(book))
    if not args.json:
        for division in book.event.divisions:
            if out := sitting_out(division):
                print(f"Sitting out: {', '.join(out)}.")
            for line in _clocks(division):
                print(line)
    return code


def _clocks(division: Division) -> Iterator[str]:
    """The rounds on the clock, and how much time is left."""
    for clock in division.clocks:
        if clock.called is None:
            end = clock.started + timedelta(minutes=division.form.round_minutes)
            left = math.ceil((end - datetime.now(clock.started.tzinfo)).total_seconds() / 60)
            state = f"{left} minutes left" if left > 0 else "time is up: call it with pegout event time"
            yield f"Round {clock.round}: {state}."


def _why_nothing(book: EventBook) -> str:
    """What to do when no games are open."""
    event = book.event
    if not event.divisions:
        return "Play has not started: pegout event start FILE closes entry and starts it."
    if any(
        division.main is not None and division.main.progress.waits_for_marshal for division in event.divisions
    ):
        return "The final waits for a decision: pegout event decide FILE 1 NAME --reason ..."
    if any(
        division.form.chart is not None and division.form.sheet is not None and not division.courses
        for division in event.divisions
    ):
        return "All games are entered: pegout event play-offs FILE starts the play-offs."
    return "Everything has been played."


def _books(args: Namespace) -> int:
    books = books_table(open_book(args).event)
    if args.json:
        print_json(books)
        return 0
    for title, rows in books.items():
        print(title.capitalize())
        for line in columns(rows) if rows else ["nothing yet"]:
            print(f"  {line}")
    return 0


def _check(args: Namespace) -> int:
    """Exit code 1 when something does not add up."""
    book = open_book(args)
    found = cross_check(book.event)
    if args.json:
        print_json(found)
    else:
        for words in found or ["Everything adds up."]:
            print(words)
    return 1 if found else 0


SHOWS: tuple[Work, ...] = (
    Work("pair", "show the games to play now", _arguments, _pair),
    _show("stand", "show the standings", lambda b: standings_table(b.event), "There are no standings yet."),
    _show("entries", "show who has registered", lambda b: entries_table(b.event), "Nobody has registered."),
    _show("bracket", "show the sheets", lambda b: bracket_table(b.event), "There is no sheet yet."),
    _show("chart", "show every round of the chart", lambda b: chart_table(b.event), "There is no chart."),
    _show("results", "show every result", lambda b: results_table(b.event), "There are no results yet."),
    _show("log", "show every record", lambda b: log_table(b.log, b.event), "Nothing has been done yet."),
    Work("books", "show journal, accounts, closing statement and receipts", _arguments, _books),
    Work("check", "check that everything adds up", _arguments, _check),
)
