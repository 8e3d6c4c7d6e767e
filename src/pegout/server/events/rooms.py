"""What the doors of the events need: their keeper, and everybody who looks on."""

import re
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from pegout.app.backroom import Backroom
from pegout.app.hosting.keeper import EventKeeper, KeyUnknown, NoSuchEvent
from pegout.app.hosting.lister import Lister
from pegout.app.hosting.state import HostedEvent
from pegout.app.online.host import OnlineHost
from pegout.app.ports import Announcer, Secretary
from pegout.server.aside import Aside
from pegout.server.boards.hall import BoardHall
from pegout.server.events.boards_heard import BoardsHeard
from pegout.server.events.stage import Onlooker, Stage
from pegout.server.events.wire import EVENT
from pegout.server.limits.links import Link
from pegout.server.problems import Problem
from pegout.server.tables.house import House
from pegout.tournament.event import Role

MOST_ONLOOKERS = 10_000
LONG = 300
"""Records of an event that are shown within a few milliseconds."""

Press = Callable[[bytes, str, str, str, str], bytes]
"""A PDF of an event file: of what, of which field, on which sheets, with codes that lead where."""


def is_long(state: HostedEvent) -> bool:
    """Whether to show the event takes so long that it is done beside the event loop."""
    return len(state.log) > LONG


class EventRooms:
    """All events of this process."""

    def __init__(
        self,
        store: Secretary,
        announcer: Announcer | None,
        secret: bytes,
        house: House,
        hall: BoardHall,
        clerks: Backroom,
        press: Press | None,
    ) -> None:
        """Without a press nothing can be printed here."""
        self.store = store
        self.keeper = EventKeeper(store, announcer, secret, now=house.keeper.now, node=house.node)
        self.clerks = clerks
        self.press = press
        self.aside = Aside()
        self.stages: dict[str, Stage] = {}
        self.boards = BoardsHeard(self.keeper, hall.keeper)
        self.lister = Lister(self.keeper, store)
        self.host = OnlineHost(
            self.keeper, house.keeper, house.presence.has_come, store.running_online, self.keeper.now
        )
        self.keeper.on_change.append(self._changed)

    def open(self) -> None:
        """Begin to look after the events."""
        self.lister.open()
        self.host.open()

    async def close(self) -> None:
        """Let what is being stored be stored."""
        await self.leave()
        await self.host.close()
        await self.boards.close()
        await self.lister.close()

    def _changed(self, state: HostedEvent) -> None:
        if (stage := self.stages.get(state.event)) is not None:
            stage.changed(state)

    async def look_on(self, event: str, key: str) -> Onlooker:
        """Somebody who is shown the event from now on, as the key says; raises what the keeper raises."""
        if sum(len(stage.onlookers) for stage in self.stages.values()) >= MOST_ONLOOKERS:
            raise Problem(503, "busy", "Too many look on already: try again later.", retry_after=30)
        state = await self.keeper.state(event)
        actor = self.keeper.actor_of(state, key)
        if event not in self.stages:
            self.stages[event] = Stage(state, self.keeper.now)
        for tell in self.keeper.on_change:
            tell(state)
        return self.stages[event].admit(actor, key)

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
        stage = onlooker.stage
        stage.dismiss(onlooker)
        if not stage.onlookers:
            self.stages.pop(stage.state.event, None)

    async def leave(self) -> None:
        """Tell everybody to come again later: the server ends."""
        for stage in self.stages.values():
            stage.close()

    def still_good(self, onlooker: Onlooker) -> bool:
        """Whether the key opens what it did: links are renewed."""
        try:
            return self.keeper.actor_of(onlooker.stage.latest, onlooker.key) == onlooker.actor
        except KeyUnknown:
            return False

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("node") != self.keeper.node and ("event" in message or "missed" in message):
            await self.keeper.heard(message)
