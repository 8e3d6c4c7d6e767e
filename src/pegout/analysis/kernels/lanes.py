"""The show for many hands at once: plain sums of bytes, so that one instruction serves dozens of hands.

NumPy's functions keep bytes as bytes. The same lines count arrays in NumPy and single cards in a kernel.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import inlined, kernel

Bytes = NDArray[np.uint8]
Lane: TypeAlias = Any
"""In a kernel one byte or answer, in NumPy an array of them."""

NONE, ONE, THREE, FOUR, FIVE = np.uint8(0), np.uint8(1), np.uint8(3), np.uint8(4), np.uint8(5)
TO_RANK = np.uint8(2)
SUIT = np.uint8(3)
JACKS = np.uint8(40)
NINE, FIFTEEN, CARDS = np.uint8(9), np.uint8(15), np.uint8(52)


@inlined
def rank_points(a: Lane, b: Lane, c: Lane, d: Lane, e: Lane) -> Lane:
    """What five ranks count, from nought, in any order: fifteens, pairs and runs."""
    twos = np.add(_pairs(a, b, c, d, e), _fifteens(a, b, c, d, e))
    return np.add(np.add(twos, twos), _runs(a, b, c, d, e))


@inlined
def _pairs(a: Lane, b: Lane, c: Lane, d: Lane, e: Lane) -> Lane:
    found = NONE
    for one, other in ((a, b), (a, c), (a, d), (a, e), (b, c), (b, d), (b, e), (c, d), (c, e), (d, e)):
        found = np.add(found, one == other)
    return found


@inlined
def _fifteens(a: Lane, b: Lane, c: Lane, d: Lane, e: Lane) -> Lane:
    """Two cards, or what three others leave of the whole; four cards, or what one leaves; all five."""
    a, b, c, d, e = _pips(a), _pips(b), _pips(c), _pips(d), _pips(e)
    ab, cd = np.add(a, b), np.add(c, d)
    whole = np.add(np.add(ab, cd), e)
    left = np.subtract(np.maximum(whole, FIFTEEN), FIFTEEN)
    found = np.add(NONE, whole == FIFTEEN)
    for two in (ab, np.add(a, c), np.add(a, d), np.add(a, e), np.add(b, c)):
        found = np.add(np.add(found, two == FIFTEEN), two == left)
    for two in (np.add(b, d), np.add(b, e), cd, np.add(c, e), np.add(d, e)):
        found = np.add(np.add(found, two == FIFTEEN), two == left)
    for one in (a, b, c, d, e):
        found = np.add(found, one == left)
    return found


@inlined
def _pips(rank: Lane) -> Lane:
    return np.add(np.minimum(rank, NINE), ONE)


@inlined
def _runs(a: Lane, b: Lane, c: Lane, d: Lane, e: Lane) -> Lane:
    """Every way to climb by ones through sorted ranks; the longest ways alone count."""
    a, b, c, d, e = _sorted(a, b, c, d, e)
    after_a, after_b, after_c = np.add(a, ONE), np.add(b, ONE), np.add(c, ONE)
    ab, ac, ad = after_a == b, after_a == c, after_a == d
    bc, bd, be = after_b == c, after_b == d, after_b == e
    cd, ce, de = after_c == d, after_c == e, np.add(d, ONE) == e
    abc = ab & bc
    threes_to_d = np.add(np.add(np.add(NONE, ab & bd), ac & cd), bc & cd)
    threes = np.add(threes_to_d, abc)
    for three in (ab & be, ac & ce, ad & de, bc & ce, bd & de, cd & de):
        threes = np.add(threes, three)
    abcd = abc & cd
    fours = np.add(np.add(np.multiply(threes_to_d, de), abcd), abc & ce)
    five = abcd & de
    points = np.multiply(np.multiply(threes, THREE), fours == NONE)
    points = np.add(points, np.multiply(np.multiply(fours, FOUR), np.logical_not(five)))
    return np.add(points, np.multiply(FIVE, five))


@inlined
def _sorted(a: Lane, b: Lane, c: Lane, d: Lane, e: Lane) -> tuple[Lane, Lane, Lane, Lane, Lane]:
    a, b = np.minimum(a, b), np.maximum(a, b)
    c, d = np.minimum(c, d), np.maximum(c, d)
    a, c = np.minimum(a, c), np.maximum(a, c)
    b, d = np.minimum(b, d), np.maximum(b, d)
    b, c = np.minimum(b, c), np.maximum(b, c)
    d, e = np.minimum(d, e), np.maximum(d, e)
    c, d = np.minimum(c, d), np.maximum(c, d)
    b, c = np.minimum(b, c), np.maximum(b, c)
    a, b = np.minimum(a, b), np.maximum(a, b)
    return a, b, c, d, e


@inlined
def suit_points(a: Lane, b: Lane, c: Lane, d: Lane, starter: Lane, four_flush: Lane) -> Lane:
    """Flush and nobs. A flush of the hand alone counts `four_flush`: nought in the crib."""
    jack = np.bitwise_or(np.bitwise_and(starter, SUIT), JACKS)
    nobs = (a == jack) | (b == jack) | (c == jack) | (d == jack)
    unlike = np.bitwise_or(np.bitwise_or(np.bitwise_xor(a, b), np.bitwise_xor(a, c)), np.bitwise_xor(a, d))
    all_five = np.bitwise_and(np.bitwise_xor(a, starter), SUIT) == NONE
    flush = np.maximum(np.multiply(FIVE, all_five), four_flush)
    return np.add(np.multiply(flush, np.bitwise_and(unlike, SUIT) == NONE), nobs)


@inlined
def card_points(a: Lane, b: Lane, c: Lane, d: Lane, starter: Lane, four_flush: Lane) -> Lane:
    """What a hand of four cards counts with a starter."""
    ranks = rank_points(
        np.right_shift(a, TO_RANK),
        np.right_shift(b, TO_RANK),
        np.right_shift(c, TO_RANK),
        np.right_shift(d, TO_RANK),
        np.right_shift(starter, TO_RANK),
    )
    return np.add(ranks, suit_points(a, b, c, d, starter, four_flush))


@kernel
def score_pairs(hands: Bytes, starters: Bytes, crib: bool, points: Bytes) -> None:
    """Write what every hand counts with its starter; the hands lie one after the other, four cards each."""
    four_flush = NONE if crib else FOUR
    for i in range(len(starters)):
        a, b, c, d = hands[4 * i], hands[4 * i + 1], hands[4 * i + 2], hands[4 * i + 3]
        points[i] = card_points(a, b, c, d, starters[i], four_flush)


@inlined
def _amiss(a: Lane, b: Lane, c: Lane, d: Lane) -> Lane:
    """Whether a number is no card's, or a card stands twice in the hand."""
    highest = np.maximum(np.maximum(a, b), np.maximum(c, d))
    twice = (a == b) | (a == c) | (a == d) | (b == c) | (b == d) | (c == d)
    return np.bitwise_or(highest >= CARDS, twice)


@kernel
def hands_amiss(hands: Bytes) -> bool:
    """Whether anything is wrong with any of the hands."""
    amiss = NONE
    for i in range(len(hands) // 4):
        wrong = _amiss(hands[4 * i], hands[4 * i + 1], hands[4 * i + 2], hands[4 * i + 3])
        amiss = np.bitwise_or(amiss, np.uint8(wrong))
    return bool(amiss)


@kernel
def starters_amiss(hands: Bytes, starters: Bytes) -> bool:
    """Whether any starter is no card, or one of the hand it is turned for."""
    amiss = NONE
    for i in range(len(starters)):
        a, b, c, d, e = hands[4 * i], hands[4 * i + 1], hands[4 * i + 2], hands[4 * i + 3], starters[i]
        wrong = (e >= CARDS) | (e == a) | (e == b) | (e == c) | (e == d)
        amiss = np.bitwise_or(amiss, np.uint8(wrong))
    return bool(amiss)
