"""The streams that a process has in memory, and which of them make room for others."""

import time
from heapq import nsmallest
from typing import Any, TypeVar

from pegout.services.streams.stream import Stream

T = TypeVar("T", bound=Stream[Any])

FORGOTTEN_AFTER = 600.0
"""Seconds after which a stream that nobody asks for is no longer kept."""


class Memory(dict[str, T]):
    """Streams by name. One that somebody listens to or works on is never forgotten."""

    def __init__(self, most: int) -> None:
        """Beyond that many, the longest unused go first."""
        super().__init__()
        self.most = most
        self._looked_at = time.monotonic()

    def keep(self, stream: T) -> T:
        """The stream of that name: the given one, unless there is one already."""
        if stream.name not in self:
            if len(self) >= self.most or self._looked_at < time.monotonic() - FORGOTTEN_AFTER:
                self.forget(room_for=1)
            self[stream.name] = stream
        return self[stream.name]

    def forget(self, room_for: int = 0) -> None:
        """Those that nobody has asked for in a while, and as many as are too many."""
        self._looked_at = time.monotonic()
        long_ago = self._looked_at - FORGOTTEN_AFTER
        quiet = [stream for stream in self.values() if stream.is_quiet]
        old = [stream for stream in quiet if stream.asked_at < long_ago]
        too_many = len(self) + room_for - self.most
        gone = nsmallest(too_many, quiet, lambda one: one.asked_at) if too_many > len(old) else old
        for stream in gone:
            del self[stream.name]

    def drop_unopened(self, stream: T) -> None:
        """One in which nothing was stored after all."""
        if stream.stored is None and stream.is_quiet and self.get(stream.name) is stream:
            del self[stream.name]
