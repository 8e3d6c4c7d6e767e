"""What every hand of four cards counts with every starter: the rows that the other tables are made from."""

from functools import cache

import numpy as np
from numpy.typing import NDArray


@cache
def all_fours() -> NDArray[np.uint8]:
    """All 270,725 hands of four card numbers, each at its number among them."""
    numbers = np.arange(52)
    d, c, b, a = np.meshgrid(numbers, numbers, numbers, numbers, indexing="ij", sparse=True)
    fours = np.nonzero((a < b) & (b < c) & (c < d))
    return np.stack(fours[::-1], axis=1).astype(np.uint8)


@cache
def all_counts(*, crib: bool = False) -> NDArray[np.uint8]:
    """What each of `all_fours` counts with each card as the starter, as a hand or as a crib.

    Its own four cards count nought.
    """
    from pegout.analysis.counts import score_starters

    rows = score_starters(all_fours(), crib)
    rows[rows == 255] = 0
    return rows
