"""What the operator does to the keys of a server from the command line."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import DBAPIError

from pegout.services.people.credentials import EVENTS_KEY, SESSION_KEY
from pegout.services.streams.ports import CHANNEL
from pegout.store.backups.snapshot import NoStore
from pegout.store.connections import file_of, place, writing_engine
from pegout.store.credentials import renew_codes
from pegout.store.errors import unavailable
from pegout.store.file_lock import held
from pegout.store.migration import head, known_revision
from pegout.store.people import name_key
from pegout.store.schema import INSERTS, keeps_name, people, sessions, settings

EVERYBODY_OUT = '{"node": "", "ended": {"person": ""}}'
"""To servers that run: every session is over, on all of them."""


class NobodyKeeps(ValueError):
    """Nobody keeps that name; the message says so."""


def change_session_key(url: str, fresh: str, events_key: Callable[[str], str]) -> None:
    """From now on cookies are sealed with the fresh key, and every session is over.

    What the keys of events come from is kept first, by `events_key` of the session key until now: links and
    printed codes stay good. Raises `AlreadyOpen` where a server has the file open, and `NoStore`.
    """
    with held(place(url)), _store(url) as connection:
        until_now = connection.scalar(select(settings.c.value).where(settings.c.name == SESSION_KEY))
        if until_now is not None:
            adding = INSERTS[connection.dialect.name](settings).on_conflict_do_nothing()
            connection.execute(adding, {"name": EVENTS_KEY, "value": events_key(until_now)})
            connection.execute(update(settings).where(settings.c.name == SESSION_KEY).values(value=fresh))
        connection.execute(delete(sessions))
        connection.execute(update(people).values(epoch=people.c.epoch + 1))
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(CHANNEL, EVERYBODY_OUT)))


def hand_out_codes(url: str, name: str, digests: Callable[[str], Sequence[str]]) -> None:
    """Whoever keeps the name gets in by these, given for their id, and by none of before."""
    with _store(url) as connection:
        whose = select(people.c.id).where(keeps_name, people.c.name_key == name_key(name))
        person = connection.scalar(whose)
        if person is None:
            raise NobodyKeeps(f"Nobody has the name {name[:40]!r}: check the spelling.")
        renew_codes(connection, person, digests(person))


@contextmanager
def _store(url: str) -> Iterator[Connection]:
    """A transaction in a store of this schema, also beside a server that runs."""
    where = place(url)
    if (file := file_of(where)) and not file.is_file():
        raise NoStore(f"There is no file {file}: name the database of a server.")
    engine = writing_engine(where)
    try:
        with engine.begin() as connection:
            if known_revision(connection) != head():
                raise NoStore("That database is from another version: start its server once first.")
            yield connection
    except DBAPIError as error:
        raise unavailable(error) from error
    finally:
        engine.dispose()
