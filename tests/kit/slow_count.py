"""Scores counted the slow way, straight from the rule books: the opposite number of `pegout.rules`.

Everything here tries all subsets and knows nothing of patterns, caches or shortcuts.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise, permutations

from pegout.cards import Card

PIPS = dict(zip("A23456789TJQK", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], strict=True))
PLACES = {letter: place for place, letter in enumerate("A23456789TJQK")}


def pips(card: Card) -> int:
    return PIPS[str(card)[0]]


def place(card: Card) -> int:
    return PLACES[str(card)[0]]


def suit(card: Card) -> str:
    return str(card)[1]


def subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def is_run(cards: Iterable[Card]) -> bool:
    """Three or more cards whose ranks, in some order, climb by one."""
    ranks = sorted(place(card) for card in cards)
    return len(ranks) >= 3 and all(high - low == 1 for low, high in pairwise(ranks))


def count_fifteens(cards: Sequence[Card]) -> int:
    return sum(2 for chosen in subsets(cards) if sum(map(pips, chosen)) == 15)


def count_pairs(cards: Sequence[Card]) -> int:
    return sum(2 for one, other in combinations(cards, 2) if place(one) == place(other))


def count_runs(cards: Sequence[Card]) -> int:
    """Every subset that is a run and that no further card of the hand would make longer."""
    total = 0
    for chosen in subsets(cards):
        if is_run(chosen) and not any(is_run((*chosen, other)) for other in cards):
            total += len(chosen)
    return total


def count_flush(hand: Sequence[Card], starter: Card, *, crib: bool) -> int:
    if len(hand) < 4 or len({suit(card) for card in hand}) > 1:
        return 0
    if suit(starter) == suit(hand[0]):
        return len(hand) + 1
    return 0 if crib else len(hand)


def count_nobs(hand: Sequence[Card], starter: Card) -> int:
    return int("J" + suit(starter) in map(str, hand))


def count_show(hand: Sequence[Card], starter: Card, *, crib: bool = False) -> int:
    """A hand or crib by all its subsets."""
    cards = [*hand, starter]
    flush = count_flush(hand, starter, crib=crib)
    return count_fifteens(cards) + count_pairs(cards) + count_runs(cards) + flush + count_nobs(hand, starter)


def count_play(series: Sequence[Card]) -> int:
    """What the newest card earns: by the count, by its equals, by the longest run that ends with it."""
    total = 2 * (sum(map(pips, series)) in (15, 31))
    for size in (4, 3, 2):
        newest = series[-size:]
        if len(newest) == size and len({place(card) for card in newest}) == 1:
            total += sum(1 for _ in permutations(newest, 2))
            break
    runs = [size for size in range(3, len(series) + 1) if is_run(series[-size:])]
    return total + max(runs, default=0)
