"""How the store is asked: reads run beside each other in a few threads, writes go to the writer."""

import time
from asyncio import get_running_loop
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, Select, Text, column, select, table
from sqlalchemy.exc import DBAPIError

from pegout.services.streams.ports import StoreUnavailable, StoreWatch
from pegout.store.connections import READERS, examination_engine
from pegout.store.errors import damaged, passes, unavailable
from pegout.store.file_lock import Hold
from pegout.store.schema import INSERTS, settings
from pegout.store.writer import CLOSED, PAUSE, Writer

T = TypeVar("T")

PROBE = "last tried to write"
"""The setting that is written to see whether anything can be."""

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

    @property
    def watch(self) -> StoreWatch | None:
        """Is told of every failure."""
        return self._writer.watch

    @watch.setter
    def watch(self, watch: StoreWatch | None) -> None:
        self._writer.watch = watch

    async def ping(self) -> None:
        """Raises `StoreUnavailable` when the database does not answer."""
        await self._read(lambda connection: connection.scalar(_schema), patience=0)

    async def try_write(self) -> None:
        """Keep a few bytes, or raise `StoreUnavailable`."""
        await self._write(_probe)

    async def examine(self) -> None:
        """Look through a whole file of SQLite; raises `StoreUnavailable` where it is damaged.

        PostgreSQL looks after its pages itself.
        """
        await get_running_loop().run_in_executor(self._readers, self._look_through)

    def _look_through(self) -> None:
        """By a connection of its own: those that are kept remember pages as they were."""
        engine = examination_engine(self._engines[0].url)
        if engine is None:
            return
        try:
            with engine.connect() as connection:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        except DBAPIError as error:
            raise self._noted(unavailable(error)) from error
        finally:
            engine.dispose()
        if found != "ok":
            raise self._noted(damaged(" ".join(found.split())[:200].rstrip(".")))

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
            raise self._noted(StoreUnavailable(CLOSED, "closed")) from None
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
                    raise self._noted(unavailable(error)) from error
            late = time.monotonic() >= until
            time.sleep(PAUSE)

    async def _rows(self, wanted: Select[Any], **of: object) -> Sequence[RowMapping]:
        return await self._read(lambda connection: connection.execute(wanted, of).mappings().all())

    def _legible(
        self, shelf: str, rows: Iterable[RowMapping], key: str, read: Callable[[RowMapping], T]
    ) -> tuple[T, ...]:
        """What can be read of a list: one row that cannot be is told to the watch, and hides no other."""
        found: list[T] = []
        for row in rows:
            try:
                _refuse_halves(row)
                found.append(read(row))
            except (ValueError, TypeError, KeyError, msgspec.MsgspecError):
                if self.watch is not None:
                    self.watch.unreadable(shelf, str(row[key]))
        return tuple(found)

    def _noted(self, error: StoreUnavailable) -> StoreUnavailable:
        if self.watch is not None:
            self.watch.failed("read", error)
        return error


def _refuse_halves(row: RowMapping) -> None:
    """Bytes that are no UTF-8 are read as halves of surrogate pairs, which nobody can be sent."""
    for cell in row.values():
        if isinstance(cell, str):
            cell.encode()


def _probe(connection: Connection) -> None:
    """Another value each time: SQLite writes nothing where nothing has changed."""
    adding = INSERTS[connection.dialect.name](settings)
    keeping = adding.on_conflict_do_update(index_elements=["name"], set_={"value": adding.excluded.value})
    connection.execute(keeping, {"name": PROBE, "value": str(time.time_ns())})
