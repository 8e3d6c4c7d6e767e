"""Events as a calendar that other programs subscribe to, in the form of RFC 5545."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from urllib.parse import urlsplit

from pegout.services.events.listing import EventListing

LONGEST = 75
"""The most octets a line may have without its end."""


def calendar(listings: Iterable[EventListing], site: str) -> str:
    """All of them, with links to their pages on that site.

    A start without a time zone is the clock of the hall, and is told so: in no zone at all.
    """
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Pegout//Events//EN", "X-WR-CALNAME:Cribbage events"]
    for listing in listings:
        lines += _event(listing, site.rstrip("/"))
    return "".join([f"{part}\r\n" for line in (*lines, "END:VCALENDAR") for part in _folded(line)])


def _event(listing: EventListing, site: str) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{listing.event}@{urlsplit(site).hostname}"
    yield f"DTSTAMP:{_moment(datetime.fromtimestamp(listing.changed // 1000, UTC))}"
    yield f"DTSTART:{_moment(datetime.fromisoformat(listing.summary['start']))}"
    yield f"SUMMARY:{_escaped(listing.name)}"
    yield f"DESCRIPTION:{_escaped(_words(listing))}"
    yield f"URL:{site}/e/{listing.event}"
    yield f"STATUS:{'CANCELLED' if listing.phase == 'cancelled' else 'CONFIRMED'}"
    yield "END:VEVENT"


def _words(listing: EventListing) -> str:
    winner = listing.summary["winner"]
    return f"{listing.format}, {listing.summary['entries']} entered" + (
        f", won by {winner}" if winner else ""
    )


def _moment(at: datetime) -> str:
    """In UTC, or without a zone; so is one at the edge of the calendar, which has no time in UTC."""
    zone = ""
    if at.tzinfo is not None:
        with suppress(OverflowError):
            at, zone = at.astimezone(UTC), "Z"
    written = at.replace(tzinfo=None).isoformat(timespec="seconds")
    return written.replace("-", "").replace(":", "") + zone


def _escaped(text: str) -> str:
    r"""A text as a value: nothing in it can end the line or begin another.

    >>> print(_escaped("Ann, Bob;\n1\\2"))
    Ann\, Bob\;\n1\\2
    """
    lines = text.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;").splitlines()
    return "\\n".join(["".join([sign if sign.isprintable() else " " for sign in line]) for line in lines])


def _folded(line: str) -> Iterator[str]:
    """Parts of at most 75 octets; those that go on begin with a blank, and no letter is cut in two."""
    part, size = "", 0
    for letter in line:
        octets = len(letter.encode())
        if size + octets > LONGEST:
            yield part
            part, size = " ", 1
        part += letter
        size += octets
    yield part
