"""The clock of the hall: milliseconds as computers count them, and times as the event writes them down."""

from datetime import UTC, datetime, timedelta

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def ms_of(at: datetime) -> int:
    """Milliseconds since 1970, rounded up so that the moment has come; without a zone it is local time."""
    return -((_EPOCH - at.astimezone(UTC)) // _MILLISECOND)


def hall_time(at_ms: int, start: datetime) -> datetime:
    """A moment as records are dated: whole seconds, in the zone of the start or else in local time."""
    at = _EPOCH + timedelta(seconds=at_ms // SECOND)
    return at.astimezone().replace(tzinfo=None) if start.tzinfo is None else at.astimezone(start.tzinfo)
