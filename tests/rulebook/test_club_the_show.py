"""club:the-show and club:the-crib: hands category by category."""

import pytest

from pegout.rules import PRESETS, Kind, score_show, speak_show
from tests.kit.builders import card, cards, points_of, show, show_of

CLUB = PRESETS["club"]


def test_all_discrete_combinations_of_fifteen_count_two_each() -> None:
    """5-5-5 with a ten: each five with the ten, and the three fives."""
    assert show_of(Kind.FIFTEEN, "5C 5D 5H TS", "2D") == 8


@pytest.mark.parametrize(
    ("hand", "starter", "kind", "worth"),
    [
        ("9C 9D AH 3S", "QD", Kind.PAIR, 2),
        ("9C 9D 9H 3S", "QD", Kind.THREE, 6),
        ("9C 9D 9H 9S", "QD", Kind.FOUR, 12),
    ],
)
def test_pairs_pair_royal_and_double_pair_royal(hand: str, starter: str, kind: Kind, worth: int) -> None:
    assert show_of(kind, hand, starter) == worth


@pytest.mark.parametrize(
    ("hand", "starter", "worth"),
    [
        ("2C 3D 4H 9S", "JD", 3),
        ("2C 3D 4H 5S", "JD", 4),
        ("2C 3D 4H 5S", "6D", 5),
        ("2C 2D 3H 4S", "JD", 6),
        ("2C 2D 3H 4S", "5D", 8),
        ("2C 2D 2H 3S", "4D", 9),
        ("2C 2D 3H 4S", "3D", 12),
    ],
)
def test_runs_as_the_document_lists_them(hand: str, starter: str, worth: int) -> None:
    assert show_of(Kind.RUN, hand, starter) == worth


def test_a_flush_is_one_point_a_card() -> None:
    assert show_of(Kind.FLUSH, "2H 4H 6H 8H", "TC") == 4
    assert show_of(Kind.FLUSH, "2H 4H 6H 8H", "TH") == 5


def test_nob_is_one_and_always_scored_last() -> None:
    breakdown = score_show(cards("5H JC 2D 3S"), card("KC"), CLUB)
    assert breakdown.items[-1].kind is Kind.NOBS
    assert breakdown.items[-1].points == 1
    assert "and one for his nob" in speak_show(breakdown, CLUB)


def test_the_highest_hand_is_29() -> None:
    """Eight fifteens for 16, six pairs for 12, and the nob."""
    breakdown = score_show(cards("5H 5C 5S JD"), card("5D"), CLUB)
    assert points_of(breakdown, Kind.FIFTEEN) == 16
    assert points_of(breakdown, Kind.FOUR) == 12
    assert points_of(breakdown, Kind.NOBS) == 1
    assert breakdown.total == 29


def test_the_same_cards_with_another_jack_are_28() -> None:
    assert show("5H 5C 5S JH", "5D") == 28
    assert show("5H 5C 5S 5D", "JH") == 28


def test_nineteen_is_said_of_a_hand_of_nothing() -> None:
    assert speak_show(score_show(cards("2C 4D 6H 8S"), card("TD"), CLUB), CLUB) == "nineteen"


def test_the_crib_counts_the_same_except_that_a_flush_takes_all_five() -> None:
    assert show("5H 5C 5S JD", "5D", crib=True) == 29
    assert show("2H 4H 6H 8H", "TC", crib=True, rules=CLUB) == 0
    assert show("2H 4H 6H 8H", "TH", crib=True, rules=CLUB) == 5
