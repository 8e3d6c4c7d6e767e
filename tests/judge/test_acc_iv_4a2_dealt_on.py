"""acc:IV.4a2: both dealt too few go on being dealt to as they were, one card at a time and pone first."""

from dataclasses import replace

import pytest

from pegout import Game
from pegout.game import CarryOut, GameState, IllegalCommand, Throw
from pegout.rules.remedies import DealtOn
from tests.kit.builders import Table, cards
from tests.kit.counted_deal import ANN, BOB, carried, ruled, turned


def dealt(number: int) -> GameState:
    """Ann deals; both have so many cards, the others are on top of the pack in the order of the deal."""
    game = Game.deal(["2C 4C 6C 8C TC QC", "AH 3H 5H 7H 9H JH"], starter="KS", names=["Ann", "Bob"])
    deal = game.state.deal.copy()
    missing = [deal.hands[seat][place] for place in range(number, 6) for seat in (BOB, ANN)]
    deal.hands = [hand[:number] for hand in deal.hands]
    deal.pack = (*missing, *deal.pack)
    return replace(game.state, deal=deal)


@pytest.mark.parametrize("number", [5, 4, 3])
def test_the_cards_go_pone_dealer_pone_dealer_from_the_top(number: int) -> None:
    position = Table(dealt(number))
    ruling = ruled(position.state, "wrong-deal", pone=str(number), dealer=str(number))
    assert ruling.remedies == (DealtOn(6 - number),)
    assert (
        ruling.findings[-1] == "Ann keeps dealing, one card at a time starting with Bob, until both have 6."
    )
    hands = carried(position, ruling).state.deal.hands
    assert tuple(hands[ANN]) == cards("2C 4C 6C 8C TC QC")
    assert tuple(hands[BOB]) == cards("AH 3H 5H 7H 9H JH")
    assert len(position.state.deal.pack) == 40
    position.do(Throw(ANN, cards("2C 4C")))
    position.do(Throw(BOB, cards("AH 3H")))
    assert position.state.deal.crib == cards("2C 4C AH 3H")


@pytest.mark.parametrize("number", [0, 17])
def test_no_more_is_dealt_on_than_the_pack_and_its_cut_allow(number: int) -> None:
    with pytest.raises(IllegalCommand, match="1 to 16 more cards"):
        Table(dealt(6)).do(CarryOut(("Short.",), (DealtOn(number),), ()))


def test_once_all_have_thrown_nothing_is_dealt_on() -> None:
    with pytest.raises(IllegalCommand, match="only until everybody has thrown"):
        turned().do(CarryOut(("Short.",), (DealtOn(1),), ()))
