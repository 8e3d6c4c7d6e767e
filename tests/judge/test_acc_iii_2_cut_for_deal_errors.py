"""acc:III.2: equal cuts for the deal, and more than one card shown."""

import pytest

from pegout.game import NOT_STARTED, StartMatch
from pegout.judge.cut import OthersCut, SeveralCardsCut, several_cards_cut
from pegout.rules.remedies import CutAgain, Told
from tests.kit.builders import ACC, Table
from tests.kit.judge_before_play import NAMES, cited, ruled, seated


def test_b_equal_cards_are_cut_again_after_a_shuffle() -> None:
    ruling = ruled("equal-cuts")
    assert ruling.remedies == (CutAgain(shuffled=True),)
    assert cited(ruling) == ["acc:III.2b"]


@pytest.mark.parametrize(("lowest", "remedies"), [("yes", (CutAgain(shuffled=True),)), ("no", ())])
def test_b_of_several_only_the_lowest_matter(lowest: str, remedies: tuple[CutAgain, ...]) -> None:
    ruling = ruled("equal-cuts", seated("club-4"), lowest=lowest)
    assert ruling.remedies == remedies
    assert cited(ruling) == ["acc:III.2b", "pegout:cuts"]


@pytest.mark.parametrize(
    ("opponent", "words"),
    [("not-cut", "then the opponent cuts"), ("kept", "opponent keeps"), ("again", "so does the opponent")],
)
def test_c_the_cutter_cuts_again_and_the_opponent_chooses(opponent: str, words: str) -> None:
    ruling = ruled("several-cards-cut", cutter="Ben", opponent=opponent)
    again, told = ruling.remedies
    assert again == CutAgain(shuffled=False)
    assert isinstance(told, Told)
    assert told.text.startswith("Ben cuts again")
    assert words in told.text
    assert cited(ruling) == ["acc:III.2c"]


def test_a_table_that_has_no_dealer_yet_is_ruled_on() -> None:
    table = Table(NOT_STARTED)
    table.do(StartMatch(ACC, NAMES[:2]))
    assert table.state.dealer is None
    assert ruled("equal-cuts", table.state).remedies == (CutAgain(shuffled=True),)
    assert ruled("wrong-cut", table.state, cut="first-for-deal", lifted="2", left="50").remedies
    ruling = several_cards_cut(table.state, SeveralCardsCut(0, OthersCut.NOT_CUT))
    assert ruling.remedies[0] == CutAgain(shuffled=False)
