"""How a long work tells how far it has come."""

from typing import Protocol


class Tell(Protocol):
    """Is told how much is done, how much there is in all, and a word about it."""

    def __call__(self, done: int, of: int, note: str = "") -> None: ...
