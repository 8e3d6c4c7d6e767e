"""The time, and the outcome of commands, for the people who run the server."""

from typing import Protocol

from pegout.services.clock import SteadyClock


class Observer(Protocol):
    """Is told of every command once, and of every entry."""

    def command(self, name: str, outcome: str) -> None: ...

    def bot(self, outcome: str) -> None:
        """A bot `failed` to think, or had to play `by_feel`."""

    def append(self, seconds: float) -> None:
        """How long it took until an entry was safe."""


now_ms = SteadyClock()
"""Milliseconds since 1970, the default clock."""
