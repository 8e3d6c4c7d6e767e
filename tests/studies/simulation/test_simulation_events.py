"""Whole events of every format come to their end, and everybody has a place."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.studies.simulation.contests import ByStrength
from pegout.studies.simulation.run import Ending, Plan, play_event
from pegout.studies.simulation.simulate import simulate
from pegout.studies.simulation.simulated_event import CannotBePlayed, Hall, opening
from pegout.tournament.event import (
    FORMATS,
    ChartPlan,
    EnterScore,
    Format,
    Movement,
    with_best_of,
    with_games,
)
from pegout.tournament.standings import ACC, WINS
from tests.kit.proofs import proof

FREE = replace(FORMATS["acc"], chart=ChartPlan(Movement.FREE, ACC, games=4))
CHANGED = {
    "lodge, best of 3": with_best_of(FORMATS["lodge"], 3),
    "acc, 5 games, best of 5": with_best_of(with_games(FORMATS["acc"], 5), 5),
    "acc without consolation": replace(FORMATS["acc"], consolation=None, qualifiers=6),
    "round robin, twice": with_games(FORMATS["round-robin"], 2),
    "free pairing and play-offs": FREE,
    "free pairing alone": replace(FREE, sheet=None, consolation=None),
    "season, best 2 nights": replace(FORMATS["season"], best_nights=2),
    "women first": replace(FORMATS["golden-age"], divisions=("women", "men")),
}
ALL = {**FORMATS, **CHANGED}


def ending(form: Format, entrants: int, run: int = 0, strengths: tuple[float, ...] | None = None) -> Ending:
    contest = ByStrength(strengths or (0.0,) * entrants, 121)
    return play_event(Plan(form, contest, tuple(range(entrants)), 3, drawn=True, nights=3, seed="x"), run)


@pytest.mark.parametrize("name", ALL)
@proof(25, 40)
@given(entrants=st.integers(2, 21), run=st.integers(0, 999))
def test_everybody_has_a_place_in_the_end(name: str, entrants: int, run: int) -> None:
    found = ending(ALL[name], entrants, run)
    assert sorted(one for group in found.order for one in group) == list(range(entrants))


@pytest.mark.parametrize("name", ALL)
def test_who_cannot_lose_is_first(name: str) -> None:
    """And who cannot win is last, alone or with others, wherever all play on or the last go out first."""
    found = ending(ALL[name], 8, strengths=(99, 6, 5, 4, 3, 2, 1, -99))
    assert found.order[0] == (0,)
    assert 7 in found.order[-1]


@pytest.mark.parametrize(
    ("name", "entrants", "games"),
    [
        ("knock-out", 16, 16),  # 15 and the match for the third place
        ("knock-out", 11, 11),
        ("round-robin", 7, 21),
        ("round robin, twice", 6, 30),
        ("free pairing alone", 8, 16),
        ("golden-age", 12, 36),
        ("season", 6, 81),  # three nights of nine games
    ],
)
def test_as_many_games_as_the_format_has(name: str, entrants: int, games: int) -> None:
    """The stronger wins every game by strength alone, so that nobody is tied."""
    ladder = tuple(-40.0 * place for place in range(entrants))
    found = ending(ALL[name], entrants, strengths=ladder)
    assert (found.games, found.tied) == (games, False)


@pytest.mark.parametrize("run", range(8))
def test_a_double_elimination_takes_two_games_a_head_less_one_or_two(run: int) -> None:
    assert ending(FORMATS["lodge"], 16, run).games in (30, 31)


def test_ties_are_played_off_and_counted() -> None:
    """Two players who meet once have no ties; six games of golden-age between few have some."""
    assert not any(ending(FORMATS["round-robin"], 2, run).tied for run in range(10))
    tied = [ending(FORMATS["golden-age"], 4, run) for run in range(150)]
    assert any(found.tied for found in tied)
    for found in tied:
        assert found.tied == (found.games > 12), "play-offs for ties are games too"


def test_those_who_did_not_go_on_come_behind_those_who_did() -> None:
    """Everybody meets everybody and the stronger always wins, so the chart ends in the order of strength."""
    chart = ChartPlan(Movement.ROTATION, WINS, games=11)
    form = replace(FORMATS["acc"], chart=chart, qualifiers=6)
    ladder = tuple(-40.0 * place for place in range(12))
    found = ending(form, 12, strengths=ladder)
    places = [one for group in found.order for one in group]
    assert set(places[:6]) == set(range(6))
    assert places[6] == 6, "the best of the others wins the consolation"


def test_only_the_best_nights_of_a_season_count() -> None:
    """With one night counted, somebody can be first in the standings of the season who would not be."""
    whole, best = FORMATS["season"], replace(FORMATS["season"], best_nights=1)
    assert any(ending(whole, 6, run).order[0] != ending(best, 6, run).order[0] for run in range(10))


def test_what_an_event_refuses_is_not_passed_over() -> None:
    hall = Hall(opening(FORMATS["lodge"], 4))
    with pytest.raises(CannotBePlayed, match="has not started"):
        hall.do(EnterScore("", "W1-1", (121, 90)))
    with pytest.raises(CannotBePlayed, match="has not started"):
        hall.division("")


@pytest.mark.parametrize(
    ("form", "entrants", "runs", "why"),
    [
        ("lodge", 129, 1, "from 2 to 128"),
        ("knock-out", 1, 1, "two entrants"),
        ("knock-out", 4, 0, "one run"),
    ],
)
def test_what_cannot_be_simulated_is_said_at_once(form: str, entrants: int, runs: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(FORMATS[form], entrants, runs)
