"""What those who run a server do to people, tables and events, also while it runs.

Each deed and its line in the log are one transaction; servers on the database read the log and carry out what
they hold in memory.
"""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from pegout.services.people.moderation import Deed, Done, Report
from pegout.store.backups.snapshot import NoStore
from pegout.store.connections import file_of, place, writing_engine
from pegout.store.errors import passes, unavailable
from pegout.store.migration import head, known_revision
from pegout.store.moderation import as_done
from pegout.store.people import call, name_key
from pegout.store.schema import INSERTS, addresses, bans, deeds, events, keeps_name, people, reports, tables

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds for which a database that a server is writing to is waited for."""
PAUSE = 0.1


class NoSuchThing(ValueError):
    """Nobody and nothing is known by that; the message says what to look at."""


class Bench:
    """The database of a server, for those who run it; `by` is who they say they are."""

    def __init__(self, url: str, by: str) -> None:
        self._where = place(url)
        self._by = by
        if (file := file_of(self._where)) and not file.is_file():
            raise NoStore(f"There is no file {file}: name the database of a server.")

    def reports(self, *, settled: bool = False) -> Sequence[Report]:
        """Those that wait, or all of them, the oldest first."""
        wanted = select(reports).order_by(reports.c.at, reports.c.id)
        if not settled:
            wanted = wanted.where(reports.c.settled.is_(None))
        return self._do(lambda connection: [Report(**row) for row in _rows(connection, wanted)])

    def log(self) -> Sequence[Done]:
        """Everything that was done, the oldest first."""
        wanted = select(deeds).order_by(deeds.c.at, deeds.c.id)
        return self._do(lambda connection: [as_done(row) for row in _rows(connection, wanted)])

    def person(self, who: str) -> dict[str, Any]:
        """What is known of somebody, and who else came from the same addresses lately."""
        return self._do(lambda connection: _known(connection, _found(connection, who)))

    def settle(self, report: str, why: str) -> None:
        def deed(connection: Connection) -> None:
            done = update(reports).where(reports.c.id == report).values(settled=_now())
            if not connection.execute(done).rowcount:
                raise NoSuchThing("There is no such report: look at `pegout admin reports`.")
            self._write_down(connection, Deed.SETTLE, report, why)

        self._do(deed)

    def close_table(self, table: str, why: str) -> None:
        def deed(connection: Connection) -> None:
            wanted = select(tables.c.stream).where(
                (tables.c.stream == table) | (tables.c.code == table.upper())
            )
            found = connection.scalar(wanted)
            if found is None:
                raise NoSuchThing("There is no such table: give the end of its link, or its code.")
            self._write_down(connection, Deed.CLOSE_TABLE, found, why)

        self._do(deed)

    def close_event(self, event: str, why: str) -> None:
        def deed(connection: Connection) -> None:
            if connection.scalar(select(events.c.event).where(events.c.event == event)) is None:
                raise NoSuchThing("There is no such event: give what follows /e/ in its link.")
            self._write_down(connection, Deed.CLOSE_EVENT, event, why)

        self._do(deed)

    def rename(self, who: str, name: str, why: str) -> None:
        """Raises `NameTaken`."""

        def deed(connection: Connection) -> None:
            found = _found(connection, who)
            call(connection, found["id"], name, {})
            self._write_down(connection, Deed.RENAME, found["id"], f"{found['name']} to {name}: {why}")

        self._do(deed)

    def ban(self, who: str, why: str) -> None:
        """All sessions end; whoever has the password or a token is told that they are banned."""

        def deed(connection: Connection) -> None:
            person = _found(connection, who)["id"]
            row = {"person": person, "at": _now(), "why": why}
            connection.execute(INSERTS[connection.dialect.name](bans).on_conflict_do_nothing(), row)
            connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
            self._write_down(connection, Deed.BAN, person, why)

        self._do(deed)

    def unban(self, who: str, why: str) -> None:
        def deed(connection: Connection) -> None:
            person = _found(connection, who)["id"]
            if not connection.execute(delete(bans).where(bans.c.person == person)).rowcount:
                raise NoSuchThing("That person is not banned: look at `pegout admin log`.")
            self._write_down(connection, Deed.UNBAN, person, why)

        self._do(deed)

    def _write_down(self, connection: Connection, deed: Deed, about: str, why: str) -> None:
        row = Done(secrets.token_urlsafe(9), _now(), self._by, deed.value, about, why)
        connection.execute(insert(deeds), asdict(row))

    def _do(self, deed: Callable[[Connection], T]) -> T:
        """Tried again where a server is writing; raises what the deed raises, or `StoreUnavailable`."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._connected() as connection:
                    return deed(connection)
            except DBAPIError as error:
                if not passes(error) or time.monotonic() >= until:
                    raise unavailable(error) from error
                time.sleep(PAUSE)

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        engine = writing_engine(self._where)
        try:
            with engine.begin() as connection:
                if known_revision(connection) != head():
                    raise NoStore("That database is from an older version: start a server on it first.")
                yield connection
        finally:
            engine.dispose()


def _rows(connection: Connection, wanted: Any) -> Sequence[RowMapping]:
    return connection.execute(wanted).mappings().all()


def _found(connection: Connection, who: str) -> RowMapping:
    """By the id, or else by the kept name itself: nobody is meant who only looks like it."""
    by_id = connection.execute(select(people).where(people.c.id == who)).mappings().one_or_none()
    named = select(people).where(keeps_name, people.c.name_key == name_key(who))
    found = by_id or connection.execute(named).mappings().one_or_none()
    if found is None:
        raise NoSuchThing("There is no such person: give a kept name, or the id from a report.")
    return found


def _known(connection: Connection, person: RowMapping) -> dict[str, Any]:
    near = select(addresses.c.address).where(addresses.c.person == person["id"])
    others = (
        select(people.c.id, people.c.name, people.c.kept)
        .join(addresses, addresses.c.person == people.c.id)
        .where(addresses.c.address.in_(near), people.c.id != person["id"])
        .distinct()
        .order_by(people.c.name, people.c.id)
    )
    ban = connection.scalar(select(bans.c.why).where(bans.c.person == person["id"]))
    told = select(reports.c.id).where(reports.c.about == person["id"]).order_by(reports.c.at)
    return {
        **{name: person[name] for name in ("id", "name", "kept", "since")},
        "banned": ban,
        "reports": list(connection.scalars(told)),
        "same_address": [dict(row) for row in _rows(connection, others)],
    }


def _now() -> int:
    return time.time_ns() // 1_000_000
