"""What throwing one card of five is worth, for three and four seats: the hand exactly, the crib by a model.

In the model everybody throws a card with which the mean count of the hand and the mean count of the crib
come to most, the crib taken off by those it does not count for. How often each rank is thrown then decides
what cribs are worth, so both are settled together: `build_single` goes round until neither moves.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.counts import HandCounts, counts_over_starters
from pegout.analysis.cribs import OTHER, OWN
from pegout.analysis.rows import all_counts
from pegout.analysis.shipped import Table, shipped
from pegout.cards import Card, InvalidCard, Rank, refuse_repeats
from pegout.values import value

Floats = NDArray[np.float64]

PACK_CARD = 2
"""Stands for the card dealt to the crib, which nobody chose."""

CRIBS: tuple[tuple[tuple[int, int, int], tuple[int, int, int]], ...] = (
    ((OWN, OTHER, PACK_CARD), (OTHER, OTHER, PACK_CARD)),
    ((OWN, OTHER, OTHER), (OTHER, OTHER, OTHER)),
    ((OWN, OWN, OTHER), (OWN, OTHER, OTHER)),
)
"""Three seats, four seats, partners: who the other three cards of a crib come from, as an opponent of its
owner sees it and as one whom it counts for."""
PARTNERS = 2

HEAT = 0.1
"""Throws that differ by fewer points are hardly told apart. Kings and queens are often worth the same, and
players who always saw the better one would all change together, round after round."""


@value
class SingleThrow:
    """One card that may be thrown."""

    thrown: tuple[Card, ...]
    kept: tuple[Card, ...]
    hand: HandCounts
    """Exact, over every starter that may turn up."""
    crib: float
    """The average count of the crib, whoever owns it."""
    points: float
    """Hand and crib together; the crib is taken off where it is another's."""
    pegging: None = None
    win: None = None


def weigh_single_throws(
    cards: Sequence[Card], *, own: bool, seats: int = 4, partners: bool = False
) -> tuple[SingleThrow, ...]:
    """All five throws of five cards, the one that is worth most points first.

    `own` says whether the crib counts for the own side. Pegging and the chance to win are not weighed.

    >>> from pegout.cards import parse_cards
    >>> best = weigh_single_throws(parse_cards("5H 5C 5D JS KD"), own=False, seats=4)[0]
    >>> best.hand.most, " ".join(map(str, best.thrown))
    (29, 'KD')
    """
    if len(cards) != 5:
        raise InvalidCard(f"Expected 5 cards, got {len(cards)}: name the five cards dealt.")
    refuse_repeats(cards)
    company = _company(seats, partners=partners)
    values = [_weigh(cards, card, own, company) for card in sorted(cards)]
    return tuple(sorted(values, key=lambda throw: -throw.points))


def _company(seats: int, *, partners: bool) -> int:
    if seats not in (3, 4) or (partners and seats == 3):
        raise ValueError(f"Single throws are for 3 or 4 players (4 may be partners), not {seats}.")
    return PARTNERS if partners else seats - 3


def _weigh(cards: Sequence[Card], thrown: Card, own: bool, company: int) -> SingleThrow:
    kept = tuple(sorted(card for card in cards if card is not thrown))
    hand = counts_over_starters(kept, (thrown,))
    chances = single_crib_chances(thrown, cards, company, own=own)
    crib = float(chances @ np.arange(len(chances)))
    return SingleThrow((thrown,), kept, hand, crib, hand.mean + (crib if own else -crib))


def single_crib_mean(rank: Rank, *, own: bool, seats: int = 4, partners: bool = False) -> float:
    """The mean count of a crib with a card of that rank in it, nothing else being known.

    >>> single_crib_mean(Rank.FIVE, own=True) > single_crib_mean(Rank.KING, own=True) + 2
    True
    """
    company = _company(seats, partners=partners)
    return float(shipped("single")["mean"][company, OWN if own else OTHER, rank - 1])


def single_crib_chances(thrown: Card, known: Sequence[Card], company: int, *, own: bool) -> Floats:
    """How likely the crib counts 0 to 29, the others throwing as the shipped table says."""
    shares = shipped("single")["thrown"][company]
    return _crib(_rows(shares, company, own=own), thrown.index, [card.index for card in known])


def _rows(shares: Floats, company: int, *, own: bool) -> Floats:
    """By rank, how often each of the other three cards of the crib is a certain card."""
    with_pack = np.vstack([shares, np.full(13, 1 / 13)])
    return np.ascontiguousarray(with_pack[list(CRIBS[company][OWN if own else OTHER])])


def _crib(weights: Floats, thrown: int, known: Sequence[int]) -> Floats:
    from pegout.analysis.kernels.single import single_crib

    gone = np.zeros(52, np.bool_)
    gone[list(known)] = True
    chances = np.empty(30)
    single_crib(weights, all_counts(crib=True), thrown, gone, chances)
    return chances


def build_single(tolerance: float = 1e-2) -> Table:
    """The table `single`: by company and role, how often each rank is thrown, and what it makes of a crib.

    No crib mean moves by more than the tolerance in the last round.
    """
    shares = np.full((len(CRIBS), 2, 13), 1 / 13)
    means = crib_means(shares)
    while True:
        shares = (shares + shares_thrown(means)) / 2  # a whole step would swing back and forth for long
        before, means = means, crib_means(shares)
        if np.abs(means - before).max() <= tolerance:
            return {"thrown": shares.round(6), "mean": means.round(6)}


def crib_means(shares: Floats) -> Floats:
    """By company, role and rank thrown, the mean count of the crib when no other card is known."""
    from pegout.analysis.kernels.single import single_crib_mean

    means = np.empty_like(shares)
    for company, role, rank in np.ndindex(*shares.shape):
        weights = _rows(shares[company], company, own=role == OWN)
        means[company, role, rank] = single_crib_mean(weights, _totals(crib=True), 4 * rank)
    return means


def shares_thrown(means: Floats, highest: Sequence[int] = range(4, 52)) -> Floats:
    """By company, role and rank, how often it is thrown, cribs being worth so much.

    Out of all 2,598,960 hands of five cards, or of those whose highest card is one of the given numbers.
    """
    from pegout.analysis.kernels.single import single_throws

    worths = (means * _SIGNS).reshape(-1, 13)
    tally = np.zeros_like(worths)
    for card in highest:
        single_throws(card, all_counts(), _totals(), worths, HEAT, tally)
    shares: Floats = (tally / tally.sum(axis=1, keepdims=True)).reshape(means.shape)
    return shares


@cache
def _totals(*, crib: bool = False) -> NDArray[np.int64]:
    totals: NDArray[np.int64] = all_counts(crib=crib).sum(axis=1, dtype=np.int64)
    return totals


_SIGNS = np.array([[[-1.0], [1.0]]])
"""The crib is taken off by the other, added by its own."""
