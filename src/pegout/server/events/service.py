"""What the routes of the events need: their keeper, and everybody watching."""

import re
from collections.abc import Callable
from hashlib import blake2b

import msgspec

from pegout.server.aside import Aside
from pegout.server.audience import Audience
from pegout.server.boards.service import BoardService
from pegout.server.events.board_scores import BoardScores
from pegout.server.events.feed import EventFeed, EventOnlooker
from pegout.server.events.wire import EVENT
from pegout.server.limits.links import Link
from pegout.server.tables.service import TableService
from pegout.services.events.keeper import EventKeeper, KeyUnknown, LiveEvent
from pegout.services.events.kind import NoSuchEvent
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
    """Whether showing the event takes so long that it is done outside the event loop."""
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
        """Without a press this server cannot print."""
        self.store = store
        self.keeper = EventKeeper(
            store, announcer, secret, now=table_service.keeper.now, node=table_service.node
        )
        self.workers = workers
        self.press = press
        self.aside = Aside()
        self.feeds: dict[str, tuple[LiveEvent, EventFeed]] = {}
        """Of events that somebody looks at."""
        self.onlookers: Audience[EventOnlooker] = Audience(MOST_ONLOOKERS)
        self.boards = BoardScores(self.keeper, board_service.keeper)
        self.list_updates = ListUpdates(self.keeper, store)
        self.host = OnlineHost(
            self.keeper,
            table_service.keeper,
            table_service.presence.has_come,
            store.running_online,
            self.keeper.now,
        )

    def open(self) -> None:
        """Start looking after the events."""
        self.list_updates.open()
        self.host.open()

    async def close(self) -> None:
        """Wait until everything is stored."""
        await self.leave()
        await self.host.close()
        await self.boards.close()
        await self.list_updates.close()
        await self.keeper.close()

    async def look_on(self, event: str, key: str) -> EventOnlooker:
        """A watcher who is shown the event from now on, as the key allows; raises what the keeper raises."""
        self.onlookers.check_room()
        live = await self.keeper.fresh(event)
        actor = self.keeper.actor_of(live.state, key)
        if event not in self.feeds:
            feed = EventFeed(live.state, self.keeper.now)
            self.feeds[event] = live, feed
            live.subscribers.append(feed)
        for look in self.keeper.on_change:
            look(live)
        return self.onlookers.admit(self.feeds[event][1].admit(actor, key))

    async def find_link(self, event: str, key: str) -> Link | None:
        """The holder of a link, for counting; None if the key is nobody's."""
        if not re.match(EVENT, event):
            return None
        try:
            state = await self.keeper.state(event)
            actor = self.keeper.actor_of(state, key)
        except (NoSuchEvent, KeyUnknown):
            return None
        whose = blake2b(key.encode(), digest_size=8).hexdigest()
        return Link(event, whose, crowd=actor.role is Role.PUBLIC)

    def left(self, onlooker: EventOnlooker) -> None:
        self.onlookers.dismiss(onlooker)
        onlooker.feed.dismiss(onlooker)
        if not onlooker.feed.onlookers:
            live, feed = self.feeds.pop(onlooker.feed.state.event)
            live.unsubscribe(feed)

    async def leave(self) -> None:
        """Tell everybody to reconnect: the server is shutting down."""
        self.onlookers.close()

    def still_good(self, onlooker: EventOnlooker) -> bool:
        """Whether the key still opens what it did: links may be renewed."""
        try:
            return self.keeper.actor_of(onlooker.feed.latest, onlooker.key) == onlooker.actor
        except KeyUnknown:
            return False

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process."""
        await self.keeper.heard(msgspec.json.decode(text))
