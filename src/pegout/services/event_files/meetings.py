"""Every game of a field, and what each player has from all of them."""

from collections.abc import Iterable, Iterator
from typing import Any

from pegout.services.event_files.results import played_games
from pegout.tournament.entries import person
from pegout.tournament.event import Division
from pegout.tournament.event.scores import scheme_of
from pegout.tournament.standings import Kind
from pegout.values import value


@value
class Meeting:
    """A game of two players, as it counts: a forfeit in a chart too, but no match that nobody played."""

    names: tuple[str, str]
    points: tuple[int, int]
    winner: int | None
    """Which of the two; None for a draw."""
    skunk: bool


class Sums:
    """Games of one person, added up one by one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played = self.won = self.lost = self.spread = 0
        self.skunks_given = self.skunks_taken = 0

    def add(self, meeting: Meeting, side: int) -> None:
        won, lost = meeting.winner == side, meeting.winner == 1 - side
        self.played += 1
        self.won += won
        self.lost += lost
        self.spread += meeting.points[side] - meeting.points[1 - side]
        self.skunks_given += won and meeting.skunk
        self.skunks_taken += lost and meeting.skunk

    def games(self) -> dict[str, int]:
        """As plain JSON values, like the next one."""
        return {"played": self.played, "won": self.won, "lost": self.lost, "spread": self.spread}

    def skunks(self) -> dict[str, int]:
        return {"skunks_given": self.skunks_given, "skunks_taken": self.skunks_taken}


class Showing(Sums):
    """How somebody did in a field: in all, and against each opponent by the name as it is compared."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.against: dict[str, Sums] = {}

    def met(self, meeting: Meeting, side: int) -> None:
        other = meeting.names[1 - side]
        self.add(meeting, side)
        self.against.setdefault(person(other), Sums(other)).add(meeting, side)

    def as_json(self) -> dict[str, Any]:
        against = {key: {"name": sums.name, **sums.games()} for key, sums in self.against.items()}
        return {**self.games(), **self.skunks(), "against": against}


def showings(divisions: Iterable[Division]) -> dict[str, Showing]:
    """Everybody's by the name as it is compared, those without a game too."""
    found: dict[str, Showing] = {}
    for division in divisions:
        for name in division.players:
            found.setdefault(person(name), Showing(name))
        for meeting in meetings(division):
            for side, name in enumerate(meeting.names):
                found[person(name)].met(meeting, side)
    return found


def meetings(division: Division) -> Iterator[Meeting]:
    """The games of the chart, the play-offs for ties, and those of the sheets."""
    scheme = scheme_of(division)
    line = max(scheme.skunk_below, scheme.double_skunk_below)
    for game in played_games(division):
        winner = None if game.winner is None else int(game.winner == game.second)
        skunk = game.kind is Kind.PLAYED and min(game.scores) < line
        yield Meeting((division.named(game.first), division.named(game.second)), game.scores, winner, skunk)
