"""Every hand of five or six cards that can be dealt, with its best four counted in another way."""

from collections.abc import Iterator
from itertools import chain, combinations

import numpy as np
from numpy.typing import NDArray

from pegout.cards import PACK
from tests.kit.slow_count import count_fifteens, count_pairs, count_runs

Numbers = NDArray[np.int64]


def four_ranks_counted() -> Numbers:
    """Fifteens, pairs and runs of four cards by their ranks, from nought to twelve, in any order."""
    counts = np.zeros((13, 13, 13, 13), np.int64)
    for ranks in np.ndindex(counts.shape):
        if tuple(sorted(ranks)) == ranks:
            cards = [PACK[4 * rank + suit] for suit, rank in enumerate(ranks)]
            counts[ranks] = count_fifteens(cards) + count_pairs(cards) + count_runs(cards)
    every = np.sort(np.indices(counts.shape).reshape(4, -1), axis=0)
    return np.asarray(counts[tuple(every)].reshape(-1))


def best_counts(hands: Numbers, four_ranks: Numbers) -> Numbers:
    """What the best four cards of each row of card numbers count, a flush of four with them."""
    ranks, suits = hands // 4, hands % 4
    best = np.zeros(len(hands), np.int64)
    for a, b, c, d in combinations(range(hands.shape[1]), 4):
        keys = ((ranks[:, a] * 13 + ranks[:, b]) * 13 + ranks[:, c]) * 13 + ranks[:, d]
        same = (suits[:, a] == suits[:, b]) & (suits[:, a] == suits[:, c]) & (suits[:, a] == suits[:, d])
        np.maximum(best, four_ranks[keys] + 4 * same, out=best)
    return best


def all_hands(size: int) -> Iterator[Numbers]:
    """All hands of that size, those with the same two lowest cards together."""
    for first, second in combinations(range(52), 2):
        rest = range(second + 1, 52)
        if len(rest) < size - 2:
            continue
        others = np.fromiter(chain.from_iterable(combinations(rest, size - 2)), np.int64).reshape(
            -1, size - 2
        )
        lowest = np.broadcast_to(np.array([first, second], np.int64), (len(others), 2))
        yield np.concatenate([lowest, others], axis=1)


def sums_over_all(size: int) -> tuple[int, int, int]:
    """How many hands there are, the sum of their best counts, and the sum of the squares."""
    four_ranks = four_ranks_counted()
    number = total = squares = 0
    for hands in all_hands(size):
        best = best_counts(hands, four_ranks)
        number += len(best)
        total += int(best.sum())
        squares += int((best * best).sum())
    return number, total, squares
