"""acc:III.1: a cut of too few or too many cards is made again, with the same pack."""

from dataclasses import replace

import pytest

from pegout.judge import UnclearFact
from pegout.rules.remedies import CutAgain
from tests.kit.judge_before_play import cited, ruled, seated

AGAIN = (CutAgain(shuffled=False),)

RIGHT = [
    ("first-for-deal", 4, 48),
    ("first-for-deal", 26, 26),
    ("later-for-deal", 4, 30),
    ("later-for-deal", 40, 4),
    ("before-deal", 4, 48),
    ("before-deal", 48, 4),
    ("starter", 4, 36),
    ("starter", 36, 4),
]
WRONG = [
    ("first-for-deal", 3, 49),
    ("first-for-deal", 27, 25),
    ("later-for-deal", 3, 31),
    ("later-for-deal", 41, 3),
    ("before-deal", 3, 49),
    ("before-deal", 49, 3),
    ("starter", 3, 37),
    ("starter", 37, 3),
]


@pytest.mark.parametrize(("cut", "lifted", "left"), WRONG)
def test_a_cut_beyond_its_limits_is_made_again(cut: str, lifted: int, left: int) -> None:
    ruling = ruled("wrong-cut", cut=cut, lifted=str(lifted), left=str(left))
    assert ruling.remedies == AGAIN
    assert cited(ruling) == ["acc:III.1a" if "for-deal" in cut else "acc:III.1b"]


@pytest.mark.parametrize(("cut", "lifted", "left"), RIGHT)
def test_a_cut_within_its_limits_stands(cut: str, lifted: int, left: int) -> None:
    ruling = ruled("wrong-cut", cut=cut, lifted=str(lifted), left=str(left))
    assert ruling.remedies == ()
    assert "stands" in ruling.findings[0]


@pytest.mark.parametrize(("left", "remedies"), [(12, ()), (11, AGAIN)])
def test_of_several_each_leaves_enough_for_those_still_to_cut(left: int, remedies: tuple[CutAgain]) -> None:
    state = seated("club-4")
    ruling = ruled("wrong-cut", state, cut="later-for-deal", lifted="9", left=str(left), still_to_cut="2")
    assert ruling.remedies == remedies
    assert cited(ruling) == ["acc:III.1a", "pegout:cuts"]


def test_a_table_with_its_own_limit_is_held_to_it() -> None:
    state = seated()
    own = replace(state, rules=state.rules.override(cut_least=6))
    assert ruled("wrong-cut", own, cut="before-deal", lifted="5", left="47").remedies == AGAIN
    assert ruled("wrong-cut", own, cut="before-deal", lifted="6", left="46").remedies == ()


def test_which_cut_it_was_must_be_one_of_four() -> None:
    with pytest.raises(UnclearFact, match="first-for-deal or later-for-deal or before-deal or starter"):
        ruled("wrong-cut", cut="middle", lifted="4", left="4")
