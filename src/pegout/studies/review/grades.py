"""The names of the grades, and how accurate a player was."""

from collections.abc import Sequence

from pegout.studies.review.result import Decision, Grade

BY_CHANCE = (0.001, 0.005, 0.015, 0.04)
"""A decision that loses less of the chance to win than this is: best, good, an inaccuracy, a mistake."""
BY_POINTS = (0.05, 0.3, 1.0, 2.0)
"""The same in points, where chances are not known."""


def grade_of(points_lost: float, win_lost: float | None) -> Grade:
    """By the chance lost, or by points if that is not known.

    >>> grade_of(2.5, 0.0049).value, grade_of(2.5, 0.04).value, grade_of(0.2, None).value
    ('good', 'blunder', 'good')
    """
    cost, limits = (points_lost, BY_POINTS) if win_lost is None else (win_lost, BY_CHANCE)
    return next((grade for grade, limit in zip(Grade, limits, strict=False) if cost < limit), Grade.BLUNDER)


def accuracy_of(decisions: Sequence[Decision]) -> float:
    """In percent: 100 for the best choice every time, 0 for the worst every time.

    What was lost is compared with all that could have been lost, so a decision weighs as much as depends on
    it.
    """
    stake = sum(one.stake for one in decisions)
    return 100.0 if stake <= 0 else 100.0 * (1.0 - sum(one.cost for one in decisions) / stake)
