"""The chance to win, from the end of the game backwards."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.outcomes import win_table
from pegout.analysis.shipped import Table

HIGHEST = 240
"""Both players lack one point."""


def chances_from(
    events: NDArray[np.int8], lowest: int = 0, tell: Callable[[int], None] = lambda _total: None
) -> NDArray[np.float64]:
    """The dealer's chance by the dealer's score and pone's, for all scores that come to `lowest` or more."""
    points = events.astype(np.int64)
    gains = np.stack([np.maximum(points, 0).sum(axis=1), np.maximum(-points, 0).sum(axis=1)], axis=1)
    table = np.zeros((121, 121))
    for total in range(HIGHEST, lowest - 1, -1):
        win_table(events, gains, table, total)
        tell(total)
    return table


def shown_in(events: NDArray[np.int8]) -> NDArray[np.float64]:
    """How likely pone's hand and the dealer's count 0 to 29."""
    hands = (-events[:, 9].astype(np.int64), events[:, 10].astype(np.int64))
    return np.stack([np.bincount(hand, minlength=30) / len(events) for hand in hands])


def win_tables(events: NDArray[np.int8], tell: Callable[[int], None] = lambda _total: None) -> Table:
    return {"dealer": chances_from(events, tell=tell), "shown": shown_in(events)}
