"""How fast a client may send."""

import time


class Pace:
    """A bucket of what is allowed, which fills with time."""

    __slots__ = ("_a_second", "_at", "_left", "_most")

    def __init__(self, at_once: int, a_second: int) -> None:
        self._most = at_once
        self._a_second = a_second
        self._left = float(at_once)
        self._at = time.monotonic()

    def is_kept(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + self._a_second * (now - self._at)) - 1
        self._at = now
        return self._left >= 0
