"""acc:III.3, golden-age:8: a cut before each deal, by the pone; the bottom packet goes on top."""

import pytest

from pegout.cards import PACK
from pegout.game import NOT_STARTED, Cut, IllegalCommand, Phase, Shuffle, StartMatch
from pegout.rules import PRESETS
from tests.kit.builders import Table
from tests.kit.strategies import NAMES


def shuffled(name: str = "acc", dealer: int = 0) -> Table:
    rules = PRESETS[name]
    position = Table(NOT_STARTED)
    position.do(StartMatch(rules, NAMES[: rules.seats], dealer=dealer))
    position.do(Shuffle(PACK))
    return position


@pytest.mark.parametrize(
    ("name", "dealer", "pone"), [("acc", 0, 1), ("acc", 1, 0), ("club-3", 2, 0), ("club-4", 1, 2)]
)
def test_a_the_player_left_of_the_dealer_cuts(name: str, dealer: int, pone: int) -> None:
    position = shuffled(name, dealer)
    for seat in range(PRESETS[name].seats):
        if seat != pone:
            with pytest.raises(IllegalCommand):
                position.do(Cut(seat, 20))
    position.do(Cut(pone, 20))
    assert position.phase is Phase.THROW


def test_a_no_deal_without_a_cut() -> None:
    position = shuffled()
    assert position.phase is Phase.CUT
    assert position.state.deal.hands == []


@pytest.mark.parametrize("lifted", [4, 17, 48])
def test_b_the_bottom_packet_is_placed_upon_the_top_packet(lifted: int) -> None:
    position = shuffled()
    position.do(Cut(1, lifted))
    dealt = [*zip(*(position.state.deal.hands[seat] for seat in (1, 0)), strict=True)]
    united = PACK[lifted:] + PACK[:lifted]
    assert [card for pair in dealt for card in pair] == list(united[:12])
    assert position.state.deal.pack == united[12:]
