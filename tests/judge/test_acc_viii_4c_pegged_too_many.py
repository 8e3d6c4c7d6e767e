"""acc:VIII.4c-e: too many points pegged."""

import pytest

from pegout.judge import MissingFacts, UnclearFact, questions, read_incident
from pegout.judge.pegged_points import Finder, PeggedTooMany, When, pegged_too_many
from pegout.rules.remedies import Correction, PointsBack, PointsTo
from tests.kit.judge_positions import ANN, BOB, CAT, at, places

TABLE = at(80, 70)


@pytest.mark.parametrize("when", list(When))
def test_c1_back_and_the_difference_to_the_opponent(when: When) -> None:
    found = pegged_too_many(TABLE, PeggedTooMany(ANN, 3, when, Finder.OPPONENT))
    assert found.remedies == (Correction(ANN, 3), PointsTo(BOB, 3))
    assert places(found) == ["acc:VIII.4c1"]


def test_c2_told_by_the_player_it_only_goes_back() -> None:
    found = pegged_too_many(TABLE, PeggedTooMany(ANN, 3, When.HAND, Finder.PLAYER_TOLD))
    assert found.remedies == (Correction(ANN, 3),)
    assert places(found) == ["acc:VIII.4c2"]


def test_c2_moved_back_without_a_word_a_peg_was_touched() -> None:
    found = pegged_too_many(TABLE, PeggedTooMany(ANN, 3, When.HAND, Finder.PLAYER_SILENT))
    assert found.remedies == (Correction(ANN, 3), PointsTo(BOB, 2))
    assert places(found) == ["acc:VIII.4c2", "acc:VIII.6b"]


@pytest.mark.parametrize("finder", list(Finder))
@pytest.mark.parametrize("fact", ["played_on", "pone_pegged"])
def test_d_in_the_play_it_stands_after_the_next_card_or_pones_count(finder: Finder, fact: str) -> None:
    incident = PeggedTooMany(ANN, 3, When.PLAY, finder, **{fact: True})
    found = pegged_too_many(TABLE, incident)
    assert found.remedies == ()
    assert "stands" in found.findings[0]
    assert places(found) == ["acc:VIII.4d"]


@pytest.mark.parametrize("when", [When.HAND, When.CRIB])
def test_e_in_the_show_it_stands_once_accepted(when: When) -> None:
    found = pegged_too_many(TABLE, PeggedTooMany(ANN, 3, when, Finder.OPPONENT, accepted=True))
    assert found.remedies == ()
    assert places(found) == ["acc:VIII.4e"]


def test_e_cards_played_before_do_not_close_the_window_of_a_hand() -> None:
    found = pegged_too_many(TABLE, PeggedTooMany(ANN, 3, When.HAND, Finder.OPPONENT, played_on=True))
    assert found.remedies


@pytest.mark.parametrize(("score", "fifteen"), [(120, False), (121, True)])
def test_b_pegged_into_the_game_hole_it_is_a_false_claim(score: int, fifteen: bool) -> None:
    found = pegged_too_many(at(score, 70), PeggedTooMany(ANN, 3, When.HAND, Finder.OPPONENT))
    assert (PointsBack(ANN, 15) in found.remedies) is fifteen
    assert PointsTo(BOB, 3) in found.remedies


def test_with_three_the_claimant_has_the_difference() -> None:
    incident = PeggedTooMany(ANN, 3, When.PLAY, Finder.OPPONENT, claimant=CAT)
    assert pegged_too_many(at(5, 5, 5), incident).remedies[1] == PointsTo(CAT, 3)
    with pytest.raises(UnclearFact, match="claimant"):
        pegged_too_many(at(5, 5, 5), PeggedTooMany(ANN, 3, When.PLAY, Finder.OPPONENT))


@pytest.mark.parametrize("rules", ["club", "portfolio", "classic"])
@pytest.mark.parametrize("finder", list(Finder))
def test_where_nothing_is_set_on_it_it_only_goes_back(rules: str, finder: Finder) -> None:
    """RULEBOOK 2.4: back, and nothing to the opponent."""
    found = pegged_too_many(at(80, 70, rules=rules), PeggedTooMany(ANN, 3, When.HAND, finder))
    assert (found.remedies, places(found)) == ((Correction(ANN, 3),), ["pegout:silent"])


def test_d_a_go_does_not_close_it() -> None:
    asked = {question.name: question.text for question in questions(PeggedTooMany)}
    assert "card" in asked["played_on"]
    assert "a go does not count" in asked["played_on"]
    assert "no cards left" in asked["pone_pegged"]


def test_the_facts_are_read_from_text() -> None:
    given = {"player": "dealer", "excess": "2", "when": "crib", "finder": "player-told"}
    assert read_incident(PeggedTooMany, given, TABLE) == PeggedTooMany(ANN, 2, When.CRIB, Finder.PLAYER_TOLD)
    with pytest.raises(MissingFacts, match="Who pegged too many"):
        read_incident(PeggedTooMany, {"excess": "2"}, TABLE)
    with pytest.raises(UnclearFact, match="play or hand or crib"):
        read_incident(PeggedTooMany, {**given, "when": "soon"}, TABLE)
