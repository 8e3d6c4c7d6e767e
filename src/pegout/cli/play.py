"""`pegout play`: a game against bots, on a full screen or line by line."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from pegout.cli.card_words import in_full, in_letters
from pegout.cli.lines import forgive_strange_bytes, has_screen, read_at_mark, read_line, say, say_wrapped
from pegout.cli.main import BadInput
from pegout.cli.officiated import OfficiatedSession, OfficiatedTable
from pegout.cli.officiated.options import add_officiating, shares_of
from pegout.cli.opponents import opponent_lines
from pegout.cli.options import add_rules, fields_of
from pegout.cli.plain import PlainTable
from pegout.cli.session import Session
from pegout.game import Officiating
from pegout.library import Game, rules_for
from pegout.rules import RuleSet
from pegout.wiring import BOTS, bot, officiant, rung

PERSON = 0
BOT_NAMES = ("Bob", "Cleo", "Dan", "Eve")
SAYINGS = {"words": in_full, "letters": in_letters}
SPEEDS = {"none": 0.0, "normal": 0.7, "slow": 1.6}


def add_arguments(parser: ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument(
        "--seats", type=int, choices=(2, 3, 4), help="how many play (default: as in the rules)"
    )
    parser.add_argument("--partners", action="store_true", help="four seats, two against two")
    parser.add_argument(
        "--opponent",
        default="greedy",
        metavar="NAME",
        help=f"who plays the other seats: {', '.join(BOTS)}; one for all, or one per seat, separated by "
        "commas",
    )
    parser.add_argument("--opponents", action="store_true", help="list the opponents, the weakest first")
    parser.add_argument("--aloud", action="store_true", help="after each deal the bots explain themselves")
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
    parser.add_argument("--record", type=Path, metavar="FILE", help="record the game in a file as you play")
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and pipes")
    parser.add_argument(
        "--cards",
        choices=tuple(SAYINGS),
        default="words",
        help="how plain lines name cards: ace of spades, or AS",
    )
    parser.add_argument("--speed", choices=tuple(SPEEDS), default="normal", help="how fast the bots play")
    add_officiating(parser)


def run(args: Namespace) -> int:
    if args.opponents:
        print(*opponent_lines(), sep="\n")
        return 0
    session = new_session(args)
    _prepare(args.opponent)
    session.open_record()
    line_by_line = args.plain or args.officiate or not has_screen()
    code = _plain(session, args) if line_by_line else _full_screen(session, args)
    session.save()
    return code


def _prepare(opponents: str) -> None:
    """Bots that need tables load them before the cards are dealt, not in mid-game."""
    if any(rung(name).by_tables for name in opponents.split(",")):
        from pegout.analysis.warm_up import warm_up

        print("One moment: preparing the tables, which takes half a minute the first time.", file=sys.stderr)
        warm_up()


def new_session(args: Namespace) -> Session:
    """The table the options ask for, or `ValueError` saying which of them is wrong."""
    shares = shares_of(args)
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
        officiating=Officiating.PROGRAM if shares is None else Officiating.PLAYERS,
    )
    seeds = {seat: None if args.seed is None else f"{args.seed}/{seat}" for seat in bots}
    if shares is None:
        own = {seat: bot(name, seeds[seat]) for seat, name in bots.items()}
        return Session(game, own, PERSON, args.record, aloud=args.aloud)
    officiants = {
        seat: officiant(name, shares.errs, shares.catches, seeds[seat]) for seat, name in bots.items()
    }
    patient = bool(SPEEDS[args.speed])
    return OfficiatedSession(game, officiants, PERSON, args.record, aloud=args.aloud, patient=patient)


def _opponents(text: str, rules: RuleSet) -> Sequence[str]:
    names = [name.strip() for name in text.split(",")]
    others = rules.seats - 1
    if len(names) not in (1, others):
        raise BadInput(f"--opponent names {len(names)} bots: name one for all, or one per seat ({others}).")
    for name in names:
        if rules.seats not in (seats := rung(name).seats):
            most = " or ".join(map(str, seats))
            raise BadInput(
                f"{name} plays at tables of up to {most}, and this one has {rules.seats}: choose another."
            )
    return names * others if len(names) == 1 else names


def _full_screen(session: Session, args: Namespace) -> int:
    from pegout.cli.table import TableApp  # Textual takes a second to import

    app = TableApp(session, SPEEDS[args.speed])
    app.run()
    for line in app.last_words():
        print(line)
    return app.return_code or 0


def _plain(session: Session, args: Namespace) -> int:
    forgive_strange_bytes()
    try:
        return _table(session, args).run()
    except BrokenPipeError:  # whoever listened has gone, so nothing more can be said
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _table(session: Session, args: Namespace) -> PlainTable:
    """Lines are marked and wrapped on a screen, unless plain ones were asked for."""
    saying = SAYINGS[args.cards]
    if not isinstance(session, OfficiatedSession):
        return PlainTable(session, read_line, say, saying)
    if args.plain or not has_screen():
        return OfficiatedTable(session, read_line, say, saying)
    return OfficiatedTable(session, read_at_mark, say_wrapped, saying)
