"""From a sheet and its log to the standing of the event, and why an entry cannot be."""

from collections.abc import Iterable, Sequence
from itertools import chain

from pegout.refusal import IllegalCommand, Refusal
from pegout.tournament.brackets.course import Log, Plays, run
from pegout.tournament.brackets.finish import Finish, finish
from pegout.tournament.brackets.match_log import BEFORE
from pegout.tournament.brackets.objections import objection
from pegout.tournament.brackets.progress import Progress
from pegout.tournament.brackets.results import Result
from pegout.tournament.brackets.sheet import Sheet
from pegout.values import value


def evaluate(sheet: Sheet, results: Sequence[Result]) -> Progress:
    """How the event stands after these entries, or `IllegalCommand` for the first that cannot be."""
    found = assess(sheet, enumerate(results))
    for first in sorted(found.misfits):  # a misfit is what `refusal` refuses, and no more
        if (why := refusal(sheet, results[:first], results[first])) is not None:
            raise IllegalCommand(why, results[first])
    return found.progress


def refusal(sheet: Sheet, results: Sequence[Result], result: Result) -> Refusal | None:
    """Why this cannot be the next entry of the log, in one sentence; None if it can."""
    return objection(evaluate(sheet, results), result)


@value
class Assessment:
    """The standing by the entries that can be, when each match was settled, and where the others are."""

    progress: Progress
    plays: Plays
    misfits: frozenset[int]


def assess(sheet: Sheet, entries: Iterable[tuple[int, Result]]) -> Assessment:
    """Read a log whose entries carry their places; what cannot be is passed over and named."""
    log = Log(entries)
    plays = run(sheet, log)
    pairings = tuple(play.pairing for play in plays.values())
    end, early = _awards(finish(sheet, pairings), plays, log)
    idle = _idle_withdrawals(plays, log)
    misfits = chain(
        (place for play in plays.values() for place in play.misfits),
        (place for match, kept in log.of_match.items() if match not in plays for place, _ in kept),
        idle,
        early,
    )
    gone = tuple(sorted(entry.line for place, entry in log.withdrawals if place not in idle))
    return Assessment(Progress(pairings, end, gone), plays, frozenset(misfits))


def _idle_withdrawals(plays: Plays, log: Log) -> set[int]:
    """The places of those that name somebody for the second time, or without a match to be absent from."""
    if not log.withdrawals:
        return set()
    last: dict[int, int] = {}
    for play in plays.values():
        for line in play.pairing.players:
            last[line] = max(play.moment, last.get(line, BEFORE))
    return {
        moment
        for moment, entry in log.withdrawals
        if not log.gone[entry.line] == moment <= last.get(entry.line, BEFORE)
    }


def _awards(end: Finish, plays: Plays, log: Log) -> tuple[Finish, set[int]]:
    """The end after the Marshal's decisions, and the places of those that came too early or cannot be."""
    misfits = set()
    played_out = max(play.moment for play in plays.values())
    for moment, given in log.awards:
        third = end.losers_final if given.place == 3 else None
        due = plays[third.match.id].moment if third else played_out
        if moment < due or end.refusal(given):
            misfits.add(moment)
        else:
            end = end.after(given)
    return end, misfits
