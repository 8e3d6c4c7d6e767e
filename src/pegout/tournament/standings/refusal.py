"""Why a result cannot stand."""

from pegout.tournament.standings.result import FORFEIT_SPREAD, GameResult, Kind
from pegout.tournament.standings.scheme import Scheme


class InvalidResult(ValueError):
    """A result that cannot stand in this event; the message says why."""


def refusal(result: GameResult, scheme: Scheme) -> str | None:
    """Why the result cannot stand in this event, in one sentence; None if it can."""
    if result.first == result.second:
        return f"Player {result.first} cannot play against player {result.second}: name the opponent."
    high, low = result.first_points, result.second_points
    if high < low:
        high, low = low, high
    if result.kind is Kind.PLAYED:
        return None if high == scheme.goal and 0 <= low < high else _not_played_out(scheme)
    if result.kind is Kind.FORFEIT:
        due = scheme.goal - FORFEIT_SPREAD
        return None if (high, low) == (scheme.goal, due) else f"Enter a forfeit as {scheme.goal}-{due}."
    if low < 0 or high >= scheme.goal:
        return f"A game ended by time has fewer than {scheme.goal} points on both sides."
    return "This event has no drawn games: play it again." if high == low and not scheme.draws else None


def _not_played_out(scheme: Scheme) -> str:
    return (
        f"Enter {scheme.goal} points for the winner and fewer for the loser, or say how else the game ended."
    )
