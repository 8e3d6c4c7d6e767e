"""Throws and cribs that fit together: each player throws best against how the other throws."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.construction.kinds import (
    kinds_of_fours,
    pair_of_kind,
    pairs_a_kind,
    sums_of_fours,
)
from pegout.analysis.kept_hands import KEPT, holds
from pegout.analysis.kernels.throws import KINDS, crib_counts, throws_of_all
from pegout.analysis.rows import all_counts
from pegout.analysis.shipped import Table

Floats = NDArray[np.float64]

PONE, DEALER = 0, 1
POINTS = np.arange(30)
REMOVED_SUIT = 2
"""A known card of no matter which suit; thrown cards of a kind are of the suits before it."""


def crib_of(weights: Floats) -> Table:
    """The crib of one player by kind of throw, the other throwing two certain cards so often.

    The `mean`, 50 cards being unknown, and its `shift` when a card of a rank is known to be elsewhere.
    """
    mean = np.zeros(KINDS)
    shift = np.zeros((KINDS, 13))
    chance = np.empty(30)
    for kind in range(KINDS):
        pair = pair_of_kind(kind)
        if pair is None:
            continue
        thrown = np.array(pair)
        known = np.zeros(52, np.bool_)
        known[thrown] = True
        crib_counts(weights, all_counts(crib=True), thrown, known, ~known, chance)
        mean[kind] = chance @ POINTS
        for rank in range(13):
            more = known.copy()
            more[4 * rank + REMOVED_SUIT] = True
            crib_counts(weights, all_counts(crib=True), thrown, more, ~more, chance)
            shift[kind, rank] = chance @ POINTS - mean[kind]
    return {"mean": mean, "shift": shift}


def worth_of(crib: Table, side: int, pegging: Floats) -> Floats:
    """What crib and pegging add to a hand, by kind of throw and kind of kept hand."""
    means: Floats = crib["mean"][:, None] + crib["shift"] @ holds().T
    return np.ascontiguousarray((means if side == DEALER else -means) + pegging[None, :])


def count_throws(highest: Sequence[int], worth: Floats) -> Table:
    """How often each kind is thrown and kept, over all hands of six whose highest card is one of these."""
    tally = np.zeros((KINDS, KEPT), np.int32)
    for card in highest:
        throws_of_all(card, all_counts(), sums_of_fours(), kinds_of_fours(), worth, tally)
    return {"tally": tally}


def frequencies(tally: NDArray[np.int64]) -> Floats:
    """How often two certain cards are thrown, by their kind."""
    often: Floats = tally.sum(axis=1) / pairs_a_kind()
    return often
