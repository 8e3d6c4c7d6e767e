"""What throws are worth: exact hands, and chances that follow from the parts."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import weigh_throws
from pegout.analysis.kernels.decisions import after_play, after_throw
from pegout.cards import PACK, InvalidCard, parse_cards
from pegout.rules import score_show
from tests.kit.builders import ACC
from tests.kit.proofs import proof

SIX = st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True)


@given(SIX, st.booleans())
@proof(25, 200)
def test_hands_are_exact_over_the_46_starters(cards: list[object], dealer: bool) -> None:
    six = parse_cards(" ".join(map(str, cards)))
    values = weigh_throws(six, dealer=dealer)
    assert len({frozenset(value.thrown) for value in values}) == 15
    for value in values[:3]:
        counts = [score_show(value.kept, card, ACC).total for card in PACK if card not in six]
        assert value.hand.mean == pytest.approx(sum(counts) / 46)
        assert (value.hand.least, value.hand.most) == (min(counts), max(counts))
        assert value.hand.distribution == tuple(counts.count(points) for points in range(30))


@given(SIX, st.booleans())
@proof(25, 500)
def test_points_are_the_sum_of_their_parts(cards: list[object], dealer: bool) -> None:
    for value in weigh_throws(parse_cards(" ".join(map(str, cards))), dealer=dealer):
        sign = 1 if dealer else -1
        assert value.points == pytest.approx(value.hand.mean + sign * value.crib + value.pegging)
        assert 0.0 <= value.win <= 1.0


def test_the_best_throw_wins_most_often() -> None:
    values = weigh_throws(parse_cards("5H 5C 6D 7S JH KD"), dealer=True, scores=(84, 91))
    assert [value.win for value in values] == sorted((value.win for value in values), reverse=True)


def test_where_one_point_is_lacking_the_sure_point_is_kept() -> None:
    """Pone lacks two and counts first: a hand that counts two at least wins, whatever the crib brings."""
    best = weigh_throws(parse_cards("7H 8C 2D 4S JH KD"), dealer=False, scores=(119, 120))[0]
    assert {"7H", "8C"} <= {str(card) for card in best.kept}


@pytest.mark.parametrize("cards", ["5H", "5H 5C 6D 7S JH", "5H 5C 6D 7S JH JH"])
def test_six_different_cards_are_needed(cards: str) -> None:
    with pytest.raises(InvalidCard):
        weigh_throws([card for text in cards.split() for card in parse_cards(text)], dealer=True)


def one(points: int, size: int = 30) -> np.ndarray:
    chances = np.zeros(size)
    chances[points] = 1.0
    return chances


def pegs(own: int, other: int) -> np.ndarray:
    chances = np.zeros((25, 25))
    chances[own, other] = 1.0
    return chances


EVEN = np.full((121, 121), 0.5)


@pytest.mark.parametrize(
    ("dealer", "scores", "heels", "pegged", "hands", "chance"),
    [
        (True, (119, 119), 0.0, (2, 0), (0, 12, 0), 1.0),  # pegs out
        (True, (110, 110), 0.0, (0, 0), (20, 12, 0), 0.0),  # pone counts first
        (False, (110, 110), 0.0, (0, 0), (12, 20, 9), 1.0),
        (True, (119, 100), 1.0, (0, 0), (0, 0, 0), 1.0),  # heels
        (False, (100, 119), 1.0, (0, 0), (0, 0, 0), 0.0),  # the other's heels
        (True, (100, 100), 0.0, (3, 2), (10, 4, 8), 1.0),  # hand and crib come to 121
        (True, (100, 100), 0.0, (3, 2), (10, 4, 7), 0.5),  # and here to 120
    ],
)
def test_the_chance_after_a_throw_follows_the_order_of_counting(
    dealer: bool,
    scores: tuple[int, int],
    heels: float,
    pegged: tuple[int, int],
    hands: tuple[int, int, int],
    chance: float,
) -> None:
    mine, theirs, crib = map(one, hands)
    found = after_throw(dealer, *scores, heels, pegs(*pegged), mine, theirs, crib, EVEN)
    assert found == pytest.approx(chance)


@pytest.mark.parametrize(
    ("dealer", "scores", "hand", "crib", "at", "chance"),
    [
        (True, (110, 110), 12, 0, (0, 0, 11), 0.0),
        (True, (110, 110), 12, 0, (0, 0, 10), 1.0),
        (True, (100, 100), 12, 8, (1, 0, 10), 1.0),
        (True, (100, 100), 12, 8, (0, 0, 10), 0.5),
        (False, (110, 110), 11, 0, (0, 9, 20), 1.0),
        (False, (110, 100), 10, 9, (0, 2, 10), 0.0),
        (False, (110, 100), 10, 8, (0, 2, 10), 0.5),
    ],
)
def test_the_chance_after_the_play_follows_the_order_of_counting(
    dealer: bool,
    scores: tuple[int, int],
    hand: int,
    crib: int,
    at: tuple[int, int, int],
    chance: float,
) -> None:
    worth = np.empty((20, 20, 30))
    after_play(dealer, *scores, hand, one(crib), EVEN, worth)
    assert worth[at] == pytest.approx(chance)
