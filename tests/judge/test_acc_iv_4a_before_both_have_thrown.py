"""acc:IV.4a: a wrong number before both have thrown."""

import pytest

from pegout import Game
from pegout.judge import UnclearFact
from pegout.rules.remedies import DealtAgain, DealtOn, PointsBack, PointsTo, Remedy, ThrowReturned
from tests.kit.judge_before_play import DEALER, PONE, cited, ruled, seated


@pytest.mark.parametrize("thrown", ["1", "3"])
def test_1_a_wrong_throw_is_taken_back_while_the_other_has_not_thrown(thrown: str) -> None:
    ruling = ruled("wrong-throw", offender="pone", thrown=thrown, all_thrown="no")
    assert ruling.remedies == (ThrowReturned(PONE),)
    assert cited(ruling) == ["acc:IV.4a1"]


def test_1_the_right_number_stands() -> None:
    assert ruled("wrong-throw", offender="pone", thrown="2", all_thrown="no").remedies == ()
    of_three = ruled("wrong-throw", seated("club-3"), offender="Cid", thrown="2", all_thrown="no")
    assert of_three.remedies == (ThrowReturned(2),)


def test_1_whoever_has_thrown_nothing_has_nothing_to_take_back() -> None:
    ruling = ruled("wrong-throw", offender="pone", thrown="0", all_thrown="no")
    assert ruling.findings == ("Ben has not thrown yet and throws 2 now.",)
    assert ruling.remedies == ()


def test_1_once_all_have_thrown_it_is_another_case() -> None:
    with pytest.raises(UnclearFact, match="wrong-number"):
        ruled("wrong-throw", offender="pone", thrown="3", all_thrown="yes")


def test_1_a_wrong_deal_is_another_case() -> None:
    with pytest.raises(UnclearFact, match="wrong-deal"):
        ruled("wrong-throw", offender="pone", thrown="3", all_thrown="no", dealt_right="no")


@pytest.mark.parametrize(
    ("incident", "facts"),
    [
        ("wrong-deal", {"pone": "3", "dealer": "3"}),
        ("wrong-throw", {"offender": "pone", "thrown": "3", "all_thrown": "no"}),
    ],
)
def test_a_table_in_play_knows_that_all_have_thrown(incident: str, facts: dict[str, str]) -> None:
    game = Game.deal(["5H 5C 5S JD 2H 9C", "4C 6C 7D 8D KS QS"], starter="5D", dealer=0)
    game.throw(0, "2H 9C")
    game.throw(1, "KS QS")
    with pytest.raises(UnclearFact, match="wrong-number"):
        ruled(incident, game.state, **facts)


@pytest.mark.parametrize("number", [5, 3, 0])
def test_2_both_short_alike_are_dealt_on(number: int) -> None:
    ruling = ruled("wrong-deal", pone=str(number), dealer=str(number))
    assert ruling.remedies == (DealtOn(6 - number),)
    assert cited(ruling) == ["acc:IV.4a2"]


@pytest.mark.parametrize(("pone", "dealer"), [("7", "7"), ("7", "6"), ("6", "5"), ("5", "4"), ("7", "5")])
def test_3_any_other_wrong_deal_is_made_again(pone: str, dealer: str) -> None:
    ruling = ruled("wrong-deal", pone=pone, dealer=dealer)
    assert ruling.remedies == (DealtAgain(DEALER),)
    assert cited(ruling) == ["acc:IV.4a3"]


@pytest.mark.parametrize(
    ("score", "penalty"),
    [
        (50, [PointsBack(PONE, 10)]),
        (10, [PointsBack(PONE, 10)]),
        (9, [PointsBack(PONE, 9), PointsTo(DEALER, 1)]),
        (1, [PointsBack(PONE, 1), PointsTo(DEALER, 9)]),
        (0, [PointsTo(DEALER, 10)]),
    ],
)
def test_3_preventing_the_check_costs_ten_back(score: int, penalty: list[Remedy]) -> None:
    state = seated("acc", 60, score)
    ruling = ruled("wrong-deal", state, pone="7", dealer="6", unconfirmed="pone")
    assert ruling.remedies == (*penalty, DealtAgain(DEALER))
    assert cited(ruling) == ["acc:IV.4a3"]


def test_3_the_dealer_pays_as_well() -> None:
    state = seated("acc", 4, 60)
    ruling = ruled("wrong-deal", state, pone="6", dealer="7", unconfirmed="dealer")
    assert ruling.remedies == (PointsBack(DEALER, 4), PointsTo(PONE, 6), DealtAgain(DEALER))


def test_3_who_has_the_right_number_has_nothing_to_confirm() -> None:
    ruling = ruled("wrong-deal", seated("acc", 50, 50), pone="7", dealer="6", unconfirmed="dealer")
    assert ruling.remedies == (DealtAgain(DEALER),)


def test_3_hands_that_cannot_be_checked_are_not_dealt_on() -> None:
    ruling = ruled("wrong-deal", seated("acc", 50, 50), pone="5", dealer="5", unconfirmed="pone")
    assert ruling.remedies == (PointsBack(PONE, 10), DealtAgain(DEALER))


def test_the_right_numbers_stand() -> None:
    ruling = ruled("wrong-deal", pone="6", dealer="6")
    assert ruling.remedies == ()
    assert "stands" in ruling.findings[0]


def test_once_both_have_thrown_the_table_applies() -> None:
    with pytest.raises(UnclearFact, match="wrong-number"):
        ruled("wrong-deal", pone="7", dealer="6", all_thrown="yes")


def test_of_three_the_judge_decides() -> None:
    with pytest.raises(UnclearFact, match=r"two players.*acc:XII"):
        ruled("wrong-deal", seated("club-3"), pone="6", dealer="5")
