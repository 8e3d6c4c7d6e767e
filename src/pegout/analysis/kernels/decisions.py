"""The chance to win after a throw and after a play, from the parts of a deal that are still to come.

Everything is from the side of one player, "I". A chance table is by my score and the other's, before a deal.
"""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]

GOAL = 121


@kernel
def then(mine: int, theirs: int, table: Floats) -> float:
    """The chance with these scores between two deals; whoever is at the goal has won."""
    if mine >= GOAL:
        return 1.0
    return 0.0 if theirs >= GOAL else table[mine, theirs]


@kernel
def both(one: Floats, other: Floats) -> Floats:
    """How likely two counts come to each sum."""
    sums = np.zeros(len(one) + len(other) - 1)
    for i in range(len(one)):
        for j in range(len(other)):
            sums[i + j] += one[i] * other[j]
    return sums


@kernel
def after_throw(
    dealer: bool,
    mine: int,
    theirs: int,
    heels: float,
    pegged: Floats,
    hand: Floats,
    other: Floats,
    crib: Floats,
    table: Floats,
) -> float:
    """My chance to win, from how likely: heels, points pegged by both, my hand, the other's and the crib.

    `table` is for the deal that follows. The parts are taken to be independent of each other.
    """
    first, last = (other, both(hand, crib)) if dealer else (hand, both(other, crib))
    size = len(pegged) + 2 + len(first)
    grid = np.full((size, size), -1.0)
    chance = 0.0
    for own in range(len(pegged)):
        for opposite in range(len(pegged)):
            share = pegged[own, opposite]
            if share > 0.0:
                for jack in range(2):
                    weight = share * (heels if jack else 1.0 - heels)
                    more = 2 * jack
                    me, you = own + (more if dealer else 0), opposite + (0 if dealer else more)
                    chance += weight * shown(dealer, mine, theirs, me, you, first, last, grid, table)
    return chance


@kernel
def shown(
    dealer: bool,
    mine: int,
    theirs: int,
    own: int,
    opposite: int,
    first: Floats,
    last: Floats,
    grid: Floats,
    table: Floats,
) -> float:
    """My chance when the show begins; half a game where both passed the goal in the play."""
    me, you = mine + own, theirs + opposite
    if me >= GOAL or you >= GOAL:
        if me >= GOAL and you >= GOAL:
            return 0.5
        return 1.0 if me >= GOAL else 0.0
    chance = 0.0
    for points in range(len(first)):
        if first[points] > 0.0:
            i, j = (own, opposite + points) if dealer else (own + points, opposite)
            if grid[i, j] < 0.0:
                grid[i, j] = counted(dealer, mine + i, theirs + j, last, table)
            chance += first[points] * grid[i, j]
    return chance


@kernel
def counted(dealer: bool, mine: int, theirs: int, last: Floats, table: Floats) -> float:
    """My chance when pone has counted and the dealer is to count hand and crib."""
    if mine >= GOAL or theirs >= GOAL:
        return 1.0 if mine >= GOAL else 0.0
    chance = 0.0
    for points in range(len(last)):
        if last[points] > 0.0:
            more = (mine + points, theirs) if dealer else (mine, theirs + points)
            chance += last[points] * then(more[0], more[1], table)
    return chance


@kernel
def after_play(
    dealer: bool, mine: int, theirs: int, hand: int, crib: Floats, table: Floats, out: Floats
) -> None:
    """Write into `out` my chance by what I peg, what the other pegs and what the other's hand counts."""
    last = np.zeros(len(crib) + 29)
    for points in range(len(crib)):
        last[points + (hand if dealer else 0)] = crib[points]
    for own in range(out.shape[0]):
        for opposite in range(out.shape[1]):
            me, you = mine + own, theirs + opposite
            for other in range(out.shape[2]):
                if dealer:
                    out[own, opposite, other] = counted(True, me, you + other, last, table)
                elif me + hand >= GOAL:
                    out[own, opposite, other] = 1.0
                else:
                    chance = 0.0
                    for points in range(len(crib)):
                        chance += crib[points] * then(me + hand, you + other + points, table)
                    out[own, opposite, other] = chance
