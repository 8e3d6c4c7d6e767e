"""acc:VIII.5: the front peg, or both pegs, taken out with a score to mark."""

import pytest

from pegout.game import Pegs
from pegout.judge import UnclearFact
from pegout.judge.pegs import (
    BothPegsRemoved,
    FourthStreet,
    FrontPegRemoved,
    both_pegs_removed,
    front_peg_removed,
)
from pegout.judge.trial import After, pegs_after
from pegout.rules.remedies import Correction, PointsTo, RearPegAt, ScoreLost, Told
from tests.kit.judge_positions import ANN, at, places, with_pegs

TABLE = with_pegs(Pegs(80, 84), Pegs(85, 91))


def test_a1_released_this_score_and_the_last_are_lost() -> None:
    found = front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=True))
    assert found.remedies == (Correction(ANN, 4), RearPegAt(ANN, 74), ScoreLost(ANN, 6))
    assert places(found) == ["acc:VIII.5a1"]


@pytest.mark.parametrize(
    ("hole", "rear", "front"),
    [(None, 74, 80), (74, 74, 80), (78, 78, 80), (82, 80, 82)],
)
def test_a1_both_pegs_stay_where_they_are(hole: int | None, rear: int, front: int) -> None:
    """80 and 84, six to peg: marked backward the peg stands at 74, or wherever it was let go of."""
    found = front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=True, hole=hole))
    assert pegs_after(TABLE, found) == After((Pegs(rear, front), Pegs(85, 91)))


def test_a2_the_peg_in_hand_goes_on_from_the_other() -> None:
    """80 and 84: the one at 80 marks the score, and six from there are 86."""
    found = front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=False))
    assert pegs_after(TABLE, found) == After((Pegs(80, 86), Pegs(85, 91)))


@pytest.mark.parametrize("hole", [80, 84, 90])
def test_a1_a_peg_put_backward_is_not_there(hole: int) -> None:
    with pytest.raises(UnclearFact, match="behind 84"):
        front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=True, hole=hole))


@pytest.mark.parametrize("rules", ["club", "portfolio", "classic"])
@pytest.mark.parametrize("released", [True, False])
def test_where_nothing_is_set_on_it_the_score_is_pegged_properly(rules: str, released: bool) -> None:
    """RULEBOOK 2.4: put right, and nothing lost."""
    table = with_pegs(Pegs(80, 84), Pegs(85, 91), rules=rules)
    front = front_peg_removed(table, FrontPegRemoved(ANN, 6, released))
    assert (front.remedies[1:], places(front)) == ((PointsTo(ANN, 6),), ["pegout:silent"])
    both = both_pegs_removed(table, BothPegsRemoved(ANN, 6))
    assert both.remedies[1:] == (PointsTo(ANN, 6),)


def test_a2_in_the_hand_only_the_last_score_is_lost() -> None:
    found = front_peg_removed(TABLE, FrontPegRemoved(ANN, 6, released=False))
    assert found.remedies == (Correction(ANN, 4), PointsTo(ANN, 6))
    assert places(found) == ["acc:VIII.5a2"]


def test_a1_one_peg_on_fourth_street_goes_behind() -> None:
    table = with_pegs(Pegs(4, 10), Pegs(0, 0))
    found = front_peg_removed(table, FrontPegRemoved(ANN, 8, True, FourthStreet.ONE))
    assert isinstance(found.remedies[0], Told)
    assert found.remedies[1:] == (Correction(ANN, 6), RearPegAt(ANN, 3), ScoreLost(ANN, 8))


def test_a1_with_both_on_fourth_street_the_player_starts_again() -> None:
    table = with_pegs(Pegs(4, 10), Pegs(0, 0))
    found = front_peg_removed(table, FrontPegRemoved(ANN, 8, True, FourthStreet.BOTH))
    assert found.remedies[1:] == (Correction(ANN, 10), ScoreLost(ANN, 8))


def test_b_the_front_peg_returns_and_the_new_score_is_lost() -> None:
    found = both_pegs_removed(TABLE, BothPegsRemoved(ANN, 6))
    assert found.remedies == (
        Told("The front peg goes back to hole 84, with the other peg behind it."),
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
