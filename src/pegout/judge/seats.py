"""Who is meant: the opponent, and who receives penalty points."""

from pegout.game import GameState, Seat
from pegout.judge.facts import UnclearFact
from pegout.rules import PenaltiesTo


def opponents(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """The seats of the other sides, from the left."""
    rules = state.rules
    around = [(seat + step) % rules.seats for step in range(1, rules.seats)]
    return tuple(other for other in around if rules.side_of(other) != rules.side_of(seat))


def receives(state: GameState, offender: Seat, claimant: Seat | None = None) -> Seat:
    """Penalty points go to the opponent; with three or four seats to whoever claims them."""
    others = opponents(state, offender)
    if claimant is None:
        if state.rules.penalties_to is PenaltiesTo.OPPONENT or len(others) == 1:
            return others[0]
        raise UnclearFact("With several opponents the points go to whoever claims them: say who (claimant).")
    if claimant not in others:
        raise UnclearFact(f"{state.names[claimant]} cannot claim points from {state.names[offender]}.")
    return claimant
