"""What two thrown cards are worth in a crib, by the shipped table."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.rows import all_counts
from pegout.analysis.shipped import shipped
from pegout.cards import Card

OWN, OTHER = 1, 0


def crib_mean(thrown: Sequence[Card], kept: Sequence[Card], *, own: bool) -> float:
    """The mean count of the crib with two thrown cards in it, the other player throwing sensibly.

    The kept cards are neither thrown by the other nor the starter: each shifts the mean a little.
    """
    table = shipped("crib")
    side, kind = OWN if own else OTHER, kind_of(thrown)
    shifts = table["shift"][side, kind]
    return float(table["mean"][side, kind] + sum(shifts[card.rank - 1] for card in kept))


def crib_chances(
    thrown: Sequence[Card], known: Iterable[Card], *, own: bool, starter: Card | None = None
) -> NDArray[np.float64]:
    """How likely the crib counts 0 to 29, the other throwing two of the cards that are not known.

    How the other throws is in the shipped table; suits and every known card are respected. Once the
    starter has been turned, it is the only one.
    """
    from pegout.analysis.kernels.throws import crib_counts

    gone = np.zeros(52, np.bool_)
    gone[[card.index for card in known]] = True
    starters = ~gone
    if starter is not None:
        gone[starter.index] = True
        starters = np.zeros(52, np.bool_)
        starters[starter.index] = True
    chances = np.empty(30)
    pair = np.array([card.index for card in sorted(thrown)])
    weights = shipped("crib")["thrown"][OTHER if own else OWN]
    crib_counts(weights, all_counts(crib=True), pair, gone, starters, chances)
    return chances


def kind_of(thrown: Sequence[Card]) -> int:
    """Two cards by their ranks and by whether they are of one suit, as the tables number them."""
    low, high = sorted(thrown)
    return ((low.rank - 1) * 13 + high.rank - 1) * 2 + (low.suit is high.suit)
