"""All 12,994,800 hands with a starter, against the distribution that others have published.

The numbers are Steven S. Lumetta's (Amusing Cribbage Facts); the hands that count nought as a crib are
known too. Suits are interchangeable, so the starter is always a club and of hands that differ only in the
names of the other suits one is counted, for all of them.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from pegout.cards import Card, Rank, Suit
from pegout.rules import score_show
from tests.kit.builders import ACC
from tests.kit.published import HANDS_BY_POINTS, NOUGHT_AS_CRIB

Ranks = tuple[Rank, ...]


def some_of(size: int) -> list[Ranks]:
    return list(combinations(Rank, size))


def shared_out(number: int) -> Iterator[tuple[tuple[Ranks, Ranks, Ranks], int]]:
    """So many cards in three suits up to their names, with the number of ways to name the suits."""
    for first in range(number + 1):
        for second in range(number - first + 1):
            for parts in _in_sizes(first, second, number - first - second):
                if parts[0] >= parts[1] >= parts[2]:
                    yield parts, {3: 6, 2: 3, 1: 1}[len(set(parts))]


def _in_sizes(first: int, second: int, third: int) -> Iterator[tuple[Ranks, Ranks, Ranks]]:
    for diamonds in some_of(first):
        for hearts in some_of(second):
            for spades in some_of(third):
                yield diamonds, hearts, spades


def hands_with(starter: Card) -> Iterator[tuple[list[Card], int]]:
    """Every four cards beside a starter of clubs, up to the names of the other suits, and how many."""
    for in_clubs in range(5):
        for other_suits, ways in shared_out(4 - in_clubs):
            others = [
                Card(rank, suit)
                for suit, ranks in zip((Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES), other_suits, strict=True)
                for rank in ranks
            ]
            for clubs in some_of(in_clubs):
                if starter.rank not in clubs:
                    yield [*(Card(rank, Suit.CLUBS) for rank in clubs), *others], ways


def test_the_published_numbers_are_all_the_hands_there_are() -> None:
    assert sum(HANDS_BY_POINTS.values()) == 12_994_800 == 270_725 * 48


def test_the_hands_beside_one_starter_are_all_there() -> None:
    beside_the_ace = sum(ways for _, ways in hands_with(Card(Rank.ACE, Suit.CLUBS)))
    assert beside_the_ace == 249_900  # 51 choose 4


@pytest.mark.long
def test_all_hands_there_are_score_as_published() -> None:
    scores: Counter[int] = Counter()
    noughts = 0
    for rank in Rank:
        starter = Card(rank, Suit.CLUBS)
        for hand, ways in hands_with(starter):
            scores[score_show(hand, starter, ACC).total] += 4 * ways
            noughts += 4 * ways * (score_show(hand, starter, ACC, crib=True).total == 0)
    assert dict(scores) == HANDS_BY_POINTS
    assert noughts == NOUGHT_AS_CRIB
