"""Long work outside the event loop, so that nobody who plays has to wait for it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Aside:
    """One piece at a time: together they take at most half of the process's time."""

    def __init__(self) -> None:
        self._one_by_one = asyncio.Lock()

    async def do(self, is_long: bool, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """The result of the work; short work is done directly."""
        if not is_long:
            return work(*args)
        async with self._one_by_one:
            return await asyncio.to_thread(work, *args)
