"""A crib that a ruling gives to another player after it was counted stays counted."""

import pytest

from pegout.game import CarryOut, CountCrib, legal_commands, refusal
from pegout.rules.remedies import CribTo
from tests.kit.officiated_tables import ANN, BOB, shown

PLACES = ("acc:IV.1b",)


@pytest.mark.parametrize("points", [0, 6, 121])
def test_its_new_owner_does_not_count_it_again(points: int) -> None:
    players = shown("7H 8D 9C 7S", "QS QD 4H 6C", starter="KD", crib="5C 5S TH 2S")
    players.pegged_hand(BOB, 2)
    players.accept(ANN)
    players.pegged_hand(ANN, 8)
    players.accept(BOB)
    players.pegged_crib(ANN, 6)
    players.do(CarryOut(("The deal was Bob's.",), (CribTo(BOB),), PLACES))
    assert players.script.state.dealer == BOB
    why = refusal(players.script.state, CountCrib(BOB, points))
    assert why is not None
    assert (why.code, why.values["player"]) == ("counted_already", "Ann")
    assert legal_commands(players.script.state, BOB)
