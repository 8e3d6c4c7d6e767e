"""Hours before a start, and business days after an announcement."""

from collections.abc import Set as AbstractSet
from datetime import UTC, date, datetime, timedelta

from pegout.refusal import Refusal, refuse

SATURDAY = 5
YEARS = 1900, 2999


def moment(at: datetime) -> datetime:
    """The same instant, safe to compare: local clocks that change in between count true hours."""
    return at if at.tzinfo is None else at.astimezone(UTC)


def hours_before(start: datetime, hours: int) -> datetime:
    """The instant so many true hours before the start, on the start's own clock."""
    before = moment(start) - timedelta(hours=hours)
    return before if start.tzinfo is None else before.astimezone(start.tzinfo)


def refuse_far(start: datetime) -> Refusal | None:
    """Days are counted back and forth from a start: not from the edges of the calendar."""
    first, last = YEARS
    return (
        None
        if first <= start.year <= last
        else refuse("year_out_of_reach", "The year {year} is out of reach: choose another.", year=start.year)
    )


def refuse_mixed(one: datetime, other: datetime) -> Refusal | None:
    """Both have a time zone, or neither."""
    if (one.tzinfo is None) is (other.tzinfo is None):
        return None
    text = "Times with and without a time zone cannot be mixed: give all of them the same way."
    return refuse("mixed_clocks", text)


def is_business_day(day: date, holidays: AbstractSet[date] = frozenset()) -> bool:
    return day.weekday() < SATURDAY and day not in holidays


def business_days_after(day: date, count: int, holidays: AbstractSet[date] = frozenset()) -> date:
    """The last of so many business days that follow the day; the day itself is not one of them.

    >>> business_days_after(date(2026, 5, 6), 5)  # a Wednesday
    datetime.date(2026, 5, 13)
    """
    while count > 0:
        day += timedelta(days=1)
        count -= is_business_day(day, holidays)
    return day
