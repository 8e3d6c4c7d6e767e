"""How long a bot thinks: exact totals, and a histogram for percentiles."""

from collections import Counter
from math import exp, log

from pegout.values import value

STEP = log(1.02)
"""Times that differ by less than this factor's logarithm share a bar."""

MILLION = 1_000_000


@value
class Thinking:
    """Decisions of a bot and the nanoseconds they took.

    >>> Thinking.of([1_000_000, 3_000_000]).mean
    2.0
    """

    decisions: int
    nanoseconds: int
    slowest_nanoseconds: int
    bars: Counter[int]

    @classmethod
    def of(cls, times: list[int]) -> "Thinking":
        bars = Counter(round(log(max(time, 1)) / STEP) for time in times)
        return cls(len(times), sum(times), max(times, default=0), bars)

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.nanoseconds + other.nanoseconds,
            max(self.slowest_nanoseconds, other.slowest_nanoseconds),
            self.bars + other.bars,
        )

    @property
    def mean(self) -> float:
        """Milliseconds per decision."""
        return self.nanoseconds / self.decisions / MILLION if self.decisions else 0.0

    @property
    def slowest(self) -> float:
        """Milliseconds for the slowest one."""
        return self.slowest_nanoseconds / MILLION

    def within(self, share: float) -> float:
        """The milliseconds within which that share of decisions was made, to within one percent."""
        wanted, seen = share * self.decisions, 0
        for bar in sorted(self.bars):
            seen += self.bars[bar]
            if seen >= wanted:
                return min(exp(bar * STEP) / MILLION, self.slowest)
        return 0.0
