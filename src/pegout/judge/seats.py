"""Who receives penalty points."""

from pegout.game import GameState, Seat
from pegout.judge.facts import UnclearFact
from pegout.rules import PenaltiesTo


def receives(state: GameState, offender: Seat, claimant: Seat | None = None) -> Seat:
    """Penalty points go to the opponent; with three or four seats to whoever claims them."""
    others = state.rules.opponents(offender)
    if claimant is None:
        if state.rules.penalties_to is PenaltiesTo.OPPONENT or len(others) == 1:
            return others[0]
        raise UnclearFact("With several opponents the points go to whoever claims them: say who (claimant).")
    if claimant not in others:
        raise UnclearFact(f"{state.names[claimant]} cannot claim points from {state.names[offender]}.")
    return claimant
