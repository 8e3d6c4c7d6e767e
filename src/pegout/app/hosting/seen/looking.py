"""When a view would change though nothing was written down, by time alone."""

from collections.abc import Iterator

from pegout.app.hosting.clock import SECOND, ms_of
from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.todo.people import NEAR
from pegout.tournament.entries import Phase


def next_moment(glance: Glance) -> int | None:
    """The first moment from which on something else is to be done; None if only records change anything."""
    return min((moment for moment in _moments(glance) if moment > glance.at_ms), default=None)


def _moments(glance: Glance) -> Iterator[int]:
    course = glance.desk.course
    if glance.event.closed or course.phase is Phase.CANCELLED:
        return
    if course.phase is Phase.OPEN:
        start = ms_of(course.start)
        yield start - NEAR
        yield start
        if course.counted_at is not None:
            # What is recorded in that very second still counts.
            yield (ms_of(course.counted_at) // SECOND + 1) * SECOND
    for field in glance.fields:
        if field.clock is not None and field.clock.called is None and field.ends_ms is not None:
            yield field.ends_ms
