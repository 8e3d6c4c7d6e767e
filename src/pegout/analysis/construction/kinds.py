"""The kinds of throws and kept hands that the tables number."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kept_hands import KEPT, kept_ranks, number_of
from pegout.analysis.kernels.throws import KINDS
from pegout.analysis.rows import all_counts, all_fours
from pegout.cards import PACK, Rank
from pegout.rules import PRESETS, score_show
from pegout.rules.breakdown import Kind

ACC = PRESETS["acc"]


@cache
def kinds_of_fours() -> NDArray[np.int64]:
    """The kind of each hand of four cards."""
    ranks: NDArray[np.int64] = (all_fours() >> 2).astype(np.int64)
    return np.asarray(number_of(*ranks.T), np.int64)


@cache
def sums_of_fours() -> NDArray[np.int64]:
    """What each hand of four cards counts with all 48 starters together."""
    sums: NDArray[np.int64] = all_counts().sum(axis=1, dtype=np.int64)
    return sums


def pair_of_kind(kind: int) -> tuple[int, int] | None:
    """Two cards of a kind of throw, in rising order; None where the number is no kind."""
    low, high, suited = (kind >> 1) // 13, (kind >> 1) % 13, kind & 1
    if low > high or (low == high and suited):
        return None
    return 4 * low, 4 * high + (0 if suited else 1)


@cache
def pairs_a_kind() -> NDArray[np.float64]:
    """How many pairs of cards are of each kind of throw; one where there is none, to divide by."""
    pairs = np.ones(KINDS)
    for kind in range(KINDS):
        if pair_of_kind(kind) is not None:
            low, high = (kind >> 1) // 13, (kind >> 1) % 13
            pairs[kind] = 6 if low == high else 4 if kind & 1 else 12
    return pairs


def shown_by_ranks() -> NDArray[np.uint8]:
    """What each kind of kept hand counts with each rank of starter, flush and nobs left aside."""
    shown = np.zeros((KEPT, 13), np.uint8)
    for kind, four in enumerate(kept_ranks().tolist()):
        cards = [PACK[4 * rank + four[:place].count(rank)] for place, rank in enumerate(four)]
        for rank in Rank:
            starters = [card for card in PACK if card.rank is rank and card not in cards]
            if starters:
                items = score_show(cards, starters[-1], ACC).items
                shown[kind, rank - 1] = sum(
                    item.points for item in items if item.kind not in (Kind.FLUSH, Kind.NOBS)
                )
    return shown
