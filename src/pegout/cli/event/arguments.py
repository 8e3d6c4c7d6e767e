"""What is typed for each task that changes an event."""

from argparse import ArgumentParser

from pegout.cli.event.work import add_division
from pegout.tournament import entries as d

CAUSES = {cause.name.lower().replace("_", "-"): cause for cause in d.Cause}


def name(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the entrant")


def names(parser: ArgumentParser) -> None:
    parser.add_argument("names", nargs="+", metavar="NAME", help="the players")


def amount(parser: ArgumentParser) -> None:
    parser.add_argument("amount", metavar="AMOUNT", help="such as 20 or 20.50")


def name_and_amount(parser: ArgumentParser) -> None:
    name(parser)
    amount(parser)


def reason(parser: ArgumentParser, *, needed: bool = True) -> None:
    parser.add_argument("--reason", required=needed, default="", metavar="WORDS", help="why, for the log")


def name_and_reason(parser: ArgumentParser) -> None:
    name(parser)
    reason(parser)


def register(parser: ArgumentParser) -> None:
    name(parser)
    parser.add_argument("--kind", default="", metavar="KIND", help="member, guest, men, women ...")
    parser.add_argument("--sponsor", default="", metavar="NAME", help="who invited a guest")
    parser.add_argument("--contact", default="", metavar="WORDS", help="how to contact them")


def refund(parser: ArgumentParser) -> None:
    name_and_amount(parser)
    reason(parser)


def spend(parser: ArgumentParser) -> None:
    parser.add_argument("on", metavar="WHAT", help="what the money was spent on")
    amount(parser)


def pool(parser: ArgumentParser) -> None:
    name(parser)
    parser.add_argument("pool", metavar="POOL", help="the side pool")


def award_pool(parser: ArgumentParser) -> None:
    parser.add_argument("pool", metavar="POOL", help="the side pool")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="who won it; if nobody, it becomes a donation"
    )


def cancel(parser: ArgumentParser) -> None:
    parser.add_argument("cause", choices=CAUSES, help="why the event is cancelled")
    reason(parser, needed=False)


def move(parser: ArgumentParser) -> None:
    parser.add_argument("start", metavar="TIME", help="the new start, such as 2026-12-10T18:00")
    reason(parser)


def round_number(parser: ArgumentParser) -> None:
    parser.add_argument("round", type=int, metavar="N", help="the number of the round")
    add_division(parser)


def game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game as the pairings name it: R3T5, W1-2, P4-7")


def scores(parser: ArgumentParser) -> None:
    parser.add_argument("first", type=int, metavar="POINTS", help="of the player named first")
    parser.add_argument("second", type=int, metavar="POINTS", help="of the player named second")
    parser.add_argument("--by-time", action="store_true", help="the game ended when time was called")
    parser.add_argument("--winner", default="", metavar="NAME", help="who reached a tied score first")
    add_division(parser)


def result(parser: ArgumentParser) -> None:
    game(parser)
    scores(parser)
    parser.add_argument(
        "--player", default="", metavar="NAME", help="entered by this player, not by a scorer"
    )
    parser.add_argument("--nth", type=int, default=0, metavar="N", help="which game of the match")


def correct(parser: ArgumentParser) -> None:
    game(parser)
    scores(parser)
    reason(parser)


def free(parser: ArgumentParser) -> None:
    parser.add_argument("names", nargs=2, metavar="NAME", help="the two players")
    scores(parser)


def deny(parser: ArgumentParser) -> None:
    game(parser)
    parser.add_argument("--player", default="", metavar="NAME", help="denied by this player")
    add_division(parser)


def absent(parser: ArgumentParser) -> None:
    game(parser)
    names(parser)
    add_division(parser)


def draw(parser: ArgumentParser) -> None:
    names(parser)
    add_division(parser)


def start(parser: ArgumentParser) -> None:
    parser.add_argument("--draw", action="store_true", help="draw lots for the numbers, and start with them")


def drop(parser: ArgumentParser) -> None:
    name(parser)
    reason(parser, needed=False)


def join(parser: ArgumentParser) -> None:
    name(parser)
    add_division(parser)


def decide(parser: ArgumentParser) -> None:
    parser.add_argument("place", type=int, metavar="PLACE", help="1, 2 or 3")
    name_and_reason(parser)
    add_division(parser)


def rule(parser: ArgumentParser) -> None:
    parser.add_argument("text", metavar="WORDS", help="the ruling")
    parser.add_argument("--cite", action="append", default=[], metavar="PLACE", help="such as acc:VIII.4b")
    parser.add_argument("--game", default="", metavar="GAME", help="the game it is about")
    add_division(parser)


def call(parser: ArgumentParser) -> None:
    game(parser)
    parser.add_argument("--player", default="", metavar="NAME", help="the player who calls, if one does")
    parser.add_argument("--words", default="", metavar="WORDS", help="what it is about")
    add_division(parser)


def settle(parser: ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="N", help="the record of the call")


def undo(parser: ArgumentParser) -> None:
    parser.add_argument("number", nargs="?", type=int, metavar="N", help="the record (default: the last)")
    reason(parser, needed=False)


def nothing(_: ArgumentParser) -> None:
    """Takes nothing but the file."""
