"""Totals over many runs, in whole numbers, so that the order of adding does not matter."""

from collections.abc import Iterable
from operator import add

from pegout.studies.simulation.run import Ending, Plan
from pegout.values import value

Counts = tuple[int, ...]


@value
class Tally:
    """Totals over runs. Counts go by contender; places are in halves, since shared places are averaged."""

    runs: int = 0
    tied: int = 0
    games: int = 0
    games_squared: int = 0
    wins: Counts = ()
    in_first: Counts = ()
    places: Counts = ()
    places_squared: Counts = ()

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.runs + other.runs,
            self.tied + other.tied,
            self.games + other.games,
            self.games_squared + other.games_squared,
            _added(self.wins, other.wins),
            _added(self.in_first, other.in_first),
            _added(self.places, other.places),
            _added(self.places_squared, other.places_squared),
        )


def _added(one: Counts, other: Counts) -> Counts:
    return tuple(map(add, one, other)) if one and other else one or other


def tally_of(plan: Plan, endings: Iterable[Ending]) -> Tally:
    """The sums of some runs."""
    contenders = max(plan.contender) + 1
    runs = tied = games = games_squared = 0
    wins, in_first, places, squares = ([0] * contenders for _ in range(4))
    for ending in endings:
        runs += 1
        tied += ending.tied
        games += ending.games
        games_squared += ending.games**2
        best, halves = _account(plan, ending)
        for contender, place in enumerate(best):
            wins[contender] += place == 1
            in_first[contender] += place <= plan.first
            places[contender] += halves[contender]
            squares[contender] += halves[contender] ** 2
    counts = (tuple(wins), tuple(in_first), tuple(places), tuple(squares))
    return Tally(runs, tied, games, games_squared, *counts)


def _account(plan: Plan, ending: Ending) -> tuple[list[int], list[int]]:
    """Of each contender the best place, and the sum of the places in halves."""
    contenders = max(plan.contender) + 1
    best, halves = [plan.entrants] * contenders, [0] * contenders
    place = 1
    for group in ending.order:
        for entrant in group:
            contender = plan.contender[entrant]
            best[contender] = min(best[contender], place)
            halves[contender] += 2 * place + len(group) - 1
        place += len(group)
    return best, halves
