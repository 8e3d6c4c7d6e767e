"""Streams for the processes that work beside a server: they read for themselves what they work on."""

from sqlalchemy.exc import DBAPIError

from pegout.services.streams.ports import Entry
from pegout.store.connections import place, reading_engine
from pegout.store.errors import unavailable
from pegout.store.streams import read_entries


def stored_stream(url: str, stream: str) -> tuple[Entry, ...]:
    """All entries of a stream in the database at that address, or `StoreUnavailable`."""
    engine = reading_engine(place(url))
    try:
        with engine.connect() as connection:
            return read_entries(connection, stream)
    except DBAPIError as error:
        raise unavailable(error) from error
    finally:
        engine.dispose()
