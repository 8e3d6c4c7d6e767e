"""Figures of a comparison with their 95% intervals.

Sets of games are independent of each other; games of one set are not, for they have the same cards. So every
interval goes by the spread between sets.
"""

from math import log10, sqrt

from pegout.studies.arena.tally import Moments
from pegout.studies.simulation.intervals import Mean, Share, Z, mean_of
from pegout.values import value

ELO_SCALE = 400.0

FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}
"""Student's 97.5% for few degrees of freedom."""


def student(freedom: int) -> float:
    """How many standard errors leave 2.5% on each side, by Student's distribution.

    The first few are written out; the others come from the expansion around the normal deviate, which is
    good to three places from five degrees on.

    >>> round(student(1), 2), round(student(10), 3), round(student(1000), 3)
    (12.71, 2.228, 1.962)
    """
    if freedom in FEW:
        return FEW[freedom]
    z, z2, f = Z, Z * Z, float(freedom)
    return (
        z
        + z * (z2 + 1) / (4 * f)
        + z * (5 * z2**2 + 16 * z2 + 3) / (96 * f**2)
        + z * (3 * z2**3 + 19 * z2**2 + 17 * z2 - 15) / (384 * f**3)
        + z * (79 * z2**4 + 776 * z2**3 + 1482 * z2**2 - 1920 * z2 - 945) / (92160 * f**4)
    )


def mean_over_sets(moments: Moments, sets: int, unit: int) -> Mean:
    """The mean of numbers counted in parts of a unit, with Student's interval."""
    normal = mean_of(moments.total, moments.squares, sets, unit)
    if sets == 1:
        return normal
    half = (normal.high - normal.mean) * student(sets - 1) / Z
    return Mean(normal.mean, normal.mean - half, normal.mean + half)


def share_over_sets(wins: Moments, sets: int, games_a_set: int) -> Mean:
    """The share of games won. The interval never leaves 0 to 1.

    One set says nothing about the spread between sets. Nor do sets that were all won, or all lost: they get
    Wilson's interval, as if each were a single game, which no share with the same mean can be wider than.
    """
    mean = mean_over_sets(wins, sets, games_a_set)
    if mean.mean in (0.0, 1.0):
        whole = Share(sets * int(mean.mean), sets)
        return Mean(mean.mean, whole.low, whole.high)
    if sets == 1:
        return Mean(mean.mean, 0.0, 1.0)
    return Mean(mean.mean, max(0.0, mean.low), min(1.0, mean.high))


def ratio_over_sets(above: Moments, below: Moments, both: int, sets: int, unit: int) -> Mean:
    """The ratio of two sums, such as points and deals, with an interval from the residuals."""
    over, under = above.total, below.total
    ratio = over / under
    left = above.squares * under**2 - 2 * over * under * both + over**2 * below.squares
    half = 0.0
    if sets > 1:
        half = student(sets - 1) * sqrt(left * sets / (sets - 1)) / under**2
    return Mean(ratio / unit, (ratio - half) / unit, (ratio + half) / unit)


@value
class Elo:
    """A difference in rating points and its interval; None means unlimited on that side.

    >>> Elo.of(Mean(0.75, 0.5, 1.0))
    Elo(difference=190.84850188786498, low=0.0, high=None)
    """

    difference: float | None
    low: float | None
    high: float | None

    @classmethod
    def of(cls, share: Mean, sides: int = 2) -> "Elo":
        return cls(*[elo(one, sides) for one in (share.mean, share.low, share.high)])


def elo(share: float, sides: int = 2) -> float | None:
    """The rating difference at which one of that many sides wins that share, the others all equal."""
    if not 0.0 < share < 1.0:
        return None
    return ELO_SCALE * log10(share * (sides - 1) / (1.0 - share))
