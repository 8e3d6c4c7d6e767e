"""The whole store behind a server, and all that its streams hold."""

from typing import Protocol

from pegout.companion import BoardEvent
from pegout.services.events.listing import EventLists
from pegout.services.events.stream_events import HostingEvent
from pegout.services.people.moderation import ModerationStore
from pegout.services.people.ports import AccountStore
from pegout.services.streams.ports import StoreWatch
from pegout.services.tables.events import TableEvent
from pegout.services.tables.ports import TableStore

StreamEvent = TableEvent | BoardEvent | HostingEvent
"""All that streams hold: those of tables, of boards that people keep, and of events."""


class ServerStore(TableStore, AccountStore, EventLists, ModerationStore, Protocol):
    """The whole store behind a server."""

    watch: StoreWatch | None

    async def ping(self) -> None:
        """Raises `StoreUnavailable` when the database does not answer."""

    async def latest_change(self) -> int:
        """When something was last listed of a table or an event, in milliseconds since 1970; 0 for never."""

    async def try_write(self) -> None:
        """Keep a few bytes, or raise `StoreUnavailable`."""

    async def examine(self) -> None:
        """Look through the whole database; raises `StoreUnavailable` where it is damaged."""

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
