"""acc:I.7: the chart, for the play on the left and for hand or crib on the right."""

import pytest

from pegout.rules import PRESETS
from tests.kit.builders import pegged_by_each, show, table, thrown_table

TWO_BOOKS = pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])


def test_a_jack_turned_is_two_in_play_and_nothing_in_a_hand() -> None:
    position = thrown_table(["2C 4D 6S 8C", "2H 4H 6D 8S"], "JS").cut_starter("JS")
    assert position.scores == (2, 0)
    assert show("2C 4D 6S 8C", "JS") == 0


@TWO_BOOKS
def test_a_jack_of_the_starter_s_suit_is_one(crib: bool) -> None:
    assert show("2C 4D 6S JH", "8H", crib=crib) == 1


def test_a_jack_of_the_starter_s_suit_is_nothing_in_play() -> None:
    position = table(["2C 4D 6S 8C", "JH 4H 6D 8S"], "9H").play("JH")
    assert position.scores == (0, 0)


@pytest.mark.parametrize(
    ("laid", "hand", "starter", "worth"),
    [
        ("KH KC", "KH KC 2D 4S", "6D", 2),
        ("KH KC KD", "KH KC KD 2S", "6D", 6),
        ("7H 7C 7D 7S", "KH KC KD KS", "2D", 12),
    ],
)
@TWO_BOOKS
def test_two_three_and_four_of_a_kind(laid: str, hand: str, starter: str, worth: int, crib: bool) -> None:
    assert pegged_by_each(laid)[-1] == worth
    assert show(hand, starter, crib=crib) == worth


@pytest.mark.parametrize(
    ("laid", "hand", "starter", "worth"),
    [
        ("9H TC JD", "9H TC JD 2S", "7S", 3),
        ("2H 3C 4D 5S", "9H TC JD QS", "2S", 4),
        ("2H 3C 4D 6S 5H", "9H TC JD QS", "KS", 5),
    ],
)
@TWO_BOOKS
def test_straights_are_one_a_card(laid: str, hand: str, starter: str, worth: int, crib: bool) -> None:
    assert pegged_by_each(laid)[-1] == worth
    assert show(hand, starter, crib=crib) == worth


@TWO_BOOKS
def test_fifteen_is_two(crib: bool) -> None:
    assert pegged_by_each("9H 6C") == [0, 2]
    assert show("9H 6C 2D KS", "QD", crib=crib) == 2


def test_flushes_do_not_count_in_play() -> None:
    assert pegged_by_each("2H 4H 8H TH") == [0, 0, 0, 0]


def test_a_flush_of_four_is_for_the_hand_only_and_of_five_for_both() -> None:
    assert (show("2H 4H 6H 8H", "TC"), show("2H 4H 6H 8H", "TC", crib=True)) == (4, 0)
    assert (show("2H 4H 6H 8H", "TH"), show("2H 4H 6H 8H", "TH", crib=True)) == (5, 5)


def test_thirty_one_is_two_in_play_and_nothing_in_a_hand() -> None:
    assert pegged_by_each("KH QC 8D 3S") == [0, 0, 0, 2]
    assert show("KH QC 8D 3S", "6D") == 0


KEPT = ["9C 8C 7C 3C", "KH QH 4H 5H"]


def test_go_is_one() -> None:
    position = table(KEPT, "6S").play("KH", "9C", "QH", "go")
    assert position.pegged() == [(1, 1)]


def test_the_final_card_is_one() -> None:
    """After the go, 8-4-7-5-3 makes neither fifteen nor a run; the three is the final card."""
    position = table(KEPT, "6S").play("KH", "9C", "QH", "go", "8C", "4H", "7C", "5H").at(0, 0)
    assert position.play("3C").pegged()[0] == (0, 1)


def test_only_one_of_go_and_final_card_is_earned_with_one_card() -> None:
    """The dealer's nine at 29 ends both the series and the play: one point, not two."""
    position = table(["KC QC JC 9C", "KH 7H AH 2H"], "5S")
    position.play("KH", "KC", "7H", "go", "AH", "2H")
    before = position.at(0, 0)
    before.play("QC", "JC", "9C")
    assert before.pegged()[0] == (0, 1)


def test_the_final_card_on_fifteen_is_two_and_one() -> None:
    kept = ["QC 2C 5C 5D", "KH 9H 4H AH"]
    position = table(kept, "7S").play("KH", "QC", "9H", "2C", "4H", "5C", "AH").at(0, 0)
    assert position.play("5D").pegged()[0] == (0, 3)
    assert PRESETS["acc"].last_card_after_fifteen
