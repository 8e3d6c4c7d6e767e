"""`pegout event`: run an event from registration to prizes, on a file."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from pegout.cli.event.acts import ACTS
from pegout.cli.event.files import FILES
from pegout.cli.event.paper import PRINT
from pegout.cli.event.shows import SHOWS
from pegout.cli.event.work import Work


def _simulate_arguments(parser: ArgumentParser) -> None:
    from pegout.cli.event.simulation import add_arguments  # bots and the judge take a while to load

    add_arguments(parser)


def _simulate(args: Namespace) -> int:
    from pegout.cli.event.simulation import run

    return run(args)


SIMULATE = Work(
    "simulate", "play an event many times, to see how fair its format is", _simulate_arguments, _simulate
)

WORKS: dict[str, Work] = {work.name: work for work in (*FILES, *ACTS, *SHOWS, PRINT, SIMULATE)}
"""Everything that can be done, by name."""


class _LateParser(ArgumentParser):
    """Adds its arguments only when asked to parse: of forty tasks, one is done at a time."""

    learn: Callable[[ArgumentParser], None] | None = None

    def parse_known_args(self, *args: Any, **options: Any) -> Any:
        learn, self.learn = self.learn, None
        if learn is not None:
            learn(self)
        return super().parse_known_args(*args, **options)


def add_arguments(parser: ArgumentParser) -> None:
    late = type("_Late", (_LateParser,), {"error": parser.__class__.error})
    works: Any = parser.add_subparsers(dest="work", metavar="WORK", required=True, parser_class=late)
    for work in WORKS.values():
        sub = works.add_parser(work.name, help=work.what, description=f"{work.what.capitalize()}.")
        sub.learn = work.add_arguments


def run(args: Namespace) -> int:
    return WORKS[args.work].run(args)
