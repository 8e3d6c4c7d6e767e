"""acc:VII.2 and RULEBOOK 1.1: what each card laid earns, whoever laid those before it."""

from pegout.rules import Kind, score_play
from tests.kit.builders import ACC, cards, pegged_by_each, points_of, table


def test_a1_a_pair() -> None:
    assert pegged_by_each("9H 9C") == [0, 2]


def test_a2_three_of_a_kind() -> None:
    assert pegged_by_each("9H 9C 9D") == [0, 2, 6]


def test_a3_four_of_a_kind() -> None:
    assert pegged_by_each("7H 7C 7D 7S") == [0, 2, 6, 12]


def test_a4_straights_in_any_order() -> None:
    assert pegged_by_each("6H 4C 5D") == [0, 0, 5]  # fifteen as well
    assert pegged_by_each("8H TC 9D") == [0, 0, 3]
    assert pegged_by_each("3H AC 2D 4S") == [0, 0, 3, 4]


def test_a4_the_cards_of_a_straight_are_the_most_recent_ones() -> None:
    assert pegged_by_each("4H 5C KD 6S") == [0, 0, 0, 0]


def test_a4_no_duplicate_within_a_straight() -> None:
    assert pegged_by_each("3H 4C 4D 5S") == [0, 0, 2, 0]
    assert pegged_by_each("AH 2C 3D 3S 4H") == [0, 0, 3, 2, 0]


def test_a4_a_straight_may_be_made_again_by_a_later_card() -> None:
    """4-5-6 and then 4 again: 5-6-4; and 5 again: 6-4-5."""
    assert pegged_by_each("4H 5C 6D 4S 5H") == [0, 0, 5, 3, 3]


def test_a4_seven_cards_are_the_longest_straight() -> None:
    assert pegged_by_each("7H AC 2D 3S 4H 5C 6D")[-1] == 7


def test_a5_a_count_of_fifteen() -> None:
    assert pegged_by_each("KH 5C") == [0, 2]
    assert pegged_by_each("KH 3C 2D") == [0, 0, 2]


def test_a6_the_last_card_before_go() -> None:
    position = table(["9C 8C 7C 3C", "KH QH 4H 5H"], "6S").play("KH", "9C", "QH", "go")
    assert position.pegged() == [(1, 1)]


def test_a7_a_count_of_thirty_one() -> None:
    assert pegged_by_each("KH QC 8D 3S") == [0, 0, 0, 2]


def test_a8_the_final_card_not_making_thirty_one() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S")
    position.play("5H", "5C", "5S", "5D", "KH", "go", "8C", "9H")
    fresh = position.at(0, 0)
    assert fresh.play("QC").pegged()[0] == (0, 1)


def test_a8_the_final_card_making_thirty_one_is_two_only() -> None:
    position = table(["JC AC KC 2C", "TH KH QH 9H"], "7S")
    position.play("TH", "JC", "KH", "AC", "QH", "KC", "9H")
    assert position.at(0, 0).play("2C").pegged()[0] == (0, 2)


def test_fifteens_pairs_and_runs_add_up() -> None:
    fifteen_and_three = score_play(cards("5H 5C 5D"), ACC)
    assert (points_of(fifteen_and_three, Kind.FIFTEEN), points_of(fifteen_and_three, Kind.THREE)) == (2, 6)
    fifteen_and_run = score_play(cards("AH 2C 5D 4S 3H"), ACC)
    assert (points_of(fifteen_and_run, Kind.FIFTEEN), points_of(fifteen_and_run, Kind.RUN)) == (2, 5)


def test_combinations_do_not_reach_into_the_last_series() -> None:
    """The ace that made thirty-one and the ace that leads the next series are no pair."""
    position = table(["KC AC KD 2C", "TH AH JH QH"], "7S").play("TH", "KC", "JH", "AC", "AH")
    assert position.state.deal.count == 1
    assert position.pegged() == [(0, 2)]


def test_the_points_of_a_card_are_the_player_s_who_laid_it() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S").play("5H", "5C", "5S", "5D")
    assert position.pegged() == [(0, 2), (1, 8), (0, 12)]


def test_the_others_play_on_while_they_can() -> None:
    """The dealer cannot; the pone lays three more cards, and only then is the point pegged."""
    position = table(["KC QC JC 9C", "KH 7H AH 2H"], "5S").play("KH", "KC", "7H", "go")
    assert position.turn == 1
    position.play("AH")
    assert position.turn == 1
    assert position.play("2H").scores == (2, 1)


def test_after_thirty_one_nobody_is_asked_for_a_go() -> None:
    position = table(["JC AC KC 2C", "TH KH QH 9H"], "7S").play("TH", "JC", "KH", "AC")
    assert position.turn == 1
    assert position.state.deal.count == 0
    assert position.state.deal.gone == set()


def test_nobody_without_cards_is_asked_for_a_go() -> None:
    """The pone has laid all four; the dealer plays on alone."""
    position = table(["KC QC JC 9C", "KH 7H AH 2H"], "5S").play("KH", "KC", "7H", "go", "AH", "2H")
    assert position.turn == 0
    position.play("QC")
    assert position.turn == 0
    position.play("JC")
    assert position.turn == 0
