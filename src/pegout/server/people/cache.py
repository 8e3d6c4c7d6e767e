"""What was so a moment ago."""

import time
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Each item is known for that many seconds after it was put, and never more than that many items."""

    def __init__(self, seconds: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._most = most
        self._clock = clock
        self._known: dict[K, tuple[float, V]] = {}  # the oldest first, for all are known equally long

    def get(self, key: K) -> V | None:
        found = self._known.get(key)
        return found[1] if found is not None and self._clock() < found[0] else None

    def put(self, key: K, thing: V) -> None:
        now = self._clock()
        self._known.pop(key, None)
        self._make_room(now)
        self._known[key] = (now + self._seconds, thing)

    def forget(self, key: K) -> None:
        self._known.pop(key, None)

    def forget_all(self) -> None:
        self._known.clear()

    def __len__(self) -> int:
        return len(self._known)

    def _make_room(self, now: float) -> None:
        while self._known:
            oldest = next(iter(self._known))
            if len(self._known) < self._most and now < self._known[oldest][0]:
                return
            del self._known[oldest]
