"""What is open at a time: places that are held, here and by other processes."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from pegout.server.limits.tally import STEPS, Limit

BELIEVED_SECONDS = 6.0
"""How long another process's report counts: it may have died."""


class Places:
    """Counts what is held; a place is given back when its holder goes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._held: Counter[str] = Counter()
        self._most: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}

    def full(self, limits: Sequence[Limit]) -> Limit | None:
        """The first limit that has no place left."""
        return next((limit for limit in limits if self._all(limit.key) >= limit.most), None)

    def take(self, limits: Sequence[Limit]) -> None:
        for limit in limits:
            self._held[limit.key] += 1
            self._most[limit.key] = limit.most

    def give_back(self, limits: Sequence[Limit]) -> None:
        for limit in limits:
            self._held[limit.key] -= 1
            if self._held[limit.key] <= 0:
                del self._held[limit.key], self._most[limit.key]

    def news(self) -> dict[str, int]:
        """What is held here of limits that are used for a twentieth at least; the rest is nobody's worry."""
        return {key: held for key, held in self._held.items() if held * STEPS >= self._most[key]}

    def heard(self, node: str, held: Mapping[str, int]) -> None:
        """All that another process holds, in place of what it said before."""
        self._elsewhere[node] = self._clock() + BELIEVED_SECONDS, held

    def _all(self, key: str) -> int:
        now = self._clock()
        for node in [node for node, (until, _) in self._elsewhere.items() if until < now]:
            del self._elsewhere[node]
        return self._held[key] + sum(held.get(key, 0) for _, held in self._elsewhere.values())
