"""Long work beside the event loop, so that whoever plays meanwhile waits for none of it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Aside:
    """One piece at a time: however many there are, together they have half of the time of a process."""

    def __init__(self) -> None:
        self._one_by_one = asyncio.Lock()

    async def do(self, is_long: bool, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """What comes of the work; short work is done at once."""
        if not is_long:
            return work(*args)
        async with self._one_by_one:
            return await asyncio.to_thread(work, *args)
