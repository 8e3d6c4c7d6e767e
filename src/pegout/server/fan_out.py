"""What one server process tells the others, through Litestar's channels."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

log = logging.getLogger(__name__)

CHANNEL = "pegout"
MISSED = b'{"missed": true}'
"""What a process hears of itself after a time in which it heard nothing."""
RETRY = 0.5
POLL = 0.2


class SturdyBackend(PsycoPgChannelsBackend):
    """Listens and notifies over two connections, and takes up again after the database was gone."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn)
        self._voice: AsyncConnection[Any] | None = None

    async def on_shutdown(self) -> None:
        self._stop_listening = True
        await super().on_shutdown()
        if self._voice is not None:
            await self._voice.close()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        with suppress(OperationalError):  # a database that is gone sends nothing anyway
            await super().unsubscribe(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """What cannot be said now is not lost: whoever hears again looks at its tables."""
        try:
            await self._say(data, channels)
        except OperationalError:
            self._voice = None
            try:
                await self._say(data, channels)
            except OperationalError as error:
                log.warning("The other processes could not be told: %s", error)

    async def _say(self, data: bytes, channels: Iterable[str]) -> None:
        if self._voice is None:
            self._voice = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
        for channel in channels:
            await self._voice.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=POLL):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except OperationalError:
                await self._listen_again()

    async def _listen_again(self) -> None:
        log.warning("The database is gone: other processes are not heard until it is back.")
        with suppress(OperationalError):
            await self._listener_conn.close()
        while not self._stop_listening:
            try:
                connection = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
            except OperationalError:
                await asyncio.sleep(RETRY)
                continue
            self._listener_conn = await self._exit_stack.enter_async_context(connection)
            self._event_queue.put_nowait((CHANNEL, MISSED))
            log.info("The database is back.")
            return


def channels_for(database: str) -> ChannelsPlugin | None:
    """Those on PostgreSQL tell each other; one process on SQLite has nobody to tell."""
    if database.startswith("sqlite"):
        return None
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
    async with channels:
        hearing = asyncio.create_task(_listen(channels, heard))
        try:
            yield
        finally:
            hearing.cancel()
            with suppress(asyncio.CancelledError):
                await hearing


async def _listen(channels: ChannelsPlugin, heard: Heard) -> None:
    """Hand on what is said until the task is cancelled."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for text in subscriber.iter_events():
            try:
                await heard(text)
            except Exception:
                log.exception("What another process said could not be acted upon.")
