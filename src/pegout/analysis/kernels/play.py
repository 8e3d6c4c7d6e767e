"""Points of the play.

A series is kept in one number, its trail: four bits a rank, the newest card lowest, and ones where no card
is. Laying a card is `trail << 4 | rank`.
"""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel

Ranks = NDArray[np.int8]
"""Ranks from nought: the ace is 0, the king 12."""

NO_SERIES = -1
"""The trail before the first card."""

LONGEST_RUN = 7
"""Ace to seven is twenty-eight; an eight would pass thirty-one."""


@kernel
def trail_points(trail: int, count: int) -> int:
    """What the newest card of a trail scores, `count` being the pips of the series.

    Fifteen, thirty-one, pairs and runs; go and last card are the game's to add.
    """
    unlike = trail ^ (trail & 15) * 0x1111
    points = 2 * (unlike & 0xF0 == 0) + 4 * (unlike & 0xFF0 == 0) + 6 * (unlike & 0xFFF0 == 0)
    points += 2 * ((count == 15) | (count == 31))
    ranks = 1 << (trail & 15) | 1 << (trail >> 4 & 15)
    run = 0
    for size in range(3, LONGEST_RUN + 1):
        ranks |= 1 << (trail >> 4 * (size - 1) & 15)
        if ranks == (ranks & -ranks) * ((1 << size) - 1):
            run = size
    return points + run


@kernel
def trail_of(laid: Ranks, base: int, length: int) -> int:
    """The trail of the series that begins at `base` among `length` laid cards."""
    trail = NO_SERIES
    for place in range(max(base, length - LONGEST_RUN), length):
        trail = trail << 4 | int(laid[place])
    return trail


@kernel
def play_points(laid: Ranks, base: int, length: int, count: int) -> int:
    """What the last of `length` laid cards scores, the series having begun at `base` and come to `count`.

    Fifteen, thirty-one, pairs and runs; go and last card are the game's to add.
    """
    return trail_points(trail_of(laid, base, length), count)
