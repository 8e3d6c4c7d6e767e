"""acc:VII.4: a count announced wrongly."""

import pytest

from pegout.judge.announcement import Noticed, WrongCountSaid, wrong_count_said
from pegout.rules.remedies import Correction, CountIs, PointsBack, PointsTo, Remedy, Told
from tests.kit.judge_positions import ANN, BOB, CAT, at, places

ACC_LIKE = ["acc", "golden-age", "lodge"]
SILENT = ["club", "classic"]


def said(noticed: Noticed, pegged: int = 0, rules: str = "acc") -> tuple[tuple[Remedy, ...], list[str]]:
    found = wrong_count_said(at(30, 40, rules=rules), WrongCountSaid(ANN, 15, 14, noticed, pegged))
    return found.remedies, places(found)


@pytest.mark.parametrize("rules", ACC_LIKE)
def test_a_the_player_may_correct_it(rules: str) -> None:
    assert said(Noticed.BY_PLAYER, rules=rules) == ((CountIs(14),), ["acc:VII.4a"])


def test_a_points_the_player_gives_back_cost_nothing() -> None:
    assert said(Noticed.BY_PLAYER, 2) == (
        (CountIs(14), Correction(ANN, 2)),
        ["acc:VII.4a", "acc:VIII.4c2"],
    )


@pytest.mark.parametrize("rules", ACC_LIKE)
def test_a_after_the_next_card_it_holds_for_the_series(rules: str) -> None:
    assert said(Noticed.TOO_LATE, 2, rules) == ((CountIs(15),), ["acc:VII.4a"])


def test_b_challenged_in_time_it_is_corrected() -> None:
    assert said(Noticed.CHALLENGED) == ((CountIs(14),), ["acc:VII.4b"])


@pytest.mark.parametrize("rules", ACC_LIKE)
def test_b_points_pegged_on_it_are_pegged_too_many(rules: str) -> None:
    assert said(Noticed.CHALLENGED, 2, rules) == (
        (CountIs(14), Correction(ANN, 2), PointsTo(BOB, 2)),
        ["acc:VII.4b", "acc:VIII.4c1"],
    )


BACK = Told("Ann takes the card back and plays one that fits, or says go.")
"""What acc:VII.1e says of a card that takes the count past 31."""


def test_b_a_count_that_was_really_past_31_leaves_the_card_unplayed() -> None:
    """A king on 24 is no thirty-one: the two go back, as many to Bob, and the king to Ann."""
    past = WrongCountSaid(ANN, 31, 34, Noticed.CHALLENGED, 2)
    found = wrong_count_said(at(30, 40), past)
    assert found.remedies == (BACK, Correction(ANN, 2), PointsTo(BOB, 2))
    assert places(found) == ["acc:VII.4b", "acc:VII.1e", "acc:VIII.4c1"]


def test_a_a_count_past_31_that_the_player_corrects_costs_nothing() -> None:
    own = wrong_count_said(at(30, 40), WrongCountSaid(ANN, 31, 34, Noticed.BY_PLAYER, 2))
    assert own.remedies == (BACK, Correction(ANN, 2))
    late = wrong_count_said(at(30, 40), WrongCountSaid(ANN, 31, 34, Noticed.TOO_LATE, 2))
    assert late.remedies == (CountIs(31),)


@pytest.mark.parametrize("rules", ["portfolio", "classic", "club"])
def test_elsewhere_a_count_past_31_is_put_right_at_no_cost(rules: str) -> None:
    past = WrongCountSaid(ANN, 31, 34, Noticed.CHALLENGED, 2)
    assert wrong_count_said(at(30, 40, rules=rules), past).remedies == (BACK, Correction(ANN, 2))


def test_b_points_that_won_the_game_are_a_false_claim() -> None:
    said_wrong = WrongCountSaid(ANN, 15, 14, Noticed.CHALLENGED, 2)
    found = wrong_count_said(at(121, 90), said_wrong)
    assert found.remedies == (CountIs(14), Correction(ANN, 2), PointsBack(ANN, 15), PointsTo(BOB, 2))


def test_b_with_three_the_claimant_has_the_difference() -> None:
    incident = WrongCountSaid(ANN, 31, 30, Noticed.CHALLENGED, 1, claimant=CAT)
    found = wrong_count_said(at(5, 5, 5), incident)
    assert found.remedies == (CountIs(30), Correction(ANN, 1), PointsTo(CAT, 1))


@pytest.mark.parametrize("noticed", list(Noticed))
def test_in_the_portfolio_it_is_always_free(noticed: Noticed) -> None:
    assert said(noticed, 2, "portfolio") == (
        (CountIs(14), Correction(ANN, 2)),
        ["portfolio:errors.counting"],
    )


@pytest.mark.parametrize("rules", SILENT)
def test_where_no_document_speaks_of_it_it_is_put_right_at_no_cost(rules: str) -> None:
    """RULEBOOK 1.2 and 2.4: put right in the time of acc, and nothing to the opponent."""
    right = (CountIs(14), Correction(ANN, 2))
    assert said(Noticed.CHALLENGED, 2, rules) == (right, ["pegout:silent", "acc:VII.4b"])
    assert said(Noticed.BY_PLAYER, 2, rules) == (right, ["pegout:silent", "acc:VII.4a"])
    assert said(Noticed.TOO_LATE, 2, rules) == ((CountIs(15),), ["acc:VII.4a"])


def test_a_right_count_stands() -> None:
    found = wrong_count_said(at(0, 0), WrongCountSaid(ANN, 15, 15, Noticed.CHALLENGED))
    assert found.remedies == ()
