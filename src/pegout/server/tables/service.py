"""What the routes of the tables need: the keeper, and its helpers."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from pegout.refusal import Refused
from pegout.server.audience import Audience
from pegout.server.identity import Ended, Identity
from pegout.server.problems import Problem
from pegout.server.tables.person_feed import Feeds
from pegout.server.tables.records import Papers
from pegout.services.people.ports import Person
from pegout.services.ports import ServerStore
from pegout.services.streams.background import RepeatedWork
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer
from pegout.services.tables.bots import PATIENCE, BotService
from pegout.services.tables.commands import GiveSeat, Leave
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.live import LiveTable
from pegout.services.tables.ports import Listed, Thinker
from pegout.services.tables.presence import BEAT, Presence

if TYPE_CHECKING:
    from pegout.server.tables.subscribers import Watcher

log = logging.getLogger(__name__)

MOST_WATCHERS = 20_000
"""Sockets and streams of one process."""
MOST_AT_TABLE = 100
"""Spectators' sockets and streams at one table: every move is sent to each of them."""
EVERY = 1_000_000
FORMER = "Former player"
"""The name of a seat whose player has deleted the account."""
SWEEP = 1.0
"""Seconds between two looks at what is due."""


async def _believed(_: Identity) -> bool:
    return True


class TableService:
    """All tables of this process, their bots, and everybody who watches."""

    def __init__(
        self,
        store: ServerStore,
        announcer: Announcer | None,
        thinker: Thinker,
        papers: Papers,
        patience: float = PATIENCE,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """Without an announcer this is the only process on the store."""
        self.papers = papers
        self.node = secrets.token_hex(4)
        self.store = store
        self.keeper = TableKeeper(store, announcer, now, node=self.node)
        self.attendant = BotService(self.keeper, thinker, patience)
        self.presence = Presence(self.keeper)
        self.feeds = Feeds(self.keeper)
        self.watchers: Audience[Watcher] = Audience(MOST_WATCHERS)
        self.shared = announcer is not None
        self.vouch: Callable[[Identity], Awaitable[bool]] = _believed
        """Whether the session or token by which somebody has come is still good."""
        self._work = (
            RepeatedWork(self.keeper.look_after, "Tables could not be looked after", before=SWEEP),
            RepeatedWork(self.beat, "The other processes are not followed", before=BEAT),
        )

    def check_room_at(self, live: LiveTable, person: str | None) -> None:
        """Refuse one spectator too many; players always find room."""
        if person is not None and live.state.seat_of(person) is not None:
            return
        onlookers = sum(getattr(one, "seat", None) is None for one in live.subscribers)
        if onlookers >= MOST_AT_TABLE:
            said = "Too many people are watching this table: try again in a minute."
            raise Problem(429, "too_often", said, retry_after=60)

    def open(self) -> None:
        """Start looking after the tables."""
        self.keeper.since = self.keeper.now()
        for work in self._work:
            work.open()

    async def leave(self) -> None:
        """Tell everybody to reconnect: the server is shutting down."""
        self.watchers.close()
        self.feeds.close()

    async def admit(self, watcher: "Watcher") -> None:
        """From now on the watcher is stopped when its session or token ends; it may have ended meanwhile."""
        self.watchers.admit(watcher)
        if watcher.identity is not None and not await self.vouch(watcher.identity):
            watcher.stop()

    def sign_out(self, ended: Ended) -> None:
        """Have the pages and programs concerned reconnect, and see the tables as whoever they are then."""
        for watcher in self.watchers:
            if ended.concerns(watcher.identity):
                watcher.stop()
        self.feeds.close(ended)

    def visitors(self) -> set[Identity]:
        """Everybody who holds something open here."""
        watching = [watcher.identity for watcher in self.watchers if watcher.identity is not None]
        return {*watching, *self.feeds.readers()}

    def dismiss(self, person: str) -> None:
        """Close everything the person has open here, by session or by token."""
        self.sign_out(Ended(person, tokens=True))

    async def hand_over(self, guest: str, heir: Person) -> None:
        """Give a guest's seats to the account they have signed in to, where the tables allow it."""
        blocks = await self.store.blocks_around(heir.id)
        for one in await self.store.tables_of(guest):
            with suppress(ValueError):  # not allowed there, or a table that cannot be read
                given = GiveSeat(guest, heir.id, heir.name, blocks=blocks)
                await self.keeper.do(one.table, given, by=guest)

    async def seats_of(self, person: str) -> Sequence[Listed]:
        """All of them, the last changed first."""
        return await self.store.tables_of(person, EVERY)

    async def part_with(self, person: str) -> None:
        """Somebody deletes their account: their seats lose the name, and they leave matches being played.

        Finished matches are corrected later: there may be years of them.
        """
        over: list[str] = []
        for one in await self.seats_of(person):
            if one.listing.status not in ("open", "playing"):
                over.append(one.table)
                continue
            sitter = await self._unname(person, one.table)
            with suppress(Refused):
                await self.keeper.do(one.table, Leave(sitter), by=sitter)
        self.keeper.background.start(self._unname_all(person, over))

    async def _unname(self, person: str, table: str) -> str:
        """Who sits there then; at a table of an event, whose names are the director's, the same person."""
        former = f"former-{secrets.token_urlsafe(9)}"
        try:
            await self.keeper.do(table, GiveSeat(person, former, FORMER), by=person)
        except Refused:
            return person
        return former

    async def _unname_all(self, person: str, tables: list[str]) -> None:
        for table in tables:
            await self._unname(person, table)

    async def close(self) -> None:
        """Wait until everything is stored."""
        for work in self._work:
            await work.close()
        await self.leave()
        await self.keeper.close()

    async def live(self, table: str) -> LiveTable:
        """The table for a visitor, even if a process died before it told the others."""
        return await self.keeper.fresh(table)

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own."""
        message = msgspec.json.decode(text)
        if "here" in message and message.get("node") != self.node:
            self.presence.heard(message)
        await self.keeper.heard(message)

    async def beat(self) -> None:
        """Tell the others who is here, and check whether one of them failed to report something."""
        self.presence.forget()
        await self.presence.beat()
        if self.shared:
            for table, live in list(self.keeper.streams.items()):
                if live.subscribers:
                    await self.keeper.catch_up(table)
