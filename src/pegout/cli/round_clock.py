"""The clock of a timed game at a table in the terminal."""

import time
from collections.abc import Callable

Clock = Callable[[], float]


class RoundClock:
    """Counts the minutes of one game; a limit of nought never runs out."""

    def __init__(self, limit: int, clock: Clock = time.monotonic) -> None:
        self.limit = limit
        self._clock = clock
        self._began = clock()

    def start(self) -> None:
        """A game begins, with all its time left."""
        self._began = self._clock()

    @property
    def minutes(self) -> int:
        """Whole minutes played."""
        return int((self._clock() - self._began) // 60)

    @property
    def is_up(self) -> bool:
        return 0 < self.limit <= self.minutes

    @property
    def minutes_left(self) -> int | None:
        """Minutes left, rounded up; None without a limit."""
        return max(0, self.limit - self.minutes) if self.limit else None
