"""Who receives penalty points."""

from pegout.game import GameState, Seat
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.rules import PenaltiesTo


def receives(state: GameState, offender: Seat, claimant: Seat | None = None, asked: str = "claimant") -> Seat:
    """Penalty points go to the opponent; with three or four seats to whoever claims them.

    Whoever owns up gives them to the nearest opponent on the left, as nobody has claimed them. `asked` is the
    fact that names the claimant.
    """
    others = state.rules.opponents(offender)
    if claimant == offender:
        return others[0]
    if claimant is None:
        sides = {state.rules.side_of(other) for other in others}
        if state.rules.penalties_to is PenaltiesTo.OPPONENT or len(sides) == 1:
            return others[0]
        raise StillAsked(asked, "With several opponents the points go to whoever claims them: say who")
    if claimant not in others:
        raise UnclearFact(f"{state.names[claimant]} cannot claim points from {state.names[offender]}.")
    return claimant
