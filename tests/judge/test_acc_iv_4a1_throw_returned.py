"""acc:IV.4a1 and acc:V.1c: a throw goes back into the hand and is made again, while that is possible."""

import pytest

from pegout import Game
from pegout.game import Phase
from pegout.judge import UnclearFact, rule_on
from pegout.rules.remedies import ThrowReturned
from tests.kit.judge_before_play import described
from tests.kit.judged_tables import ANN, BOB, carried_out, dealt, texts, thrown, turned

WRONG = {"offender": "Bob", "thrown": "3"}


def test_4a1_a_wrong_number_goes_back_into_the_hand_and_is_thrown_again() -> None:
    game = dealt()
    game.throw(BOB, "2C 4C")
    ruling = carried_out(game, "wrong-throw", WRONG)
    assert ruling.remedies == (ThrowReturned(BOB),)
    assert sorted(texts(game.hand(BOB))) == ["2C", "4C", "6C", "8D", "9D", "TS"]
    assert game.view(None).crib_size == 0
    assert game.to_act == (ANN, BOB)
    game.throw(BOB, "8D 9D")
    game.throw(ANN, "KH QH")
    assert texts(game.state.deal.crib) == ["8D", "9D", "KH", "QH"]
    assert game.phase is Phase.STARTER


def test_4a1_whether_the_other_has_thrown_is_seen_and_not_asked() -> None:
    """After both have thrown the number in the hands decides: acc:IV.4b."""
    with pytest.raises(UnclearFact, match="wrong-number"):
        rule_on(thrown().state, "wrong-throw", WRONG)
    with pytest.raises(UnclearFact, match="Everybody has already thrown"):
        rule_on(thrown().state, "wrong-throw", WRONG | {"all_thrown": "no"})


def test_4a1_whoever_has_not_thrown_has_nothing_to_take_back() -> None:
    """acc:V.1c as well: the judge says so when the facts are told, and leaves nothing to refuse later."""
    why = "Bob has not thrown yet, so there is nothing to take back: name the player who has."
    with pytest.raises(UnclearFact) as refused:
        rule_on(dealt().state, "wrong-throw", WRONG)
    assert str(refused.value) == why
    with pytest.raises(UnclearFact) as refused:
        rule_on(dealt().state, "throw-on-wrong-side", {"offender": "Bob"})
    assert str(refused.value) == why
    game = dealt()
    game.throw(BOB, "2C 4C")
    with pytest.raises(UnclearFact, match="Ann has not thrown yet"):
        rule_on(game.state, "throw-on-wrong-side", {"offender": "Ann"})


def test_4a1_before_the_deal_there_is_no_throw() -> None:
    to_cut = Game.new("acc", names=("Ann", "Bob"), dealer=ANN, seed=5, cuts=False).state
    with pytest.raises(UnclearFact, match="No cards have been dealt yet, so nothing was thrown"):
        rule_on(
            to_cut, "throw-on-wrong-side", {"offender": "Bob", "starter_turned": "no", "taken_back": "yes"}
        )


def test_a_table_that_is_only_described_believes_who_threw() -> None:
    ruling = rule_on(described(), "wrong-throw", {"offender": "Ben", "thrown": "3", "all_thrown": "no"})
    assert ruling.remedies == (ThrowReturned(BOB),)


def test_1c_a_throw_to_the_wrong_side_may_be_thought_over_until_the_starter_is_turned() -> None:
    game = thrown()
    ruling = carried_out(game, "throw-on-wrong-side", {"offender": "Ann"})
    assert ruling.remedies == (ThrowReturned(ANN),)
    assert (game.phase, game.to_act) == (Phase.THROW, (ANN,))
    assert sorted(texts(game.hand(ANN))) == ["5C", "5H", "5S", "JD", "KH", "QH"]
    assert texts(game.state.deal.crib) == ["2C", "4C"]
    game.throw(ANN, "JD KH")
    assert sorted(texts(game.hand(ANN))) == ["5C", "5H", "5S", "QH"]


def test_1c_the_same_cards_may_be_thrown_again() -> None:
    game = thrown()
    carried_out(game, "throw-on-wrong-side", {"offender": "Ann"})
    game.throw(ANN, "KH QH")
    assert game.phase is Phase.STARTER


def test_1c_once_the_starter_is_turned_the_throw_stands() -> None:
    game = turned()
    ruling = rule_on(game.state, "throw-on-wrong-side", {"offender": "Ann"})
    assert "the throw stands" in ruling.findings[0]
    with pytest.raises(UnclearFact, match="The starter is already turned"):
        rule_on(game.state, "throw-on-wrong-side", {"offender": "Ann", "starter_turned": "no"})
    with pytest.raises(UnclearFact, match="The starter is not turned yet"):
        rule_on(thrown().state, "throw-on-wrong-side", {"offender": "Ann", "starter_turned": "yes"})


def test_nobody_else_sees_what_went_back() -> None:
    game = dealt()
    game.throw(BOB, "2C 4C")
    carried_out(game, "wrong-throw", WRONG)
    for seat in (ANN, None):
        assert not {"2C", "4C"} & set(texts(game.view(seat).hand))
        assert game.view(seat).crib == ()
