"""Keeps the tables of a server process: loads them, carries out what is asked, and tells whoever listens."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from pegout.game import IllegalCommand, Seat
from pegout.refusal import refuse
from pegout.services.provable import new_secret
from pegout.services.streams.background import BackgroundTasks
from pegout.services.streams.observer import Observer, now_ms
from pegout.services.streams.ports import Announcer, Entry, Stale, StoreUnavailable, VersionConflict
from pegout.services.tables.commands import LookAfter, SeatBot, TableCommand
from pegout.services.tables.decide import decide
from pegout.services.tables.events import Reserved, TableEvent, TableOpened
from pegout.services.tables.evolve import after, first_state, joined
from pegout.services.tables.listing import listing_after, listing_of
from pegout.services.tables.live import LiveTable, NoSuchTable
from pegout.services.tables.long_streams import History
from pegout.services.tables.notices import is_news, news_of, people_of
from pegout.services.tables.opening import open_table, reserve_table
from pegout.services.tables.outcomes import outcome_of
from pegout.services.tables.ports import TableStore
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from pegout.services.worker_pool import Requester

log = logging.getLogger(__name__)

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are easily taken for another."""
ATTEMPTS = 8
NO_CODE = "No code was found that is free: open the table again."
FORGOTTEN_AFTER = 600.0
"""Seconds after which a table that nobody asks for is no longer kept in memory."""


def new_code() -> str:
    """Six letters and digits that can be told over the telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


class TableKeeper:
    """The one way to the tables. Every process on a database has one, and all of them agree."""

    def __init__(
        self, store: TableStore, announcer: Announcer | None, now: Callable[[], int] = now_ms, node: str = ""
    ) -> None:
        """Without an announcer this is the only process on the store."""
        self.store = store
        self.announcer = announcer
        self.now = now
        self.since = now()
        """When this process began."""
        self.node = node or secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self.history = History(store)
        self.background = BackgroundTasks()
        self.on_look: list[Callable[[LiveTable], None]] = []
        """Called with a table that this process has changed or looked after."""
        self.on_news: list[Callable[[TableState], None]] = []
        """Called where what this process has stored concerns people who may not be looking."""
        self.observer: Observer | None = None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(
        self, terms: Terms, host: str, bots: dict[Seat, str], requester: Requester | None = None
    ) -> TableState:
        """A new table of that person, with these bots at it already, whoever they leave a seat for."""
        live = await self._opened(terms, host)
        live.requester = requester
        table = live.state.table
        self.tables[table] = live
        for seat, level in bots.items():
            await self.do(table, SeatBot(host, seat, level, alone=True), by=host)
        return live.state

    async def _opened(self, terms: Terms, host: str) -> LiveTable:
        """Stored under a name and a code that no other table has."""
        for _ in range(ATTEMPTS):
            table = secrets.token_urlsafe(9)
            opened = open_table(table, new_code(), terms, host, new_secret())
            if live := await self._begun(table, Entry(opened, self.now(), host)):
                return live
        raise VersionConflict(NO_CODE)

    async def _begun(self, table: str, opened: Entry) -> LiveTable | None:
        """None where there is such a table, or such a code."""
        live = LiveTable(first_state(opened))
        live.listed = listing_of(live.state)
        try:
            await self.store.append(table, 0, opened, live.listed)
        except VersionConflict:
            return None
        return live

    async def reserve(
        self, table: str, terms: Terms, host: str, reserved: Reserved, secret: str
    ) -> TableState:
        """The table of that name for a match of an event, opened once however often it is asked for."""
        for _ in range(ATTEMPTS):
            try:
                return (await self.live(table)).state
            except NoSuchTable:
                opened = reserve_table(TableOpened(table, new_code(), terms, host), reserved, secret)
            if live := await self._begun(table, Entry(opened, self.now(), host)):
                return self.tables.setdefault(table, live).state
        raise VersionConflict(NO_CODE)

    async def live(self, table: str) -> LiveTable:
        """The table in memory, loaded if need be, or `NoSuchTable`."""
        found = self.tables.get(table)
        if found is None:
            if table not in self._loading:
                self._loading[table] = self.background.start(self._load(table))
            found = await asyncio.shield(self._loading[table])
        found.asked_at = time.monotonic()
        if found.behind:
            await self.catch_up(table)
        return found

    def missing(self) -> NoSuchTable:
        text = "There is no such table: check the link, or open a new one."
        return NoSuchTable(refuse("no_such_table", text))

    async def _load(self, table: str) -> LiveTable:
        try:
            state = await self.history.state(table)
            if state is None:
                raise self.missing()
            state.resumed_at = self.since
            return self.tables.setdefault(table, LiveTable(state))
        finally:
            del self._loading[table]

    async def do(
        self,
        table: str,
        command: TableCommand,
        *,
        by: str | None = None,
        command_id: str | None = None,
        saw: int | None = None,
    ) -> int:
        """Carry it out and store it; gives the version of the table after it.

        The same id of the same person acts once. A caller who goes away meanwhile changes nothing about it.
        """
        live = await self.live(table)
        try:
            version: int = await asyncio.shield(
                self.background.start(self._do(live, command, by, command_id, saw))
            )
        except Exception as error:
            self._note(command, outcome_of(error))
            raise
        self._note(command, "done")
        return version

    def _note(self, command: TableCommand, outcome: str) -> None:
        if self.observer is not None:
            self.observer.command(command.__class__.__name__, outcome)

    async def _do(
        self, live: LiveTable, command: TableCommand, by: str | None, command_id: str | None, saw: int | None
    ) -> int:
        async with live.lock:
            for _ in range(ATTEMPTS):
                state = live.state
                if by is not None and command_id is not None and (by, command_id) in state.done:
                    return state.done[by, command_id]
                if saw is not None and not state.settled <= saw <= state.version:
                    if saw <= state.version or not await self._read_on(live):
                        raise Stale(state)
                    continue
                at = max(self.now(), state.changed_at)
                events = self._decided(state, command, saw, at)
                if not events:
                    return state.version
                try:
                    await self._append(live, Entry(events, at, by, command_id))
                except VersionConflict:
                    await self._read_on(live)
                    continue
                return live.state.version
        raise VersionConflict(f"Table {live.state.table} goes on too fast.")

    @staticmethod
    def _decided(
        state: TableState, command: TableCommand, saw: int | None, at: int
    ) -> tuple[TableEvent, ...]:
        """Whatever is not allowed now and was meant for an earlier version may have been allowed then."""
        try:
            return decide(state, command, new_secret(), at)
        except IllegalCommand:
            if saw is not None and saw < state.version:
                raise Stale(state) from None
            raise

    async def _append(self, live: LiveTable, entry: Entry) -> None:
        before = live.state
        drafted = after(before, entry)
        listing = listing_after(live.listed, drafted, entry)
        start = time.perf_counter()
        try:
            await self.store.append(before.table, before.version, entry, listing)
        except StoreUnavailable:
            live.behind = True
            raise
        live.listed = listing or live.listed
        if self.observer is not None:
            self.observer.append(time.perf_counter() - start)
        live.go_on(joined(before, drafted), entry)
        self._spread(live, news=is_news(entry))

    def _spread(self, live: LiveTable, *, news: bool) -> None:
        """To the other processes, and to whoever works for the tables in this one."""
        if self.announcer is not None:
            self.background.start(self._announce(self.announcer, live.state, news=news))
        if news:
            for tell in self.on_news:
                tell(live.state)
        self._have_looked_at(live)

    def _have_looked_at(self, live: LiveTable) -> None:
        for look in self.on_look:
            look(live)

    async def _read_on(self, live: LiveTable) -> bool:
        """Take what others have stored meanwhile; whether there was anything."""
        entries = await self.store.read(live.state.table, live.state.version)
        for entry in entries:
            live.go_on(joined(live.state, after(live.state, entry)), entry)
            live.listed = None
        live.behind = False
        return bool(entries)

    async def catch_up(self, table: str) -> None:
        """Read what other processes have stored, if the table is in memory here."""
        live = self.tables.get(table)
        if live is not None:
            async with live.lock:
                await self._read_on(live)

    async def _announce(self, announcer: Announcer, state: TableState, *, news: bool) -> None:
        message: dict[str, Any] = {"node": self.node, "table": state.table, "version": state.version}
        if news:
            message |= {"news": news_of(state), "people": people_of(state)}
        await announcer.publish(json.dumps(message))

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process has stored something."""
        live = self.tables.get(message["table"])
        if live is not None and message["version"] > live.state.version:
            await self.catch_up(message["table"])

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
                log.warning("A table could not be looked after.", extra={"table": table})
                continue
            except Exception:  # one table that is broken does not keep the others waiting
                log.exception("A table is broken: nobody looks after it.", extra={"table": table})
                continue
            self._have_looked_at(live)
        self._forget()

    async def _relist(self, live: LiveTable) -> None:
        """If nothing was due after all, write down when something will be."""
        async with live.lock:
            listing = listing_of(live.state)
            if listing.due is None or listing.due > self.now():
                await self.store.relist(live.state.table, listing)
                live.listed = listing

    def _forget(self) -> None:
        long_ago = time.monotonic() - FORGOTTEN_AFTER
        for table, live in list(self.tables.items()):
            if live.is_quiet_since(long_ago):
                del self.tables[table]

    async def close(self) -> None:
        """Let what is being stored be stored, and stop whoever only waits."""
        await self.background.close()
