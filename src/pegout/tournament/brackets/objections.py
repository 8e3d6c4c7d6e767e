"""Why an entry cannot be the next one of a log, in one sentence that says what to do instead."""

from pegout.refusal import Refusal, refuse
from pegout.tournament.brackets.match import Pairing, State
from pegout.tournament.brackets.match_log import mistake
from pegout.tournament.brackets.progress import Progress
from pegout.tournament.brackets.results import Awarded, MatchResult, Result, Withdrawn


def objection(progress: Progress, result: Result) -> Refusal | None:
    """Why this entry cannot follow on an event that stands like this; None if it can."""
    if isinstance(result, Withdrawn):
        return _against_withdrawal(progress, result.line)
    if isinstance(result, Awarded):
        return progress.finish.refusal(result)
    for pairing in progress.pairings:
        if pairing.match.id == result.match:
            return _against_result(pairing, result)
    first, last = progress.pairings[0].match.id, progress.pairings[-1].match.id
    return refuse(
        "match_not_on_sheet",
        "There is no match {match} on this sheet: name one from {first} to {last}.",
        match=result.match,
        first=first,
        last=last,
    )


def _against_result(pairing: Pairing, result: MatchResult) -> Refusal | None:
    if pairing.state is State.WAITING:
        return refuse(
            "match_waiting",
            "{match} has to wait: first enter the matches that decide who plays it.",
            match=result.match,
        )
    if pairing.state is State.BYE:
        return refuse(
            "match_is_bye",
            "{match} is a bye and needs no result: number {winner} advances.",
            match=result.match,
            winner=pairing.winner,
        )
    if pairing.state is State.VOID:
        return refuse("match_not_played", "{match} is not played: leave it out.", match=result.match)
    if pairing.state is State.DECIDED:
        return refuse(
            "match_decided", "{match} is already decided: undo its result first.", match=result.match
        )
    upper, lower = pairing.players
    return mistake(result, upper, lower)


def _against_withdrawal(progress: Progress, line: int) -> Refusal | None:
    if line in progress.withdrawn:
        return refuse(
            "left_already", "Number {line} has already withdrawn: there is nothing to do.", line=line
        )
    theirs = [pairing for pairing in progress.pairings if line in pairing.players]
    if not theirs:
        return refuse("not_on_sheet", "Number {line} is not on this sheet: name an entrant.", line=line)
    if all(pairing.is_settled for pairing in theirs):
        return refuse(
            "no_match_left", "Number {line} has no match left to play: there is nothing to do.", line=line
        )
    return None
