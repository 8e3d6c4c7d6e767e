"""acc:VIII.4a-b, acc:VIII.10 and club:penalties: the game claimed."""

import pytest

from pegout.judge import read_incident, rule_on
from pegout.judge.false_claim import GameClaimed, NotPeggedOut, Way, game_claimed, not_pegged_out
from pegout.judge.pegged_points import Finder, PeggedTooMany, When, pegged_too_many
from pegout.rules.remedies import Correction, PointsBack, PointsTo, ScoreLost
from tests.kit.judge_positions import ANN, BOB, CAT, DAN, at, places

FALSE = (Correction(ANN, 4), PointsBack(ANN, 15), PointsTo(BOB, 4))


@pytest.mark.parametrize("rules", ["acc", "golden-age", "lodge"])
def test_b_true_hole_then_fifteen_back_then_the_overclaim(rules: str) -> None:
    found = game_claimed(at(121, 100, rules=rules), GameClaimed(ANN, 117))
    assert found.remedies == FALSE
    assert places(found) == ["acc:VIII.4a1", "acc:VIII.4b"]


def test_b_in_the_club() -> None:
    found = game_claimed(at(121, 100, rules="club"), GameClaimed(ANN, 117))
    assert found.remedies == FALSE
    assert places(found) == ["club:penalties.false-claim"]


@pytest.mark.parametrize("rules", ["portfolio", "classic"])
def test_where_nothing_is_set_on_it_the_peg_only_goes_back(rules: str) -> None:
    """RULEBOOK 2.4: the same answer as a false claim and as points pegged too many."""
    table = at(121, 100, rules=rules)
    claimed = game_claimed(table, GameClaimed(ANN, 117))
    assert (claimed.remedies, places(claimed)) == ((Correction(ANN, 4),), ["pegout:silent"])
    over = pegged_too_many(table, PeggedTooMany(ANN, 4, When.HAND, Finder.OPPONENT))
    assert over.remedies == claimed.remedies
    gone = game_claimed(table, GameClaimed(ANN, 117, both_removed=True, unpegged=7))
    assert gone.remedies == claimed.remedies


@pytest.mark.parametrize(("true", "back"), [(16, 15), (15, 15), (14, 14), (1, 1)])
def test_b_never_back_past_the_start(true: int, back: int) -> None:
    found = game_claimed(at(true, 0), GameClaimed(ANN, true, Way.SCORECARD))
    assert found.remedies == (PointsBack(ANN, back), PointsTo(BOB, 121 - true))


def test_b_nothing_to_peg_back_at_the_start() -> None:
    assert game_claimed(at(0, 0), GameClaimed(ANN, 0, Way.SCORECARD)).remedies == (PointsTo(BOB, 121),)


@pytest.mark.parametrize(
    ("way", "place"),
    [
        (Way.SCORECARD, "acc:VIII.4a2"),
        (Way.RECORD_HOLES, "acc:VIII.4a3"),
        (Way.RECORD_PEG, "acc:VIII.4a"),
    ],
)
def test_a_a_claim_beside_the_board_leaves_the_peg_where_it_is(way: Way, place: str) -> None:
    found = game_claimed(at(117, 100), GameClaimed(ANN, 117, way))
    assert found.remedies == FALSE[1:]
    assert places(found)[0] == place


def test_b1_points_scored_but_not_pegged_yet_are_pegged_first() -> None:
    found = game_claimed(at(110, 100), GameClaimed(ANN, 117, Way.SCORECARD))
    assert found.remedies == (PointsTo(ANN, 7), *FALSE[1:])


def test_b1_with_both_pegs_gone_the_unpegged_score_is_lost() -> None:
    found = game_claimed(at(121, 100), GameClaimed(ANN, 117, both_removed=True, unpegged=7))
    assert found.remedies == (Correction(ANN, 11), ScoreLost(ANN, 7), PointsBack(ANN, 15), PointsTo(BOB, 4))
    assert "acc:VIII.5b" in places(found)


@pytest.mark.parametrize(("true", "won"), [(120, False), (121, True), (125, True)])
def test_the_claim_is_good_from_the_game_hole_on(true: int, won: bool) -> None:
    found = game_claimed(at(121, 100), GameClaimed(ANN, true))
    assert (found.remedies == ()) is won


def test_b3_with_four_the_claimant_has_the_overclaim() -> None:
    found = game_claimed(at(121, 9, 9, 9, rules="club"), GameClaimed(ANN, 119, claimant=DAN))
    assert found.remedies == (Correction(ANN, 2), PointsBack(ANN, 15), PointsTo(DAN, 2))


def test_xi_3_a_penalty_pegged_too_far_costs_no_fifteen() -> None:
    found = game_claimed(at(121, 100), GameClaimed(ANN, 117, from_penalty=True))
    assert found.remedies == (Correction(ANN, 4), PointsTo(BOB, 4))
    assert "acc:XI.3" in places(found)


@pytest.mark.parametrize(
    ("way", "place"),
    [
        (Way.SCORECARD, "acc:VIII.10a1"),
        (Way.RECORD_HOLES, "acc:VIII.10a2"),
        (Way.RECORD_PEG, "acc:VIII.10a3"),
    ],
)
def test_10_a_recorded_win_counts_as_pegged_out(way: Way, place: str) -> None:
    found = not_pegged_out(at(115, 100), NotPeggedOut(ANN, 121, way))
    assert found.remedies == (PointsTo(ANN, 6),)
    assert places(found) == [place, "acc:VIII.10b"]


@pytest.mark.parametrize("true", [122, 142])
def test_10b_points_beyond_the_game_hole_win_as_well(true: int) -> None:
    """Points past 121 are not pegged."""
    given = {"player": "Ann", "true_score": str(true), "way": "scorecard"}
    assert rule_on(at(115, 100), "not-pegged-out", given).remedies == (PointsTo(ANN, 6),)


def test_10c_one_point_short_it_is_a_false_claim() -> None:
    found = not_pegged_out(at(115, 100, 8, rules="club"), NotPeggedOut(ANN, 120, claimant=CAT))
    assert found.remedies == (PointsTo(ANN, 5), PointsBack(ANN, 15), PointsTo(CAT, 1))
    assert places(found)[0] == "acc:VIII.10c"


def test_the_facts_are_read_from_text() -> None:
    given = {"player": "Bob", "true_score": "117", "way": "scorecard"}
    assert read_incident(GameClaimed, given, at(0, 0)) == GameClaimed(BOB, 117, Way.SCORECARD)
