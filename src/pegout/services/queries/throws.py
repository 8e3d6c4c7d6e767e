"""What each throw is worth."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from pegout.cards import Card
from pegout.rules import RuleSet

if TYPE_CHECKING:
    from pegout.analysis import SingleThrow, ThrowValue

Throw: TypeAlias = "ThrowValue | SingleThrow"


def weigh(
    cards: Sequence[Card], book: RuleSet, scores: tuple[int, int] | None, *, dealer: bool
) -> Sequence[Throw]:
    """All throws of the cards dealt, the best first; scores are those of a table for two, and only there."""
    from pegout.analysis import weigh_single_throws, weigh_throws  # numbers need heavy libraries

    if scores is None:
        return weigh_single_throws(cards, own=dealer, seats=book.seats, partners=book.partners)
    return weigh_throws(cards, dealer=dealer, scores=scores, goal=book.goal)


def throws(
    weighed: Sequence[Throw],
    cards: Sequence[Card],
    book: RuleSet,
    scores: tuple[int, int] | None,
    *,
    dealer: bool,
) -> dict[str, Any]:
    """The throws, the best first, with what they were weighed for."""
    return {
        "cards": [str(card) for card in cards],
        "dealer": dealer,
        "seats": book.seats,
        "partners": book.partners,
        "rules": book.name,
        "goal": book.goal,
        "scores": None if scores is None else list(scores),
        "throws": [throw_as_json(throw, weighed[0]) for throw in weighed],
    }


def throw_as_json(throw: Throw, best: Throw) -> dict[str, Any]:
    """Everything known of a throw, and how far it is behind the best in points and in the chance to win."""
    lost = None if throw.win is None or best.win is None else best.win - throw.win
    return {
        "thrown": [str(card) for card in throw.thrown],
        "kept": [str(card) for card in throw.kept],
        "hand": {
            "mean": throw.hand.mean,
            "least": throw.hand.least,
            "most": throw.hand.most,
            "distribution": list(throw.hand.distribution),
        },
        "crib": throw.crib,
        "pegging": throw.pegging,
        "points": throw.points,
        "win": throw.win,
        "behind": {"points": best.points - throw.points, "win": lost},
    }
