"""Keeps the lists of events up to date behind their streams."""

import asyncio
import logging

from pegout.services.events.keeper import EventKeeper, LiveEvent
from pegout.services.events.kind import EVENTS, NoSuchEvent
from pegout.services.events.listing import EventLists, listing_of, people_of
from pegout.services.streams.background import BackgroundTasks
from pegout.services.streams.ports import StoreUnavailable

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds within which changes of an event are listed together."""


class ListUpdates:
    """Lists what has changed a moment later, and at its opening what a process had no time to list."""

    def __init__(self, keeper: EventKeeper, lists: EventLists) -> None:
        self._keeper = keeper
        self._lists = lists
        self._background = BackgroundTasks()
        self._waiting: set[str] = set()
        self._listed: dict[str, int] = {}
        """The version of each event that this process has listed last."""
        keeper.on_change.append(self._changed)

    def open(self) -> None:
        self._background.start(self._heal())

    async def close(self) -> None:
        """What is waiting is listed first."""
        for event in tuple(self._waiting):
            await self._list(event)
        await self._background.close()

    def _changed(self, live: LiveEvent) -> None:
        state = live.state
        if state.event not in self._waiting and self._listed.get(state.event, 0) < state.version:
            self._waiting.add(state.event)
            self._background.start(self._list_soon(state.event), idle=True)

    async def _list_soon(self, event: str) -> None:
        first = event not in self._listed
        if not first:
            await asyncio.sleep(PAUSE)
        await self._list(event)

    async def _list(self, event: str) -> None:
        self._waiting.discard(event)
        try:
            state = await self._keeper.state(event)
            listing = listing_of(state, self._keeper.now())
            await self._lists.list_event(listing, people_of(state) if listing.phase == "closed" else None)
        except NoSuchEvent:
            return
        except StoreUnavailable as error:
            log.warning("Could not update the listing of an event: %s", error)
            return
        self._listed[event] = state.version

    async def _heal(self) -> None:
        try:
            for stream in await self._lists.unlisted_streams():
                await self._heal_one(stream.removeprefix(EVENTS.prefix))
        except StoreUnavailable as error:
            log.warning("Could not update the listings of events: %s", error)

    async def _heal_one(self, event: str) -> None:
        """An event that cannot be read does not stop the others from being listed."""
        try:
            await self._list(event)
        except ValueError as error:
            log.error("Could not read an event: %s", error, extra={"event": event})  # noqa: TRY400 - it is known
