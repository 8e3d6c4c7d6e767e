"""`pegout discard`: what each throw is worth."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from msgspec import to_builtins

from pegout.cards import Card, parse_cards
from pegout.cli.main import BadInput
from pegout.cli.options import add_json, add_rules, fields_of, print_json, scores_in
from pegout.library import rules_for
from pegout.rules import RuleSet
from pegout.services.queries.throws import Weighed, throws, weigh

FIRST = 5
EXAMPLE = "5H 5C 6D 7S JH KD"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("cards", nargs="*", metavar="CARD", help="the cards dealt: six, or five (--seats)")
    side = parser.add_mutually_exclusive_group()
    side.add_argument("--dealer", action="store_true", help="the crib is yours (or your partner's)")
    side.add_argument("--pone", action="store_true", help="the crib is your opponent's (the default)")
    parser.add_argument("--score", metavar="MINE-THEIRS", help="the score, such as 84-91")
    add_rules(parser)
    parser.add_argument(
        "--seats", type=int, choices=(2, 3, 4), help="how many play (default: as in the rules)"
    )
    parser.add_argument("--partners", action="store_true", help="four seats, two against two")
    parser.add_argument("--all", action="store_true", help=f"show every throw, not only the best {FIRST}")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the throws into a file")
    add_json(parser)


def run(args: Namespace) -> int:
    book = rules_for(args.rules, args.seats, partners=args.partners).override(**fields_of(args))
    cards = _dealt(args.cards, book)
    scores = _scores(args.score, book)
    weighed = weigh(cards, book, scores, dealer=args.dealer)
    heading = heading_of(book, scores, dealer=args.dealer)
    if args.svg is not None:
        from pegout.cli.throw_picture import picture

        shown = weighed if args.all else weighed[:FIRST]
        args.svg.write_text(picture(shown, heading, own=args.dealer), encoding="utf-8")
    if args.json:
        print_json(to_builtins(throws(weighed, cards, book, scores, dealer=args.dealer)))
    else:
        print("\n".join([heading, "", *table_of(weighed, own=args.dealer, whole=args.all)]))
    return 0


def _dealt(words: list[str], book: RuleSet) -> tuple[Card, ...]:
    wanted = 6 if book.seats == 2 else 5
    if book.dealt != wanted:
        raise BadInput(f"throws can be weighed for {wanted} cards dealt to each, not {book.dealt}.")
    cards = parse_cards(words)
    if len(cards) == wanted:
        return cards
    hint = ", or say --seats 3 or --seats 4" if (wanted, len(cards)) == (6, 5) else ""
    raise BadInput(
        f"{len(cards)} cards named: name the {wanted} you were dealt, "
        f"for example {EXAMPLE[: 3 * wanted - 1]}{hint}."
    )


def _scores(text: str | None, book: RuleSet) -> tuple[int, int] | None:
    """The score that was given; with three or four seats it does not matter."""
    if book.seats > 2:
        if text is not None:
            raise BadInput(
                "--score works for two seats only, where the chance to win is known: leave it out."
            )
        return None
    found = scores_in(text or "0-0")
    if found is None or max(found) >= book.goal:
        raise BadInput(
            f"--score {text} is not a score of a game in progress: write yours and theirs, such as 84-91, "
            f"both below {book.goal}."
        )
    return found


def heading_of(book: RuleSet, scores: tuple[int, int] | None, *, dealer: bool) -> str:
    """Whose crib it is, and the score."""
    if book.partners:
        crib = "Your side's crib" if dealer else "Your opponents' crib"
    else:
        crib = "Your own crib" if dealer else "An opponent's crib"
    if scores is None:
        return f"{crib}, {'partners' if book.partners else f'{book.seats} seats'}, rules {book.name}"
    return f"{crib}, {scores[0]}-{scores[1]} of {book.goal}, rules {book.name}"


def table_of(weighed: Sequence[Weighed], *, own: bool, whole: bool) -> list[str]:
    """The throws in columns, the best one marked, and what each of the others costs."""
    best = weighed[0]
    shown = weighed if whole else weighed[:FIRST]
    single = best.win is None
    head = f"  {'throw':<9}{'hand':<15}{'crib':>6}"
    head += f"{'total':>8}{'behind':>9}" if single else f"{'pegging':>9}{'total':>8}{'win':>8}{'behind':>9}"
    rows = [_row(throw, best, own=own, marked=throw is best) for throw in shown]
    more = len(weighed) - len(shown)
    return [head, *rows, *([f"  and {more} more with --all"] if more else [])]


def _row(throw: Weighed, best: Weighed, *, own: bool, marked: bool) -> str:
    cards = " ".join(card.pretty for card in throw.thrown)
    hand = f"{throw.hand.mean:5.2f} ({throw.hand.least}-{throw.hand.most})"
    row = f"{'*' if marked else ' '} {cards:<9}{hand:<15}{throw.crib if own else -throw.crib:+6.2f}"
    if throw.pegging is not None and throw.win is not None and best.win is not None:
        row += f"{throw.pegging:+9.2f}{throw.points:8.2f}{throw.win:8.1%}"
        return row if marked else row + f"{100 * (throw.win - best.win):+8.1f}%"
    row += f"{throw.points:8.2f}"
    return row if marked else row + f"{throw.points - best.points:+9.2f}"
