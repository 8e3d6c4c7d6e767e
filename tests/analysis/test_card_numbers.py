"""What is no card, or stands twice, never reaches a kernel."""

from typing import Any

import numpy as np
import pytest

from pegout.analysis import score_hands, score_starters

HAND = [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("hands", "starters", "why"),
    [
        ([HAND, [0, 1, 2, 52]], [4, 4], "No card has the number 52"),
        ([HAND, [0, 1, 2, -1]], [4, 4], "No card has the number -1"),
        ([HAND], [300], "No card has the number 300"),
        (np.array([HAND], np.uint8), np.array([200], np.uint8), "No card has the number 200"),
        (np.array([[0, 1, 99, 3]], np.uint8), np.array([4], np.uint8), "No card has the number 99"),
        ([HAND, [5, 6, 7, 5]], [4, 4], "Card 5 appears twice in row 1"),
        ([HAND, HAND], [4, 2], "Card 2 appears twice in row 1"),
        ([[0.5, 1, 2, 3]], [4], "Cards cannot be given as float64"),
        ([[True, False, True, False]], [4], "Cards cannot be given as bool"),
        ([HAND, [1, 2, 3]], [4, 4], "The rows differ in length"),
        ([[0, 1, 2, 3, 4]], [5], r"The hands have the shape \(1, 5\)"),
        (HAND, [4], r"The hands have the shape \(4,\)"),
        ([HAND], [4, 5], r"The starters have the shape \(2,\): give 1, one per hand"),
        ([HAND], 4, r"The starters have the shape \(\)"),
    ],
)
def test_numbers_that_cannot_be_counted_are_refused(hands: Any, starters: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        score_hands(hands, starters)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("row", [0, 40, 99])
def test_a_fault_is_found_in_any_place_of_any_row(place: int, row: int) -> None:
    hands = np.tile(np.array([8, 9, 10, 11], np.uint8), (100, 1))
    starters = np.full(100, 12, np.uint8)
    assert len(score_hands(hands, starters)) == 100
    for wrong, why in ((52, "No card"), (12, "appears twice"), (8 + (place + 1) % 4, "appears twice")):
        faulty = hands.copy()
        faulty[row, place] = wrong
        with pytest.raises(ValueError, match=why):
            score_hands(faulty, starters)


def test_hands_for_every_starter_are_looked_at_too() -> None:
    for hand, why in (([0, 1, 2, 52], "No card has the number 52"), ([7, 1, 2, 7], "Card 7 appears twice")):
        with pytest.raises(ValueError, match=why):
            score_starters(np.array([HAND, hand], np.uint8))


def test_whoever_has_checked_is_trusted_with_cards_but_not_with_shapes() -> None:
    twice = np.array([[0, 0, 0, 0]], np.uint8)
    assert len(score_hands(twice, [4], checked=True)) == 1
    with pytest.raises(ValueError, match="give 1, one per hand"):
        score_hands(twice, [4, 5], checked=True)


def test_any_kind_of_rows_will_do() -> None:
    """Fives in clubs, diamonds and hearts, the jack of spades, and the five of spades turned."""
    hand, starter = [16, 17, 18, 43], 19
    wide = np.array([hand, hand], np.int64)
    assert score_hands(wide, [starter, starter]).tolist() == [29, 29]
    assert score_hands(np.asfortranarray(wide), (starter, starter)).tolist() == [29, 29]
    assert score_hands(np.array([hand[::-1]] * 4, np.uint8)[::2, ::-1], [starter] * 2).tolist() == [29, 29]


def test_no_hands_count_nothing() -> None:
    assert score_hands(np.empty((0, 4)), []).tolist() == []
    assert score_starters(np.empty((0, 4), np.uint8)).shape == (0, 52)
