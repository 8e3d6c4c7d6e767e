"""acc:IV.4b2 where the players count: a wrong number found between two counts of `counted_deal`."""

import pytest

from pegout.game import Accept, ChooseCrib, CountCrib, CountHand, Phase, to_act
from pegout.judge import rule_on
from pegout.rules.remedies import PlayStops
from tests.kit.builders import cards
from tests.kit.counted_deal import ANN, BOB, CRIB, carried, count, found, hands_counted, pegged


def test_action_2_found_when_the_crib_is_turned() -> None:
    """The crib is dead before anybody counted it: the deal passes."""
    position = hands_counted()
    position = carried(position, found(position.state, 4, 4, 5))
    assert position.scores == (44, 44)
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == BOB


def test_action_9_after_pones_hand_was_counted() -> None:
    position = pegged()
    count(position, CountHand(BOB, 4))
    ruling = found(position.state, 5, 4, 4)
    assert PlayStops() not in ruling.remedies
    assert ruling.findings[-1] == "Ann's hand is counted first, then the crib; Bob deals next."
    position = carried(position, ruling)
    assert position.scores == (32, 40)
    assert to_act(position.state) == (ANN,)
    count(position, CountHand(ANN, 12))
    position.do(Accept(BOB))
    count(position, CountCrib(ANN, 6))
    position.do(Accept(BOB))
    assert position.scores == (50, 40)


THEN = "Ann's hand is counted first, then the crib; Bob deals next."
STAYS = "Bob's hand stays dead, as already ruled."


@pytest.mark.parametrize(("numbers", "told"), [
    ((4, 4, 4), ("All numbers are right.", STAYS, THEN)),
    ((4, 4, 3), (STAYS, THEN)),
    ((4, 4, 5), (STAYS, "Only Ann's hand is left to count, and Bob deals next.")),
    ((5, 4, 4), (THEN,)),
])  # fmt: skip
def test_a_hand_that_action_9_made_dead_is_counted_by_no_later_ruling(
    numbers: tuple[int, int, int], told: tuple[str, ...]
) -> None:
    """The numbers are looked at once more before anybody counts: Bob's hand is out of it anyway."""
    position = pegged()
    position = carried(position, found(position.state, 5, 4, 4))
    assert position.scores == (32, 40)
    assert found(position.state, *numbers).findings[-len(told) :] == told


def test_a_crib_that_action_8_made_dead_stays_so() -> None:
    position = pegged()
    count(position, CountHand(BOB, 4))
    position = carried(position, found(position.state, 4, 3, 5))
    again = found(position.state, 4, 4, 4)
    assert again.findings[-2] == "The crib stays dead, as already ruled."
    assert again.findings[-1] == "Only Ann's hand is left to count, and Bob deals next."


def test_action_4_takes_heels_and_the_dealers_count_even_if_it_was_accepted() -> None:
    position = hands_counted()
    position = carried(position, found(position.state, 4, 5, 4))
    assert position.scores == (30, 44)
    assert to_act(position.state) == (ANN,)
    count(position, CountCrib(ANN, 6))
    position.do(Accept(BOB))
    assert position.scores == (36, 44)


def test_action_3_a_crib_that_was_counted_short_is_counted_again() -> None:
    position = hands_counted("9C 9D 6S")
    count(position, CountCrib(ANN, 6))
    position = carried(position, found(position.state, 4, 4, 3))
    assert position.scores == (47, 47)
    assert len(position.state.deal.crib) == 4
    count(position, CountCrib(ANN, 12))
    position.do(Accept(BOB))
    assert position.scores == (59, 47)


def test_action_14_the_dealer_picks_when_the_crib_is_turned() -> None:
    position = hands_counted(f"{CRIB} 6C")
    position = carried(position, found(position.state, 3, 4, 5))
    assert position.waits_for(Phase.CHOOSE_CRIB)
    position.do(ChooseCrib(ANN, cards(CRIB)))
    count(position, CountCrib(ANN, 6))
    position.do(Accept(BOB))
    assert position.scores == (53, 47)


@pytest.mark.parametrize(
    ("action", "numbers", "scores"),
    [
        (7, (4, 3, 4), (47, 47)),
        (8, (4, 3, 5), (47, 47)),
        (10, (5, 4, 3), (44, 40)),
        (11, (5, 3, 4), (44, 40)),
        (12, (5, 3, 5), (44, 40)),
        (13, (5, 3, 3), (44, 40)),
        (15, (4, 3, 3), (32, 44)),
        (16, (3, 5, 4), (32, 44)),
    ],
)
def test_every_other_action_before_the_crib_is_counted(
    action: int, numbers: tuple[int, int, int], scores: tuple[int, int]
) -> None:
    position = hands_counted("9C 9D 6S" if action in (10, 13) else CRIB)
    position = carried(position, found(position.state, *numbers))
    assert position.scores == scores
    over = action in (8, 12, 15)
    assert position.waits_for(Phase.SHUFFLE if over else Phase.SHOW)
    assert position.state.dealer == (BOB if action in (8, 12) else ANN)


def test_a_count_that_was_put_right_goes_back_as_it_is_now() -> None:
    """Bob pegged 6 for his hand of 4 and was put back by two: four go back when his hand is dead."""
    position = pegged()
    count(position, CountHand(BOB, 6))
    assert position.scores == (35, 49)
    told = {"player": "Bob", "excess": "2", "when": "hand", "finder": "player-told"}
    position = carried(position, rule_on(position.state, "pegged-too-many", told))
    assert position.scores == (35, 47)
    position = carried(position, found(position.state, 5, 4, 4))
    assert position.scores == (32, 40)


@pytest.mark.parametrize(
    ("numbers", "then"),
    [
        ((3, 4, 5), "Bob's hand is counted first, then Ann's hand, then the crib; Bob deals next."),
        ((4, 3, 5), "Bob's hand is counted first, then Ann's hand; Bob deals next."),
        ((4, 3, 4), "Bob's hand is counted first, then Ann's hand, then the crib; Bob deals next."),
    ],
)
def test_actions_14_8_and_7_after_the_last_card_the_count_is_next(
    numbers: tuple[int, int, int], then: str
) -> None:
    """All cards are played, so there is no play to go on with."""
    assert found(pegged().state, *numbers).findings[-1] == then
