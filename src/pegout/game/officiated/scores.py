"""The scores of the play one by one: what may be pegged, what a peg was for, and what is left."""

from collections.abc import Sequence
from itertools import product

from pegout.rules import Kind
from pegout.values import value

AWARDS = (Kind.PENALTY, Kind.MUGGINS)
"""What a ruling gives, and not the cards."""


@value
class Due:
    """One score of a player, or what is missing of one."""

    kind: Kind
    points: int
    overlooked: bool = False
    """Whether its player has played on without it, and may still peg it."""


Scores = tuple[Due, ...]


@value
class Fitted:
    """What a player's number was for."""

    pegged: Scores
    left: Scores
    """The scores that may still be pegged by themselves (acc:VII.2a)."""
    short: Due | None
    """What is missing of a score that was pegged for a part only: one score is not split (acc:VIII.3)."""
    over: int


def worth(scores: Sequence[Due]) -> int:
    return sum([score.points for score in scores])


def fitted(due: Sequence[Due], points: int) -> Fitted:
    """Whole scores as far as they add up to the number; the rest of it is for a part of one more.

    >>> fitted((Due(Kind.PAIR, 2), Due(Kind.LAST, 1)), 2).left
    (Due(kind=<Kind.LAST: 'last card'>, points=1, overlooked=False),)
    """
    total = worth(due)
    if points >= total:
        return Fitted(tuple(due), (), None, points - total)
    chosen = _chosen(due, points)
    pegged = tuple([score for score, taken in zip(due, chosen, strict=True) if taken])
    left = [score for score, taken in zip(due, chosen, strict=True) if not taken]
    rest = points - worth(pegged)
    if not rest:
        return Fitted(pegged, tuple(left), None, 0)
    split = min(left, key=lambda score: score.points)
    left.remove(split)
    return Fitted(pegged, tuple(left), Due(split.kind, split.points - rest), 0)


def _chosen(due: Sequence[Due], points: int) -> tuple[bool, ...]:
    """Which scores come nearest to the number without passing it.

    Awards come first, then what was not overlooked before, then the newest: whoever pegs after a card means
    that card.
    """

    def fitness(choice: tuple[bool, ...]) -> tuple[int, int, int, tuple[bool, ...]]:
        taken = [score for score, is_taken in zip(due, choice, strict=True) if is_taken]
        awards = [score for score in taken if score.kind in AWARDS]
        fresh = [score for score in taken if not score.overlooked]
        if worth(taken) > points:
            return (-1, 0, 0, ())
        return (worth(taken), worth(awards), worth(fresh), choice[::-1])

    return max(product((True, False), repeat=len(due)), key=fitness)
