"""Keeps the tables of a server process: opens them, carries out what is asked, and looks after them."""

import logging
import secrets
from collections.abc import Callable

from pegout.game import Seat
from pegout.services.fresh_id import fresh_id
from pegout.services.provable.fresh_secret import new_secret
from pegout.services.streams.engine import ATTEMPTS, Order, StreamEngine
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer, StoreUnavailable, VersionConflict
from pegout.services.tables.commands import LookAfter, SeatBot, TableCommand
from pegout.services.tables.events import Reserved, TableEvent, TableOpened
from pegout.services.tables.kind import TABLES, NoSuchTable, WithSecret
from pegout.services.tables.listing import listing_of
from pegout.services.tables.live import LiveTable
from pegout.services.tables.opening import open_table, reserve_table
from pegout.services.tables.ports import TableStore
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from pegout.services.worker_pool import Requester

log = logging.getLogger(__name__)

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters and digits that are easily confused."""
NO_CODE = "No free code was found for the table: try again."


def new_code() -> str:
    """Six letters and digits that are easy to read out over the telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


class TableKeeper(StreamEngine[TableState, WithSecret, LiveTable]):
    """The one way to the tables. What is called when something is stored is called for what is due, too."""

    def __init__(
        self,
        store: TableStore,
        announcer: Announcer | None,
        now: Callable[[], int] = now_ms,
        node: str = "",
        secret: Callable[[], str] = new_secret,
    ) -> None:
        """`secret` gives the unpredictable secrets the deals are made from."""
        super().__init__(TABLES, LiveTable, store, announcer, now, node)
        self.store: TableStore = store
        self._new_secret = secret
        self.since = now()
        """When this process began."""
        self.on_load.append(self._resume)

    def _resume(self, live: LiveTable) -> None:
        live.state.resumed_at = self.since

    async def open(
        self, terms: Terms, host: str, bots: dict[Seat, str], requester: Requester | None = None
    ) -> TableState:
        """A new table opened by that person, with these bots already seated."""
        live = await self._opened(terms, host)
        live.requester = requester
        for seat, level in bots.items():
            await self.do(live.name, SeatBot(host, seat, level, alone=True), by=host)
        return live.state

    async def _opened(self, terms: Terms, host: str) -> LiveTable:
        """Stored under a name and a code that no other table has."""
        for _ in range(ATTEMPTS):
            table = fresh_id(9)
            opened = open_table(table, new_code(), terms, host, self._new_secret())
            if live := await self._begun(table, opened, host):
                return live
        raise VersionConflict(NO_CODE)

    async def _begun(self, table: str, events: tuple[TableEvent, ...], host: str) -> LiveTable | None:
        """None if there is already such a table, or such a code."""
        try:
            return await self.begin(table, events, host)
        except VersionConflict:
            return None

    async def reserve(
        self, table: str, terms: Terms, host: str, reserved: Reserved, secret: str
    ) -> TableState:
        """The table of that name for a match of an event, opened once however often it is requested."""
        for _ in range(ATTEMPTS):
            try:
                return (await self.live(table)).state
            except NoSuchTable:
                opened = reserve_table(TableOpened(table, new_code(), terms, host), reserved, secret)
            if live := await self._begun(table, opened, host):
                return live.state
        raise VersionConflict(NO_CODE)

    async def do(
        self,
        table: str,
        command: TableCommand,
        *,
        by: str | None = None,
        command_id: str | None = None,
        saw: int | None = None,
    ) -> int:
        """Carry it out as the engine does; gives the version of the table after it."""
        order = Order(WithSecret(command, self._new_secret()), by, command_id, saw)
        return (await self.carry_out(table, order)).version

    async def look_after(self) -> None:
        """Do what is due at any table, wherever it was left; and forget tables that nobody asks for."""
        for table in await self.store.due_tables(self.now()):
            try:
                live = await self.live(table)
                await self.catch_up(table)  # it may be due for what a process did that died before it told
                await self.do(table, LookAfter(self.now()))
                await self._relist(live)
            except StoreUnavailable:
                raise
            except (NoSuchTable, VersionConflict):
                log.warning("Could not look after a table.", extra={"table": table})
                continue
            except Exception:  # one table that is broken does not keep the others waiting
                log.exception("A table is broken and no longer looked after.", extra={"table": table})
                continue
            for look in self.on_store:
                look(live)
        self.streams.forget()

    async def _relist(self, live: LiveTable) -> None:
        """If nothing was due after all, store when something will be."""
        async with self.held(live):
            listing = listing_of(live.state)
            if listing.due is None or listing.due > self.now():
                await self.store.relist(live.name, listing)
                live.listed = listing
