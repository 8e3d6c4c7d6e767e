"""What cards count by themselves, and with every starter that may be turned.

Plain Python: whoever plays one game is not to wait until a compiler is loaded. Ranks are looked up where
hands are counted, suits are reckoned for all starters at once.
"""

from collections.abc import Sequence
from functools import lru_cache

from pegout.cards import JACK, Card, Rank, Suit
from pegout.rules.show import FLUSH_LEAST, rank_patterns

_RANKS, _SUITS = tuple(Rank), tuple(Suit)


class Starters:
    """The cards that may be turned, by ranks and by suits."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.number = len(cards)
        ranks, suits = [card.rank for card in cards], [card.suit for card in cards]
        self.by_rank = [ranks.count(rank) for rank in _RANKS]
        self.by_suit = {suit: suits.count(suit) for suit in _SUITS}


def bare_count(kept: Sequence[Card]) -> int:
    """What the cards count without a starter: fifteens, pairs, runs and a flush."""
    points, _ = rank_patterns(tuple(sorted([card.rank for card in kept])))
    return points + (len(kept) if _is_flush(kept) else 0)


def mean_count(kept: Sequence[Card], starters: Starters) -> float:
    """The mean count of a hand over these starters, none of which is in it.

    >>> from pegout.cards import PACK, parse_cards
    >>> hand, thrown = parse_cards("5H 5C 5S JD"), parse_cards("2H 9C")
    >>> round(mean_count(hand, Starters([card for card in PACK if card not in hand + thrown])), 2)
    16.65
    """
    points = _suit_points(kept, starters)
    row = _with_each_rank(tuple(sorted([card.rank for card in kept])))
    for number, count in zip(starters.by_rank, row, strict=True):
        points += number * count
    return points / starters.number


@lru_cache(maxsize=1 << 13)
def _with_each_rank(ranks: tuple[Rank, ...]) -> tuple[int, ...]:
    """Fifteens, pairs and runs of these ranks with a starter of each rank, aces first."""
    return tuple([rank_patterns(tuple(sorted((*ranks, rank))))[0] for rank in _RANKS])


def _suit_points(kept: Sequence[Card], starters: Starters) -> int:
    """Flush and nobs, over all starters together."""
    points = 0
    if _is_flush(kept):
        points = len(kept) * starters.number + starters.by_suit[kept[0].suit]
    for card in kept:
        if card.rank is JACK:
            points += starters.by_suit[card.suit]
    return points


def _is_flush(kept: Sequence[Card]) -> bool:
    if len(kept) < FLUSH_LEAST:
        return False
    suit = kept[0].suit
    for card in kept:
        if card.suit is not suit:
            return False
    return True
