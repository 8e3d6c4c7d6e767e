"""`pegout event`: run an event from registration to prizes, on a file."""

from argparse import ArgumentParser, Namespace

from pegout.cli.event.acts import ACTS
from pegout.cli.event.files import FILES
from pegout.cli.event.printing import PRINT
from pegout.cli.event.shows import SHOWS
from pegout.cli.event.work import Work

WORKS: dict[str, Work] = {work.name: work for work in (*FILES, *ACTS, *SHOWS, PRINT)}
"""Everything that can be done, by its name."""


def add_arguments(parser: ArgumentParser) -> None:
    works = parser.add_subparsers(dest="work", metavar="WORK", required=True)
    for work in WORKS.values():
        sub = works.add_parser(work.name, help=work.what, description=f"{work.what.capitalize()}.")
        work.add_arguments(sub)


def run(args: Namespace) -> int:
    return WORKS[args.work].run(args)
