"""Student's distribution, intervals that cover, Elo and times."""

from math import ceil
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.studies.arena import Elo, Thinking
from pegout.studies.arena.estimates import elo, mean_over_sets, ratio_over_sets, share_over_sets, student
from pegout.studies.arena.tally import Moments
from pegout.studies.simulation import Mean

PRINTED = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    6: 2.447,
    8: 2.306,
    10: 2.228,
    20: 2.086,
    30: 2.042,
    60: 2.000,
    120: 1.980,
}
"""The column 0.025 of the tables that every book of statistics prints."""


@pytest.mark.parametrize("freedom", PRINTED)
def test_student_as_printed(freedom: int) -> None:
    assert student(freedom) == pytest.approx(PRINTED[freedom], abs=1e-3)


def moments(numbers: list[int]) -> Moments:
    return sum((Moments.of(number) for number in numbers), Moments())


COVERED = (0.93, 0.97)
"""What a 95% interval may cover in 3,000 trials: five standard deviations, and the coarse steps of pairs."""


@pytest.mark.parametrize(
    ("pairs", "chances"),
    [(40, (0.2, 0.6, 0.2)), (40, (0.1, 0.5, 0.4)), (60, (0.05, 0.15, 0.8)), (12, (0.3, 0.4, 0.3))],
)
def test_the_interval_of_the_share_covers_the_truth(pairs: int, chances: tuple[float, ...]) -> None:
    """Pairs are lost, shared or won with these chances, which no single game is independent of."""
    dice, covered, trials = Random(1), 0, 3000
    truth = chances[1] / 2 + chances[2]
    for _ in range(trials):
        wins = dice.choices([0, 1, 2], chances, k=pairs)
        share = share_over_sets(moments(wins), pairs, 2)
        covered += share.low <= truth <= share.high
    assert COVERED[0] < covered / trials < COVERED[1]


def test_the_normal_interval_would_not_do_for_few_sets() -> None:
    """Five sets: Student's interval covers as it should, and one by the normal deviate far too seldom."""
    dice, covered, narrow, trials = Random(2), 0, 0, 3000
    for _ in range(trials):
        points = [round(dice.gauss(100, 15)) for _ in range(5)]
        mean = mean_over_sets(moments(points), 5, 1)
        half = (mean.high - mean.mean) * 1.96 / 2.776
        covered += mean.low <= 100 <= mean.high
        narrow += abs(mean.mean - 100) <= half
    assert COVERED[0] < covered / trials < COVERED[1]
    assert narrow / trials < 0.9


def test_the_interval_of_a_ratio_covers_the_truth() -> None:
    """Net points that depend on the deals: two a deal, with a spread of their own."""
    dice, covered, trials = Random(3), 0, 2000
    for _ in range(trials):
        deals = [dice.randint(14, 22) for _ in range(30)]
        net = [round(2 * deal + dice.gauss(0, 20)) for deal in deals]
        both = sum(one * other for one, other in zip(net, deals, strict=True))
        ratio = ratio_over_sets(moments(net), moments(deals), both, 30, 1)
        covered += ratio.low <= 2 <= ratio.high
    assert COVERED[0] < covered / trials < COVERED[1]


@given(st.lists(st.integers(0, 2), min_size=1, max_size=30))
def test_a_share_stays_between_nought_and_one(wins: list[int]) -> None:
    share = share_over_sets(moments(wins), len(wins), 2)
    assert 0 <= share.low <= share.mean <= share.high <= 1
    assert share.mean == pytest.approx(sum(wins) / 2 / len(wins))


def test_winning_everything_is_not_certainty() -> None:
    """Ten pairs: Wilson's interval for ten of ten begins at 72.25%."""
    assert share_over_sets(moments([2] * 10), 10, 2).low == pytest.approx(0.7225, abs=5e-5)
    assert share_over_sets(moments([0] * 10), 10, 2).high == pytest.approx(0.2775, abs=5e-5)


def test_one_pair_says_nothing() -> None:
    assert share_over_sets(moments([1]), 1, 2) == Mean(0.5, 0.0, 1.0)
    points = mean_over_sets(moments([200]), 1, 2)
    assert points == Mean(100, 100, 100)


@pytest.mark.parametrize(("share", "difference"), [(0.5, 0), (0.64, 100), (0.76, 200), (0.91, 400)])
def test_elo_as_in_the_tables_of_chess(share: float, difference: int) -> None:
    """They print the expected share to two places."""
    lower, upper = elo(share - 0.005), elo(share + 0.005)
    assert lower is not None
    assert upper is not None
    assert lower < difference < upper


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_equals_of_any_number_are_no_points_apart(sides: int) -> None:
    assert elo(1 / sides, sides) == pytest.approx(0, abs=1e-9)


def test_elo_without_end() -> None:
    assert (elo(0.0), elo(1.0)) == (None, None)
    assert Elo.of(Mean(1.0, 0.8, 1.0)).high is None


times = st.lists(st.integers(1, 10**11), min_size=1, max_size=300)


@given(times, times, st.sampled_from([0.5, 0.9, 0.99, 1.0]))
def test_percentiles_are_those_of_all_times(one: list[int], other: list[int], share: float) -> None:
    found = Thinking.of(one) + Thinking.of(other)
    both = sorted(one + other)
    exact = both[ceil(share * len(both)) - 1] / 1e6
    assert found.within(share) == pytest.approx(exact, rel=0.0101)
    assert found.mean == pytest.approx(sum(both) / len(both) / 1e6)
    assert (found.decisions, found.slowest) == (len(both), both[-1] / 1e6)


def test_no_decision_takes_no_time() -> None:
    nothing = Thinking.of([])
    assert (nothing.mean, nothing.within(0.99), nothing.slowest) == (0.0, 0.0, 0.0)
