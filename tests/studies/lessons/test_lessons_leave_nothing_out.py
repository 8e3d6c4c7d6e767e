"""What a newcomer must know is told before it is needed, whichever way is taken, and told right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.rules import Kind
from pegout.studies.lessons import LESSONS, Move, Turn
from tests.kit.learner import courses, diligent, taken
from tests.kit.proofs import proof

NAMES = list(LESSONS)
WORTH = {
    "fifteen": "two",
    "thirty-one": "two",
    "pair": "two",
    "three": "six",
    "run": "point each",
    "of all": "one",
}
"""The chart of the play, by a word of each line."""
Course = list[tuple[Move | None, Turn]]


def heard_before_the_play() -> list[Turn]:
    turns = [turn for _, turn in taken(LESSONS["first"], diligent)]
    plays = [any(may.do == "play" for may in turn.may) for turn in turns]
    return turns[: plays.index(True)]


def test_the_limit_and_what_scores_are_told_before_the_first_card_is_laid() -> None:
    turns = heard_before_the_play()
    assert any("never past thirty-one" in line for turn in turns for line in turn.said)
    told = [line for turn in turns for line in turn.worth]
    for word, points in WORTH.items():
        (found,) = [said for what, said in told if word in what.lower()]
        assert points in found.lower()
    assert len(told) == len(WORTH)


def test_who_deals_first_is_cut_for() -> None:
    said = [line for turn in heard_before_the_play() for line in turn.said]
    assert any("the lower card deals" in line for line in said)


@pytest.mark.parametrize("name", NAMES)
@proof(25, 500)
@given(st.data())
def test_go_is_asked_for_where_every_card_would_pass_the_limit(name: str, data: st.DataObject) -> None:
    for _, turn in data.draw(courses(LESSONS[name])):
        if [may.do for may in turn.may] == ["go"]:
            assert all(turn.view.count + card.pips > turn.view.rules.limit for card in turn.view.hand)
            assert "would take it past thirty-one" in turn.said[-1]


def test_a_go_is_explained_with_what_thirty_one_brings_after_it() -> None:
    said = [line for _, turn in taken(LESSONS["crib"], diligent) for line in turn.said]
    (explained,) = [line for line in said if "says go" in line]
    assert "one for the last one, or two if it makes exactly thirty-one" in explained


@proof(25, 500)
@given(courses(LESSONS["crib"]))
def test_three_of_a_kind_and_the_flush_come_in_every_course(course: Course) -> None:
    countings = [turn.counting for _, turn in course if turn.counting is not None]
    assert {Kind.THREE, Kind.FLUSH} <= {item.kind for counting in countings for item in counting.found}


@proof(25, 500)
@given(courses(LESSONS["winning"]))
def test_both_lines_of_the_board_are_explained(course: Course) -> None:
    said = " ".join(line for _, turn in course for line in turn.said)
    assert "short of hole 91 is skunked" in said
    assert "Short of hole 61 it is a double skunk" in said
