"""What one card is worth in a crib is counted again here, from all that may lie beside it."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from pegout.cards import PACK, Card, Rank
from pegout.players.crib_cards import WORTH_BY_RANK, crib_worth
from tests.kit.builders import cards
from tests.kit.counting import count_fifteens, count_pairs, count_runs

Ranks = tuple[Rank, ...]


@cache
def rank_points(ranks: Ranks) -> int:
    """Fifteens, pairs and runs of cards with these ascending ranks."""
    hand: list[Card] = []
    for rank, number in Counter(ranks).items():
        hand += [card for card in PACK if card.rank is rank][:number]
    return count_fifteens(hand) + count_pairs(hand) + count_runs(hand)


def beside(rank: Rank) -> Iterator[tuple[Ranks, int]]:
    """The ranks of three crib cards and a starter beside a card of that rank, and in how many ways."""
    for others in combinations_with_replacement(Rank, 4):
        left = [comb(3 if other is rank else 4, number) for other, number in Counter(others).items()]
        yield others, prod(left)


def mean_crib(rank: Rank) -> Fraction:
    ways = {tuple(sorted((rank, *others))): number for others, number in beside(rank) if number}
    by_ranks = Fraction(sum(rank_points(ranks) * number for ranks, number in ways.items()), comb(51, 4))
    return by_ranks + 5 * Fraction(comb(12, 4), comb(51, 4)) + nobs(rank)


def nobs(rank: Rank) -> Fraction:
    """A jack thrown: a card of its suit is turned, or another jack lies there and one of that suit is turned.

    Another card: the jack of its own suit, or of the three others; each lies in the crib in 3 of 51 cases.
    """
    lies_there = Fraction(3, 51)
    if rank is Rank.JACK:
        return Fraction(12, 51) + 3 * lies_there * Fraction(12, 50)
    return lies_there * (Fraction(11, 50) + 3 * Fraction(12, 50))


def test_the_worth_of_each_rank_is_its_mean_crib_above_that_of_all() -> None:
    means = [mean_crib(rank) for rank in Rank]
    middle = sum(means) / 13
    assert float(middle) == pytest.approx(4.735, abs=0.0005)
    assert [round(float(mean - middle), 3) for mean in means] == list(WORTH_BY_RANK)


def test_every_way_to_fill_a_crib_was_counted() -> None:
    assert sum(number for _, number in beside(Rank.FIVE)) == comb(51, 4)


def test_one_card_of_three_or_four_players_goes_by_its_rank() -> None:
    thrown, kept = cards("5H"), cards("2C 3C 4C 6D")
    assert (
        crib_worth(thrown, kept, seats=3, own=True) == crib_worth(thrown, kept, seats=4, own=False) == 1.912
    )


def test_two_cards_of_two_players_go_by_the_table_of_cribs() -> None:
    """Two fives are the best throw there is, two and three a good one, ten and king a poor one."""
    kept, throws = cards("AC 4D 6S 8H"), ("5C 5D", "2C 3D", "TC KD")
    for own in (True, False):
        fives, two_three, wide = (crib_worth(cards(text), kept, seats=2, own=own) for text in throws)
        assert fives > 8 > two_three > 6
        assert wide < 4.2
