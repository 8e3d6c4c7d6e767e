"""A knock-out sheet: its matches, and where the players of each match come from."""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from pegout.values import value

LENGTHS = (1, 3, 5)


class Bracket(Enum):
    """The parts of a sheet."""

    MAIN = "main"  # single elimination
    CONSOLATION = "consolation"  # single elimination for those who did not qualify
    WINNERS = "winners"
    LOSERS = "losers"
    THIRD_PLACE = "third place"
    FINAL = "final"


@value
class Entry:
    """The entrant with this number starts here."""

    line: int


@value
class Bye:
    """Nobody starts here."""


@value
class WinnerOf:
    match: str


@value
class LoserOf:
    match: str


Source = Entry | Bye | WinnerOf | LoserOf


@value
class Match:
    """One box of the sheet. The player of the upper line sets up the table."""

    id: str
    bracket: Bracket
    round: int
    upper: Source
    lower: Source
    best_of: int = 1
    if_needed: bool = False  # played only when the lower line has won the match it follows

    @property
    def sources(self) -> tuple[Source, Source]:
        return self.upper, self.lower


@value
class Sheet:
    """Matches in the order in which their rounds send players home, each after those that feed it."""

    matches: tuple[Match, ...]

    @property
    def lines(self) -> tuple[int, ...]:
        """Every entrant, top to bottom."""
        return tuple(source.line for source in self._sources() if isinstance(source, Entry))

    def losers_that_go_on(self) -> frozenset[str]:
        """The matches whose loser has another match to play."""
        return frozenset(source.match for source in self._sources() if isinstance(source, LoserOf))

    def _sources(self) -> Iterator[Source]:
        return (source for match in self.matches for source in (match.upper, match.lower))


def checked_length(best_of: int) -> int:
    """The same number, if a match can be that long."""
    if best_of not in LENGTHS:
        raise ValueError(f"A match is best of 1, 3 or 5 games, not {best_of}.")
    return best_of


def with_best_of(sheet: Sheet, best_of: int, bracket: Bracket, round_number: int | None = None) -> Sheet:
    """The sheet with another length of match in one round of a bracket, or in the whole of it."""
    checked_length(best_of)

    def changed(match: Match) -> Match:
        wanted = match.bracket is bracket and round_number in (None, match.round)
        return replace(match, best_of=best_of) if wanted else match

    return Sheet(tuple(changed(match) for match in sheet.matches))
