"""Tables in memory."""

import asyncio
from typing import TYPE_CHECKING, Any

from pegout.services.streams.stream import Stream
from pegout.services.streams.subscribers import LastMade, Subscriber
from pegout.services.tables.state import TableState

if TYPE_CHECKING:
    from pegout.services.tables.late_view import LateTable
    from pegout.services.worker_pool import Requester


class LiveTable(Stream[TableState]):
    """A table in memory, and who works for it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.late: LateTable | None = None
        """The delayed table for spectators, once there was one."""
        self.requester: Requester | None = None
        """Who has asked for something here recently: the bots play for them."""
        self.thinking: asyncio.Task[None] | None = None
        self.urged = asyncio.Event()
        self.told: LastMade[Any] = LastMade()
        """What those who only look on are sent of the last entry."""
        self.said: LastMade[Any] = LastMade()
        """What everybody hears of the last entry."""

    def unsubscribe(self, subscriber: Subscriber[TableState]) -> None:
        """Messages are kept only as long as somebody is there to be sent them."""
        super().unsubscribe(subscriber)
        if not self.subscribers:
            self.told.forget()
            self.said.forget()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is there, and no bot is thinking."""
        return super().is_quiet and self.thinking is None
