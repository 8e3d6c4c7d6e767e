"""What was counted, with its 95% interval."""

from math import sqrt

from pegout.values import value

Z = 1.959963984540054
"""The standard normal deviate that leaves 2.5% on each side."""


@value
class Share:
    """Something happened so many times out of so many. The interval is Wilson's, which stays within 0 to 1.

    >>> share = Share(50, 100)
    >>> round(share.low, 3), share.share, round(share.high, 3)
    (0.404, 0.5, 0.596)
    """

    times: int
    of: int

    @property
    def share(self) -> float:
        return self.times / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        return max(0.0, self._middle - self._half) if self.times else 0.0

    @property
    def high(self) -> float:
        return min(1.0, self._middle + self._half) if self.times < self.of else 1.0

    @property
    def _middle(self) -> float:
        return (self.times + Z * Z / 2) / (self.of + Z * Z)

    @property
    def _half(self) -> float:
        spread = self.times * (1 - self.share) + Z * Z / 4
        return Z * sqrt(spread) / (self.of + Z * Z)


@value
class Mean:
    """A mean of measurements with its normal interval; one measurement alone gives no interval."""

    mean: float
    low: float
    high: float


def mean_of(total: int, squares: int, number: int, unit: int = 1) -> Mean:
    """The mean of so many whole numbers, from their sum and the sum of their squares.

    They were counted in parts of a unit: in halves with a unit of 2. Whole sums make it exact, whatever
    the order of adding.

    >>> mean_of(6, 14, 3).mean
    2.0
    """
    mean = total / number
    variance = (squares * number - total * total) / (number * (number - 1)) if number > 1 else 0.0
    half = Z * sqrt(variance / number)
    return Mean(mean / unit, (mean - half) / unit, (mean + half) / unit)
