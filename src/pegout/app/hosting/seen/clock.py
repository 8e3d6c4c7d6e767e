"""The clock of the hall: milliseconds as computers count them, and times as the event writes them down."""

from datetime import UTC, datetime, timedelta

MINUTE = 60_000
HOUR = 60 * MINUTE

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def ms_of(at: datetime) -> int:
    """Milliseconds since 1970, rounded up so that the moment has come; without a zone it is local time."""
    return -((_EPOCH - at.astimezone(UTC)) // _MILLISECOND)


def hall_time(at_ms: int, start: datetime) -> datetime:
    """A moment on the clock that the event keeps: in the zone of its start, or in local time without one."""
    at = _EPOCH + timedelta(milliseconds=at_ms)
    return at.astimezone().replace(tzinfo=None) if start.tzinfo is None else at.astimezone(start.tzinfo)
