"""`pegout peg`: score cards as they are played, series by series."""

from argparse import ArgumentParser, Namespace

from pegout.cli.options import add_json, add_rules, print_json, rules_of
from pegout.rules import speak_play
from pegout.services.queries.play_counts import Laid, peg, pegged, split_series


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "cards",
        nargs="*",
        metavar="CARD",
        help="the cards in the order they are played; a new series starts after 31, when a card would pass "
        "it, or at a /",
    )
    parser.add_argument(
        "--last", action="store_true", help="the last card named is the last card of the deal"
    )
    add_rules(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    rules = rules_of(args)
    plays = peg(split_series(args.cards, rules), rules, ends_deal=args.last)
    if args.json:
        print_json(pegged(plays, rules))
        return 0
    for play in plays:
        if len(play.series) == 1 and play is not plays[0]:
            print()
        print(_line(play))
    print(f"\n{sum(play.points.total for play in plays)} in all")
    return 0


def _line(play: Laid) -> str:
    why = ", ".join(f"{item.kind.value} {item.points}" for item in play.points.items)
    points = f"+{play.points.total}" if play.points.items else ""
    row = f"{play.series[-1].pretty:<5}{play.count:>3}  {points:<4}{speak_play(play.count, play.points)}"
    return f"{row} ({why})" if why else row
