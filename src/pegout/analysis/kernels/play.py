"""Points of the play."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compiling import kernel

Ranks = NDArray[np.int8]
"""Ranks from nought: the ace is 0, the king 12."""


@kernel
def play_points(series: Ranks, length: int, count: int) -> int:
    """What the last of the first `length` cards of a series scores, `count` being the pips of them all.

    Fifteen, thirty-one, pairs and runs; go and last card are the game's to add.
    """
    points = 2 if count in (15, 31) else 0
    last = series[length - 1]
    alike = 1
    while alike < length and series[length - 1 - alike] == last:
        alike += 1
    if alike > 1:
        return points + alike * (alike - 1)
    seen = 1 << last
    low = high = last
    run = 0
    for size in range(2, length + 1):
        rank = series[length - size]
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        low = min(low, rank)
        high = max(high, rank)
        if size > 2 and high - low == size - 1:
            run = size
    return points + run
