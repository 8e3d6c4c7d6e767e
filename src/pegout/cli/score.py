"""`pegout score`: count a hand or a crib."""

from argparse import ArgumentParser, Namespace

from pegout.cards import Card, InvalidCard, parse_cards
from pegout.cli.options import add_json, add_rules, print_json, rules_of
from pegout.rules import Breakdown, score_show, speak_show
from pegout.services.queries.counts import counted


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("cards", nargs="*", metavar="CARD", help="the cards of the hand, then the starter")
    parser.add_argument("--crib", action="store_true", help="count it as a crib: a flush needs the starter")
    add_rules(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    rules = rules_of(args)
    hand, starter = _hand_and_starter(args.cards)
    if args.json:
        print_json(counted(hand, starter, rules, crib=args.crib))
        return 0
    count = score_show(hand, starter, rules, crib=args.crib)
    print("\n".join(item_lines(count)))
    print(f"{speak_show(count, rules)}: {count.total}")
    return 0


def _hand_and_starter(words: list[str]) -> tuple[tuple[Card, ...], Card]:
    cards = parse_cards(words)
    if len(cards) < 2:
        raise InvalidCard(
            f"{len(cards)} cards named: name the cards of the hand, then the starter, for example 5H 5C 5S "
            "JD 5D."
        )
    return cards[:-1], cards[-1]


def item_lines(count: Breakdown) -> list[str]:
    """One line for each combination, in columns."""
    return [
        f"{item.kind.value:<16}{item.points:>3}  {' '.join(card.pretty for card in item.cards)}"
        for item in count.items
    ]
