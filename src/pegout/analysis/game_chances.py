"""The chance to win a game for two, by both scores and who deals."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.shipped import shipped

GOAL = 121


def win_chance(mine: int, theirs: int, *, dealer: bool, goal: int = GOAL) -> float:
    """How often I win with these scores before a deal, both playing well, and `dealer` saying whether I deal.

    Games to another goal are read from their end: what counts is how much each player lacks.

    >>> 0.55 < win_chance(0, 0, dealer=True) < 0.57
    True
    >>> win_chance(121, 80, dealer=False)
    1.0
    """
    if not (0 <= mine <= goal and 0 <= theirs <= goal) or mine == theirs == goal:
        raise ValueError(
            f"{mine}-{theirs} is not a score in a game to {goal}: write mine-theirs, such as 84-91."
        )
    if goal in (mine, theirs):
        return float(mine == goal)
    return float(chances(dealer=dealer)[from_the_end((mine, theirs), goal)])


def from_the_end(scores: tuple[int, int], goal: int) -> tuple[int, int]:
    """The scores of a game to 121 in which both lack as much."""
    ahead = GOAL - goal
    return max(0, scores[0] + ahead), max(0, scores[1] + ahead)


@cache
def chances(*, dealer: bool) -> NDArray[np.float64]:
    """The whole table, by my score and the opponent's."""
    table = shipped("win")["dealer"].astype(np.float64)
    return table if dealer else np.ascontiguousarray(1.0 - table.T)
