"""How commands fare, for whoever runs the server."""

from typing import Protocol

from pegout.app.parlour.live import Stale
from pegout.app.ports import StoreUnavailable, VersionConflict


class Observer(Protocol):
    """Is told of every command once, and of every entry."""

    def command(self, name: str, outcome: str) -> None: ...

    def append(self, seconds: float) -> None:
        """So long it took until an entry was safe."""


def outcome_of(error: Exception) -> str:
    """In a word that can be counted."""
    if isinstance(error, Stale | VersionConflict):
        return "stale"
    if isinstance(error, StoreUnavailable):
        return "unavailable"
    return "refused" if isinstance(error, ValueError) else "broken"
