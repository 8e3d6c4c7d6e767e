"""Carries out the actions in the moderation log.

`pegout admin` writes while servers run; every process keeps reading the log, so tables and events are closed
and sockets ended wherever they are.
"""

import logging
from collections.abc import Callable
from contextlib import suppress

from pegout.refusal import Refused
from pegout.server.events.service import EventService
from pegout.server.tables.service import TableService
from pegout.services.events.kind import NoSuchEvent
from pegout.services.events.stream_events import EventShut
from pegout.services.people.moderation import Deed, Done
from pegout.services.streams.background import RepeatedWork
from pegout.services.tables.commands import ShutTable

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks at the log."""
OVERLAP = 600_000
"""Milliseconds that are read again: machines' clocks differ, and nothing is done twice."""


class Enforcement:
    """Carries out the log, once in every process; closing what is closed does nothing."""

    def __init__(
        self, table_service: TableService, event_service: EventService, forget: Callable[[str], None]
    ) -> None:
        """What is remembered of somebody is forgotten before their sockets are closed."""
        self._table_service = table_service
        self._event_service = event_service
        self._forget = forget
        self._known: set[str] = set()
        self._latest = 0
        self._work = RepeatedWork(self.look, "Not all of the log of deeds could be carried out", after=LOOK)

    def open(self) -> None:
        self._work.open()

    async def close(self) -> None:
        await self._work.close()

    async def look(self) -> None:
        """All that is new; at the first look, all there is."""
        for done in await self._table_service.store.deeds_since(max(0, self._latest - OVERLAP)):
            if done.id not in self._known:
                self._known.add(done.id)
                self._latest = max(self._latest, done.at)
                await self._carry_out(done)

    async def _carry_out(self, done: Done) -> None:
        match done.deed:
            case Deed.CLOSE_TABLE.value:
                await self._shut_table(done.about, done.why)
            case Deed.CLOSE_EVENT.value:
                await self._shut_event(done)
            case Deed.BAN.value | Deed.UNBAN.value | Deed.RENAME.value:
                self._forget(done.about)
                self._table_service.dismiss(done.about)
            case _:
                return

    async def _shut_table(self, table: str, why: str) -> None:
        with suppress(Refused):
            await self._table_service.keeper.do(
                table, ShutTable(f"Those who run this server have closed it: {why}")
            )

    async def _shut_event(self, done: Done) -> None:
        """The tables that were opened for it go with it."""
        with suppress(NoSuchEvent):
            state = await self._event_service.keeper.state(done.about)
            if state.shut is None:
                await self._event_service.keeper.mark(done.about, EventShut(done.why), f"deed:{done.id}")
            for table in state.tables:
                await self._shut_table(table.table, done.why)
