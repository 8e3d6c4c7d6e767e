"""Everybody who watches something in this process."""

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from pegout.server.problems import Problem


class Onlooker(Protocol):
    """Is shown something until told to stop."""

    def stop(self) -> None:
        """Nothing more comes: the page has to reconnect."""


O = TypeVar("O", bound=Onlooker)  # noqa: E741 - one letter, as every type variable here


class Audience(Generic[O]):
    """The most watchers: each of them is sent every change."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: set[O] = set()

    def __len__(self) -> int:
        return len(self._there)

    def __iter__(self) -> Iterator[O]:
        """Everybody now, whoever comes or goes meanwhile."""
        return iter(tuple(self._there))

    def check_room(self) -> None:
        """Refuse one watcher too many."""
        if len(self._there) >= self.most:
            raise Problem(503, "busy", "Too many people are watching: try again later.", retry_after=30)

    def admit(self, onlooker: O) -> O:
        self._there.add(onlooker)
        return onlooker

    def dismiss(self, onlooker: O) -> None:
        self._there.discard(onlooker)

    def close(self) -> None:
        """Tell everybody to reconnect: the server is shutting down."""
        for onlooker in self:
            onlooker.stop()
