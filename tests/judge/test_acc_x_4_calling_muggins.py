"""acc:X: muggins called, within its windows and outside."""

from typing import Any

import pytest

from pegout.judge import MissingFacts, Ruling, UnclearFact, questions, read_incident
from pegout.judge.muggins import Missed, MugginsCalled, Score, muggins_called
from pegout.rules.remedies import PointsTo, ScoreLost
from tests.kit.judge_positions import ANN, BOB, CAT, at, places

TAKEN = (ScoreLost(BOB, 2), PointsTo(ANN, 2))


def called(missed: Missed = Missed.HAND, *, player: int = BOB, rules: str = "acc", **facts: Any) -> Ruling:
    """Called for two points; the dealer is Ann."""
    known: dict[str, Any] = {
        "player": player,
        "missed": missed,
        "claimed": 2,
        "true": 2,
        "finished": True,
        **facts,
    }
    table = at(30, 40, rules=rules, muggins=True)
    return muggins_called(table, MugginsCalled(**known))


@pytest.mark.parametrize("missed", [Missed.PLAY, Missed.HAND])
def test_3_points_of_play_and_show_can_be_taken(missed: Missed) -> None:
    found = called(missed)
    assert found.remedies == TAKEN
    assert places(found) == ["acc:X.3", "acc:X.4a"]


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ("acc", "acc:X.1"),
        ("golden-age", "golden-age:5"),
        ("lodge", "lodge:muggins"),
        ("club", "club:optional-rules.muggins"),
        ("classic", "classic:muggins"),
    ],
)
def test_1_where_it_is_off_nothing_follows(rules: str, place: str) -> None:
    found = muggins_called(at(30, 40, rules=rules), MugginsCalled(BOB, Missed.HAND, 2, 2, finished=True))
    assert found.remedies == ()
    assert places(found) == [place]


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ("club", "club:optional-rules.muggins"),
        ("portfolio", "portfolio:muggins"),
        ("classic", "classic:muggins"),
    ],
)
def test_1_the_tables_own_document_is_cited(rules: str, place: str) -> None:
    assert places(called(rules=rules)) == [place, "acc:X.4a"]


@pytest.mark.parametrize(
    ("missed", "place"),
    [
        (Missed.PENALTY, "acc:X.2a"),
        (Missed.MUGGINS, "acc:X.2b"),
        (Missed.HEELS, "acc:X.2c"),
        (Missed.PEGGED_BACKWARD, "acc:X.2d"),
        (Missed.FORFEITED, "acc:X.2e"),
    ],
)
def test_2_five_kinds_of_points_cannot_be_taken(missed: Missed, place: str) -> None:
    found = called(missed)
    assert found.remedies == ()
    assert places(found) == [place]


@pytest.mark.parametrize(("claimed", "true", "given"), [(2, 3, 2), (3, 2, 2), (4, 4, 4)])
def test_4a_the_lesser_of_claim_and_truth(claimed: int, true: int, given: int) -> None:
    assert called(claimed=claimed, true=true).remedies == (ScoreLost(BOB, true), PointsTo(ANN, given))


def test_4a_nothing_missed_gives_nothing() -> None:
    assert called(true=0).remedies == ()


def test_4b1_in_the_play_only_when_the_player_is_done() -> None:
    found = called(Missed.PLAY, finished=False)
    assert found.remedies == ()
    assert places(found) == ["acc:X.4b1"]


def test_4b2_and_before_the_player_pegs_again() -> None:
    found = called(Missed.PLAY, pegged_since=True)
    assert found.remedies == ()
    assert places(found) == ["acc:X.4b2"]


@pytest.mark.parametrize("fact", ["mixed", "dealer_announced"])
def test_4c1_pones_hand_until_mixed_or_the_dealers_total(fact: str) -> None:
    found = called(Missed.HAND, player=BOB, rules="acc", **{fact: True})
    assert found.remedies == ()
    assert places(found) == ["acc:X.4c1"]


@pytest.mark.parametrize("missed", [Missed.HAND, Missed.CRIB])
def test_4c2_the_dealers_cards_until_pone_mixes_them(missed: Missed) -> None:
    inside = called(missed, player=ANN, dealer_announced=True)
    assert inside.remedies == (ScoreLost(ANN, 2), PointsTo(BOB, 2))
    outside = called(missed, player=ANN, mixed=True)
    assert outside.remedies == ()
    assert places(outside) == ["acc:X.4c2"]


def test_4c_not_before_the_hand_is_pegged() -> None:
    assert places(called(finished=False)) == ["acc:X.4c1"]
    assert places(called(player=ANN, finished=False)) == ["acc:X.4c2"]


def test_4d_after_zero_at_once() -> None:
    found = called(finished=False, said_zero=True)
    assert found.remedies == TAKEN
    assert "acc:X.4d" in places(found)


def test_4d_zero_is_said_of_cards_shown_only() -> None:
    assert called(Missed.PLAY, finished=False, said_zero=True).remedies == ()


@pytest.mark.parametrize("score", [score for score in Score if score is not Score.NOT_NAMED])
def test_4a_in_the_play_the_call_names_the_score(score: Score) -> None:
    assert called(Missed.PLAY, score=score).remedies == TAKEN


def test_4a_a_call_that_names_none_is_not_made_yet() -> None:
    found = called(Missed.PLAY, score=Score.NOT_NAMED)
    assert (found.remedies, places(found)) == ((), ["acc:X.4a"])
    assert called(Missed.HAND, score=Score.NOT_NAMED).remedies == TAKEN


def test_4b1_between_two_separate_scores_it_is_too_early() -> None:
    """A pair is pegged and the last card is still to be pegged: a call for the last card."""
    found = called(Missed.PLAY, score=Score.LAST_CARD, finished=False)
    assert (found.remedies, places(found)) == ((), ["acc:X.4b1"])
    assert "too early" in found.findings[0]


def test_4c_accepting_in_words_does_not_close_it() -> None:
    asked = {question.name: question.text for question in questions(MugginsCalled)}
    assert "accepted" not in asked
    assert "saying they are accepted is not enough" in asked["mixed"]


@pytest.mark.parametrize("rules", ["club", "classic"])
def test_pegout_heels_whatever_was_forgotten_can_be_taken(rules: str) -> None:
    assert called(Missed.HEELS, rules=rules).remedies == TAKEN
    assert called(Missed.HEELS, rules=rules, finished=False).remedies == ()
    assert called(Missed.HEELS, rules=rules, pegged_since=True).remedies == ()


@pytest.mark.parametrize(("rules", "place"), [("acc", "acc:X.2c"), ("portfolio", "portfolio:muggins")])
def test_pegout_heels_elsewhere_they_cannot(rules: str, place: str) -> None:
    found = called(Missed.HEELS, rules=rules)
    assert (found.remedies, places(found)[0]) == ((), place)


@pytest.mark.parametrize("rules", ["acc", "club", "portfolio", "classic"])
def test_2a_a_penalty_is_muggins_nowhere(rules: str) -> None:
    assert called(Missed.PENALTY, rules=rules).remedies == ()


def test_with_three_the_first_to_call_has_them() -> None:
    table = at(1, 2, 3, rules="club", muggins=True)
    call = MugginsCalled(BOB, Missed.HAND, 2, 2, finished=True, claimant=CAT)
    assert muggins_called(table, call).remedies == (ScoreLost(BOB, 2), PointsTo(CAT, 2))
    with pytest.raises(UnclearFact, match="claimant"):
        muggins_called(table, MugginsCalled(BOB, Missed.HAND, 2, 2, finished=True))


def test_the_facts_are_read_from_text() -> None:
    given = {"player": "pone", "missed": "hand", "claimed": "2", "true": "3", "finished": "yes"}
    assert read_incident(MugginsCalled, given, at(0, 0)) == MugginsCalled(BOB, Missed.HAND, 2, 3, True)
    with pytest.raises(MissingFacts, match="claimed"):
        read_incident(MugginsCalled, {"player": "pone"}, at(0, 0))
