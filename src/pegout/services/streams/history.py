"""Long streams in short steps: whoever waits for something else waits for one of them at most."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from time import perf_counter

from pegout.services.streams.ports import Entry, StreamStore

STEP = 64
"""Entries that are read and folded before others have their turn: a few milliseconds."""


class History:
    """Reads the streams of an engine. However many are long, together they have half of its time at most."""

    def __init__(self, store: StreamStore) -> None:
        self._store = store
        self._gate = asyncio.Lock()
        """Whoever has it takes the next step of a long stream."""

    async def pages(self, stream: str) -> AsyncIterator[Sequence[Entry]]:
        """All entries in their order, some at a time; whoever takes them may work on each page at once."""
        version = 0
        page = await self._store.read(stream, 0, STEP)
        while page:
            begun = perf_counter()
            yield page
            version += len(page)
            if len(page) < STEP:
                return
            worked = perf_counter() - begun  # without the time that the gate is waited for
            async with self._gate:
                await asyncio.sleep(worked)
                page = await self._store.read(stream, version, STEP)
