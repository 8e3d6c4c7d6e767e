"""What one server process tells the others, through Litestar's channels."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from litestar.channels import ChannelsPlugin, Subscriber

from pegout.services.streams.ports import CHANNEL

log = logging.getLogger(__name__)


def channels_for(database: str) -> ChannelsPlugin | None:
    """Those on PostgreSQL tell each other; one process on SQLite has nobody to tell."""
    if database.startswith("sqlite"):
        return None
    from pegout.server.postgres_channels import SturdyBackend  # its driver takes a while to load

    address = database.replace("postgresql+psycopg:", "postgresql:", 1)
    return ChannelsPlugin(SturdyBackend(address), channels=[CHANNEL])


class Voice:
    """An announcer for tables and boards."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels

    async def publish(self, text: str) -> None:
        self._channels.publish(text, CHANNEL)


Heard = Callable[[bytes], Awaitable[None]]


def told_to(*listeners: Heard) -> Heard:
    """Everybody hears everything, and acts on what is theirs."""

    async def heard(text: bytes) -> None:
        for listener in listeners:
            await listener(text)

    return heard


@asynccontextmanager
async def connected(channels: ChannelsPlugin | None, heard: Heard) -> AsyncIterator[None]:
    """Within it the other processes are told and heard. What is said at its very end still goes out.

    The channels are no plugin of the app: its own lifespan would begin before theirs and end after it.
    """
    if channels is None:
        yield
        return
    async with channels, channels.start_subscription(CHANNEL) as subscriber:  # nobody is let in before
        hearing = asyncio.create_task(_hand_on(subscriber, heard))
        try:
            yield
        finally:
            hearing.cancel()
            with suppress(asyncio.CancelledError):
                await hearing


async def _hand_on(subscriber: Subscriber, heard: Heard) -> None:
    """What is said, until the task is cancelled."""
    async for text in subscriber.iter_events():
        try:
            await heard(text)
        except Exception:
            log.exception("Could not act on a message from another process.")
