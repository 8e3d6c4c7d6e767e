"""What wrong acts cost. A rule book prices its own; what it does not price is put right at no cost."""

from enum import Enum

from pegout.game import GameState, Seat
from pegout.judge.seats import receives
from pegout.rules import Errors
from pegout.rules.remedies import PointsTo

SILENT = "pegout:silent"
FREE = "It is put right without penalty."


class Offence(Enum):
    """Wrong acts that some rule book makes a player pay for."""

    PEEK = "peek"
    THROW_TAKEN_BACK = "throw-taken-back"
    NUMBER_HIDDEN = "number-hidden"
    STARTER_MISPLACED = "starter-misplaced"
    OVERPEGGED = "overpegged"
    FALSE_CLAIM = "false-claim"
    PEG_MOVED = "peg-moved"
    PEG_TOUCHED = "peg-touched"
    OWN_PEG_TOUCHED = "own-peg-touched"
    PEGS_MISTAKEN = "pegs-mistaken"
    CARDS_MIXED = "cards-mixed"
    JUDGE_REFUSED = "judge-refused"


CLUB = {
    Offence.PEEK: "club:penalties.peeking",
    Offence.PEG_MOVED: "club:penalties.pegs",
    Offence.STARTER_MISPLACED: "club:penalties.starter",
    Offence.FALSE_CLAIM: "club:penalties.false-claim",
}
"""All that the club's rules price, and where."""

TWO = 2


def is_priced(state: GameState, offence: Offence) -> bool:
    match state.rules.errors:
        case Errors.ACC | Errors.MARSHAL:
            return True
        case Errors.CLUB:
            return offence in CLUB
        case Errors.PORTFOLIO | Errors.NONE:
            return False


def fine(
    state: GameState,
    offence: Offence,
    offender: Seat,
    claimant: Seat | None,
    points: int = TWO,
    asked: str = "claimant",
) -> tuple[PointsTo, ...]:
    """The points that the other player has for it; nothing where the rules set no price on it."""
    if not is_priced(state, offence):
        return ()
    return (PointsTo(receives(state, offender, claimant, asked), points),)


def place_of(state: GameState, offence: Offence, acc: str) -> str:
    """The article behind the price, or behind there being none; `acc` is that of the acc rules."""
    if not is_priced(state, offence):
        return SILENT
    return CLUB[offence] if state.rules.errors is Errors.CLUB else acc


def beside(state: GameState, offence: Offence, acc: str) -> str:
    """The table's own article on it, and that of acc, which tells how it is put right."""
    return f"{place_of(state, offence, '')} {acc}".strip()


def told(state: GameState, offence: Offence, finding: str) -> str:
    """The finding, and that it costs nothing where that is so."""
    return finding if is_priced(state, offence) else f"{finding} These rules have no penalty for it."
