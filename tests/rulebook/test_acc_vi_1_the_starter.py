"""acc:VI.1, club:the-cut: cut by the player left of the dealer, the top card of the lower packet."""

import pytest

from pegout.game import Cut, IllegalCommand, Phase
from pegout.game.events import StarterTurned
from tests.kit.builders import thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


@pytest.mark.parametrize("lifted", [4, 20, 36])
def test_c_the_top_card_of_the_lower_packet_is_turned(lifted: int) -> None:
    position = thrown_table(KEPT[:2], "KS")
    lower = position.state.deal.pack[lifted:]
    events = position.do(Cut(1, lifted))
    assert events[0] == StarterTurned(1, lifted, lower[0])
    assert position.state.deal.starter is lower[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_the_player_left_of_the_dealer_cuts(seats: int) -> None:
    for dealer in range(seats):
        position = thrown_table(KEPT[:seats], "KS", dealer=dealer)
        with pytest.raises(IllegalCommand):
            position.do(Cut(dealer, 10))
        position.do(Cut((dealer + 1) % seats, 10))
        assert position.phase is Phase.PLAY


def test_the_starter_belongs_to_nobody_s_hand() -> None:
    position = thrown_table(KEPT[:2], "KS").cut_starter("KS")
    assert all(position.state.deal.starter not in hand for hand in position.state.deal.hands)
