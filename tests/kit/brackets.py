"""Whole events played by dice, and an oracle that reads their logs in another way."""

from collections.abc import Mapping, Sequence
from random import Random

from hypothesis import strategies as st

from pegout.tournament.brackets import (
    Absent,
    BothAbsent,
    Bracket,
    Bye,
    Entry,
    GamePlayed,
    LoserOf,
    Match,
    Pairing,
    Played,
    Progress,
    Result,
    Sheet,
    WinnerOf,
    Withdrawn,
    evaluate,
)
from pegout.tournament.brackets.sheet import Source

Log = tuple[Result, ...]

dice = st.integers(0, 2**32 - 1).map(Random)


def entrants(most: int, least: int = 2) -> st.SearchStrategy[list[int]]:
    """Numbers that are neither in order nor without gaps, as many as may enter."""
    return st.tuples(st.integers(least, most), st.integers(0, 2**16)).map(_numbers)


def _numbers(drawn: tuple[int, int]) -> list[int]:
    count, seed = drawn
    return Random(seed).sample(range(3 * count), count)


def two(pairing: Pairing) -> tuple[int, int]:
    upper, lower = pairing.players
    return upper, lower


def some_result(pairing: Pairing, rng: Random, absences: float) -> Result:
    """A result for an open match; one or both players are absent in this share of the matches."""
    name = pairing.match.id
    if rng.random() < absences:
        missing: tuple[Result, ...] = (*(Absent(name, line) for line in two(pairing)), BothAbsent(name))
        return rng.choice(missing)
    winner = rng.choice(two(pairing))
    if pairing.match.best_of == 1 and rng.random() < 0.5:
        return Played(name, winner)
    if rng.random() < 0.1:
        return GamePlayed(name, (100, 100))
    return GamePlayed(name, (121, 99) if winner == pairing.upper else (87, 121))


def sweep(now: Progress, rng: Random, absences: float = 0.0) -> Log:
    """A result for every match that is open now."""
    return tuple(some_result(pairing, rng, absences) for pairing in now.open)


def played_out(sheet: Sheet, rng: Random, absences: float = 0.0, withdrawals: float = 0.0) -> Log:
    """The log of an event until no match is open, where this share of the field withdraws on the way."""
    log: Log = ()
    leaving = [line for line in sheet.lines if rng.random() < withdrawals]
    while (now := evaluate(sheet, log)).open:
        if leaving and rng.random() < 0.6:
            line = leaving.pop()
            log = (*log, Withdrawn(line)) if line in standing(now) else log
        else:
            log = (*log, *sweep(now, rng, absences))
    return log


def standing(now: Progress) -> set[int]:
    """Everybody who has a match to play or to wait for."""
    return {line for pairing in now.pairings if not pairing.is_settled for line in pairing.players}


def meetings(log: Sequence[Result], now: Progress) -> list[tuple[str, int, int]]:
    """Match, winner and loser of every match that was decided by play."""
    names = {entry.match for entry in log if isinstance(entry, Played | GamePlayed)}
    played = [pairing for pairing in now.pairings if pairing.match.id in names and not pairing.absent]
    return [(p.match.id, p.winner, p.loser) for p in played if p.winner is not None and p.loser is not None]


class Oracle:
    """Asks back from the end: who plays a match is what its sources say, by a log with no withdrawals.

    It knows nothing of moments or of the order of the log, and stops at nothing it cannot know.
    """

    def __init__(self, sheet: Sheet, log: Sequence[Result]) -> None:
        self.matches: Mapping[str, Match] = {match.id: match for match in sheet.matches}
        self.entries: dict[str, list[Result]] = {}
        for entry in log:
            if not isinstance(entry, Withdrawn) and hasattr(entry, "match"):
                self.entries.setdefault(entry.match, []).append(entry)
        self.known: dict[str, tuple[int | None, int | None]] = {}

    def players(self, name: str) -> tuple[int | None, int | None]:
        match = self.matches[name]
        return self.comes(match.upper), self.comes(match.lower)

    def comes(self, source: Source) -> int | None:
        match source:
            case Entry(line):
                return line
            case Bye():
                return None
            case WinnerOf(name):
                return self.result(name)[0]
            case LoserOf(name):
                return self.result(name)[1]

    def result(self, name: str) -> tuple[int | None, int | None]:
        """Who goes where the winner goes, and who where the loser goes."""
        if name not in self.known:
            self.known[name] = self._result(name)
        return self.known[name]

    def _result(self, name: str) -> tuple[int | None, int | None]:
        upper, lower = self.players(name)
        if upper is None or lower is None:
            return (lower if upper is None else upper), None
        last = self.entries[name][-1]
        if isinstance(last, BothAbsent):
            return None, (upper if self.matches[name].bracket is Bracket.WINNERS else None)
        if isinstance(last, Absent):
            return (lower, upper) if last.line == upper else (upper, lower)
        if isinstance(last, Played):
            return (upper, lower) if last.winner == upper else (lower, upper)
        assert isinstance(last, GamePlayed)
        return (upper, lower) if last.scores[0] > last.scores[1] else (lower, upper)
