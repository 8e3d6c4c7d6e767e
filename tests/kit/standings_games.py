"""Results for tests: written short, or drawn at random."""

from collections.abc import Sequence
from itertools import count

from hypothesis import strategies as st

from pegout.tournament.standings import GameResult, Kind, forfeit

PLAYERS = range(1, 9)


def results(*games: tuple[int, int, int]) -> list[GameResult]:
    """Winner, loser and the loser's points, one game a round."""
    return [
        GameResult(winner, loser, 121, points, number)
        for number, (winner, loser, points) in zip(count(1), games, strict=False)
    ]


@st.composite
def game_results(draw: st.DrawFn, draws: bool = False, players: Sequence[int] = PLAYERS) -> GameResult:
    """Any result that can stand, from either side."""
    first, second = draw(st.permutations(players))[:2]
    number, kind = draw(st.integers(1, 12)), draw(st.sampled_from(Kind))
    if kind is Kind.FORFEIT:
        return forfeit(first, second, number)
    high, low = 121, draw(st.integers(0, 120))
    if kind is Kind.TIME:
        high = draw(st.integers(0, 120).filter(lambda points: draws or points != low))
    one, other = draw(st.permutations([high, low]))
    return GameResult(first, second, one, other, number, kind)


def many_results(draws: bool = False) -> st.SearchStrategy[list[GameResult]]:
    return st.lists(game_results(draws), max_size=40)


@st.composite
def rounds_of_results(draw: st.DrawFn) -> list[GameResult]:
    """Results in which nobody plays two games in a round."""
    found = []
    for number in range(1, draw(st.integers(1, 5)) + 1):
        order = draw(st.permutations(PLAYERS))
        for first, second in zip(order[::2], order[1::2], strict=True):
            loser = draw(st.integers(0, 120))
            first_points, second_points = draw(st.sampled_from([(121, loser), (loser, 121)]))
            found.append(GameResult(first, second, first_points, second_points, number))
    return found
