"""What chance gives: means and variances, and how often it goes at least so far.

Cards of a hand are drawn without replacement, which makes every count of them narrower than independent
draws would.
"""

from math import comb, erfc, exp, pi, sqrt

from pegout.cards import PACK
from pegout.values import value

CARDS = len(PACK)


@value
class Moments:
    """A mean and a variance. Those of independent things add up."""

    mean: float = 0.0
    variance: float = 0.0

    @classmethod
    def of(cls, number: int, total: int, squares: int) -> "Moments":
        """Of a whole population, by its number, its sum and the sum of its squares."""
        return cls(total / number, (number * squares - total * total) / (number * number))

    def __add__(self, other: "Moments") -> "Moments":
        return Moments(self.mean + other.mean, self.variance + other.variance)

    def __mul__(self, times: int) -> "Moments":
        """The sum of so many independent ones."""
        return Moments(times * self.mean, times * self.variance)


def dealt_of(kind: int, size: int) -> Moments:
    """How many cards of a kind, of which the pack has so many, are in a hand of that size.

    >>> fives = dealt_of(4, 6) * 60
    >>> round(fives.mean, 1), round(sqrt(fives.variance), 1)
    (27.7, 4.8)
    """
    share = kind / CARDS
    return Moments(size * share, size * share * (1 - share) * without_replacement(size))


def without_replacement(size: int) -> float:
    """By how much the variance of a hand of that size is smaller than that of independent draws."""
    return (CARDS - size) / (CARDS - 1)


def pairs_dealt(size: int) -> Moments:
    """How many pairs are in a hand of that size; three of a kind are three pairs, four of a kind six.

    The variance is the sum over all two pairs of places: the same twice, with one card in common, apart.
    """
    one = 3 / 51
    in_common = one * 2 / 50
    apart = one * (2 * 1 + 48 * 3) / (50 * 49)
    places = comb(size, 2)
    square = places * (one + 2 * (size - 2) * in_common + comb(size - 2, 2) * apart)
    return Moments(places * one, square - (places * one) ** 2)


def happening(chance: float) -> Moments:
    """How often something happens in one try."""
    return Moments(chance, chance * (1 - chance))


def chi_square_tail(square: float, freedom: int) -> float:
    """The chance that as many degrees of freedom give a sum of squares as large as this, or larger.

    >>> round(chi_square_tail(21.026, 12), 3), round(chi_square_tail(7.815, 3), 3)
    (0.05, 0.05)
    """
    half = square / 2
    if freedom % 2:
        tail, term, first = erfc(sqrt(half)), sqrt(half / pi) * 2 * exp(-half), 3
    else:
        tail, term, first = exp(-half), half * exp(-half), 4
    for above in range(first, freedom + 1, 2):
        tail += term
        term *= half / (above / 2)
    return min(1.0, tail)
