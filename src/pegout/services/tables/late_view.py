"""A table as it was a while ago, for whoever looks on late: read once, and kept as it goes on."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from pegout.services.streams.ports import Entry
from pegout.services.tables.evolve import after, first_state, joined, take
from pegout.services.tables.live import Listener, LiveTable
from pegout.services.tables.state import TableState

if TYPE_CHECKING:
    from pegout.services.tables.keeper import TableKeeper


class LateTable:
    """What lies long enough back is in its state; the rest waits for its time."""

    def __init__(self, keeper: "TableKeeper", live: LiveTable) -> None:
        self._keeper = keeper
        self._live = live
        self._state: TableState | None = None
        self._later: deque[Entry] = deque()
        self._reading: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None
        self.listeners: list[Listener] = []
        """Told of every entry when its time has come."""

    async def state(self) -> TableState:
        """The table as it may be shown now; read from its stream when the first one asks."""
        while self._state is None:
            if self._reading is None:
                self._reading = self._keeper.background.start(self._read())
            await asyncio.shield(self._reading)
        return self._state

    async def _read(self) -> None:
        try:
            state, version = None, 0
            async for page in self._keeper.history.pages(self._live.state.table):
                version += len(page)
                for entry in page:
                    if state is None:
                        state = first_state(entry)
                    elif self._later or self._shown_at(entry) > self._keeper.now():
                        self._later.append(entry)
                    else:
                        take(state, entry)
            async with self._live.lock:  # what was stored meanwhile; from here on `happened` is told
                self._later.extend(await self._keeper.store.read(self._live.state.table, version))
                self._state = state
            self._go_on()
        finally:
            self._reading = None
            if self._state is None:
                self._later.clear()

    def happened(self, entry: Entry) -> None:
        """It is stored, and will be shown."""
        if self._state is not None:
            self._later.append(entry)
            self._go_on()

    def _shown_at(self, entry: Entry) -> int:
        return entry.at + 1000 * self._live.state.terms.delay_seconds

    def _go_on(self) -> None:
        if self._showing is None and self._later:
            self._showing = self._keeper.background.start(self._show_later(), idle=True)

    async def _show_later(self) -> None:
        try:
            while self._later and self._state is not None:
                entry = self._later[0]
                wait = max(0, self._shown_at(entry) - self._keeper.now())
                await asyncio.sleep(wait / 1000)  # for a moment at least, so that others have their turn
                if wait:
                    continue
                self._later.popleft()
                before = self._state
                self._state = joined(before, after(before, entry))
                for listener in tuple(self.listeners):
                    listener.changed(before, self._state, entry)
        finally:
            self._showing = None


def late_table(keeper: "TableKeeper", live: LiveTable) -> LateTable:
    """The one of that table."""
    if not isinstance(live.late, LateTable):
        live.late = LateTable(keeper, live)
    return live.late
