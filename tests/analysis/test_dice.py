"""The dice inside the kernels."""

import numpy as np
import pytest

from pegout.analysis.kernels.dice import MULTIPLIER, roll_below, rolled, seeded


def is_prime(number: int) -> bool:
    """Miller and Rabin's test; these bases leave no doubt below 3 * 10 ** 24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power != 1 and all(pow(power, 2**step, number) != number - 1 for step in range(twos)):
            return False
    return True


def test_the_rolls_come_round_only_after_more_than_two_to_the_61st() -> None:
    """A roll divides by 2**32 in the field of this prime, so its order divides twice another prime."""
    prime = MULTIPLIER * 2**32 - 1
    assert is_prime(prime)
    assert is_prime(prime // 2)
    assert pow(2**32, 2, prime) != 1
    assert prime // 2 > 2**61


def test_a_roll_divides_in_that_field() -> None:
    prime, dice = MULTIPLIER * 2**32 - 1, seeded(7)
    for _ in range(100):
        before, dice = dice, rolled(dice)
        assert dice * 2**32 % prime == before
        assert 0 < dice < 2**63


@pytest.mark.parametrize("seed", [0, 1, 2**64, 10**40])
def test_any_seed_gives_good_dice(seed: int) -> None:
    assert 0 < seeded(seed) < MULTIPLIER * 2**32 - 1
    assert seeded(seed) == seeded(seed) != seeded(seed + 1)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 40, 52])
def test_every_number_below_the_limit_is_rolled_as_often(limit: int) -> None:
    """Within five standard deviations of its share."""
    times = 2000 * limit
    counts, dice = np.zeros(limit), seeded(limit)
    for _ in range(times):
        dice = rolled(dice)
        counts[roll_below(dice, limit)] += 1
    assert abs(counts - 2000).max() <= 5 * 2000**0.5


def test_one_roll_says_nothing_about_the_next() -> None:
    """All 36 throws of two dice, each within five standard deviations of its share."""
    counts, dice = np.zeros((6, 6)), seeded(36)
    for _ in range(36_000):
        first = rolled(dice)
        dice = rolled(first)
        counts[roll_below(first, 6), roll_below(dice, 6)] += 1
    assert abs(counts - 1000).max() <= 5 * 1000**0.5
