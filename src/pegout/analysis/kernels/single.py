"""Throws of one card out of five, and the cribs that come of them, for three and four seats."""

import numpy as np

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.throws import Bytes, Flags, Floats, Numbers, four_number


@kernel
def single_throws(
    highest: int, counts: Bytes, totals: Numbers, worths: Floats, heat: float, tally: Floats
) -> None:
    """Throw one of five cards whose highest is `highest`, once for each row of `worths`.

    Of four hands that differ only by moving every suit on, one is looked at. A row says what each rank
    thrown adds to the mean count of the hand; throws that differ by less than `heat` points are hardly
    told apart. Into the same row of `tally` goes how often each rank is thrown. `counts` has what each
    hand of four counts with each starter, `totals` its sum over the 48 starters.
    """
    five = np.empty(5, np.int64)
    means = np.empty(5)
    five[4] = highest
    for a in range(highest - 3):
        five[0] = a
        for b in range(a + 1, highest - 2):
            five[1] = b
            for c in range(b + 1, highest - 1):
                five[2] = c
                for d in range(c + 1, highest):
                    if (a + b + c + d + highest) & 3:  # moving every suit on adds five to this sum
                        continue
                    five[3] = d
                    kept_means(five, counts, totals, means)
                    for row in range(len(worths)):
                        _tell_apart(five, means, worths[row], heat, tally[row])


@kernel
def kept_means(five: Numbers, counts: Bytes, totals: Numbers, means: Floats) -> None:
    """Write, for each of five cards in rising order, what the other four count on average."""
    keep = np.empty(4, np.int64)
    for throw in range(5):
        for place in range(4):
            keep[place] = five[place + (place >= throw)]
        four = four_number(keep[0], keep[1], keep[2], keep[3])
        means[throw] = (totals[four] - np.int64(counts[four, five[throw]])) / 47.0


@kernel
def _tell_apart(five: Numbers, means: Floats, worth: Floats, heat: float, tally: Floats) -> None:
    """Share one throw out among the five cards."""
    values = np.empty(5)
    for throw in range(5):
        values[throw] = means[throw] + worth[five[throw] >> 2]
    most = values.max()
    whole = 0.0
    for throw in range(5):
        behind = (values[throw] - most) / heat
        values[throw] = np.exp(behind) if behind > -20.0 else 0.0
        whole += values[throw]
    for throw in range(5):
        tally[five[throw] >> 2] += values[throw] / whole


@kernel
def single_crib_mean(weights: Floats, totals: Numbers, thrown: int) -> float:
    """The mean count of the crib with one thrown card in it, no other card being known.

    `weights` are as for `single_crib`; `totals` are of cribs, over the 48 starters.
    """
    points = 0.0
    whole = 0.0
    four = np.empty(4, np.int64)
    for a in range(52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                if thrown in (a, b, c):
                    continue
                weight = _ways(weights, a >> 2, b >> 2, c >> 2)
                four[0], four[1], four[2], four[3] = thrown, a, b, c
                four.sort()
                points += weight * totals[four_number(four[0], four[1], four[2], four[3])]
                whole += weight
    return points / whole / 48.0


@kernel
def single_crib(weights: Floats, scores: Bytes, thrown: int, known: Flags, out: Floats) -> None:
    """Write into `out` how likely the crib counts 0 to 29 with one thrown card in it.

    The three rows of `weights` say, by rank, how often each of the three other cards is a certain one;
    `scores` are of cribs by their four cards and the starter. A known card is none of them and no
    starter; the thrown card is known.
    """
    out[:] = 0.0
    four = np.empty(4, np.int64)
    left = np.nonzero(~known)[0]
    for i in range(len(left)):
        for j in range(i + 1, len(left)):
            for k in range(j + 1, len(left)):
                weight = _ways(weights, left[i] >> 2, left[j] >> 2, left[k] >> 2)
                if weight == 0.0:
                    continue
                four[0], four[1], four[2], four[3] = thrown, left[i], left[j], left[k]
                four.sort()
                number = four_number(four[0], four[1], four[2], four[3])
                for turned in range(len(left)):
                    if turned not in (i, j, k):
                        out[scores[number, left[turned]]] += weight
    out /= out.sum()


@kernel
def _ways(weights: Floats, a: int, b: int, c: int) -> float:
    """Whoever threw which: the weights of the six ways to share three ranks out among the three rows."""
    first, second, third = weights[0], weights[1], weights[2]
    return (
        first[a] * (second[b] * third[c] + second[c] * third[b])
        + first[b] * (second[a] * third[c] + second[c] * third[a])
        + first[c] * (second[a] * third[b] + second[b] * third[a])
    )
