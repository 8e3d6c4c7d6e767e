"""portfolio:game-play: the examples of the document."""

import pytest

from pegout.game import view_for
from pegout.rules import PRESETS, Kind, score_play, speak_play
from tests.kit.builders import cards, pegged_by_each, points_of, table

BOOK = PRESETS["portfolio"]


def test_a_second_five_is_ten_for_a_pair() -> None:
    assert pegged_by_each("5C 5D", BOOK) == [0, 2]


def test_a_third_five_is_fifteen_for_eight() -> None:
    breakdown = score_play(cards("5C 5D 5H"), BOOK)
    assert breakdown.total == 8
    assert speak_play(15, breakdown) == "fifteen for eight"


def test_ace_two_five_four_three_is_a_run_of_five_on_the_three() -> None:
    breakdown = score_play(cards("AC 2D 5H 4S 3C"), BOOK)
    assert points_of(breakdown, Kind.RUN) == 5
    assert pegged_by_each("AC 2D 5H 4S", BOOK) == [0, 0, 0, 0]


def test_a_six_after_it_is_a_run_of_six() -> None:
    breakdown = score_play(cards("AC 2D 5H 4S 3C 6D"), BOOK)
    assert points_of(breakdown, Kind.RUN) == 6
    assert breakdown.total == 6


def test_the_example_at_a_table() -> None:
    """The three is fifteen as well: seven to the pone; then six to the dealer."""
    position = table(["2C 4C 6C QC", "AH 5H 3H KH"], "9S", rules="portfolio")
    position.play("AH", "2C", "5H", "4C", "3H", "6C")
    assert position.pegged() == [(1, 7), (0, 6)]


def test_thirty_one_is_two() -> None:
    assert pegged_by_each("KC QD 9H 2S", BOOK)[-1] == 2


def test_after_go_the_opponent_plays_all_that_fit_and_has_one_or_two_for_thirty_one() -> None:
    kept = ["KC 9C 8C 7C", "QH JH AH AD"]
    position = table(kept, "3S", rules="portfolio").play("QH", "KC", "AH", "9C")
    assert position.state.deal.count == 30
    position.play("AD")
    assert position.pegged() == [(1, 2)]
    short = table(["KC 9C 8C 7C", "QH JH AH 5D"], "3S", rules="portfolio").play("QH", "KC", "AH", "9C", "go")
    assert short.pegged() == [(0, 1)]


def test_the_last_card_is_one_for_the_last() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", rules="portfolio")
    position.play("5H", "5C", "5S", "5D", "KH", "go", "8C", "9H")
    assert position.at(0, 0).play("QC").pegged()[0] == (0, 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_cards_are_turned_face_down_at_thirty_one_and_not_at_a_go(seat: int | None) -> None:
    """portfolio:game-play.thirty-one: KC QC 9S and a go leave them; TH 6S 8H 7S for 31 turns all seven."""
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules="portfolio").play("KC", "QC", "9S", "go")
    led = view_for(position.state, seat)
    assert (led.series, led.played, led.turned) == ((), (cards("QC"), cards("KC 9S")), (0, 0))
    before = view_for(position.play("TH", "6S", "8H").state, seat)
    assert (before.played, before.turned) == ((cards("QC TH 8H"), cards("KC 9S 6S")), (0, 0))
    after = view_for(position.play("7S").state, seat)
    assert (after.played, after.turned) == (((), ()), (3, 4))


def test_after_all_the_cards_have_been_played_each_picks_up_his_own() -> None:
    """portfolio:the-show."""
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules="portfolio")
    position.play("KC", "QC", "9S", "go", "TH", "6S", "8H", "7S", "3D")
    assert view_for(position.state, 1).played == (cards("QC TH 8H 3D"), cards("KC 9S 6S 7S"))
