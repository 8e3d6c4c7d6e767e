"""`pegout review` of a companion board, kept beside real cards."""

from argparse import Namespace
from collections.abc import Iterator

from pegout.cli.main import BadInput
from pegout.cli.options import print_json
from pegout.companion import read_board
from pegout.game import listed
from pegout.studies.board_review.result import BoardReview, CountedHand, KindSum
from pegout.studies.board_review.review import review_board


def review_board_file(args: Namespace, text: str) -> int:
    for option in ("worst", "seat", "html", "svg"):
        if getattr(args, option) is not None:
            raise BadInput(f"--{option} is for game records: leave it out for a board.")
    found = review_board(read_board(text))
    if args.json:
        print_json(found.to_json())
    else:
        print("\n".join(board_report(found)))
    return 0


def board_report(found: BoardReview) -> list[str]:
    """The whole of it as lines of text."""
    return [
        f"A board kept under {found.rules}: {', '.join(found.names)}",
        *found.notes,
        *found.results,
        *_under("Points, against the average", [_sum(one) for one in found.sums]),
        *_under("Best hands", [_hand(one) for one in found.best_hands]),
        *_under("Worst hands", [_hand(one) for one in found.worst_hands]),
        *_under("Throws", list(_throws(found))),
        *_under(f"Chance to win of {found.names[0]}", list(_line(found))),
        "",
        f"Tables: {found.tables}",
    ]


def _under(title: str, lines: list[str]) -> list[str]:
    return ["", title, *[f"  {line}" for line in lines]] if lines else []


def _sum(one: KindSum) -> str:
    role = "" if one.role == "all" else f" as {one.role}"
    known = "" if one.average is None else f", average {one.average:.2f}"
    return f"{one.name}, {one.kind}{role}: {one.points} in {one.times}, {one.mean:.2f} each{known}"


def _hand(one: CountedHand) -> str:
    cards = f": {one.cards}" if one.cards else ""
    return f"{one.name}, {one.points} in game {one.game}, deal {one.deal}{cards}"


def _throws(found: BoardReview) -> Iterator[str]:
    for one in found.throws:
        place = f"{one.name}, game {one.game}, deal {one.deal}: {listed(one.thrown)} from {listed(one.dealt)}"
        if set(one.thrown) == set(one.best):
            yield f"{place}, the best throw"
        else:
            yield f"{place}; {listed(one.best)} is better by {100 * one.win_lost:.1f}%"


def _line(found: BoardReview) -> Iterator[str]:
    for one in found.line:
        when = "before the deal" if one.entry is None else f"entry {one.entry}"
        scores = "-".join(map(str, one.scores))
        yield f"game {one.game}, deal {one.deal}, {when}: {scores}, {one.chance:.1%}"
