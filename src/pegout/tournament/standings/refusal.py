"""Why a result cannot stand."""

from pegout.refusal import Refusal, refuse
from pegout.tournament.standings.result import FORFEIT_SPREAD, GameResult, Kind
from pegout.tournament.standings.scheme import Scheme


def refusal(result: GameResult, scheme: Scheme) -> Refusal | None:
    """Why the result cannot stand in this event, in one sentence; None if it can."""
    if result.first == result.second:
        return refuse(
            "same_player",
            "Player {first} cannot play player {second}: name an opponent.",
            first=result.first,
            second=result.second,
        )
    high, low = result.first_points, result.second_points
    if high < low:
        high, low = low, high
    if result.kind is Kind.PLAYED:
        return None if high == scheme.goal and 0 <= low < high else _not_played_out(scheme)
    if result.kind is Kind.FORFEIT:
        due = scheme.goal - FORFEIT_SPREAD
        return (
            None
            if (high, low) == (scheme.goal, due)
            else refuse("wrong_forfeit", "Enter a forfeit as {goal}-{due}.", goal=scheme.goal, due=due)
        )
    if low < 0 or high >= scheme.goal:
        return refuse(
            "goal_reached",
            "A game ended by time has fewer than {goal} points on both sides.",
            goal=scheme.goal,
        )
    return (
        refuse("no_draws", "This event has no drawn games: play it again.")
        if high == low and not scheme.draws
        else None
    )


def _not_played_out(scheme: Scheme) -> Refusal:
    text = "Enter {goal} points for the winner and fewer for the loser, or say how else the game ended."
    return refuse("not_played_out", text, goal=scheme.goal)


def cannot_stand(result: GameResult, when: str, why: Refusal) -> Refusal:
    """The same reason, with the game that it is about."""
    return refuse(
        "result_cannot_stand",
        "{when}, {first} against {second}: {why}",
        when=when,
        first=result.first,
        second=result.second,
        why=why.message,
    )
