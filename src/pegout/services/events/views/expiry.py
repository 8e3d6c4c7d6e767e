"""When a view will change by time alone, without a record."""

from collections.abc import Iterator

from pegout.services.events.hall_clock import SECOND, ms_of
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.people import NEAR
from pegout.tournament.entries import Phase


def next_moment(snapshot: Snapshot) -> int | None:
    """The first moment at which something else is due; None if only records change anything."""
    return min((moment for moment in _moments(snapshot) if moment > snapshot.at_ms), default=None)


def _moments(snapshot: Snapshot) -> Iterator[int]:
    course = snapshot.desk.course
    if snapshot.event.closed or course.phase is Phase.CANCELLED:
        return
    if course.phase is Phase.OPEN:
        start = ms_of(course.start)
        yield start - NEAR
        yield start
        if course.counted_at is not None:
            # What is recorded in that very second still counts.
            yield (ms_of(course.counted_at) // SECOND + 1) * SECOND
    for field in snapshot.fields:
        if field.clock is not None and field.clock.called is None and field.ends_ms is not None:
            yield field.ends_ms
