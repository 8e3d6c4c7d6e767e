"""The scores of the play one by one: what may be pegged, what a peg was for, and what is left."""

from collections.abc import Sequence
from dataclasses import replace

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


def fitted_with_go(due: Sequence[Due], points: int) -> tuple[Fitted, bool]:
    """As `fitted` for a player who is sure of the point for the go, and whether the number has that in it.

    >>> fitted_with_go((Due(Kind.PAIR, 2),), 3)[0].over
    0
    """
    plain, go = fitted(due, points), Due(Kind.GO, 1)
    with_go = fitted((*due, go), points)
    if not plain.over and (plain.short is None or with_go.short is not None):
        return plain, False
    pegged = list(with_go.pegged)
    pegged.remove(go)
    return replace(with_go, pegged=tuple(pegged)), True


def _chosen(due: Sequence[Due], points: int) -> tuple[bool, ...]:
    """Which scores come nearest to the number without passing it.

    Awards come first, then what was not overlooked before, then the newest: whoever pegs after a card means
    that card. The work grows with the number of scores times the points, however many rulings have given.
    """
    best: dict[int, tuple[int, int, int]] = {0: (0, 0, 0)}
    for place, score in enumerate(due):
        award = score.points if score.kind in AWARDS else 0
        fresh = 0 if score.overlooked else score.points
        for total, (awards, freshes, taken) in list(best.items()):
            reached = total + score.points
            choice = (awards + award, freshes + fresh, taken | 1 << place)
            if reached <= points and choice > best.get(reached, (-1, 0, 0)):
                best[reached] = choice
    taken = best[max(best)][2]
    return tuple([bool(taken >> place & 1) for place in range(len(due))])
