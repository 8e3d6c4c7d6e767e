"""Expectations, variances and tails against a count of all cases, or against tables in print."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb, prod

import numpy as np
import pytest

from pegout.cards import PACK, parse_cards
from pegout.studies.statistics.best_four import EXACT, best_four
from pegout.studies.statistics.chance import Moments, chi_square_tail, dealt_of, happening, pairs_dealt
from tests.kit.all_hands import best_counts, four_ranks_counted, sums_over_all


def shapes(size: int, ranks: int = 13) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many cards of each rank a hand may have, and how many hands are so."""
    if ranks == 0:
        if size == 0:
            yield (), 1
        return
    for number in range(min(4, size) + 1):
        for rest, ways in shapes(size - number, ranks - 1):
            yield (number, *rest), comb(4, number) * ways


def by_counting(size: int, what: Callable[[tuple[int, ...]], int]) -> tuple[Fraction, Fraction]:
    """The mean and the variance of something over all hands of that size."""
    number = total = squares = 0
    for shape, ways in shapes(size):
        number += ways
        total += ways * what(shape)
        squares += ways * what(shape) ** 2
    assert number == comb(52, size)
    mean = Fraction(total, number)
    return mean, Fraction(squares, number) - mean * mean


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize(
    ("found", "what"),
    [
        (lambda size: dealt_of(4, size), lambda shape: shape[4]),
        (lambda size: dealt_of(16, size), lambda shape: sum(shape[9:])),
        (pairs_dealt, lambda shape: sum(comb(number, 2) for number in shape)),
    ],
    ids=["fives", "tens", "pairs"],
)
def test_means_and_variances_are_those_of_all_hands(
    size: int, found: Callable[[int], Moments], what: Callable[[tuple[int, ...]], int]
) -> None:
    mean, variance = by_counting(size, what)
    assert found(size).mean == pytest.approx(float(mean), rel=1e-12)
    assert found(size).variance == pytest.approx(float(variance), rel=1e-10)


def test_the_shapes_are_ways_to_deal_five_cards() -> None:
    """Against the oldest count of all: full houses at poker."""
    full = sum(ways for shape, ways in shapes(5) if sorted(shape)[-2:] == [2, 3])
    assert full == prod((13, 4, 12, 6)) == 3744


@pytest.mark.parametrize(
    ("square", "freedom", "chance"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (16.266, 3, 0.001),
        (21.026, 12, 0.05),
        (26.217, 12, 0.01),
        (3.571, 12, 0.99),
        (0.0, 3, 1.0),
        (0.0, 12, 1.0),
    ],
)
def test_tails_are_those_of_the_printed_tables(square: float, freedom: int, chance: float) -> None:
    assert chi_square_tail(square, freedom) == pytest.approx(chance, rel=2e-3)


def test_tries_have_the_moments_of_a_coin() -> None:
    """Heads of two coins: 0, 1, 1, 2, with mean 1 and variance 1/2."""
    assert happening(0.5) + happening(0.5) == happening(0.5) * 2 == Moments(1.0, 0.5)


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("5H 5C 5S JD KH QH", 14),  # 5 5 5 J: four fifteens and three of a kind
        ("2C 4C 6C 8D 9D TS", 5),  # 6 8 9 T: fifteen two and a run of three
        ("2H 4H 6H 8H KS QS", 4),  # nothing but a flush
        ("AH 4H TH KH 4C 9S", 8),  # A 4 T K of hearts: two fifteens and a flush, against 6 for 4 4 A T
        ("7H 8H 9H AH 8C 8D", 12),  # 7 8 8 9: two fifteens, a pair and two runs, against 9 with the flush
        ("AC 3D 5S 7H 9C", 2),  # A 5 9 or 3 5 7, never both
        ("AC 3D 5S 7H 9C KD", 4),  # 3 5 7 K: two fifteens
    ],
)
def test_the_best_four_by_hand(hand: str, count: int) -> None:
    assert best_four(parse_cards(hand)) == count


def test_best_counts_of_sampled_hands_agree_with_the_second_way() -> None:
    dice = np.random.default_rng(7)
    for size in (5, 6):
        hands = np.array([dice.permutation(52)[:size] for _ in range(3000)])
        counts = best_counts(hands, four_ranks_counted()).tolist()
        assert [best_four([PACK[number] for number in hand]) for hand in hands.tolist()] == counts


def test_sampled_hands_of_six_have_the_exact_mean_and_variance() -> None:
    """100,000 hands: five standard errors of the mean, and as much for the variance, are 0.04 and 0.3."""
    dice = np.random.default_rng(52)
    hands = np.argsort(dice.random((100_000, 52)), axis=1)[:, :6]
    counts = best_counts(hands, four_ranks_counted())
    assert abs(counts.mean() - EXACT[6].mean) < 0.04
    assert abs(counts.var() - EXACT[6].variance) < 0.3


@pytest.mark.parametrize("size", [5, pytest.param(6, marks=pytest.mark.long)])
def test_the_constants_are_the_sums_over_all_hands(size: int) -> None:
    number, total, squares = sums_over_all(size)
    assert number == comb(52, size)
    assert EXACT[size] == Moments.of(number, total, squares)


def test_moments_of_a_population() -> None:
    """A die: mean 7/2, variance 35/12."""
    faces = range(1, 7)
    die = Moments.of(6, sum(faces), sum(face * face for face in faces))
    assert die.mean == 3.5
    assert die.variance == pytest.approx(35 / 12)
    both = [one + other for one, other in combinations((1, 2, 3), 2)]
    assert Moments.of(3, sum(both), sum(one * one for one in both)).variance == pytest.approx(2 / 3)
