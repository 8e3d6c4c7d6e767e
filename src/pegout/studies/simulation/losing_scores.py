"""The loser's score: figures from real games, and how strength changes them.

Found with `measuring` under the rules `acc`. `games_at(rules, 1.0, seeds)` gave 3,000 games between two
greedy bots, whose margins stand here; 14.6% are skunks. Six hundred games each against a bot that is greedy
for 90%, 75% and 50% of its choices gave edges (logarithms of odds) of 0.32, 0.92 and 1.79. The mean margin
of the stronger side was 18.5, 20.8 and 26.9 when it won, and that of the weaker 16.7, 15.4 and 10.8. All six
fit margins that grow by a factor of e to the 0.24 for each unit of edge (weighted least squares on
logarithms); skunks then come to 18%, 25% and 37% of the stronger side's wins, where 16%, 25% and 38% were
counted.
"""

from bisect import bisect_right
from itertools import accumulate
from math import exp
from random import Random

GOAL = 121

# fmt: off
MARGINS: tuple[int, ...] = (
    0, 100, 100, 103, 117, 122, 130, 122, 104, 108, 98, 109, 101, 88, 82, 88, 87, 70, 86, 76, 56, 76, 75, 80,
    58, 56, 64, 54, 62, 48, 43, 41, 43, 36, 37, 30, 27, 24, 17, 22, 26, 21, 11, 8, 14, 11, 8, 7, 6, 8, 3, 7,
    5, 4, 3, 2, 3, 2, 0, 4, 2, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1,
)
# fmt: on
"""How many of 3,000 games between equals were won by 0, 1, 2 points and so on."""

GROWTH = 0.24
"""The logarithm of the factor by which margins grow with each unit of edge."""

LARGEST_EDGE = 3.0
"""Nothing beyond this was measured; there margins grow no further."""

_UP_TO = tuple(accumulate(MARGINS))


def losing_score(edge: float, goal: int, dice: Random) -> int:
    """A loser's score, from 0 to one less than the goal, where the winner is stronger by `edge`."""
    margin = bisect_right(_UP_TO, dice.randrange(_UP_TO[-1]))
    factor = exp(GROWTH * max(-LARGEST_EDGE, min(LARGEST_EDGE, edge))) * goal / GOAL
    return max(0, goal - max(1, round(margin * factor)))
