"""The kernel of the play against the reference scorer."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given

from pegout.analysis.kernels.play import NO_SERIES, play_points, trail_points
from pegout.cards import Card, Rank, Suit
from pegout.rules import count_of, score_play
from tests.kit.builders import ACC, cards
from tests.kit.proofs import proof
from tests.kit.strategies import series


def by_kernel(laid: list[Card]) -> int:
    ranks = np.array([card.rank - 1 for card in laid], np.int8)
    return play_points(ranks, 0, len(laid), count_of(laid))


@proof(45, 5_000)
@given(series())
def test_every_card_of_a_series_scores_as_the_reference_says(laid: list[Card]) -> None:
    for length in range(1, len(laid) + 1):
        assert by_kernel(laid[:length]) == score_play(laid[:length], ACC).total


@proof(25, 2_000)
@given(series())
def test_a_trail_scores_as_the_series_it_stands_for(laid: list[Card]) -> None:
    trail = NO_SERIES
    for length, card in enumerate(laid, 1):
        trail = trail << 4 | card.rank - 1
        assert trail_points(trail, count_of(laid[:length])) == score_play(laid[:length], ACC).total


def test_all_series_of_up_to_four_ranks_score_as_the_reference_says() -> None:
    suits = list(Suit)
    for length in range(1, 5):
        for ranks in product(Rank, repeat=length):
            laid = [Card(rank, suit) for rank, suit in zip(ranks, suits, strict=False)]
            if count_of(laid) <= 31:
                assert by_kernel(laid) == score_play(laid, ACC).total


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        ("AC 2C 3C 4C 5C 6C 7C", 7),  # twenty-eight: the longest run there is
        ("7C 5C 3C AC 2C 4C 6C", 7),
        ("2C 5C 3C 4C", 4),
        ("4C 2C 5C 3C", 4),  # no run until the fourth card
        ("AC AD 2C 3C", 3),
        ("QC KC AC", 0),  # the ace is low
        ("AC AD AH AS 2C 2D 2H 2S 3C", 2),  # nine cards: fifteen, and no run through pairs
    ],
)
def test_series_worked_out_by_hand(laid: str, points: int) -> None:
    assert by_kernel(list(cards(laid))) == points
