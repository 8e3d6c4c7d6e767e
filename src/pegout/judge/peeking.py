"""A look at a card that is nobody's to see: two points, whichever rule book the table plays by."""

from pegout.game import GameState, Seat
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.seats import receives
from pegout.rules import book_of
from pegout.rules.remedies import PointsTo, Remedy

PEEK = 2


def peek(
    state: GameState,
    finding: str,
    offender: Seat,
    claimant: Seat | None,
    *then: Remedy,
    by: str,
    golden_age: str = "",
) -> Ruling:
    """Two points against the offender, and what follows; the table's own document is cited first."""
    own = {"club": "club:penalties.peeking", "golden-age": golden_age}.get(book_of(state.rules), "")
    return ruling(finding, PointsTo(receives(state, offender, claimant), PEEK), *then, by=f"{own} {by}")
