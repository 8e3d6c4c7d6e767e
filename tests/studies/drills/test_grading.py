"""Answers are graded by what they cost."""

import pytest

from pegout.studies.drills import Counting, Pegging, Throwing, grade
from tests.kit.builders import card, cards

FIVES = Counting(cards("5H 5C 5S JD"), card("5D"))
SIX = Throwing(cards("2H 5C 5H 5S 9C JD"), dealer=False, scores=(0, 0))
THIRTY_ONE = Pegging(
    dealer=False,
    held=cards("AC 5C"),
    laid=cards("QH 4D"),
    thrown=cards("2D QC"),
    theirs=cards("KC 2S"),
    series=cards("QH KC 4D 2S"),
    starter=card("JH"),
    scores=(9, 12),
)


def test_a_count_is_right_or_wrong() -> None:
    assert grade(FIVES, 29).right
    wrong = grade(FIVES, 28)
    assert (wrong.right, wrong.best) == (False, 29)
    assert wrong.breakdown is not None
    assert wrong.breakdown.total == 29


def test_a_crib_has_no_flush_of_four() -> None:
    cards_of_one_suit = cards("2H 4H 6H 8H")
    assert grade(Counting(cards_of_one_suit, card("KC")), 4).right
    assert grade(Counting(cards_of_one_suit, card("KC"), crib=True), 0).right


def test_breaking_up_three_fives_costs() -> None:
    assert grade(SIX, cards("2H 9C")).right
    wrong = grade(SIX, cards("5C 5H"))
    assert not wrong.right
    assert wrong.best == cards("2H 9C")
    assert wrong.cost > 0.05
    assert wrong.points_lost > 5
    assert wrong.chosen is not None
    assert dict(wrong.chosen.parts)["crib"] < 0


def test_the_order_of_the_cards_thrown_is_nothing() -> None:
    assert grade(SIX, cards("9C 2H")).right


def test_cards_of_one_worth_are_equally_right() -> None:
    """Of four kings and two fours, any pair of unlike cards with the same ranks is worth the same."""
    question = Throwing(cards("4C 4D KC KD KH KS"), dealer=True, scores=(60, 60))
    marks = [grade(question, cards(text)) for text in ("4C KH", "4D KH", "4D KS")]
    assert max(mark.cost for mark in marks) - min(mark.cost for mark in marks) < 1e-3


def test_thirty_one_is_better_than_a_card_that_leaves_it_to_the_other() -> None:
    assert grade(THIRTY_ONE, cards("5C")).right
    assert not grade(THIRTY_ONE, cards("AC")).right


def test_any_card_of_the_rank_will_do() -> None:
    question = Pegging(
        dealer=True,
        held=cards("8C 8S 9D TC"),
        laid=(),
        thrown=cards("2S 4S"),
        theirs=cards("7H"),
        series=cards("7H"),
        starter=card("TD"),
        scores=(72, 65),
    )
    assert grade(question, cards("8C")) == grade(question, cards("8S"))


def test_what_cannot_be_chosen_has_no_grade() -> None:
    with pytest.raises(ValueError, match="not one of the choices"):
        grade(SIX, cards("2H KD"))
