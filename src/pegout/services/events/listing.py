"""What lists and the archive know of an event, and what a store keeps of that."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from pegout.services.event_files.meetings import showings
from pegout.services.event_files.report import season_table
from pegout.services.events.hall_clock import ms_of
from pegout.services.events.state import HostedEvent
from pegout.services.events.views.head import event_line
from pegout.services.events.views.snapshot import Snapshot
from pegout.tournament.entries import person
from pegout.tournament.event import Division, Event, final_order
from pegout.values import value


@value
class EventListing:
    """An event in lists. It is replaced by one that was made from as many entries of the stream or more."""

    event: str
    name: str
    start_ms: int
    year: int
    format: str
    phase: str
    """`open`, `playing`, `played`, `closed` or `cancelled`."""
    listed: bool
    online: bool
    version: int
    due: int | None
    """From when on the server itself has to look after the event, in milliseconds since 1970."""
    summary: Mapping[str, Any]
    """What a list shows, with only what JSON knows."""
    changed: int
    director: str | None = None
    """The person who opened it, empty if nobody was known; None before that was stored."""
    counted: bool = True
    """Whether seasons and players' pages count it, as the store knows: its director keeps a name."""


@value
class PersonListed:
    """How somebody did in a field of an event that was closed."""

    division: str
    person_key: str
    """The name as names are compared."""
    name: str
    summary: Mapping[str, Any]
    account: str = ""
    """The person from whose account they played under that name; empty where the name is only written."""
    account_name: str = ""
    """What that person is called now, as the store knows."""


Attended = tuple[EventListing, PersonListed]
Places = dict[str, int]
"""By the name as it is compared."""


class EventLists(Protocol):
    """Lists of events beside their streams.

    Whoever asks by person or year is told of closed events only, and of those whose director keeps a name.
    """

    async def list_event(self, listing: EventListing, people: Sequence[PersonListed] | None) -> None:
        """Keep both, unless what is there is of a later version. None leaves the people as they are."""

    async def listed_events(
        self, phase: str | None = None, year: int | None = None, limit: int = 100, offset: int = 0
    ) -> Sequence[EventListing]:
        """Those in the public list: open ones by their start, and where all are meant the latest first."""

    async def listed_years(self) -> Sequence[int]:
        """The years of closed events in the public list, the latest first."""

    async def events_of(self, person_key: str, account: str = "") -> Sequence[Attended]:
        """Where somebody played under that name, or from that account under any, the latest first."""

    async def people_of_year(self, year: int) -> Sequence[Attended]:
        """Everybody in every event of that year, the latest first."""

    async def running_online(self, limit: int = 1000) -> Sequence[str]:
        """Online events that are open or being played, the longest due first."""

    async def unlisted_streams(self) -> Sequence[str]:
        """Streams of events that have changed since they were last listed."""


def listing_of(state: HostedEvent, changed: int) -> EventListing:
    """For the store, with the entry that led to this state, and the event as it was at that moment."""
    line, start = event_line(Snapshot(state, changed)), state.now.desk.course.start
    online = state.opened.online is not None
    return EventListing(
        event=state.event,
        name=line.name,
        start_ms=ms_of(start),
        year=start.year,
        format=line.format,
        phase=line.phase,
        listed=state.opened.listed and state.shut is None,
        online=online,
        version=state.version,
        due=ms_of(start) if online and line.phase in ("open", "playing") else None,
        summary={
            "start": line.start,
            "entries": len(_players(state.now)) or line.entered,
            "winner": line.winner,
        },
        changed=changed,
        director=state.director,
    )


def _players(event: Event) -> set[str]:
    return {person(name) for division in event.divisions for name in division.players}


def people_of(state: HostedEvent) -> tuple[PersonListed, ...]:
    """Every player of every field; a season of nights is one field without a name."""
    course = state.now.desk.course
    prizes = {person(prize.name): prize.cents for prize in course.prizes or ()}
    bots = {key for key, seat in state.seats.items() if seat.bot}
    people = []
    for name, divisions, places in _fields(state.now):
        found = showings(divisions)
        for key, showing in found.items():
            summary = {
                "place": places.get(key),
                "of": len(found),
                **showing.as_json(),
                "prize_cents": prizes.get(key, 0),
                "bot": key in bots,
            }
            people.append(PersonListed(name, key, showing.name, summary, state.accounts.get(key, "")))
    return tuple(people)


def _fields(event: Event) -> Iterator[tuple[str, tuple[Division, ...], Places]]:
    """Each field with the places that are decided in it."""
    if event.setup.form.nights:
        yield "", event.divisions, {person(row["name"]): row["place"] for row in season_table(event)}
        return
    for division in event.divisions:
        yield division.name, (division,), _places(division)


def _places(division: Division) -> Places:
    places: Places = {}
    for level in final_order(division):
        places |= dict.fromkeys([person(division.named(player)) for player in level], len(places) + 1)
    return places
