"""What a deal is worth on average between two good players, from the tables that Pegout ships.

Hands come from `win` (400,000 deals), cribs from `crib` (every hand of six, thrown by both), points in the
play from `pegging` (4,000 plays of each kind of kept hand), weighted by how often each kind is kept.
"""

from functools import cache

import numpy as np

from pegout.analysis.cribs import OTHER, OWN
from pegout.analysis.shipped import shipped
from pegout.analysis.throws import shown_by
from pegout.companion import PointKind

_APART, _SUITED, _PAIRED = 12, 4, 6
"""In how many ways two ranks come in two suits, in one suit, and two cards of one rank at all."""


@cache
def average(kind: PointKind, *, dealer: bool) -> float | None:
    """The points of that kind per deal; None if there is no table for it."""
    if kind is PointKind.HAND:
        counts = shown_by(dealer=dealer)
        return float(counts @ np.arange(len(counts)))
    if kind is PointKind.PLAY:
        return _pegged(OWN if dealer else OTHER)
    if kind is PointKind.CRIB and dealer:
        return _crib()
    return None


def _pegged(side: int) -> float:
    pegged = shipped("pegging")["pegged"][side].astype(np.float64)
    own = pegged.sum(axis=2) @ np.arange(pegged.shape[-1]) / pegged.sum(axis=(1, 2))
    return float(np.average(own, weights=shipped("crib")["kept"][side]))


def _crib() -> float:
    table = shipped("crib")
    ways = np.array([_ways(kind) for kind in range(len(table["mean"][OWN]))])
    return float(np.average(table["mean"][OWN], weights=table["thrown"][OWN] * ways))


def _ways(kind: int) -> int:
    """How many pairs of cards there are of a kind, as `kind_of` numbers them."""
    ranks, suited = divmod(kind, 2)
    low, high = divmod(ranks, 13)
    if low > high:
        return 0
    if low == high:
        return 0 if suited else _PAIRED
    return _SUITED if suited else _APART
