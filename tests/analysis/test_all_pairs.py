"""All 12,994,800 hands with a starter, counted by the kernels, against numbers that do not come from them."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from pegout.analysis import distribution, score_hands, score_starters
from pegout.cards import PACK, Suit
from pegout.rules import score_show
from tests.kit.builders import ACC
from tests.kit.published import HANDS_BY_POINTS, NOUGHT_AS_CRIB


@pytest.fixture(scope="module")
def every_hand() -> NDArray[np.uint8]:
    return np.array(list(combinations(range(52), 4)), np.uint8)


def as_crib() -> dict[int, int]:
    """The published numbers with every four-card flush that the starter does not match counted four lower.

    Such hands, and the other suits of their starters, are alike in every suit: hands of clubs and starters
    of diamonds stand for all. The reference scorer counts them.
    """
    moved: Counter[int] = Counter()
    clubs, diamonds = ([card for card in PACK if card.suit is suit] for suit in (Suit.CLUBS, Suit.DIAMONDS))
    for hand in combinations(clubs, 4):
        for starter in diamonds:
            moved[score_show(hand, starter, ACC).total] += 4 * 3
    counts = Counter(HANDS_BY_POINTS)
    counts.subtract(moved)
    counts.update({points - 4: number for points, number in moved.items()})
    return dict(counts)


def test_every_hand_with_every_starter_counts_as_published() -> None:
    counted = distribution()
    assert counted == tuple(HANDS_BY_POINTS.get(points, 0) for points in range(30))
    assert (counted[29], counted[28], counted[0]) == (4, 76, 1_009_008)
    assert sum(counted) == 12_994_800
    mean = sum(points * number for points, number in enumerate(counted)) / 12_994_800
    assert round(mean, 6) == 4.769152


def test_every_crib_with_every_starter_counts_as_published_without_flushes_of_four() -> None:
    counted = distribution(crib=True)
    expected = as_crib()
    assert counted == tuple(expected.get(points, 0) for points in range(30))
    assert counted[0] == NOUGHT_AS_CRIB


@pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])
def test_the_three_ways_to_count_agree_on_every_pair(every_hand: NDArray[np.uint8], crib: bool) -> None:
    rows = score_starters(every_hand, crib)
    assert tuple(np.bincount(rows[rows != 255], minlength=30)) == distribution(crib)
    for starter in range(52):
        others = (every_hand != starter).all(axis=1)
        hands = every_hand[others]
        counted = score_hands(hands, np.full(len(hands), starter, np.uint8), crib)
        assert np.array_equal(counted, rows[others, starter])
        assert set(rows[~others, starter]) == {255}
