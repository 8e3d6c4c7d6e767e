"""Tables in memory, and those who listen at them."""

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from pegout.refusal import Refused
from pegout.services.streams.ports import Entry, Listing
from pegout.services.tables.state import TableState

if TYPE_CHECKING:
    from pegout.services.worker_pool import Requester


class NoSuchTable(Refused):
    """There is no table of that name."""


class Listener(Protocol):
    """Is told of every entry, in order, as soon as it is stored."""

    def changed(self, before: TableState, now: TableState, entry: Entry) -> None: ...


class Follower(Protocol):
    """Is told of every entry after the listeners, and counts as nobody who is there."""

    def happened(self, entry: Entry) -> None: ...


class LiveTable:
    """A table in memory. Its state is replaced with every entry, never written to."""

    __slots__ = (
        "asked_at",
        "behind",
        "late",
        "listed",
        "listeners",
        "loaded_at",
        "lock",
        "requester",
        "state",
        "thinking",
        "urged",
    )

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.behind = False
        """Whether the store may know more."""
        self.listed: Listing | None = None
        """What lists show, as far as this process has written it."""
        self.late: Follower | None = None
        """The table for those who see it later, once there was one."""
        self.requester: Requester | None = None
        """Who has asked for something here of late: what the bots do is done for them."""
        self.thinking: asyncio.Task[None] | None = None
        self.urged = asyncio.Event()
        self.asked_at = self.loaded_at = time.monotonic()

    def is_quiet_since(self, moment: float) -> bool:
        """Whether nobody has been at it since then, and nothing goes on."""
        at_work = bool(self.listeners) or self.thinking is not None or self.lock.locked()
        return not at_work and self.asked_at < moment

    def go_on(self, state: TableState, entry: Entry) -> None:
        """The entry is stored, and led to that state: whoever listens is told."""
        before, self.state = self.state, state
        for listener in tuple(self.listeners):
            listener.changed(before, state, entry)
        if self.late is not None:
            self.late.happened(entry)
