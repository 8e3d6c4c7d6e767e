"""What the doors of the events need: their keeper, and everybody who looks on."""

import re
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from pegout.server.aside import Aside
from pegout.server.boards.service import BoardService
from pegout.server.events.board_scores import BoardScores
from pegout.server.events.feed import EventFeed, Onlooker
from pegout.server.events.wire import EVENT
from pegout.server.limits.links import Link
from pegout.server.problems import Problem
from pegout.server.tables.service import TableService
from pegout.services.events.keeper import EventKeeper, KeyUnknown, NoSuchEvent
from pegout.services.events.list_updates import ListUpdates
from pegout.services.events.state import HostedEvent
from pegout.services.online.host import OnlineHost
from pegout.services.ports import ServerStore
from pegout.services.streams.ports import Announcer
from pegout.services.worker_pool import WorkerPool
from pegout.tournament.event import Role

MOST_ONLOOKERS = 10_000
LONG = 300
"""Records of an event that are shown within a few milliseconds."""

Press = Callable[[bytes, str, str, str, str], bytes]
"""A PDF of an event file: of what, of which field, on which sheets, with codes that lead where."""


def is_long(state: HostedEvent) -> bool:
    """Whether to show the event takes so long that it is done beside the event loop."""
    return len(state.log) > LONG


class EventService:
    """All events of this process."""

    def __init__(
        self,
        store: ServerStore,
        announcer: Announcer | None,
        secret: bytes,
        table_service: TableService,
        board_service: BoardService,
        workers: WorkerPool,
        press: Press | None,
    ) -> None:
        """Without a press nothing can be printed here."""
        self.store = store
        self.keeper = EventKeeper(
            store, announcer, secret, now=table_service.keeper.now, node=table_service.node
        )
        self.workers = workers
        self.press = press
        self.aside = Aside()
        self.feeds: dict[str, EventFeed] = {}
        self.boards = BoardScores(self.keeper, board_service.keeper)
        self.list_updates = ListUpdates(self.keeper, store)
        self.host = OnlineHost(
            self.keeper,
            table_service.keeper,
            table_service.presence.has_come,
            store.running_online,
            self.keeper.now,
        )
        self.keeper.on_change.append(self._changed)

    def open(self) -> None:
        """Begin to look after the events."""
        self.list_updates.open()
        self.host.open()

    async def close(self) -> None:
        """Let what is being stored be stored."""
        await self.leave()
        await self.host.close()
        await self.boards.close()
        await self.list_updates.close()

    def _changed(self, state: HostedEvent) -> None:
        if (feed := self.feeds.get(state.event)) is not None:
            feed.changed(state)

    async def look_on(self, event: str, key: str) -> Onlooker:
        """Somebody who is shown the event from now on, as the key says; raises what the keeper raises."""
        if sum(len(feed.onlookers) for feed in self.feeds.values()) >= MOST_ONLOOKERS:
            raise Problem(503, "busy", "Too many look on already: try again later.", retry_after=30)
        state = await self.keeper.state(event)
        actor = self.keeper.actor_of(state, key)
        if event not in self.feeds:
            self.feeds[event] = EventFeed(state, self.keeper.now)
        for tell in self.keeper.on_change:
            tell(state)
        return self.feeds[event].admit(actor, key)

    async def find_link(self, event: str, key: str) -> Link | None:
        """Who comes by a link, for counting; None where the key is nobody's."""
        if not re.match(EVENT, event):
            return None
        try:
            state = await self.keeper.state(event)
            actor = self.keeper.actor_of(state, key)
        except (NoSuchEvent, KeyUnknown):
            return None
        whose = blake2b(key.encode(), digest_size=8).hexdigest()
        return Link(event, whose, crowd=actor.role is Role.PUBLIC)

    def left(self, onlooker: Onlooker) -> None:
        feed = onlooker.feed
        feed.dismiss(onlooker)
        if not feed.onlookers:
            self.feeds.pop(feed.state.event, None)

    async def leave(self) -> None:
        """Tell everybody to come again later: the server ends."""
        for feed in self.feeds.values():
            feed.close()

    def still_good(self, onlooker: Onlooker) -> bool:
        """Whether the key opens what it did: links are renewed."""
        try:
            return self.keeper.actor_of(onlooker.feed.latest, onlooker.key) == onlooker.actor
        except KeyUnknown:
            return False

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("node") != self.keeper.node and ("event" in message or "missed" in message):
            await self.keeper.heard(message)
