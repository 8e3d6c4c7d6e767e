"""The whole store of a server in one database, SQLite or PostgreSQL."""

from sqlalchemy import URL, Engine, func, select
from sqlalchemy.exc import DBAPIError

from pegout.store.attempts import Attempts
from pegout.store.connections import file_of, place, reading_engine, writing_engine
from pegout.store.credentials import Credentials
from pegout.store.errors import unavailable
from pegout.store.event_lists import EventListStore
from pegout.store.file_lock import hold
from pegout.store.migration import migrate
from pegout.store.moderation import Order
from pegout.store.people import People
from pegout.store.privacy import exposure
from pegout.store.schema import events, tables
from pegout.store.streams import Streams

_LATEST = select(func.max(tables.c.changed)), select(func.max(events.c.changed))

PATIENCE = 5.0
"""Seconds for which a database that is locked or gone is waited for."""


class SqlStore(Streams, People, Credentials, Attempts, EventListStore, Order):
    """`ServerStore` in a database. What has been acknowledged is on the disk."""

    async def latest_change(self) -> int:
        """When something was last listed of a table or an event, in milliseconds since 1970; 0 for never."""
        return await self._read(lambda connection: max(connection.scalar(one) or 0 for one in _LATEST))


def open_store(url: str, patience: float = PATIENCE) -> SqlStore:
    """The store at `sqlite:///FILE` or `postgresql://...`, made or brought up to date where need be.

    Raises a `ValueError` with one sentence: `UnknownDatabase`, `NewerSchema`, or `AlreadyOpen` where another
    server has the file; and `StoreUnavailable` where the database does not answer.
    """
    where = place(url)
    holding = hold(where)
    try:
        writing = _ready(where)
    except BaseException:
        if holding is not None:
            holding.let_go()
        raise
    return SqlStore(writing, reading_engine(where), patience, holding)


def exposed(url: str) -> str | None:
    """One sentence where others of the machine get at the file of the database; None where nobody does."""
    file = file_of(place(url))
    return None if file is None else exposure(file)


def _ready(where: URL) -> Engine:
    engine = writing_engine(where)
    try:
        migrate(engine)
    except DBAPIError as error:
        raise unavailable(error) from error
    finally:
        engine.dispose()  # the writer has a thread of its own, and so its own connection
    return engine
