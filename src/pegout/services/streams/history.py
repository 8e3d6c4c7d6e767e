"""Long streams in short steps, so that anything else waits for at most one of them."""

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
        """Its holder takes the next step of a long stream."""

    async def pages(self, stream: str) -> AsyncIterator[Sequence[Entry]]:
        """All entries in order, a page at a time, each ready to be worked on."""
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
