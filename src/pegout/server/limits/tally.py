"""Counts that start again after their time, and what other processes have yet to be told."""

import time
from collections.abc import Callable, Iterable, Mapping

from pegout.values import value

MOST = 50_000
"""Counts at a time; beyond them the oldest is forgotten."""
STEPS = 20
"""Others learn of a count in this many steps on its way to the limit."""


@value
class Limit:
    """That many for a key in that many seconds."""

    key: str
    most: int
    seconds: int


class Tally:
    """Exact within a process: nothing waits between reading a count and raising it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._counts: dict[str, tuple[float, int]] = {}
        """When each count starts again, and how far it is."""
        self._untold: dict[str, tuple[Limit, int]] = {}

    def spent(self, limits: Iterable[Limit], times: int = 1) -> tuple[Limit, float] | None:
        """The first limit that does not allow that many more, with the seconds to wait; None if all do."""
        now = self._clock()
        for limit in limits:
            until, count = self._counts.get(limit.key, (0.0, 0))
            if now < until and count + times > limit.most:
                return limit, until - now
        return None

    def add(self, limits: Iterable[Limit], times: int = 1) -> None:
        for limit in limits:
            self._raise(limit.key, limit.seconds, times)
            self._untold[limit.key] = limit, self._untold.get(limit.key, (limit, 0))[1] + times
            if len(self._untold) > self._most:  # where nobody listens
                self._untold.clear()

    def news(self) -> dict[str, tuple[int, int]]:
        """What others are to be told: by key the number to add, and the seconds of the count.

        What is less than a step stays untold: with it, a limit may be overrun by a twentieth a process.
        """
        due = {
            key: (count, limit.seconds)
            for key, (limit, count) in self._untold.items()
            if count >= max(1, limit.most // STEPS)
        }
        for key in due:
            del self._untold[key]
        return due

    def heard(self, news: Mapping[str, tuple[int, int]]) -> None:
        """What another process has counted."""
        for key, (count, seconds) in news.items():
            self._raise(key, seconds, count)

    def _raise(self, key: str, seconds: int, times: int) -> None:
        now = self._clock()
        until, count = self._counts.get(key, (0.0, 0))
        if now < until:
            self._counts[key] = until, count + times
            return
        self._counts.pop(key, None)  # the oldest stay in front
        self._make_room(now)
        self._counts[key] = now + seconds, times

    def _make_room(self, now: float) -> None:
        while self._counts:
            oldest = next(iter(self._counts))
            if len(self._counts) < self._most and now < self._counts[oldest][0]:
                return
            del self._counts[oldest]
