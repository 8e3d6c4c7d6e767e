"""A table as it was a while ago, for spectators with a delay: read once, and kept up to date."""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from pegout.services.streams.ports import Entry
from pegout.services.tables.evolve import evolve
from pegout.services.tables.live import LiveTable
from pegout.services.tables.state import TableState

if TYPE_CHECKING:
    from pegout.services.streams.subscribers import Subscriber
    from pegout.services.tables.keeper import TableKeeper


class LateTable:
    """Whatever is old enough is in its state; the rest waits for its time."""

    def __init__(self, keeper: "TableKeeper", live: LiveTable) -> None:
        self._keeper = keeper
        self._live = live
        self._state: TableState | None = None
        self._later: deque[Entry] = deque()
        self._reading: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None
        self.subscribers: list[Subscriber[TableState]] = []
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
            async for page in self._keeper.history.pages(self._live.name):
                version += len(page)
                shown = self._shown_of(page, at_least=1 if state is None else 0)
                if shown:
                    state = evolve(state, page[:shown])
                self._later.extend(page[shown:])
            async with self._keeper.held(self._live):  # what was stored meanwhile; after it `changed` is told
                self._later.extend(await self._keeper.store.read(self._live.name, version))
                self._state = state
            self._go_on()
        finally:
            self._reading = None
            if self._state is None:
                self._later.clear()

    def _shown_of(self, page: Sequence[Entry], at_least: int) -> int:
        """How many entries of the page may be shown now."""
        if self._later:
            return 0
        now = self._keeper.now()
        shown = takewhile(lambda entry: self._shown_at(entry) <= now, page[at_least:])
        return at_least + sum(1 for _ in shown)

    def changed(self, _: TableState, __: TableState, entry: Entry) -> None:
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
                self._state = evolve(before, (entry,))
                for subscriber in tuple(self.subscribers):
                    subscriber.changed(before, self._state, entry)
        finally:
            self._showing = None


def late_table(keeper: "TableKeeper", live: LiveTable) -> LateTable:
    """The one of that table."""
    if live.late is None:
        live.late = LateTable(keeper, live)
        live.followers.append(live.late)
    return live.late
