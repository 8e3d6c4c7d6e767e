"""lodge, second part: the basic rules and their examples."""

import pytest

from pegout.game import view_for
from pegout.rules import PRESETS, InvalidRules, Kind
from tests.kit.builders import cards, pegged_by_each, show, show_of, table

LODGE = PRESETS["lodge"]


def test_king_jack_five_five_has_fifteens_worth_8() -> None:
    assert show_of(Kind.FIFTEEN, "KC JD 5H 5S", "2D") == 8


def test_6_7_7_8_scores_12() -> None:
    """Two runs of three, two fifteens and a pair; the king adds nothing."""
    assert show("6C 7D 7H 8S", "KD", rules=LODGE) == 12


def test_9_10_j_q_scores_4_and_not_6() -> None:
    assert show("9C TD JH QS", "2D", rules=LODGE) == 4


def test_three_hand_cards_and_the_start_are_no_flush() -> None:
    assert show("2H 4H 6H 8C", "TH", rules=LODGE) == 0


def test_a_flush_in_the_crib_takes_all_five() -> None:
    assert show("2H 4H 6H 8H", "TC", rules=LODGE, crib=True) == 0
    assert show("2H 4H 6H 8H", "TH", rules=LODGE, crib=True) == 5


def test_royal_pairs_are_of_immediate_succession() -> None:
    assert pegged_by_each("4C 4D 9H 4S", LODGE) == [0, 2, 0, 0]
    assert pegged_by_each("4C 4D 4H 4S", LODGE) == [0, 2, 6, 12]


def test_the_opponent_of_the_last_player_leads_the_next_round() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", rules="lodge")
    position.play("5H", "5C", "5S", "5D", "KH", "go")
    assert position.turn == 0
    thirty_one = table(["JC AC KC 2C", "TH KH QH 9H"], "7S", rules="lodge").play("TH", "JC", "KH", "AC")
    assert thirty_one.turn == 1


def test_who_still_has_cards_simply_carries_on() -> None:
    position = table(["KC QC JC 9C", "KH 7H AH 2H"], "5S", rules="lodge")
    position.play("KH", "KC", "7H", "go", "AH", "2H", "QC", "JC")
    assert position.turn == 0


def test_muggins_is_not_in_effect() -> None:
    assert not LODGE.muggins
    with pytest.raises(InvalidRules, match="lodge fixes muggins off"):
        LODGE.override(muggins=True)


def test_passing_121_is_reaching_it() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", rules="lodge", scores=(0, 119))
    position.play("5H", "5C", "5S")
    assert position.scores == (2, 121)


def test_there_is_neither_skunk_nor_lurch() -> None:
    assert (LODGE.skunk_below, LODGE.double_skunk_below, LODGE.early_end_at) == (0, 0, 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_that_have_been_played_are_turned_over_before_a_fresh_round(seat: int | None) -> None:
    """lodge:play.next-series: the first round ends with a go at 29, the second at 31."""
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules="lodge").play("KC", "QC", "9S", "go")
    assert view_for(position.state, seat).turned == (1, 2)
    assert view_for(position.play("TH").state, seat).played == (cards("TH"), ())
    assert view_for(position.play("6S", "8H", "7S").state, seat).turned == (3, 4)
