"""Who receives penalty points."""

from pegout.game import GameState, Seat
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.rules import PenaltiesTo


def receives(
    state: GameState,
    offender: Seat,
    claimant: Seat | None = None,
    asked: str = "claimant",
    *,
    owns_up: bool = True,
) -> Seat:
    """Penalty points go to the opponent; with three or four seats to whoever claims them.

    An offender who claims them owns up: nobody else has, so they go to the nearest opponent on the left. That
    cannot be with points that are somebody's for the calling. `asked` is the fact that names the claimant.
    """
    others = state.rules.opponents(offender)
    if claimant == offender and owns_up:
        return others[0]
    if claimant is None:
        sides = {state.rules.side_of(other) for other in others}
        if state.rules.penalties_to is PenaltiesTo.OPPONENT or len(sides) == 1:
            return others[0]
        raise StillAsked(asked, "With several opponents the points go to the player who claims them: say who")
    if claimant not in others:
        raise UnclearFact(f"{state.names[claimant]} cannot claim points from {state.names[offender]}.")
    return claimant
