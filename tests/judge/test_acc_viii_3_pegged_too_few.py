"""acc:VIII.3 and golden-age:5: too few points pegged."""

from dataclasses import replace

import pytest

from pegout.cards import parse_cards
from pegout.game.state import Phase
from pegout.judge import MissingFacts, Ruling, UnclearFact, rule
from pegout.judge.pegged_points import PeggedTooFew, When, pegged_too_few
from pegout.rules.remedies import PointsTo, Told
from tests.kit.judge_positions import BOB, at, places

PRESETS = ["acc", "golden-age", "club", "portfolio", "lodge", "classic"]
SHOW = [When.HAND, When.CRIB]


def too_few(rules: str, when: When, *, released: bool = True, entered: bool = True) -> Ruling:
    return pegged_too_few(at(30, 40, rules=rules), PeggedTooFew(BOB, 2, when, released, entered))


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("when", list(When))
def test_with_the_fingers_on_the_peg_it_is_put_right(rules: str, when: When) -> None:
    assert too_few(rules, when, released=False).remedies == (PointsTo(BOB, 2),)


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("entered", [True, False])
def test_released_in_the_play_it_stands(rules: str, entered: bool) -> None:
    found = too_few(rules, When.PLAY, entered=entered)
    assert found.remedies == ()
    assert places(found)[0] == "acc:VIII.3"


@pytest.mark.parametrize("rules", ["acc", "club", "classic", "portfolio"])
@pytest.mark.parametrize("when", SHOW)
def test_released_in_the_show_it_stands(rules: str, when: When) -> None:
    found = too_few(rules, when, entered=False)
    assert found.remedies == ()
    assert places(found)[0] == "acc:VIII.3"


@pytest.mark.parametrize("when", SHOW)
def test_golden_age_5_full_value_until_agreed_and_entered(when: When) -> None:
    before, after = (too_few("golden-age", when, entered=entered) for entered in (False, True))
    assert before.remedies == (PointsTo(BOB, 2),)
    assert after.remedies == ()
    assert places(before) == places(after) == ["golden-age:5"]


def test_the_lodge_asks_the_marshal() -> None:
    found = too_few("lodge", When.HAND)
    assert found.remedies == (Told("Ask the Marshal whether the hand is corrected."),)
    assert places(found) == ["lodge:muggins"]


def test_where_muggins_is_on_the_opponent_may_call_it() -> None:
    for when in When:
        assert "muggins" in too_few("portfolio", when).findings[0]
        assert "muggins" not in too_few("club", when).findings[0]


@pytest.mark.parametrize("named", [1, 2, 5])
def test_golden_age_5_what_the_player_names_is_pegged(named: int) -> None:
    """Two were missed; the own number counts, right or wrong."""
    low = PeggedTooFew(BOB, 2, When.HAND, entered=False, named=named)
    assert rule(at(30, 40, rules="golden-age"), low).remedies == (PointsTo(BOB, named),)


def test_golden_age_5_the_own_number_is_asked_for() -> None:
    with pytest.raises(MissingFacts) as missing:
        rule(at(30, 40, rules="golden-age"), PeggedTooFew(BOB, 2, When.HAND, entered=False))
    assert [question.name for question in missing.value.questions] == ["named"]


def test_a_hand_that_a_ruling_made_long_can_count_more_than_29() -> None:
    """Four fives and a jack with a ten turned are 36: 12 for the fives, 24 for fifteens. Four were pegged."""
    table = at(30, 40, rules="golden-age")
    long = replace(table.deal, hands=[[], list(parse_cards("5H 5D 5S 5C JH"))], played=[[], []])
    low = PeggedTooFew(BOB, 32, When.HAND, entered=False)
    shown = replace(table, deal=long, phase=Phase.SHOW)
    assert pegged_too_few(shown, low).remedies == (PointsTo(BOB, 32),)
    with pytest.raises(UnclearFact, match="29"):
        pegged_too_few(table, low)
