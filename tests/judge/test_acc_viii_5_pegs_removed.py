"""acc:VIII.5: the front peg, or both pegs, taken out with a score to mark."""

import pytest

from pegout.game import Pegs
from pegout.judge.pegs import (
    BothPegsRemoved,
    FourthStreet,
    FrontPegRemoved,
    both_pegs_removed,
    front_peg_removed,
)
from pegout.rules.remedies import Correction, PointsTo, ScoreLost, Told
from tests.judge.standing import ANN, at, places, with_pegs

TABLE = with_pegs(Pegs(80, 84), Pegs(85, 91))


def test_a1_released_this_score_and_the_last_are_lost() -> None:
    found = front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=True))
    assert found.remedies == (Correction(ANN, 4), ScoreLost(ANN, 6))
    assert places(found) == ["acc:VIII.5a1"]


def test_a2_in_the_hand_only_the_last_score_is_lost() -> None:
    found = front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=False))
    assert found.remedies == (Correction(ANN, 4), PointsTo(ANN, 6))
    assert places(found) == ["acc:VIII.5a2"]


def test_a1_one_peg_on_fourth_street_goes_behind() -> None:
    table = with_pegs(Pegs(4, 10), Pegs(0, 0))
    found = front_peg_removed(table, FrontPegRemoved(ANN, 8, True, FourthStreet.ONE))
    assert isinstance(found.remedies[0], Told)
    assert found.remedies[1:] == (Correction(ANN, 6), ScoreLost(ANN, 8))


def test_a1_with_both_on_fourth_street_the_player_starts_again() -> None:
    table = with_pegs(Pegs(4, 10), Pegs(0, 0))
    found = front_peg_removed(table, FrontPegRemoved(ANN, 8, True, FourthStreet.BOTH))
    assert found.remedies[1:] == (Correction(ANN, 10), ScoreLost(ANN, 8))


def test_b_the_front_peg_returns_and_the_new_score_is_lost() -> None:
    found = both_pegs_removed(TABLE, BothPegsRemoved(ANN, 6))
    assert found.remedies == (
        Told("The front peg goes back to hole 84, the other peg behind it."),
        ScoreLost(ANN, 6),
    )
    assert places(found) == ["acc:VIII.5b"]


@pytest.mark.parametrize(
    ("rules", "who"), [("acc", "the judges"), ("golden-age", "the director"), ("lodge", "the Marshal")]
)
def test_b_officials_settle_where_it_was(rules: str, who: str) -> None:
    first, second = both_pegs_removed(at(84, 91, rules=rules), BothPegsRemoved(ANN, 6, agreed=False)).remedies
    assert isinstance(first, Told)
    assert f"Call {who}" in first.text
    assert second == ScoreLost(ANN, 6)
