"""Why an entry cannot be the next one of a log, in one sentence that says what to do instead."""

from pegout.tournament.brackets.match import Pairing, State
from pegout.tournament.brackets.match_log import mistake
from pegout.tournament.brackets.progress import Progress
from pegout.tournament.brackets.results import Awarded, MatchResult, Result, Withdrawn


def objection(progress: Progress, result: Result) -> str | None:
    """Why this entry cannot follow on an event that stands like this; None if it can."""
    if isinstance(result, Withdrawn):
        return _against_withdrawal(progress, result.line)
    if isinstance(result, Awarded):
        return progress.finish.refusal(result)
    for pairing in progress.pairings:
        if pairing.match.id == result.match:
            return _against_result(pairing, result)
    first, last = progress.pairings[0].match.id, progress.pairings[-1].match.id
    return f"There is no match {result.match} on this sheet: name one from {first} to {last}."


def _against_result(pairing: Pairing, result: MatchResult) -> str | None:
    if pairing.state is State.WAITING:
        return f"{result.match} has to wait: enter first the matches that its players come from."
    if pairing.state is State.BYE:
        return f"{result.match} is a bye and needs no result: number {pairing.winner} goes on."
    if pairing.state is State.VOID:
        return f"{result.match} is not played: leave it out."
    if pairing.state is State.DECIDED:
        return f"{result.match} is already decided: take back its result first."
    upper, lower = pairing.players
    return mistake(result, upper, lower)


def _against_withdrawal(progress: Progress, line: int) -> str | None:
    if line in progress.withdrawn:
        return f"Number {line} has already withdrawn: nothing more is needed."
    theirs = [pairing for pairing in progress.pairings if line in pairing.players]
    if not theirs:
        return f"Number {line} is not on this sheet: name an entrant."
    if all(pairing.is_settled for pairing in theirs):
        return f"Number {line} has no match left to play: nothing more is needed."
    return None
