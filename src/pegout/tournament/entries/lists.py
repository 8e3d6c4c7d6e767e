"""What is read off the desk: the line-up, the waiting list, who is missing, and refunds to be paid."""

from datetime import date

from pegout.tournament.entries.desk import Arrival, Desk, Entry, Phase, RefundStatus, Status, person
from pegout.tournament.entries.sheet import Sheet
from pegout.values import value


@value
class RefundDue:
    name: str
    cents: int
    due: date | None


def entry_of(desk: Desk, name: str) -> Entry | None:
    key = person(name)
    return next((entry for entry in desk.entries if person(entry.name) == key), None)


def line_up(desk: Desk, kind: str = "") -> tuple[str, ...]:
    """The confirmed entries in order of registration: the first has position 1 (lodge:winners.position).

    Once play has started it never changes. With a kind, the positions of that division alone.
    """
    confirmed = (entry.name for entry in desk.entries if entry.status is Status.CONFIRMED)
    names = desk.course.line_up or tuple(confirmed)
    if not kind:
        return names
    of_kind = {entry.name for entry in desk.entries if entry.kind == kind}
    return tuple(name for name in names if name in of_kind)


def waiting_list(desk: Desk) -> tuple[str, ...]:
    """Those without a place, the next to move up first."""
    return tuple(entry.name for entry in desk.entries if entry.status is Status.WAITING)


def not_here(desk: Desk) -> tuple[str, ...]:
    """Confirmed entrants who have not checked in."""
    return tuple(
        entry.name
        for entry in desk.entries
        if entry.status is Status.CONFIRMED and entry.arrival is Arrival.NOT_HERE
    )


def came_late(desk: Desk) -> tuple[str, ...]:
    return tuple(entry.name for entry in desk.entries if entry.arrival is Arrival.LATE)


def entries_missing(desk: Desk) -> int:
    """How many more confirmed entries the event needs to take place; nought once that is settled."""
    if desk.course.counted_at is None or desk.course.phase is not Phase.OPEN:
        return 0
    return max(0, desk.rules.minimum_entries - len(line_up(desk)))


def refunds_due(desk: Desk) -> tuple[RefundDue, ...]:
    """Refunds granted and not paid yet."""
    return tuple(
        RefundDue(entry.name, entry.refund.owed, entry.refund.due)
        for entry in desk.entries
        if entry.refund.owed
    )


def in_hand(desk: Desk) -> int:
    """The cash there is, whoever it belongs to."""
    return Sheet.of(desk).cash


def free_cash(desk: Desk) -> int:
    """The cash that is neither owed to anybody nor held for a side pool; below nought, cash is missing."""
    return Sheet.of(desk).free


def refunds_undecided(desk: Desk) -> tuple[str, ...]:
    return tuple(entry.name for entry in desk.entries if entry.refund.status is RefundStatus.UNDECIDED)
