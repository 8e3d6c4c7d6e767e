"""acc:VIII.7, VIII.8 and VIII.9: pegs knocked out, an opponent's peg used, a wrong track."""

import pytest

from pegout.game import Pegs
from pegout.judge import Ruling, UnclearFact
from pegout.judge.pegs import (
    Knocked,
    Moved,
    PeggedWithOpponents,
    PegsKnockedOut,
    WrongTrack,
    pegged_with_opponents,
    pegs_knocked_out,
    wrong_track,
)
from pegout.rules.remedies import PointsTo, ScoreLost, Told
from tests.kit.judge_positions import ANN, BOB, CAT, at, places, with_pegs

TABLE = with_pegs(Pegs(80, 84), Pegs(85, 91))


def orders(found: Ruling) -> str:
    assert all(isinstance(remedy, Told) for remedy in found.remedies)
    return " ".join(remedy.text for remedy in found.remedies if isinstance(remedy, Told))


def test_7_a_peg_goes_back_where_it_was() -> None:
    found = pegs_knocked_out(TABLE, PegsKnockedOut(BOB))
    assert orders(found) == "Bob's front peg goes back to hole 91."
    assert places(found) == ["acc:VIII.7"]


def test_7_several_pegs_go_back_as_agreed() -> None:
    assert "Ann 84 and 80, Bob 91 and 85" in orders(
        pegs_knocked_out(TABLE, PegsKnockedOut(BOB, Knocked.SEVERAL))
    )


@pytest.mark.parametrize("knocked", list(Knocked))
def test_7_without_agreement_judges_decide(knocked: Knocked) -> None:
    assert "Call the judges" in orders(pegs_knocked_out(TABLE, PegsKnockedOut(BOB, knocked, agreed=False)))


def astray(moved: Moved, *, released: bool, shown: bool = False) -> Ruling:
    return pegged_with_opponents(TABLE, PeggedWithOpponents(ANN, 6, moved, released, shown=shown))


def test_8a_the_opponent_keeps_the_points() -> None:
    found = astray(Moved.FORWARD, released=True)
    assert found.remedies == (ScoreLost(ANN, 6), PointsTo(BOB, 6))
    assert places(found) == ["acc:VIII.8a"]


def test_8a_points_already_shown_are_not_given_twice() -> None:
    assert astray(Moved.FORWARD, released=True, shown=True).remedies == (ScoreLost(ANN, 6),)


@pytest.mark.parametrize("moved", list(Moved))
def test_8b_not_released_the_points_are_pegged_and_two_paid(moved: Moved) -> None:
    found = astray(moved, released=False)
    assert found.remedies == (PointsTo(ANN, 6), PointsTo(BOB, 2))
    assert places(found) == ["acc:VIII.8b", "acc:VIII.6a"]


def test_8c_backward_the_points_are_lost_and_two_paid() -> None:
    found = astray(Moved.BACKWARD, released=True)
    assert found.remedies == (PointsTo(BOB, 2), ScoreLost(ANN, 6))
    assert places(found) == ["acc:VIII.8c", "acc:VIII.6a"]


def test_8c_a_peg_shown_too_far_back_returns_first() -> None:
    found = astray(Moved.BACKWARD, released=True, shown=True)
    assert found.remedies == (PointsTo(BOB, 6), PointsTo(BOB, 2), ScoreLost(ANN, 6))


def test_8_with_three_it_matters_whose_peg_it_was() -> None:
    table = at(9, 9, 9, rules="club")
    used = PeggedWithOpponents(ANN, 2, Moved.FORWARD, released=True, opponent=CAT)
    assert pegged_with_opponents(table, used).remedies[1] == PointsTo(CAT, 2)
    with pytest.raises(UnclearFact):
        pegged_with_opponents(table, PeggedWithOpponents(ANN, 2, Moved.FORWARD, released=True))


@pytest.mark.parametrize("right", [True, False])
def test_9_the_peg_is_moved_to_its_track_at_no_cost(right: bool) -> None:
    found = wrong_track(TABLE, WrongTrack(ANN, right))
    assert "own track" in orders(found)
    assert ("Judge the number separately" in found.findings[0]) is not right
    assert places(found) == ["acc:VIII.9"]
