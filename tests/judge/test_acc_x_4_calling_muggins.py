"""acc:X: muggins called, within its windows and outside."""

from typing import Any

import pytest

from pegout.judge import MissingFacts, Ruling, UnclearFact, read_incident
from pegout.judge.muggins import Missed, MugginsCalled, muggins_called
from pegout.rules.remedies import PointsTo, ScoreLost
from tests.judge.standing import ANN, BOB, CAT, at, places

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
