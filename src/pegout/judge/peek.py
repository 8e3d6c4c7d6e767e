"""A look at a card that is nobody's to see: two points where the rules of the table set them on it."""

from pegout.game import GameState, Seat
from pegout.judge.prices import Offence, beside, fine, told
from pegout.judge.ruling import Ruling, ruling
from pegout.rules import book_of
from pegout.rules.remedies import Remedy


def peek(
    state: GameState,
    finding: str,
    offender: Seat,
    claimant: Seat | None,
    *then: Remedy,
    by: str,
    golden_age: str = "",
) -> Ruling:
    """The fine, and what follows; the table's own document is cited first."""
    own = golden_age if book_of(state.rules) == "golden-age" else ""
    fined = fine(state, Offence.PEEK, offender, claimant)
    by = f"{own} {beside(state, Offence.PEEK, by)}"
    return ruling(told(state, Offence.PEEK, finding), *fined, *then, by=by)
