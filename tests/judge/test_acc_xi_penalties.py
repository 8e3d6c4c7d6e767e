"""acc:XI, acc:XII and club:penalties: penalties pegged wrongly, judges refused, what is not covered."""

from typing import Any

import pytest

from pegout.judge import Ruling
from pegout.judge.pegged_points import Finder
from pegout.judge.penalties import (
    CorrectionMispegged,
    JudgeRefused,
    NotCovered,
    Peeked,
    PenaltyMispegged,
    PenaltyNotDue,
    correction_mispegged,
    judge_refused,
    not_covered,
    peeked,
    penalty_mispegged,
    penalty_not_due,
)
from pegout.rules.remedies import Correction, GameLost, MatchLost, PointsTo, Remedy, Told
from tests.kit.judge_positions import ANN, BOB, CAT, at, places

TABLE = at(80, 90)


def mispegged(due: int, pegged: int, **facts: Any) -> Ruling:
    return penalty_mispegged(TABLE, PenaltyMispegged(ANN, due, pegged, **facts))


def test_2_pegged_rightly_nothing_follows() -> None:
    assert mispegged(2, 2).remedies == ()


@pytest.mark.parametrize(("due", "pegged", "backward"), [(2, 1, False), (10, 11, True)])
def test_2_to_ones_own_cost_it_stands_once_released(due: int, pegged: int, backward: bool) -> None:
    assert mispegged(due, pegged, backward=backward).remedies == ()
    held = mispegged(due, pegged, backward=backward, released=False)
    assert held.remedies == (PointsTo(ANN, 1),)
    assert places(held) == ["acc:VIII.3", "acc:XI.2", "acc:XI.3"]


def test_2_a_backward_penalty_pegged_short_is_told_as_such() -> None:
    """Ten of fifteen: five more go back, and Bob has as many (acc:VIII.4c1)."""
    found = mispegged(15, 10, backward=True)
    assert found.findings == ("Ann went back 5 points too few.",)
    assert found.remedies == (Correction(ANN, 5), PointsTo(BOB, 5))


def test_2_nobody_goes_back_further_than_to_the_start() -> None:
    """Twelve of fifteen, with two points left: those two are all that can be missing."""
    short = PenaltyMispegged(ANN, 15, 12, backward=True)
    assert penalty_mispegged(at(2, 90), short).remedies == (Correction(ANN, 2), PointsTo(BOB, 2))
    assert penalty_mispegged(at(0, 90), short).remedies == ()


@pytest.mark.parametrize(("due", "pegged", "backward"), [(2, 3, False), (10, 9, True)])
def test_2_to_ones_own_gain_it_follows_viii_4(due: int, pegged: int, backward: bool) -> None:
    found = mispegged(due, pegged, backward=backward)
    assert found.remedies == (Correction(ANN, 1), PointsTo(BOB, 1))
    assert places(found) == ["acc:VIII.4c1", "acc:XI.2", "acc:XI.3"]
    assert mispegged(due, pegged, backward=backward, late=True).remedies == ()
    assert mispegged(due, pegged, backward=backward, finder=Finder.PLAYER_TOLD).remedies == (
        Correction(ANN, 1),
    )


@pytest.mark.parametrize(("due", "pegged", "then"), [(3, 1, Correction(ANN, 2)), (3, 5, PointsTo(ANN, 2))])
def test_1b_a_correction_pegged_wrongly_is_simply_put_right(due: int, pegged: int, then: Remedy) -> None:
    """Too little taken back goes back as well, too much comes back; nobody gains by it, whoever noticed."""
    found = correction_mispegged(TABLE, CorrectionMispegged(ANN, due, pegged))
    assert (found.remedies, places(found)) == ((then,), ["acc:XI.1b"])


def test_1b_a_correction_pegged_rightly_stands() -> None:
    assert correction_mispegged(TABLE, CorrectionMispegged(ANN, 3, 3)).remedies == ()


def test_2_too_far_back_is_told_as_that() -> None:
    assert "too far back" in mispegged(10, 12, backward=True).findings[0]


def test_xii_the_points_of_a_decision_are_moved() -> None:
    decided = NotCovered("Two of Ann's go to Bob", to=BOB, points=2, back_from=ANN, back=2)
    found = not_covered(TABLE, decided)
    assert found.remedies == (Told("Two of Ann's go to Bob"), Correction(ANN, 2), PointsTo(BOB, 2))


def test_3_a_silent_correction_of_a_penalty_costs_nothing() -> None:
    assert mispegged(2, 3, finder=Finder.PLAYER_SILENT).remedies == (Correction(ANN, 1),)


def test_3_a_penalty_pegged_into_the_game_hole_costs_no_fifteen() -> None:
    found = penalty_mispegged(at(121, 90), PenaltyMispegged(ANN, 2, 3))
    assert found.remedies == (Correction(ANN, 1), PointsTo(BOB, 1))


@pytest.mark.parametrize(("pegged", "remedies"), [(0, ()), (2, (Correction(ANN, 2),))])
def test_3_a_penalty_called_in_error_costs_nothing(pegged: int, remedies: tuple[Correction, ...]) -> None:
    found = penalty_not_due(TABLE, PenaltyNotDue(ANN, pegged))
    assert found.remedies == remedies
    assert places(found) == ["acc:XI.3"]


def test_3_noticed_too_late_it_stands() -> None:
    assert penalty_not_due(TABLE, PenaltyNotDue(ANN, 2, late=True)).remedies == ()


def test_4_refusing_a_judge_loses_the_game_by_ten() -> None:
    found = judge_refused(TABLE, JudgeRefused(ANN))
    assert found.remedies[0] == GameLost(ANN)
    assert isinstance(found.remedies[1], Told)
    assert "121-111" in found.remedies[1].text
    assert places(found) == ["acc:XI.4"]


def test_4_or_the_match() -> None:
    assert judge_refused(at(80, 90, match="best of 3"), JudgeRefused(ANN)).remedies[0] == MatchLost(ANN)


@pytest.mark.parametrize(
    ("rules", "by"),
    [
        ("acc", ["acc:XII"]),
        ("golden-age", ["golden-age:10", "acc:XII"]),
        ("lodge", ["lodge:winners.marshal", "acc:XII"]),
    ],
)
def test_xii_the_decision_is_kept_in_words(rules: str, by: list[str]) -> None:
    found = not_covered(at(9, 9, rules=rules), NotCovered("The spilt deal is dealt again."))
    assert found.remedies == (Told("The spilt deal is dealt again."),)
    assert places(found) == by


def test_club_any_peek_costs_two() -> None:
    assert peeked(at(9, 9, rules="club"), Peeked(BOB)).remedies == (PointsTo(ANN, 2),)
    found = peeked(at(9, 9, 9, rules="club"), Peeked(BOB, CAT))
    assert found.remedies == (PointsTo(CAT, 2),)
    assert places(found) == ["club:penalties.peeking"]


def test_elsewhere_a_peek_without_a_rule_is_for_the_judges() -> None:
    found = peeked(TABLE, Peeked(BOB))
    assert found.remedies == (Told("Call the judges to decide what follows from it."),)
    assert places(found) == ["acc:XII"]
