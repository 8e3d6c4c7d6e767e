"""The show from a table: what four ranks count with each rank of starter; suits are added on top."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.lanes import rank_points

Cards = NDArray[np.uint8]
NO_STARTER = 255
"""Stands where a row of starters comes to a card of the hand itself."""

_EACH_SUIT = 0x01010101


def _tables() -> tuple[NDArray[np.uint16], NDArray[np.uint8]]:
    """The row of any four ranks in any order, and what each row counts with each rank of starter."""
    places = np.array([13**3, 13**2, 13, 1])
    in_order = np.sort(np.indices((13, 13, 13, 13)).reshape(4, -1), axis=0)
    kinds, row_of = np.unique(places @ in_order, return_inverse=True)
    hands = (kinds[:, None] // places % 13).astype(np.uint8)
    starters = np.arange(13, dtype=np.uint8)
    a, b, c, d = (hands[:, [place]] for place in range(4))
    rows = rank_points(a, b, c, d, starters)
    rows[(a == starters) & (d == starters)] = 0  # the pack has no fifth
    return row_of.astype(np.uint16), rows


_ROW_OF, _ROWS = _tables()
_WORDS = _ROWS * np.uint32(_EACH_SUIT)
"""The rows once more, each count four times over: for the four suits of the starter, clubs lowest."""


@kernel
def _row(a: int, b: int, c: int, d: int) -> int:
    return int(_ROW_OF[(((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (d >> 2)])


@kernel
def show_points(a: int, b: int, c: int, d: int, starter: int, crib: bool) -> int:
    """What the hand or crib of four cards counts with the starter."""
    points = int(_ROWS[_row(a, b, c, d), starter >> 2])
    if ((a ^ b) | (a ^ c) | (a ^ d)) & 3 == 0:
        if (a ^ starter) & 3 == 0:
            points += 5
        elif not crib:
            points += 4
    jack = 40 | starter & 3
    return points + ((a == jack) | (b == jack) | (c == jack) | (d == jack))


@kernel
def _by_suit(a: int, b: int, c: int, d: int, crib: bool) -> int:
    """Flush and nobs for each suit of the starter: a byte a suit, clubs lowest."""
    points = 0
    for card in (a, b, c, d):
        points += (card >> 2 == 10) << 8 * (card & 3)
    if ((a ^ b) | (a ^ c) | (a ^ d)) & 3 == 0:
        points += 5 << 8 * (a & 3) if crib else 4 * _EACH_SUIT + (1 << 8 * (a & 3))
    return points


@kernel
def score_rows(hands: Cards, crib: bool, words: NDArray[np.uint32], points: Cards) -> None:
    """Write what each hand counts with all 52 cards; `words` and `points` are two views of one array."""
    for i in range(len(words)):
        a, b = int(hands[4 * i]), int(hands[4 * i + 1])
        c, d = int(hands[4 * i + 2]), int(hands[4 * i + 3])
        row = _row(a, b, c, d)
        suits = np.uint32(_by_suit(a, b, c, d, crib))
        for rank in range(13):
            words[i, rank] = _WORDS[row, rank] + suits
        for card in (a, b, c, d):
            points[i, card] = NO_STARTER


@kernel
def count_starters(a: int, b: int, c: int, d: int, gone: int, crib: bool) -> NDArray[np.int64]:
    """With how many starters the hand counts 0 to 29; a card whose bit is set in `gone` is no starter."""
    counts = np.zeros(30, np.int64)
    row = _row(a, b, c, d)
    suits = _by_suit(a, b, c, d, crib)
    for card in range(52):
        if not gone >> card & 1:
            counts[_ROWS[row, card >> 2] + (suits >> 8 * (card & 3) & 255)] += 1
    return counts


@kernel
def count_pairs(crib: bool) -> NDArray[np.int64]:
    """How many of all hands with a starter count 0 to 29, by the rank of the starter."""
    counts = np.zeros((13, 30), np.int64)
    for a in range(49):
        for b in range(a + 1, 50):
            for c in range(b + 1, 51):
                for d in range(c + 1, 52):
                    _count_hand(counts, a, b, c, d, crib)
    return counts


@kernel
def _count_hand(counts: NDArray[np.int64], a: int, b: int, c: int, d: int, crib: bool) -> None:
    """Count the hand with all 52 cards, the suits that add nothing together; then take off its own cards."""
    row = _row(a, b, c, d)
    suits = _by_suit(a, b, c, d, crib)
    plain = 4
    for suit in range(4):
        extra = suits >> 8 * suit & 255
        if extra:
            plain -= 1
            for rank in range(13):
                counts[rank, _ROWS[row, rank] + extra] += 1
    for rank in range(13):
        counts[rank, _ROWS[row, rank]] += plain
    for card in (a, b, c, d):
        counts[card >> 2, _ROWS[row, card >> 2] + (suits >> 8 * (card & 3) & 255)] -= 1
