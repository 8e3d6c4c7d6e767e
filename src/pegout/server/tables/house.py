"""What the doors of the tables need: the keeper, and those who work for it."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from pegout.app.parlour.attending import PATIENCE, Attendant
from pegout.app.parlour.commands import GiveSeat
from pegout.app.parlour.keeper import Keeper
from pegout.app.parlour.live import LiveTable
from pegout.app.parlour.presence import BEAT, Presence
from pegout.app.parlour.refusals import NotAllowed
from pegout.app.ports import Announcer, EventStore, Person, StoreUnavailable, Thinker
from pegout.server.problems import Problem
from pegout.server.tables.feeds import Feeds
from pegout.server.tables.papers import Papers

if TYPE_CHECKING:
    from pegout.server.tables.watching import Watcher

log = logging.getLogger(__name__)

MOST_WATCHERS = 20_000
"""Sockets and streams of one process."""
SWEEP = 1.0
"""Seconds between two looks at what is due."""


class House:
    """All tables of this process, their bots, and everybody who watches."""

    def __init__(
        self,
        store: EventStore,
        announcer: Announcer | None,
        thinker: Thinker,
        papers: Papers,
        patience: float = PATIENCE,
    ) -> None:
        """Without an announcer this is the only process on the store."""
        self.papers = papers
        self.node = secrets.token_hex(4)
        self.store = store
        self.keeper = Keeper(store, announcer, node=self.node)
        self.attendant = Attendant(self.keeper, thinker, patience)
        self.presence = Presence(self.keeper)
        self.feeds = Feeds(self.keeper)
        self.watchers: set[Watcher] = set()
        self.most_watchers = MOST_WATCHERS
        self.shared = announcer is not None
        self._work: list[asyncio.Task[None]] = []

    def check_room(self) -> None:
        """Refuse whoever would be one too many to watch."""
        if len(self.watchers) >= self.most_watchers:
            raise Problem(503, "busy", "Too many watch already: try again later.", retry_after=30)

    def open(self) -> None:
        """Begin to look after the tables."""
        loop = asyncio.get_running_loop()
        self._work = [loop.create_task(self._sweep()), loop.create_task(self._beat())]

    async def leave(self) -> None:
        """Tell everybody to come again later: the server ends."""
        for watcher in tuple(self.watchers):
            watcher.stop()
        self.feeds.close()

    def sign_out(self, person: str) -> None:
        """Have that person's pages come again, and see the tables as whoever their browsers are then."""
        for watcher in tuple(self.watchers):
            if watcher.by_session and watcher.person == person:
                watcher.stop()

    async def hand_over(self, guest: str, heir: Person) -> None:
        """Give the seats of a guest to whoever they have signed in as, where the tables allow it."""
        for one in await self.store.tables_of(guest):
            with suppress(NotAllowed):
                await self.keeper.do(one.table, GiveSeat(guest, heir.id, heir.name), by=guest)

    async def close(self) -> None:
        """Let what is being stored be stored."""
        for task in self._work:
            task.cancel()
        await self.leave()
        await self.keeper.close()

    async def live(self, table: str) -> LiveTable:
        """The table for somebody who comes to see it, also where a process died before it told the others."""
        live = await self.keeper.live(table)
        if self.shared:
            await self.keeper.catch_up(table)
        return live

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own."""
        message = msgspec.json.decode(text)
        if message.get("node") == self.node or "board" in message or "event" in message:
            return
        if "missed" in message:
            for table in list(self.keeper.tables):
                await self.keeper.catch_up(table)
            return
        if "here" in message:
            self.presence.heard(message)
        else:
            self.feeds.heard(message)
            await self.keeper.heard(message)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.keeper.look_after()
            except StoreUnavailable as error:
                log.warning("Tables could not be looked after: %s", error)
            except Exception:
                log.exception("Tables could not be looked after.")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreUnavailable as error:
                log.warning("The other processes are not followed: %s", error)
            except Exception:
                log.exception("The other processes are not followed.")

    async def beat(self) -> None:
        """Tell the others who is here, and see whether one of them has left something untold."""
        self.presence.forget()
        await self.presence.beat()
        if self.shared:
            for table, live in list(self.keeper.tables.items()):
                if live.listeners:
                    await self.keeper.catch_up(table)
