"""The course of a sheet: every match once, from the first round to the last, with its part of the log.

A withdrawal counts from its place in the log on, and a result only once its players are known. So every match
remembers the moment (the place of an entry in the log) when it was settled, and hands it on to the matches
it feeds. That makes one pass over the sheet enough, however long the log.
"""

from collections.abc import Iterable, Mapping

from pegout.tournament.brackets.match import Occupant, Pairing, State, Vacancy
from pegout.tournament.brackets.match_log import BEFORE, NEVER, Play, play
from pegout.tournament.brackets.results import Awarded, MatchResult, Result, Withdrawn
from pegout.tournament.brackets.sheet import Bracket, Bye, Entry, LoserOf, Match, Sheet, Source, WinnerOf

Plays = dict[str, Play]


class Log:
    """Entries of a log with their places, sorted by what they are about."""

    def __init__(self, entries: Iterable[tuple[int, Result]]) -> None:
        self.of_match: dict[str, list[tuple[int, MatchResult]]] = {}
        self.withdrawals: list[tuple[int, Withdrawn]] = []
        self.gone: dict[int, int] = {}  # when each entrant withdrew
        self.awards: list[tuple[int, Awarded]] = []
        for moment, entry in entries:
            if isinstance(entry, Withdrawn):
                self.withdrawals.append((moment, entry))
                self.gone.setdefault(entry.line, moment)
            elif isinstance(entry, Awarded):
                self.awards.append((moment, entry))
            else:
                self.of_match.setdefault(entry.match, []).append((moment, entry))


def run(sheet: Sheet, log: Log) -> Plays:
    """How each match stands by the entries that can be; the others are named as misfits."""
    plays: Plays = {}
    for match in sheet.matches:
        upper, above = _arrival(match.upper, plays)
        lower, below = _arrival(match.lower, plays)
        ready = max(above, below)
        entries = log.of_match.get(match.id, ())
        if isinstance(upper, int) and isinstance(lower, int) and _is_needed(match, plays):
            plays[match.id] = play(match, (upper, lower), ready, entries, log.gone)
        else:
            misfits = tuple(moment for moment, _ in entries)
            pairing = _without_a_game(match, upper, lower, ready, log.gone)
            plays[match.id] = Play(pairing, ready if pairing.is_settled else NEVER, misfits)
    return plays


def _arrival(source: Source, plays: Plays) -> tuple[Occupant, int]:
    """Who stands on a line, and since when."""
    match source:
        case Entry(line):
            return line, BEFORE
        case Bye():
            return Vacancy.BYE, BEFORE
        case WinnerOf(match) | LoserOf(match):
            before = plays[match]
            if before.moment == NEVER:
                return Vacancy.UNKNOWN, NEVER
            comes = before.pairing.winner if isinstance(source, WinnerOf) else before.pairing.loser
            return Vacancy.BYE if comes is None else comes, before.moment


def _is_needed(match: Match, plays: Plays) -> bool:
    """Whether a match that is played only if need be follows a win of the lower line."""
    if not (match.if_needed and isinstance(match.lower, WinnerOf)):
        return True
    first = plays[match.lower.match].pairing
    return first.winner == first.lower


def _without_a_game(
    match: Match, upper: Occupant, lower: Occupant, ready: int, gone: Mapping[int, int]
) -> Pairing:
    """A match that waits, has a bye, or has nobody to play it."""
    if Vacancy.UNKNOWN in (upper, lower):
        return Pairing(match, upper, lower, State.WAITING)
    players = [line for line in (upper, lower) if isinstance(line, int)]
    if match.if_needed or not players:
        return Pairing(match, Vacancy.BYE, Vacancy.BYE, State.VOID)
    (only,) = players
    if match.bracket is Bracket.FINAL and gone.get(only, NEVER) <= ready:
        return Pairing(match, upper, lower, State.DECIDED, absent=(only,))
    return Pairing(match, upper, lower, State.BYE, only)
