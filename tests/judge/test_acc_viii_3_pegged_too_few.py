"""acc:VIII.3 and golden-age:5: too few points pegged."""

import pytest

from pegout.judge import Ruling
from pegout.judge.pegging import PeggedTooFew, When, pegged_too_few
from pegout.rules.remedies import PointsTo, Told
from tests.judge.standing import BOB, at, places

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
    assert places(found) == ["acc:VIII.3"]


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
    assert "muggins" in too_few("portfolio", When.HAND).findings[0]
    assert "muggins" not in too_few("club", When.HAND).findings[0]
