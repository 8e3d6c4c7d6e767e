"""Throws of all 20,358,520 hands of six cards, by what hand, crib and pegging come to."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

KINDS = 2 * 13 * 13
"""Kinds of two thrown cards: the lower rank, the higher rank, whether they are of one suit."""

THROWN = np.array([(i, j) for i in range(5) for j in range(i + 1, 6)], np.int64)
"""Which two of six cards each of the fifteen throws takes."""
KEEPS = np.array([[k for k in range(6) if k not in pair] for pair in THROWN.tolist()], np.int64)


@kernel
def four_number(a: int, b: int, c: int, d: int) -> int:
    """The place of a hand of four cards, given in rising order, among all of them."""
    return a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6 + d * (d - 1) * (d - 2) * (d - 3) // 24


@kernel
def kind_of_throw(a: int, b: int) -> int:
    """The kind of two cards, given in rising order."""
    return ((a >> 2) * 13 + (b >> 2)) * 2 + (1 if a & 3 == b & 3 else 0)


@kernel
def shuffle_top(pack: Numbers) -> None:
    """Bring thirteen cards to the top by chance: six for pone, six for the dealer, and the starter."""
    for place in range(13):
        other = place + int(np.random.random() * (52 - place))
        pack[place], pack[other] = pack[other], pack[place]


@kernel
def best_throw(six: Numbers, counts: Bytes, totals: Numbers, kept_kinds: Numbers, worth: Floats) -> int:
    """The number of the throw with the highest value; of equal ones the first.

    The six cards come in rising order. `counts` has what each hand of four counts with each starter,
    `totals` its sum over the 48 starters, `kept_kinds` its kind. `worth`, by kind of throw and kind of
    kept hand, is what crib and pegging add to the mean count of the hand.
    """
    best = 0
    most = -1e9
    for throw in range(15):
        one = six[THROWN[throw, 0]]
        two = six[THROWN[throw, 1]]
        keep = KEEPS[throw]
        four = four_number(six[keep[0]], six[keep[1]], six[keep[2]], six[keep[3]])
        points = totals[four] - np.int64(counts[four, one]) - np.int64(counts[four, two])
        value = points / 46.0 + worth[kind_of_throw(one, two), kept_kinds[four]]
        if value > most:
            most = value
            best = throw
    return best


@kernel
def throws_of_all(
    highest: int, counts: Bytes, totals: Numbers, kept_kinds: Numbers, worth: Floats, tally: NDArray[np.int32]
) -> None:
    """Throw the best two of each six cards whose highest is `highest`.

    Into `tally` go how often each kind was thrown with each kind of hand kept.
    """
    six = np.empty(6, np.int64)
    six[5] = highest
    for a in range(highest - 4):
        six[0] = a
        for b in range(a + 1, highest - 3):
            six[1] = b
            for c in range(b + 1, highest - 2):
                six[2] = c
                for d in range(c + 1, highest - 1):
                    six[3] = d
                    for e in range(d + 1, highest):
                        six[4] = e
                        throw = best_throw(six, counts, totals, kept_kinds, worth)
                        kind = kind_of_throw(six[THROWN[throw, 0]], six[THROWN[throw, 1]])
                        keep = KEEPS[throw]
                        four = four_number(six[keep[0]], six[keep[1]], six[keep[2]], six[keep[3]])
                        tally[kind, kept_kinds[four]] += 1


@kernel
def crib_counts(
    weights: Floats, scores: Bytes, thrown: Numbers, known: Flags, starters: Flags, out: Floats
) -> None:
    """Write into `out` how likely the crib counts 0 to 29 with two thrown cards, in rising order, in it.

    `weights` says how often the other player throws two certain cards, by their kind; `scores` are of
    cribs by their four cards and the starter. A known card is not thrown by the other; the thrown cards
    themselves are known.
    """
    out[:] = 0.0
    four = np.empty(4, np.int64)
    turned = np.nonzero(starters)[0]
    for c in range(51):
        if known[c]:
            continue
        for d in range(c + 1, 52):
            weight = weights[kind_of_throw(c, d)]
            if known[d] or weight == 0.0:
                continue
            four[0], four[1], four[2], four[3] = thrown[0], thrown[1], c, d
            four.sort()
            number = four_number(four[0], four[1], four[2], four[3])
            for starter in turned:
                if starter not in (c, d):
                    out[scores[number, starter]] += weight
    out /= out.sum()
