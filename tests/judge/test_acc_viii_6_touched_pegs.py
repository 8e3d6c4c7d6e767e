"""acc:VIII.2, acc:VIII.6 and club:penalties: pegs touched without cause."""

import pytest

from pegout.judge.pegged_points import (
    Excuse,
    TouchedOpponentsPeg,
    TouchedOwnPeg,
    touched_opponents_peg,
    touched_own_peg,
)
from pegout.rules.remedies import PointsTo
from tests.kit.judge_positions import ANN, BOB, CAT, at, places


@pytest.mark.parametrize("moved", [True, False])
def test_a_an_opponents_peg_costs_two(moved: bool) -> None:
    found = touched_opponents_peg(at(9, 9), TouchedOpponentsPeg(ANN, moved))
    assert found.remedies[-1] == PointsTo(BOB, 2)
    assert places(found) == ["acc:VIII.6a"]


def test_in_the_club_moving_it_is_on_its_own_list() -> None:
    table = at(9, 9, 9, rules="club")
    moved = touched_opponents_peg(table, TouchedOpponentsPeg(ANN, moved=True, claimant=CAT))
    assert moved.remedies[-1] == PointsTo(CAT, 2)
    assert places(moved) == ["club:penalties.pegs"]
    touched = touched_opponents_peg(table, TouchedOpponentsPeg(ANN, claimant=CAT))
    assert (touched.remedies, places(touched)) == ((), ["club:penalties.pegs"])


def test_b_an_own_peg_with_nothing_to_score_costs_two() -> None:
    found = touched_own_peg(at(9, 9), TouchedOwnPeg(BOB, score_to_peg=False))
    assert found.remedies == (PointsTo(ANN, 2),)
    assert places(found) == ["acc:VIII.6b"]


def test_2_so_it_does_after_a_count_of_nothing() -> None:
    found = touched_own_peg(at(9, 9), TouchedOwnPeg(BOB, score_to_peg=False, counted_zero=True))
    assert found.remedies == (PointsTo(ANN, 2),)
    assert places(found) == ["acc:VIII.2", "acc:VIII.6b"]


def test_b_with_a_score_to_peg_it_is_free() -> None:
    assert touched_own_peg(at(9, 9), TouchedOwnPeg(BOB, score_to_peg=True)).remedies == ()


@pytest.mark.parametrize("excuse", [Excuse.TIGHTENING_ALLOWED, Excuse.CORRECTION_TOLD])
def test_b_with_leave_or_notice_it_is_free(excuse: Excuse) -> None:
    found = touched_own_peg(at(9, 9), TouchedOwnPeg(BOB, score_to_peg=False, excuse=excuse))
    assert found.remedies == ()
