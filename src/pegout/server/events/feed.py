"""An event that people watch: everybody is sent what has changed for them."""

import asyncio
from collections.abc import Callable

import msgspec

from pegout.server.events.wire import ChangeSent, WholeSent
from pegout.services.events.keys import OFFICIALS, Actor
from pegout.services.events.state import HostedEvent
from pegout.services.events.views import View, Views, difference
from pegout.services.streams.ports import Entry
from pegout.services.streams.subscribers import Outbox

BREATH = 0.2
"""The least seconds between two drawings: results that come together are shown together."""
AT_A_TIME = 16
"""How many watchers are served before the server does something else."""


class EventOnlooker:
    """A watcher of an event; what waits to be shown is drawn from the latest state."""

    def __init__(self, feed: "EventFeed", actor: Actor, key: str) -> None:
        self.feed = feed
        self.actor = actor
        self.key = key
        self._shown: View | None = None
        self._outgoing: Outbox[bool] = Outbox(1, newest=True)
        """That there is something to draw; slow readers are shown everything together."""
        self.wake()

    def wake(self) -> None:
        self._outgoing.post(True)

    def stop(self) -> None:
        self._outgoing.end()

    async def next(self) -> bytes | None:
        """The next message, empty if nothing has changed; None when the server shuts down."""
        return None if await self._outgoing.get() is None else self._drawn()

    def _drawn(self) -> bytes:
        feed, actor = self.feed, self.actor
        view, before = feed.view(actor), self._shown
        self._shown = view
        if before is None:
            state = feed.state
            whole_event = WholeSent(state.event, state.version, actor.role.value, actor.name, view)
            return msgspec.json.encode(whole_event)
        return feed.change(before, view, always=actor.role in OFFICIALS)


class EventFeed:
    """One event, and everybody watching it in this process."""

    def __init__(self, state: HostedEvent, now: Callable[[], int]) -> None:
        self.state = state
        """As it is shown; what has come since waits a breath."""
        self.latest = state
        self._now = now
        self.onlookers: set[EventOnlooker] = set()
        self._views = Views(state, now())
        self._seen: dict[Actor, View] = {}
        self._changes: dict[tuple[int, int], tuple[View, View, bytes]] = {}
        self._drawn_at = 0.0
        self._planned: asyncio.TimerHandle | None = None
        self._look: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None

    def admit(self, actor: Actor, key: str) -> EventOnlooker:
        onlooker = EventOnlooker(self, actor, key)
        self.onlookers.add(onlooker)
        if self._look is None:
            self._look_again()
        return onlooker

    def dismiss(self, onlooker: EventOnlooker) -> None:
        self.onlookers.discard(onlooker)
        if not self.onlookers:
            for handle in (self._planned, self._look, self._telling):
                if handle is not None:
                    handle.cancel()

    def changed(self, _: HostedEvent, now: HostedEvent, __: Entry) -> None:
        """Everybody is told soon; many changes in a moment become one."""
        self.latest = now
        self._plan()

    def _plan(self) -> None:
        if self._planned is None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._drawn_at + BREATH - loop.time())
            self._planned = loop.call_later(wait, self._tell)

    def _tell(self) -> None:
        self._planned = None
        loop = asyncio.get_running_loop()
        self._drawn_at = loop.time()
        self.state = self.latest
        self._views = Views(self.state, self._now(), self._views)
        self._seen.clear()
        self._changes.clear()
        self._telling = loop.create_task(self._wake_all())
        self._look_again()

    async def _wake_all(self) -> None:
        """A few at a time: a hall full of phones does not hold the tables up."""
        for place, onlooker in enumerate(tuple(self.onlookers)):
            onlooker.wake()
            if place % AT_A_TIME == AT_A_TIME - 1:
                await asyncio.sleep(0)

    def _look_again(self) -> None:
        """When the clock alone will bring about the next change."""
        if self._look is not None:
            self._look.cancel()
        at = self._views.next_look
        wait = None if at is None else max(BREATH, (at - self._now()) / 1000)
        self._look = None if wait is None else asyncio.get_running_loop().call_later(wait, self._plan)

    def view(self, actor: Actor) -> View:
        """What somebody sees now; people with the same role see the same."""
        if actor not in self._seen:
            self._seen[actor] = self._views.of(actor.role, actor.name)
        return self._seen[actor]

    def change(self, before: View, view: View, *, always: bool) -> bytes:
        """The message that turns one into the other; if they are the same, nothing, or only the version."""
        known = self._changes.get((id(before), id(view)))
        if known is None:
            lines = difference(before, view)
            message = msgspec.json.encode(ChangeSent(self.state.version, lines)) if lines or always else b""
            known = self._changes[id(before), id(view)] = before, view, message
        return known[2]
