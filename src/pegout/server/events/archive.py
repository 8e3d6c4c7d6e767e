"""Lists of events, seasons and players: for everybody, from events in the public list."""

from dataclasses import asdict
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from pegout.server.analysis.schema import answers
from pegout.server.events.routes import As, TheEvents
from pegout.server.events.sheets import AlsoCsv, told
from pegout.server.problems import Problem
from pegout.services.archive.player import PlayerPage, keeper_page, player_page
from pegout.services.archive.season import SeasonLine, season
from pegout.services.events.listing import EventListing
from pegout.tournament.entries import person

PAGE = 100
STROKE = "\u2215"
"""Stands for a slash in an address, where a real one would end the name."""

Year = Annotated[int, PathParameter(description="The year the events started in.", ge=1, le=9999)]


class EventLine(msgspec.Struct, frozen=True):
    """An event in a list."""

    event: str
    name: str
    start: str
    """Local time in the hall."""
    format: str
    phase: str
    online: bool
    entries: int
    winner: str | None
    counted: bool = True
    """Whether seasons and players' pages count it: only if its director has an account."""


class EventsListed(msgspec.Struct, frozen=True):
    events: tuple[EventLine, ...]
    more: bool
    """Whether more follow."""


class SeasonSeen(msgspec.Struct, frozen=True):
    year: int
    years: tuple[int, ...]
    """All that have standings, the latest first."""
    events: int
    players: tuple[SeasonLine, ...]


@get(
    "/api/events",
    operation_id="listEvents",
    tags=("events",),
    operation_class=AlsoCsv,
    responses=answers(EventsListed, "At most 100 events.", {}),
)
async def list_events(
    event_service: TheEvents,
    phase: Annotated[
        Literal["", "open", "playing", "played", "closed", "cancelled"],
        QueryParameter(description="Only events in this phase; open ones begin with the next to start."),
    ] = "",
    year: Annotated[
        int | None, QueryParameter(description="Only events that start in that year.", ge=1, le=9999)
    ] = None,
    after: Annotated[int, QueryParameter(description="How many to skip.", ge=0, le=10**6)] = 0,
    wanted: As = "json",
) -> Response[Any]:
    """Events in the public list, the latest first."""
    found = await event_service.store.listed_events(phase or None, year, PAGE + 1, after)
    lines = tuple([_line(listing) for listing in found[:PAGE]])
    rows = [msgspec.structs.asdict(line) for line in lines]
    return told(wanted, EventsListed(lines, len(found) > PAGE), rows, "events")


def _line(listing: EventListing) -> EventLine:
    summary = listing.summary
    return EventLine(
        event=listing.event,
        name=listing.name,
        start=summary["start"],
        format=listing.format,
        phase=listing.phase,
        online=listing.online,
        entries=summary["entries"],
        winner=summary["winner"],
        counted=listing.counted,
    )


@get(
    "/api/seasons/{year:int}",
    operation_id="getSeason",
    tags=("events",),
    operation_class=AlsoCsv,
    responses=answers(SeasonSeen, "The standings.", {}),
)
async def show_season(event_service: TheEvents, year: Year, wanted: As = "json") -> Response[Any]:
    """Everybody in the closed events of a year that count: by events won, then games won, then spread."""
    rows = await event_service.store.people_of_year(year)
    players = season(rows)
    seen = SeasonSeen(
        year=year,
        years=tuple(await event_service.store.listed_years()),
        events=len({listing.event for listing, _ in rows}),
        players=players,
    )
    flat = [
        {"place": line.place, "name": line.name, "kept": line.kept, **asdict(line.totals)} for line in players
    ]
    return told(wanted, seen, flat, f"season-{year}")


@get(
    "/api/players/{name:str}",
    operation_id="getPlayer",
    tags=("events",),
    operation_class=AlsoCsv,
    responses=answers(
        PlayerPage, "Nobody has played here under that name.", {404: "Nobody of that name has played here."}
    ),
)
async def show_player(
    event_service: TheEvents,
    name: Annotated[
        str, PathParameter(description="As it was entered; capitals do not matter.", max_length=60)
    ],
    of: Annotated[
        Literal["events", "opponents", "apart"], QueryParameter(description="Which of them to send as CSV.")
    ] = "events",
    wanted: As = "json",
) -> Response[Any]:
    """A player in the closed events that count: totals, every event, and every opponent.

    A name with an account belongs to its owner: what others played under it is listed separately.
    """
    written = name.replace(STROKE, "/")
    kept = await event_service.store.kept(written) if written.isprintable() else None
    keeper = "" if kept is None else kept[0].id
    rows = await event_service.store.events_of(person(written), keeper)
    if not rows:
        raise Problem(404, "no_such_player", "Nobody by that name is in the archive: check the spelling.")
    page = player_page(rows) if kept is None else keeper_page(kept[0].name, keeper, rows)
    lines: dict[str, tuple[Any, ...]] = {
        "events": page.events,
        "opponents": page.against,
        "apart": page.apart,
    }
    return told(wanted, page, [asdict(line) for line in lines[of]], of)


ARCHIVE = (list_events, show_season, show_player)
"""The routes, for the application."""
