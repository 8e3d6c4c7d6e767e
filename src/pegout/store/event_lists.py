"""Events in lists, and how people did in those that are closed."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Select, bindparam, delete, func, insert, select, true

from pegout.services.events.kind import EVENTS
from pegout.services.events.listing import Attended, EventListing, PersonListed
from pegout.store.executor import Desk
from pegout.store.schema import (
    INSERTS,
    entries,
    event_accounts,
    event_owners,
    event_people,
    events,
    is_public,
    keeps_name,
    people,
)
from pegout.store.summaries import EventSummary, PersonSummary, legible_summary

_closed = events.c.phase == "closed"
_latest = events.c.start_ms.desc(), events.c.event
_counts = func.coalesce(event_owners.c.counted, true())
_listings = select(events, event_owners.c.director, _counts.label("counted")).outerjoin(
    event_owners, event_owners.c.event == events.c.event
)
_people = [event_people.c.division, event_people.c.person_key, event_people.c.name.label("person_name")]
_accounts = [event_accounts.c.account, people.c.name.label("account_name")]
_attended = (
    _listings.add_columns(*_people, event_people.c.summary.label("person_summary"), *_accounts)
    .join(event_people, event_people.c.event == events.c.event)
    .outerjoin(
        event_accounts,
        (event_accounts.c.event == events.c.event)
        & (event_accounts.c.person_key == event_people.c.person_key),
    )
    .outerjoin(people, (people.c.id == event_accounts.c.account) & keeps_name)
    .where(is_public, _closed, _counts)
    .order_by(*_latest, event_people.c.division, event_people.c.person_key)
)
_of_person = _attended.where(event_people.c.person_key == bindparam("person_key"))
_of_account = _attended.where(event_accounts.c.account == bindparam("account"))
_of_year = _attended.where(events.c.year == bindparam("year"))
_years = (
    select(events.c.year)
    .outerjoin(event_owners, event_owners.c.event == events.c.event)
    .where(is_public, _closed, _counts)
    .distinct()
    .order_by(events.c.year.desc())
)
_running = (
    select(events.c.event)
    .where(events.c.online, events.c.phase.in_(["open", "playing"]))
    .order_by(events.c.due, events.c.event)
    .limit(bindparam("most"))
)
_heads = (
    select(entries.c.stream, func.max(entries.c.version).label("version"))
    .where(entries.c.stream.startswith(EVENTS.prefix, autoescape=True))
    .group_by(entries.c.stream)
    .subquery()
)
_unlisted = (
    select(_heads.c.stream)
    .join(events, events.c.event == func.substr(_heads.c.stream, len(EVENTS.prefix) + 1), isouter=True)
    .where(_heads.c.version > func.coalesce(events.c.version, 0))
    .order_by(_heads.c.stream)
)


class EventListStore(Desk):
    """`EventLists` in a database."""

    async def list_event(self, listing: EventListing, people: Sequence[PersonListed] | None) -> None:
        """Keep both, unless what is there is of a later version. None leaves the people as they are."""
        await self._write(lambda connection: _list(connection, listing, people))

    async def listed_events(
        self, phase: str | None = None, year: int | None = None, limit: int = 100, offset: int = 0
    ) -> Sequence[EventListing]:
        """Those in the public list: open ones by their start, and where all are meant the latest first."""
        wanted, found = _listed(phase, year), tuple[EventListing, ...]()
        while (missing := limit - len(found)) > 0:
            rows = await self._rows(wanted.limit(missing).offset(offset))
            found += self._legible("events", rows, "event", _as_listing)
            offset += missing
            if len(rows) < missing:
                break
        return found

    async def listed_years(self) -> Sequence[int]:
        """The years of closed events in the public list, the latest first."""
        return await self._read(lambda connection: connection.scalars(_years).all())

    async def events_of(self, person_key: str, account: str = "") -> Sequence[Attended]:
        """Where somebody played under that name, or from that account under any, the latest first."""
        written = await self._attending(_of_person, person_key=person_key)
        own = await self._attending(_of_account, account=account) if account else ()
        found = {(event.event, one.division, one.person_key): (event, one) for event, one in (*written, *own)}
        latest = sorted(found.items(), key=lambda row: (-row[1][0].start_ms, *row[0]))
        return tuple([row for _, row in latest])

    async def people_of_year(self, year: int) -> Sequence[Attended]:
        """Everybody in every event of that year, the latest first."""
        return await self._attending(_of_year, year=year)

    async def _attending(self, wanted: Select[Any], **of: object) -> tuple[Attended, ...]:
        rows = await self._rows(wanted, **of)
        return self._legible("archive", rows, "event", lambda row: (_as_listing(row), _as_person(row)))

    async def running_online(self, limit: int = 1000) -> Sequence[str]:
        """Online events that are open or being played, the longest due first."""
        return await self._read(lambda connection: connection.scalars(_running, {"most": limit}).all())

    async def unlisted_streams(self) -> Sequence[str]:
        """Streams of events that have gone on since they were last listed."""
        return await self._read(lambda connection: connection.scalars(_unlisted).all())


def _list(connection: Connection, listing: EventListing, people: Sequence[PersonListed] | None) -> None:
    if not _is_kept(connection, listing):
        return
    if listing.director is not None:
        _own(connection, listing)
    if people is not None:
        _fill(connection, listing.event, people)


def _own(connection: Connection, listing: EventListing) -> None:
    """An event that has counted once goes on to count, whatever becomes of its director's account."""
    keeps = select(people.c.id).where(people.c.id == listing.director, keeps_name)
    counted = connection.scalar(keeps) is not None
    adding = INSERTS[connection.dialect.name](event_owners)
    keeping = adding.on_conflict_do_update(
        index_elements=["event"], set_={"counted": event_owners.c.counted | adding.excluded.counted}
    )
    row = {"event": listing.event, "director": listing.director, "counted": counted}
    connection.execute(keeping, row)


def _fill(connection: Connection, event: str, listed: Sequence[PersonListed]) -> None:
    for table in (event_people, event_accounts):
        connection.execute(delete(table).where(table.c.event == event))
    if listed:
        connection.execute(insert(event_people), [_person_row(event, one) for one in listed])
    accounts = {one.person_key: one.account for one in listed if one.account}
    rows = [{"event": event, "person_key": key, "account": whose} for key, whose in accounts.items()]
    if rows:
        connection.execute(insert(event_accounts), rows)


def _is_kept(connection: Connection, listing: EventListing) -> bool:
    """Decided where the row is locked: servers may list the same event at once."""
    row = {name: value for name, value in asdict(listing).items() if name in events.c}
    row["summary"] = _text(listing.summary)
    adding = INSERTS[connection.dialect.name](events)
    rest = {name: adding.excluded[name] for name in row if name != "event"}
    keeping = adding.on_conflict_do_update(
        index_elements=["event"], set_=rest, where=events.c.version <= adding.excluded.version
    )
    return connection.execute(keeping.returning(events.c.event), row).first() is not None


def _person_row(event: str, person: PersonListed) -> dict[str, Any]:
    row = {"division": person.division, "person_key": person.person_key, "name": person.name}
    return {"event": event, **row, "summary": _text(person.summary)}


def _text(summary: object) -> str:
    return msgspec.json.encode(summary).decode()


def _listed(phase: str | None, year: int | None) -> Select[Any]:
    """Whoever looks for something to enter wants the next one first."""
    wanted = _listings.where(is_public)
    if phase is not None:
        wanted = wanted.where(events.c.phase == phase)
    if year is not None:
        wanted = wanted.where(events.c.year == year)
    order = (events.c.start_ms, events.c.event) if phase == "open" else _latest
    return wanted.order_by(*order)


def _as_listing(row: RowMapping) -> EventListing:
    fields = {name: row[name] for name in (*events.c.keys(), "director")}
    summary = legible_summary(row["summary"], EventSummary)
    return EventListing(**{**fields, "summary": summary, "counted": bool(row["counted"])})


def _as_person(row: RowMapping) -> PersonListed:
    summary = legible_summary(row["person_summary"], PersonSummary)
    account = row["account"] if row["account_name"] else ""
    whose = account or "", row["account_name"] or ""
    return PersonListed(row["division"], row["person_key"], row["person_name"], summary, *whose)
