"""Events as calendars that other programs subscribe to."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, get

from pegout.server.events.routes import EventId, TheEvents
from pegout.services.archive.calendar import calendar
from pegout.services.events.listing import EventListing, listing_of

KIND = "text/calendar"
MOST = 500
"""Events in one calendar, the latest."""

Asked = Request[Any, Any, Any]


@get("/api/calendar.ics", operation_id="getCalendar", tags=("events",), media_type=KIND)
async def all_events(request: Asked, event_service: TheEvents) -> Response[str]:
    """All events in the public list, for a calendar program that asks again from time to time."""
    return _calendar(request, await event_service.store.listed_events(limit=MOST), "events")


@get(
    "/api/events/{event:str}/calendar.ics", operation_id="getEventCalendar", tags=("events",), media_type=KIND
)
async def one_event(request: Asked, event_service: TheEvents, event: EventId) -> Response[str]:
    """One event, also if it is not in the list."""
    listing = listing_of(await event_service.keeper.state(event), event_service.keeper.now())
    return _calendar(request, [listing], event)


def _calendar(request: Asked, listings: Sequence[EventListing], name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="pegout-{name}.ics"'}
    text = calendar(listings, str(request.base_url))
    return Response(text, media_type=KIND, headers=headers)


CALENDARS = (all_events, one_event)
"""The routes, for the application."""
