"""lodge:winners.marshal: nothing is ruled by itself; the Marshal is asked, whose word counts."""

import pytest

from pegout.judge import MissingFacts, UnclearFact, rule_on
from pegout.judge.docket import rule
from pegout.judge.pegged_points import Finder, PeggedTooMany, When
from pegout.rules import PRESETS
from pegout.rules.remedies import Correction, PointsTo, Told
from tests.kit.judge_positions import ANN, BOB, at, places

LODGE = at(80, 70, rules="lodge")
OVER = {"player": "Ann", "excess": "3", "when": "play", "finder": "opponent"}
TAKEN = (Correction(ANN, 3), PointsTo(BOB, 3))


def test_the_answer_of_acc_is_a_suggestion_that_moves_nothing() -> None:
    found = rule_on(LODGE, "pegged-too-many", OVER)
    assert (found.remedies, found.suggested) == ((), TAKEN)
    assert "suggestion to the Marshal" in found.findings[-1]
    assert places(found) == ["lodge:winners.marshal", "acc:VIII.4c1"]


@pytest.mark.parametrize(("word", "confirmed"), [("yes", True), ("no", False)])
def test_confirmed_it_is_the_marshals_word(word: str, confirmed: bool) -> None:
    found = rule_on(LODGE, "pegged-too-many", OVER | {"marshal": word})
    assert found.remedies == (TAKEN if confirmed else ())
    assert (found.suggested is None) is confirmed


def test_in_the_library_it_is_confirmed_by_a_word_of_its_own() -> None:
    incident = PeggedTooMany(ANN, 3, When.PLAY, Finder.OPPONENT)
    assert rule(LODGE, incident).suggested == TAKEN
    assert rule(LODGE, incident, confirmed=True).remedies == TAKEN


def test_what_stands_is_suggested_too() -> None:
    found = rule_on(LODGE, "pegged-too-many", OVER | {"played_on": "yes"})
    assert (found.remedies, found.suggested) == ((), ())


def test_the_marshals_own_decision_is_carried_out_as_it_is() -> None:
    decided = {"decision": "Ann keeps one of them.", "back_from": "Ann", "back": "2"}
    found = rule_on(LODGE, "not-covered", decided)
    assert found.remedies == (Told("Ann keeps one of them."), Correction(ANN, 2))
    assert found.suggested is None


def test_facts_are_asked_for_as_everywhere() -> None:
    with pytest.raises(MissingFacts):
        rule_on(LODGE, "pegged-too-many", {"player": "Ann", "marshal": "yes"})


@pytest.mark.parametrize("rules", sorted(set(PRESETS) - {"lodge"}))
def test_elsewhere_there_is_no_marshal_to_ask(rules: str) -> None:
    seats = [30] * PRESETS[rules].sides
    table = at(*seats, rules=rules.partition("-")[0] if rules.startswith("club") else rules, partners=False)
    told = {"player": "0", "right_number": "yes"}
    assert rule_on(table, "wrong-track", told).suggested is None
    with pytest.raises(UnclearFact, match="no fact 'marshal'"):
        rule_on(table, "wrong-track", told | {"marshal": "yes"})


def test_the_word_is_yes_or_no() -> None:
    with pytest.raises(UnclearFact, match="yes or no"):
        rule_on(LODGE, "pegged-too-many", OVER | {"marshal": "perhaps"})
