"""acc:I.5: who deals, who cuts, who throws, who plays and who counts, one after the other."""

import pytest

from pegout.cards import PACK
from pegout.game import Cut, IllegalCommand, Phase, Shuffle, Throw
from pegout.game.events import CribShown, HandShown
from tests.kit.builders import Table, cards, table, thrown_table

KEPT = ["5C 5D QC 8C", "5H 5S KH 9H"]
PLAY = ("5H", "5C", "5S", "5D", "KH", "go", "8C", "9H", "QC")


def won_by(winner: int, seats: int = 2) -> Table:
    """The first of three games has just been won; the winner's left neighbour is the last of all."""
    kept = ["2C 3C 4C 5C", "6H 7H 8H 9H", "2D 3D 4D 5D", "6S 7S 8S 9S"][:seats]
    scores = [100] * seats
    scores[winner] = 120
    position = table(kept, "KS", rules="acc", match="3 games").at(*scores)
    position.peg(winner, 1)
    return position


@pytest.mark.parametrize("winner", [0, 1])
def test_a_the_loser_of_a_game_deals_first_in_the_next(winner: int) -> None:
    position = won_by(winner)
    assert position.waits_for(Phase.GAME_OVER)
    position.next_game()
    assert position.state.dealer == 1 - winner
    assert position.phase is Phase.SHUFFLE


def test_a_nobody_cuts_for_the_deal_in_later_games() -> None:
    position = won_by(0)
    position.next_game()
    position.do(Shuffle(PACK))
    assert position.phase is Phase.CUT
    assert position.state.pone == 0


def test_a_the_next_game_starts_from_nought() -> None:
    position = won_by(0)
    position.next_game()
    assert position.scores == (0, 0)
    assert position.state.game_number == 2


def test_b_the_pone_cuts_and_six_cards_are_dealt_one_at_a_time_beginning_with_the_pone() -> None:
    position = won_by(0)
    position.next_game()
    position.do(Shuffle(PACK))
    position.do(Cut(0, 10))
    dealt = PACK[10:22]
    assert tuple(position.state.deal.hands[0]) == dealt[0::2]
    assert tuple(position.state.deal.hands[1]) == dealt[1::2]


def test_c_each_player_throws_two_cards_into_the_crib() -> None:
    position = thrown_table(KEPT, "2S", crib="3D 7D TS JS")
    assert [len(hand) for hand in position.state.deal.hands] == [4, 4]
    assert set(position.state.deal.crib) == set(cards("3D 7D TS JS"))


def test_c_either_player_may_throw_first() -> None:
    for order in ((0, 1), (1, 0)):
        position = won_by(0)
        position.next_game()
        position.deal_again()
        for seat in order:
            position.do(Throw(seat, tuple(position.state.deal.hands[seat][:2])))
        assert position.phase is Phase.STARTER


def test_c_the_crib_belongs_to_the_dealer() -> None:
    position = table(KEPT, "2S", crib="3D 7D TS JS").play(*PLAY)
    (crib,) = [event for event in position.script.events if isinstance(event, CribShown)]
    assert crib.seat == 0
    assert crib.count.total == 5


def test_d_the_pone_cuts_for_the_starter_after_both_have_thrown() -> None:
    position = thrown_table(KEPT, "2S", crib="3D 7D TS JS", dealer=1)
    assert position.waits_for(Phase.STARTER)
    with pytest.raises(IllegalCommand, match="Ann's turn to cut"):
        position.do(Cut(1, 20))
    position.do(Cut(0, 20))
    assert position.phase is Phase.PLAY


def test_d_nobody_cuts_for_the_starter_before() -> None:
    position = won_by(0)
    position.next_game()
    position.deal_again()
    position.do(Throw(1, tuple(position.state.deal.hands[1][:2])))
    with pytest.raises(IllegalCommand):
        position.do(Cut(0, 20))


@pytest.mark.parametrize("dealer", [0, 1])
def test_e1_the_pone_plays_first(dealer: int) -> None:
    assert table(KEPT, "2S", dealer=dealer).turn == 1 - dealer


def test_e2_who_calls_go_plays_first_in_the_following_series() -> None:
    position = table(KEPT, "2S").play("5H", "5C", "5S", "5D", "KH", "go")
    assert position.turn == 0
    assert position.state.deal.count == 0


def test_f_the_pone_s_hand_is_counted_first_then_the_dealer_s_then_the_crib() -> None:
    position = table(KEPT, "2S", crib="3D 7D TS JS").play(*PLAY)
    counted = [event for event in position.script.events if isinstance(event, HandShown | CribShown)]
    assert [(event.seat, event.count.total) for event in counted] == [(1, 6), (0, 10), (0, 5)]


def test_g_the_deal_alternates() -> None:
    position = table(KEPT, "2S").play(*PLAY)
    assert position.state.dealer == 1
    assert position.phase is Phase.SHUFFLE
    position.deal_again()
    assert position.state.deal_number == 2
    assert position.state.pone == 0
