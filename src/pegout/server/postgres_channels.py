"""Litestar's channels through PostgreSQL, made to last as long as a server does."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

log = logging.getLogger(__name__)

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
        """What cannot be sent now is not lost: after reconnecting, a process looks at its tables."""
        try:
            await self._say(data, channels)
        except OperationalError:
            self._voice = None
            try:
                await self._say(data, channels)
            except OperationalError as error:
                log.warning("Could not notify the other processes: %s", error)

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
        log.warning(
            "The connection to the database is lost: messages from other processes wait until it is back."
        )
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
            for channel in self._subscribed_channels:
                self._event_queue.put_nowait((channel, MISSED))
            log.info("The connection to the database is back.")
            return
