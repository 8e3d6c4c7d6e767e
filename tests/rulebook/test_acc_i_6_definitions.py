"""acc:I.6: the words of the game, as far as they score."""

import pytest

from pegout.rules import Ending, Kind, outcome_of, score_show
from tests.kit.builders import ACC, card, cards, pegged_by_each, points_of, show, show_of, table, thrown_table


def test_a_the_crib_is_four_cards() -> None:
    position = thrown_table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S")
    assert len(position.state.deal.crib) == 4


def test_b_four_cards_of_a_suit_in_hand_count_four() -> None:
    assert show("2H 4H 6H 8H", "TC") == 4


def test_b_five_with_the_starter_count_five_in_hand_or_crib() -> None:
    assert show("2H 4H 6H 8H", "TH") == 5
    assert show("2H 4H 6H 8H", "TH", crib=True) == 5


def test_b_four_in_the_crib_count_nothing() -> None:
    assert show("2H 4H 6H 8H", "TC", crib=True) == 0


def test_c_the_game_hole_is_121() -> None:
    assert ACC.goal == 121


def test_d_a_go_is_one_for_the_opponent() -> None:
    position = table(["9C 8C 7C 3C", "KH QH 4H 5H"], "6S").play("KH", "9C", "QH", "go")
    assert position.pegged() == [(1, 1)]


def test_d_a_go_is_two_if_the_opponent_reaches_thirty_one() -> None:
    position = table(["9C 8C 7C 3C", "KH QH 4H 2H"], "6S").play("KH", "9C", "QH", "go")
    assert position.pegged() == []
    assert position.play("2H").pegged() == [(1, 2)]


def test_f_a_jack_turned_is_two_for_the_dealer() -> None:
    position = thrown_table(["2C 3C 4C 5C", "6H 7H 8H 9H"], "JS", dealer=1).cut_starter("JS")
    assert position.scores == (0, 2)


@pytest.mark.parametrize("starter", ["TS", "QS", "KS", "AS"])
def test_f_no_other_card_turned_scores(starter: str) -> None:
    position = thrown_table(["2C 3C 4C 5C", "6H 7H 8H 9H"], starter).cut_starter(starter)
    assert position.scores == (0, 0)


def test_g_a_jack_of_the_starter_s_suit_is_one_in_hand_or_crib() -> None:
    assert show("2C 4D 6S JH", "8H") == 1
    assert show("2C 4D 6S JH", "8H", crib=True) == 1


def test_g_a_jack_of_another_suit_is_nothing() -> None:
    assert show("2C 4D 6S JH", "8D") == 0


def test_k_a_pair_is_two_cards_of_the_same_rank_not_of_the_same_pips() -> None:
    assert show_of(Kind.PAIR, "AC AD 9H QS", "JD") == 2
    assert show_of(Kind.PAIR, "AC 4D TH QS", "KD") == 0


def test_q_r_a_skunk_is_31_points_or_more_and_a_double_61() -> None:
    assert outcome_of((121, 91), 0, ACC, Ending.PEGGED_OUT).skunked == ()
    assert outcome_of((121, 90), 0, ACC, Ending.PEGGED_OUT).skunked == (1,)
    assert outcome_of((121, 61), 0, ACC, Ending.PEGGED_OUT).skunked == (1,)
    assert outcome_of((121, 60), 0, ACC, Ending.PEGGED_OUT).double_skunked == (1,)


def test_u_the_example_of_a_straight_in_play() -> None:
    """2, 6, 4, 5, 3: three when the 5 is played, five when the 3 is played."""
    earned = pegged_by_each("2C 6D 4H 5S 3C")
    assert earned == [0, 0, 0, 3, 5]


def runs(hand: str, starter: str) -> tuple[int, int]:
    """How many runs there are, and what they score."""
    breakdown = score_show(cards(hand), card(starter), ACC)
    found = [item for item in breakdown.items if item.kind is Kind.RUN]
    return len(found), points_of(breakdown, Kind.RUN)


def test_w_a_double_run_is_two_straights_with_one_pair() -> None:
    assert runs("2C 2D 3H 4S", "KD") == (2, 6)
    assert runs("2C 2D 3H 4S", "5D") == (2, 8)


def test_x_a_double_double_run_is_four_straights_with_two_pairs() -> None:
    assert runs("2C 2D 3H 4S", "3D") == (4, 12)


def test_y_a_triple_run_is_three_straights_with_three_of_a_kind() -> None:
    assert runs("2C 2D 2H 3S", "4D") == (3, 9)


def test_t_from_the_stink_hole_one_point_wins() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", scores=(0, 120))
    position.play("5H", "5C", "5S")
    assert position.winner == 1
