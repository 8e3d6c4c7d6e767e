"""The time, and how commands fare, for whoever runs the server."""

from typing import Protocol

from pegout.app.clock import SteadyClock


class Observer(Protocol):
    """Is told of every command once, and of every entry."""

    def command(self, name: str, outcome: str) -> None: ...

    def append(self, seconds: float) -> None:
        """So long it took until an entry was safe."""


now_ms = SteadyClock()
"""Milliseconds since 1970, for whoever is given no clock of their own."""
