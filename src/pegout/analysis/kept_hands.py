"""The 1,820 kinds of kept hands: four ranks, numbered as the tables number them."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from pegout.cards import Card

KEPT = 1820

WAYS = np.array(
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]], np.float64
)
"""In how many ways so many cards are taken out of so many."""


def kept_number(kept: Sequence[Card]) -> int:
    """The kind of four cards."""
    a, b, c, d = sorted(card.rank - 1 for card in kept)
    return number_of(a, b, c, d)


def number_of(a: int, b: int, c: int, d: int) -> int:
    """The kind of four ranks, counted from nought and in rising order.

    >>> number_of(0, 0, 0, 0), number_of(12, 12, 12, 12)
    (0, 1819)
    """
    b, c, d = b + 1, c + 2, d + 3
    return a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6 + d * (d - 1) * (d - 2) * (d - 3) // 24


@cache
def kept_ranks() -> NDArray[np.int8]:
    """The four ranks of each kind."""
    ranks = np.zeros((KEPT, 4), np.int8)
    for four in combinations_with_replacement(range(13), 4):
        ranks[number_of(*four)] = four
    return ranks


@cache
def holds() -> NDArray[np.int64]:
    """How many of each rank are in each kind."""
    return np.stack([(kept_ranks() == rank).sum(axis=1) for rank in range(13)], axis=1)
