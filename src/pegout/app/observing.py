"""The time, and how commands fare, for whoever runs the server."""

import time
from typing import Protocol


class Observer(Protocol):
    """Is told of every command once, and of every entry."""

    def command(self, name: str, outcome: str) -> None: ...

    def bot(self, outcome: str) -> None:
        """A bot `failed` to think, or had to play `by_feel`."""

    def append(self, seconds: float) -> None:
        """So long it took until an entry was safe."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
