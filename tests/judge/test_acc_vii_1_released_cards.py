"""acc:VII.1e-f: a card let go of is played; of several laid together one is."""

import pytest

from pegout.judge import RuledElsewhere
from pegout.judge.play import CardReleased, CardsTogether, card_released, cards_together
from pegout.rules.remedies import Told
from tests.kit.builders import cards
from tests.kit.judge_positions import ANN, BOB, at, places

TABLE = at(10, 20)


@pytest.mark.parametrize("released", [True, False])
def test_e_a_card_past_31_comes_back(released: bool) -> None:
    found = card_released(TABLE, CardReleased(ANN, 32, released))
    assert len(found.remedies) == 1
    assert isinstance(found.remedies[0], Told)
    assert places(found) == ["acc:VII.1e"]


def test_e_a_released_card_that_makes_31_stands() -> None:
    found = card_released(TABLE, CardReleased(ANN, 31))
    assert found.remedies == ()
    assert "stands" in found.findings[0]


def test_e_a_card_still_in_the_fingers_is_not_played() -> None:
    found = card_released(TABLE, CardReleased(ANN, 31, released=False))
    assert found.remedies == ()
    assert "not yet played" in found.findings[0]


def together(laid: str, before: int, announced: int = 0) -> str:
    found = cards_together(TABLE, CardsTogether(BOB, cards(laid), before, announced))
    assert places(found)[0] == "acc:VII.1f"
    (order,) = found.remedies
    assert isinstance(order, Told)
    return order.text


def test_f_the_card_of_the_announced_count_is_played() -> None:
    assert together("5H 9C", 10, 19) == "9♣ is played; Bob takes the others back."


@pytest.mark.parametrize("announced", [0, 16])
def test_f_with_no_count_that_fits_the_player_picks(announced: int) -> None:
    assert together("5H 9C 2D", 10, announced) == "Bob plays one of 5♥, 9♣ or 2♦ and takes the others back."


def test_f_of_two_that_fit_the_count_the_player_picks() -> None:
    assert together("KH QC 5D", 10, 20) == "Bob plays one of K♥ or Q♣ and takes the others back."


def test_f_a_card_past_31_cannot_be_picked() -> None:
    assert together("5H 9C", 26) == "5♥ is played; Bob takes the others back."
    assert "all of them back" in together("7H 9C", 26)


def test_f_a_single_card_is_judged_as_one_that_was_let_go_of() -> None:
    with pytest.raises(RuledElsewhere, match="card-released"):
        together("5H", 10)
