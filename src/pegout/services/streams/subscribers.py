"""The subscribers of a stream, and what waits for them."""

import asyncio
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from pegout.services.streams.ports import Entry

S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")


class Subscriber(Protocol[S_contra]):
    """Is told of every entry, in order, as soon as it is stored."""

    def changed(self, before: S_contra, now: S_contra, entry: Entry) -> None:
        """Must return immediately: everybody waits for it. Nobody is told of the first entry of a stream."""


class LastMade(Generic[M]):
    """What was made of the last entry: all who had been shown as much are given the same. It holds one."""

    def __init__(self) -> None:
        self._kept: tuple[Entry, int, M] | None = None

    def of(self, entry: Entry, shown: int, make: Callable[[], M]) -> M:
        """Made anew only for another entry, or for somebody who was shown another version before it."""
        if self._kept is None or self._kept[0] is not entry or self._kept[1] != shown:
            self._kept = entry, shown, make()
        return self._kept[2]

    def forget(self) -> None:
        self._kept = None


class Outbox(asyncio.Queue[M | None]):
    """Messages for one reader; None is the last of them.

    A reader who is too slow loses the oldest messages where only the newest count, and is otherwise left
    behind: what has been waiting is dropped, and nothing more comes.
    """

    def __init__(self, most: int, *, newest: bool = False) -> None:
        super().__init__(most)
        self.over = asyncio.Event()
        """Set when it ends: a reader who takes nothing would not come to the last message."""
        self._newest = newest

    @property
    def ended(self) -> bool:
        return self.over.is_set()

    def post(self, message: M) -> None:
        if self.ended:
            return
        if not self.full():
            self.put_nowait(message)
        elif self._newest:
            self.get_nowait()
            self.put_nowait(message)
        else:
            self._drop_all()
            self.end()

    def end(self) -> None:
        """Nothing comes after what is waiting now."""
        if not self.ended:
            if self.full():
                self._drop_all()
            self.over.set()
            self.put_nowait(None)

    def _drop_all(self) -> None:
        while not self.empty():
            self.get_nowait()
