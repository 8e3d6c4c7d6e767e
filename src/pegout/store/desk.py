"""How the store is asked: reads run beside each other in a few threads, writes go to the writer."""

import time
from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, Text, column, select, table
from sqlalchemy.exc import DBAPIError

from pegout.app.ports import StoreUnavailable
from pegout.store.holding import Hold
from pegout.store.places import READERS
from pegout.store.troubles import passes, unavailable
from pegout.store.writer import CLOSED, PAUSE, Writer

T = TypeVar("T")

_schema = select(column("version_num", Text)).select_from(table("alembic_version"))


class Desk:
    """Blocks the event loop at most for a quick commit."""

    def __init__(self, writing: Engine, reading: Engine, patience: float, hold: Hold | None) -> None:
        """Writes and reads are tried again for `patience` seconds where that may help."""
        self._engines = (writing, reading)
        self._patience = patience
        self._hold = hold
        self._writer = Writer(writing, patience)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pegout-reader")

    async def ping(self) -> None:
        """Raises `StoreUnavailable` when the database does not answer."""
        await self._read(lambda connection: connection.scalar(_schema), patience=0)

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._writer.shut()
        await get_running_loop().run_in_executor(None, self._let_go)

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        for engine in self._engines:
            engine.dispose()
        if self._hold is not None:
            self._hold.let_go()
            self._hold = None

    async def _write(self, deed: Callable[[Connection], T]) -> T:
        written: T = await self._writer.write(deed)
        return written

    async def _read(self, question: Callable[[Connection], T], patience: float | None = None) -> T:
        until = time.monotonic() + (self._patience if patience is None else patience)
        try:
            answer = get_running_loop().run_in_executor(self._readers, self._ask, question, until)
        except RuntimeError:
            raise StoreUnavailable(CLOSED) from None
        return await answer

    def _ask(self, question: Callable[[Connection], T], until: float) -> T:
        """At least twice where it may help: the first connection may be one that was lost long ago."""
        _, engine = self._engines
        late = False
        while True:
            try:
                with engine.connect() as connection:
                    return question(connection)
            except DBAPIError as error:
                if late or not passes(error):
                    raise unavailable(error) from error
            late = time.monotonic() >= until
            time.sleep(PAUSE)
