"""club:the-play.next-series and portfolio:game-play.thirty-one where the players officiate.

The cards of a series that is over lie until the next card is led, as long as people look at them.
"""

import pytest

from pegout.judge import ClaimRenege
from tests.kit.builders import cards
from tests.kit.officiated_tables import ANN, BOB, Players, upheld

HANDS = ("QC TH 8H 3D", "KC 9S 6S 7S")


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_a_finished_series_lies_until_the_next_is_led(seat: int) -> None:
    """KC QC 9S: both say go at 29, and Bob, who laid the last card, pegs one. Ann leads."""
    players = Players(*HANDS, starter="2S", rules="club")
    players.play("KC=10", "QC=20", "9S=29", "go", "go")
    players.peg(BOB, 1)
    view = players.view(seat)
    assert view.series_over
    assert (view.played, view.turned) == ((cards("QC"), cards("KC 9S")), (0, 0))
    players.play("TH=10")
    view = players.view(seat)
    assert (view.played, view.turned) == ((cards("TH"), ()), (1, 2))


def test_portfolio_turns_all_that_lie_once_thirty_one_was_announced() -> None:
    players = Players(*HANDS, starter="2S", rules="portfolio")
    players.play("KC=10", "QC=20", "9S=29", "go", "go")
    players.peg(BOB, 1)
    players.play("TH=10", "6S=16", "8H=24", "7S=31")
    assert players.view(ANN).turned == (0, 0)
    players.peg(BOB, 2 + 3)  # thirty-one, and the run 6S 8H 7S
    players.play("3D=3")
    view = players.view(ANN)
    assert (view.played, view.turned) == ((cards("QC TH 8H 3D"), cards("KC 9S 6S 7S")), (0, 0))


def test_portfolio_turns_them_where_the_play_goes_on_after_thirty_one() -> None:
    """KC, QC, AC, TH are 31, and Ann still holds three cards."""
    players = Players("QC TH 8H 3D", "KC AC 6S 7S", starter="2S", rules="portfolio")
    players.play("KC=10", "QC=20", "AC=21", "TH=31")
    players.peg(ANN, 2)
    players.play("6S=6")
    view = players.view(BOB)
    assert (view.played, view.turned) == (((), cards("6S")), (2, 2))


def test_cards_that_a_renege_takes_back_lie_face_up_again() -> None:
    """club:the-play.renege: at 25 Ann says go with an ace, and leads it. Play goes back to her go."""
    players = Players("QH AH 5H 6S", "KC 5C 8C 8S", starter="4D", rules="club")
    players.play("KC=10", "QH=20", "5C=25", "go", "go")
    players.peg(BOB, 1)
    players.play("AH=1")
    assert players.view(BOB).turned == (1, 2)
    upheld(players, ClaimRenege(BOB, ANN), "club:the-play.renege")
    view = players.view(BOB)
    assert (view.played, view.turned) == ((cards("QH"), cards("KC 5C")), (0, 0))


def test_the_hands_lie_open_when_all_cards_are_played() -> None:
    players = Players(*HANDS, starter="2S", rules="club")
    players.play("KC=10", "QC=20", "9S=29", "go", "go")
    players.peg(BOB, 1)
    players.play("TH=10", "6S=16", "8H=24", "7S=31")
    players.peg(BOB, 2 + 3)
    players.play("3D=3")
    players.peg(ANN, 1)
    for seat in (ANN, BOB):
        assert players.view(seat).played == (cards("QC TH 8H 3D"), cards("KC 9S 6S 7S"))
