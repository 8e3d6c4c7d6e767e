"""The head of every paper: the event, its day, and the division."""

from datetime import datetime
from typing import Any

from pegout.paper.paper_size import Size
from pegout.paper.press import NothingToPrint
from pegout.tournament.event import Division, Event


def heading(event: Event, title: str, size: Size, division: Division | None = None) -> dict[str, Any]:
    """The data that all papers share; the title names the division, if it has a name."""
    name = division.name if division is not None else ""
    return {
        "width": size[0],
        "height": size[1],
        "event": event.setup.name or "Cribbage",
        "day": day_in_words(event.desk.course.start),
        "title": f"{title}: {name}" if name else title,
        "as_of": moment_in_words(event.at),
    }


def day_in_words(at: datetime) -> str:
    """The date as people say it.

    >>> day_in_words(datetime(2026, 5, 9))
    'Saturday 9 May 2026'
    """
    return f"{at:%A} {at.day} {at:%B} {at.year}"


def moment_in_words(at: datetime | None) -> str:
    return "" if at is None else f"{at:%Y-%m-%d %H:%M}"


def field(event: Event, name: str) -> Division:
    """The division with that name, or the only one; `NothingToPrint` if there is none or several."""
    division = event.division(name)
    if division is not None:
        return division
    if not event.divisions:
        raise NothingToPrint("Play has not started, so there is nothing to print yet: start it first.")
    names = ", ".join(repr(each.name) for each in event.divisions)
    raise NothingToPrint(f"There is no division {name[:20]!r}: name one of {names}.")
