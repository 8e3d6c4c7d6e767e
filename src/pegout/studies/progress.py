"""How a long task reports its progress."""

from typing import Protocol


class Tell(Protocol):
    """Receives how much is done, how much there is in all, and a word about it."""

    def __call__(self, done: int, of: int, note: str = "") -> None: ...
