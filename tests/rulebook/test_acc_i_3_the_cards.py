"""acc:I.3, lodge:the-cards, classic: 52 cards, equal suits, court cards ten, the ace one and low."""

from collections import Counter
from itertools import permutations

from pegout.cards import PACK, Card, Suit
from pegout.rules import score_show
from tests.kit.builders import ACC, card, cards, pegged_by_each, show


def test_a_pack_has_52_cards() -> None:
    assert len(set(PACK)) == 52
    assert set(Counter(one.rank for one in PACK).values()) == {4}
    assert set(Counter(one.suit for one in PACK).values()) == {13}


def test_court_cards_and_tens_count_ten_and_the_ace_one() -> None:
    assert [card(f"{letter}H").pips for letter in ("K", "Q", "J", "10", "9", "A")] == [10, 10, 10, 10, 9, 1]


def test_the_ace_is_low() -> None:
    assert show("QC KD AH 6S", "3D") == 0
    assert show("AC 2D 3H 9S", "8D") == 5  # a run of three, and A-2-3-9 is fifteen
    assert pegged_by_each("QC KD AH") == [0, 0, 0]


def test_the_suits_are_equal() -> None:
    """Whatever the suits are called, hand and starter count the same."""
    hand, starter = cards("5H 5C 5S JD"), card("5D")
    for renamed in permutations(Suit):
        other = dict(zip(Suit, renamed, strict=True))
        moved = [Card(one.rank, other[one.suit]) for one in hand]
        assert score_show(moved, Card(starter.rank, other[starter.suit]), ACC).total == 29
