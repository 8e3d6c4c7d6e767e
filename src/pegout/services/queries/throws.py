"""What each throw is worth, as the command and the API tell it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from pegout.cards import Card
from pegout.rules import RuleSet
from pegout.services.queries.answers import Chance, Told

if TYPE_CHECKING:
    from pegout.analysis import SingleThrow, ThrowValue

Weighed: TypeAlias = "ThrowValue | SingleThrow"


class Hand(Told, frozen=True):
    """What the kept cards count with every possible starter."""

    mean: float
    least: int
    most: int
    distribution: Annotated[list[int], Meta(description="How many starters make it count 0, 1, 2 ...")]


class Behind(Told, frozen=True):
    """How much worse than the best a throw is."""

    points: float
    win: float | None


class Throw(Told, frozen=True):
    """One way to throw. Only with two seats are pegging and the chance to win known."""

    thrown: list[str]
    kept: list[str]
    hand: Hand
    crib: Annotated[float, Meta(description="The average count of the crib, whoever owns it.")]
    pegging: Annotated[float | None, Meta(description="Points pegged, less the points your opponent pegs.")]
    points: Annotated[float, Meta(description="The sum; an opponent's crib is subtracted.")]
    win: Chance | None
    behind: Behind


class Throws(Told, frozen=True):
    """Every throw, the best first."""

    cards: list[str]
    dealer: bool
    seats: int
    partners: bool
    rules: str
    goal: int
    scores: tuple[int, int] | None
    throws: list[Throw]


def weigh(
    cards: Sequence[Card], book: RuleSet, scores: tuple[int, int] | None, *, dealer: bool
) -> Sequence[Weighed]:
    """All throws of the cards dealt, the best first; scores are those of a table for two, and only there."""
    from pegout.analysis import weigh_single_throws, weigh_throws  # numbers need heavy libraries

    if scores is None:
        return weigh_single_throws(cards, own=dealer, seats=book.seats, partners=book.partners)
    return weigh_throws(cards, dealer=dealer, scores=scores, goal=book.goal)


def throws(
    weighed: Sequence[Weighed],
    cards: Sequence[Card],
    book: RuleSet,
    scores: tuple[int, int] | None,
    *,
    dealer: bool,
) -> Throws:
    """The throws, the best first, with what they were weighed for."""
    return Throws(
        cards=[str(card) for card in cards],
        dealer=dealer,
        seats=book.seats,
        partners=book.partners,
        rules=book.name,
        goal=book.goal,
        scores=scores,
        throws=[_throw(one, weighed[0]) for one in weighed],
    )


def _throw(throw: Weighed, best: Weighed) -> Throw:
    lost = None if throw.win is None or best.win is None else best.win - throw.win
    hand = throw.hand
    return Throw(
        thrown=[str(card) for card in throw.thrown],
        kept=[str(card) for card in throw.kept],
        hand=Hand(hand.mean, hand.least, hand.most, list(hand.distribution)),
        crib=throw.crib,
        pegging=throw.pegging,
        points=throw.points,
        win=throw.win,
        behind=Behind(best.points - throw.points, lost),
    )
