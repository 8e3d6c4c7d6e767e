"""`pegout play`: a game against bots, on a full screen or line by line."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from pegout.app import Game, rules_for
from pegout.cli.card_words import in_full, in_letters
from pegout.cli.main import BadInput
from pegout.cli.options import add_rules, fields_of
from pegout.cli.plain import PlainTable
from pegout.cli.session import Session
from pegout.rules import RuleSet
from pegout.wiring import BOTS, bot

PERSON = 0
BOT_NAMES = ("Bob", "Cleo", "Dan", "Eve")
SAYINGS = {"words": in_full, "letters": in_letters}
SPEEDS = {"none": 0.0, "normal": 0.7, "slow": 1.6}


def add_arguments(parser: ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="how many play (else as in the rules)")
    parser.add_argument("--partners", action="store_true", help="four seats, two against two")
    parser.add_argument(
        "--opponent",
        default="greedy",
        metavar="NAME",
        help=f"who plays the other seats: {', '.join(BOTS)}; one for all, or one a seat with commas between",
    )
    parser.add_argument(
        "--match",
        default="1 game",
        metavar="FORM",
        help='how long: "1 game", "7 games", "best of 3" or "first to 5"',
    )
    parser.add_argument("--name", default="Player", help="your name at the table")
    parser.add_argument("--seed", type=int, metavar="N", help="repeat the same shuffles, cuts and choices")
    parser.add_argument("--deal-first", choices=("me", "them"), help="who deals first, instead of a cut")
    parser.add_argument("--cut", action="store_true", help="cut the pack yourself")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game to a file as it goes")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and pipes")
    parser.add_argument(
        "--cards",
        choices=tuple(SAYINGS),
        default="words",
        help="how the plain lines name cards: ace of spades, or AS",
    )
    parser.add_argument(
        "--speed", choices=tuple(SPEEDS), default="normal", help="how long bots take on the screen"
    )


def run(args: Namespace) -> int:
    session = new_session(args)
    session.open_record()
    code = _plain(session, args) if args.plain or not _has_screen() else _full_screen(session, args)
    session.save()
    return code


def new_session(args: Namespace) -> Session:
    """The table that the options ask for, or `ValueError` saying which of them cannot be."""
    book = rules_for(args.rules, args.seats, partners=args.partners).override(**fields_of(args))
    bots = dict(enumerate(_opponents(args.opponent, book), PERSON + 1))
    names = [args.name, *[name for name in BOT_NAMES if name.lower() != args.name.strip().lower()]]
    dealer = {None: None, "me": PERSON, "them": PERSON + 1}[args.deal_first]
    game = Game.new(
        book,
        names=names[: book.seats],
        match=args.match,
        dealer=dealer,
        seed=args.seed,
        cuts=not args.cut,
    )
    seeds = {seat: None if args.seed is None else f"{args.seed}/{seat}" for seat in bots}
    return Session(game, {seat: bot(name, seeds[seat]) for seat, name in bots.items()}, PERSON, args.record)


def _opponents(text: str, rules: RuleSet) -> Sequence[str]:
    names = [name.strip() for name in text.split(",")]
    others = rules.seats - 1
    if len(names) not in (1, others):
        raise BadInput(
            f"--opponent names {len(names)}, and the other seats are {others}: name 1 or {others}."
        )
    return names * others if len(names) == 1 else names


def _has_screen() -> bool:
    """Whether there is a terminal at both ends that can do more than print."""
    ends = (sys.stdin, sys.stdout)
    return all(end is not None and end.isatty() for end in ends) and os.environ.get("TERM") != "dumb"


def _full_screen(session: Session, args: Namespace) -> int:
    from pegout.cli.table import TableApp  # Textual takes a second to import

    app = TableApp(session, SPEEDS[args.speed])
    app.run()
    for line in app.last_words():
        print(line)
    return app.return_code or 0


def _plain(session: Session, args: Namespace) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange byte is a wrong answer, not a crash
    table = PlainTable(session, _read_line, _say, SAYINGS[args.cards])
    try:
        return table.run()
    except BrokenPipeError:  # whoever listened has gone, so nothing more can be said
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _read_line() -> str | None:
    """The next line; a closed input is an ended one."""
    return None if sys.stdin is None else sys.stdin.readline() or None


def _say(line: str) -> None:
    print(line, flush=True)
