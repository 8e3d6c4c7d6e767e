"""How good a hand is before the starter: the most that four of its cards count, and its distribution."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from pegout.cards import Card, Rank, Suit
from pegout.players.hand_means import bare_count
from pegout.rules.show import FLUSH_LEAST, rank_patterns
from pegout.studies.statistics.chance import Moments

KEPT = 4
_SUITS = tuple(Suit)

EXACT: dict[int, Moments] = {
    5: Moments.of(2_598_960, 10_689_480, 60_295_928),
    6: Moments.of(20_358_520, 115_611_884, 787_667_492),
}
"""By the number of cards dealt, over all hands of so many: how many there are, the sum of their best
counts, and the sum of the squares. A long test counts them all."""


def best_four(hand: Sequence[Card]) -> int:
    """The most that four cards of the hand count without a starter, a flush among them."""
    best = _best_by_ranks(tuple(sorted([card.rank for card in hand])))
    suits = [card.suit for card in hand]
    for suit in _SUITS:
        if suits.count(suit) >= FLUSH_LEAST:
            alike = [card for card in hand if card.suit is suit]
            best = max(best, *[bare_count(four) for four in combinations(alike, KEPT)])
    return best


@lru_cache(maxsize=1 << 15)
def _best_by_ranks(ranks: tuple[Rank, ...]) -> int:
    return max(rank_patterns(four)[0] for four in combinations(ranks, KEPT))
