"""Long streams in short steps: whoever plays elsewhere waits for one of them at most."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from time import perf_counter

from pegout.services.streams.ports import Entry
from pegout.services.tables.evolve import first_state, take
from pegout.services.tables.ports import TableStore
from pegout.services.tables.state import TableState

STEP = 64
"""Entries that are read and folded before others have their turn: a few milliseconds."""


class History:
    """Reads the streams of a process. However many are long, together they have half of its time at most."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._gate = asyncio.Lock()
        """Whoever has it takes the next step of a long stream."""

    async def pages(self, table: str) -> AsyncIterator[Sequence[Entry]]:
        """All entries in their order, some at a time; whoever takes them may work on each page at once."""
        version = 0
        page = await self._store.read(table, 0, STEP)
        while page:
            begun = perf_counter()
            yield page
            version += len(page)
            if len(page) < STEP:
                return
            worked = perf_counter() - begun  # without the time that the gate is waited for
            async with self._gate:
                await asyncio.sleep(worked)
                page = await self._store.read(table, version, STEP)

    async def state(self, table: str) -> TableState | None:
        """The table after all its entries; None without any."""
        state = None
        async for page in self.pages(table):
            for entry in page:
                if state is None:
                    state = first_state(entry)
                else:
                    take(state, entry)
        return state
