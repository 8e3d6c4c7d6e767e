"""acc:VII.2b: by when points of the play have to be on the board."""

import pytest

from pegout.judge.play import PeggedLate, Since, pegged_late
from pegout.rules.remedies import Correction, PointsTo, ScoreLost
from tests.kit.judge_positions import ANN, BOB, CAT, at, places

TABLE = at(40, 50, muggins=True)
LATE = [Since.OWN_CARD_OR_GO, Since.MUGGINS, Since.PONE_ANNOUNCED]


def test_until_something_happens_they_may_be_pegged() -> None:
    found = pegged_late(TABLE, PeggedLate(ANN, 2, Since.NOTHING))
    assert found.remedies == (PointsTo(ANN, 2),)
    assert places(found) == ["acc:VII.2b"]


def test_pegged_in_time_nothing_is_ordered() -> None:
    found = pegged_late(TABLE, PeggedLate(ANN, 2, Since.NOTHING, pegged=True))
    assert (found.findings, found.remedies) == (("Ann pegged 2 points in time: it stands.",), ())


@pytest.mark.parametrize("since", LATE)
def test_after_that_they_are_lost(since: Since) -> None:
    found = pegged_late(TABLE, PeggedLate(ANN, 2, since))
    assert found.remedies == (ScoreLost(ANN, 2),)


def test_a_call_of_muggins_that_cannot_be_valid_ends_nothing() -> None:
    """acc:VII.2b speaks of a valid call, and acc:X.1 has none where muggins is not in effect."""
    found = pegged_late(at(40, 50), PeggedLate(ANN, 2, Since.MUGGINS))
    assert found.remedies == (PointsTo(ANN, 2),)
    assert found.findings == (
        "Muggins is not played here, so calling it settles nothing: Ann may still peg 2 points.",
    )


def test_a_player_alone_may_play_out_all_cards_and_peg_once() -> None:
    assert pegged_late(TABLE, PeggedLate(ANN, 4, Since.OWN_CARD_OR_GO, alone=True)).remedies == (
        PointsTo(ANN, 4),
    )


@pytest.mark.parametrize("since", [Since.MUGGINS, Since.PONE_ANNOUNCED])
def test_even_alone_muggins_and_the_show_close_the_window(since: Since) -> None:
    assert pegged_late(TABLE, PeggedLate(ANN, 4, since, alone=True)).remedies == (ScoreLost(ANN, 4),)


@pytest.mark.parametrize("since", LATE)
def test_pegged_all_the_same_they_are_pegged_too_many(since: Since) -> None:
    found = pegged_late(TABLE, PeggedLate(ANN, 2, since, pegged=True))
    assert found.remedies == (Correction(ANN, 2), PointsTo(BOB, 2))
    assert places(found) == ["acc:VII.2b", "acc:VIII.4c1"]


def test_pegged_and_not_noticed_in_time_they_stand() -> None:
    found = pegged_late(TABLE, PeggedLate(ANN, 2, Since.OWN_CARD_OR_GO, pegged=True, in_time=False))
    assert found.remedies == ()
    assert places(found) == ["acc:VII.2b", "acc:VIII.4d"]


def test_with_three_the_claimant_has_the_difference() -> None:
    late = PeggedLate(ANN, 2, Since.OWN_CARD_OR_GO, pegged=True, claimant=CAT)
    assert pegged_late(at(9, 9, 9), late).remedies == (Correction(ANN, 2), PointsTo(CAT, 2))


@pytest.mark.parametrize("rules", ["club", "portfolio", "classic"])
def test_elsewhere_they_may_be_pegged_until_the_hands_are_counted(rules: str) -> None:
    """RULEBOOK 2.4: the deadline of VII.2b is acc's own."""
    table = at(9, 9, rules=rules)
    assert pegged_late(table, PeggedLate(ANN, 2, Since.OWN_CARD_OR_GO)).remedies == (PointsTo(ANN, 2),)
    counted = pegged_late(table, PeggedLate(ANN, 2, Since.PONE_ANNOUNCED))
    assert (counted.remedies, places(counted)) == ((ScoreLost(ANN, 2),), ["pegout:silent"])
    pegged = pegged_late(table, PeggedLate(ANN, 2, Since.PONE_ANNOUNCED, pegged=True))
    assert (pegged.remedies, places(pegged)) == ((Correction(ANN, 2),), ["pegout:silent"])


def test_x_2e_what_is_forfeited_so_is_what_muggins_takes() -> None:
    table = at(9, 9, muggins=True)
    assert "muggins" in pegged_late(table, PeggedLate(ANN, 2, Since.OWN_CARD_OR_GO)).findings[0]
    called = pegged_late(table, PeggedLate(ANN, 2, Since.MUGGINS))
    assert "may call muggins" not in called.findings[0]
