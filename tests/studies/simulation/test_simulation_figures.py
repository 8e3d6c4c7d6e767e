"""Intervals, strengths and losing scores."""

from collections import Counter
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.studies.simulation import STRENGTHS, Share, chance, strengths_of
from pegout.studies.simulation.intervals import Z, mean_of
from pegout.studies.simulation.losing_scores import GOAL, MARGINS, losing_score

counts = st.integers(1, 5000).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of)))


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(times: int, of: int, low: float, high: float) -> None:
    """The last line is Newcombe's example of 1998."""
    share = Share(times, of)
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


@given(counts)
def test_an_interval_ends_where_the_count_is_just_not_unlikely(count: tuple[int, int]) -> None:
    """That is what Wilson's interval is: at its ends the count lies Z standard deviations away."""
    share = Share(*count)
    assert 0 <= share.low <= share.share <= share.high <= 1
    for end in (share.low, share.high):
        if 1e-9 < end < 1 - 1e-9:
            away = abs(share.share - end) / sqrt(end * (1 - end) / share.of)
            assert away == pytest.approx(Z, rel=1e-6)


def test_nothing_counted_says_nothing() -> None:
    assert (Share(0, 0).low, Share(0, 0).high) == (0.0, 1.0)


@given(st.lists(st.integers(0, 500), min_size=2, max_size=40), st.integers(1, 4))
def test_a_mean_from_sums_is_the_mean_of_the_numbers(numbers: list[int], unit: int) -> None:
    found = mean_of(sum(numbers), sum(number**2 for number in numbers), len(numbers), unit)
    half = Z * stdev(numbers) / sqrt(len(numbers)) / unit
    assert found.mean == pytest.approx(fmean(numbers) / unit)
    assert (found.high - found.mean, found.mean - found.low) == pytest.approx((half, half), abs=1e-6)


def test_named_strengths() -> None:
    assert strengths_of("equal", 3) == (0.0, 0.0, 0.0)
    assert strengths_of("one-favourite", 3) == (0.5, 0.0, 0.0)
    assert strengths_of("spread", 5) == (0.5, 0.25, 0.0, -0.25, -0.5)
    assert strengths_of([0, 2, 1], 3) == (2.0, 1.0, 0.0), "the strongest is first"


@pytest.mark.parametrize("name", STRENGTHS)
def test_every_name_gives_a_strength_to_everybody(name: str) -> None:
    assert len(strengths_of(name, 2)) == 2


def test_strengths_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="3 entrants and 2 strengths"):
        strengths_of([1, 2], 3)
    with pytest.raises(ValueError, match="no strengths 'strong'"):
        strengths_of("strong", 3)
    with pytest.raises(ValueError, match="give only numbers"):
        strengths_of([float("nan"), 0], 2)


@given(st.floats(-1e6, 1e6))
def test_what_one_wins_the_other_loses(edge: float) -> None:
    assert 0 <= chance(edge) <= 1
    assert chance(edge) + chance(-edge) == pytest.approx(1)


def test_a_point_of_strength_is_odds_of_e_to_one() -> None:
    assert chance(1) / chance(-1) == pytest.approx(2.718281828)


@given(st.floats(-50, 50), st.sampled_from((61, 121, 241)), st.integers(0, 99).map(Random))
def test_the_loser_has_less_than_the_goal(edge: float, goal: int, dice: Random) -> None:
    assert 0 <= losing_score(edge, goal, dice) < goal


def test_equals_lose_by_the_margins_that_were_measured() -> None:
    """Every margin within five standard deviations of its share, in 60,000 games."""
    dice, games, measured = Random(7), 60_000, sum(MARGINS)
    found = Counter(GOAL - losing_score(0, GOAL, dice) for _ in range(games))
    assert set(found) <= {margin for margin, times in enumerate(MARGINS) if times}
    for margin, times in enumerate(MARGINS):
        expected = games * times / measured
        assert abs(found[margin] - expected) <= 5 * sqrt(expected)


def _skunks(edge: float) -> float:
    dice = Random(8)
    return sum(losing_score(edge, GOAL, dice) < 91 for _ in range(4000)) / 4000


def test_the_stronger_skunk_more_often_as_real_bots_did() -> None:
    """Counted in real games: 10% of the weaker side's wins, 14.6% between equals, 25% and 38%."""
    found = [_skunks(edge) for edge in (-0.92, 0, 0.92, 1.79)]
    assert found == sorted(found)
    assert found == pytest.approx([0.10, 0.146, 0.25, 0.38], abs=0.05)
