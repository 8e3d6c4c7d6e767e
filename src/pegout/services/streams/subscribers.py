"""The subscribers of a stream, and what waits for them."""

import asyncio
from typing import Protocol, TypeVar

from pegout.services.streams.ports import Entry

S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")


class Subscriber(Protocol[S_contra]):
    """Is told of every entry, in order, as soon as it is stored."""

    def changed(self, before: S_contra, now: S_contra, entry: Entry) -> None:
        """Must return immediately: everybody waits for it. Nobody is told of the first entry of a stream."""


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
