"""acc:X.2: what muggins is never called for."""

import pytest

from pegout.judge import ClaimFalseGame, ClaimMuggins, ClaimOverpegged, ClaimRenege, PegBack
from pegout.rules.remedies import Fate
from tests.officiating.tables import ANN, BOB, MUGGINS, Players, counting, refused, upheld


@pytest.mark.parametrize("pegged", [0, 1])
def test_heels(pegged: int) -> None:
    """acc:X.2c: not pegged before the dealer's first card, or pegged in part."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", rules=MUGGINS)
    if pegged:
        players.peg(ANN, pegged)
    players.play("KC=10", "4H=14")
    refused(players, ClaimMuggins(BOB, ANN, 2), "cannot be called for heels")
    assert players.scores == (pegged, 0)


def test_heels_that_may_still_be_pegged() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", rules=MUGGINS)
    players.play("KC=10")
    refused(players, ClaimMuggins(BOB, ANN, 2), "cannot be called for heels")
    players.peg(ANN, 2)
    assert players.scores == (2, 0)


def test_what_a_caller_left_of_muggins() -> None:
    """acc:X.2b: Bob called for one of four, and Ann does not call for the rest."""
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 8)
    upheld(players, ClaimMuggins(BOB, ANN, 1))
    refused(players, ClaimMuggins(ANN, BOB, 3))
    assert players.scores == (8, 3)


def test_points_lost_by_pegging_backward() -> None:
    """acc:X.2d: the fifteen of a false claim of the game are nobody's."""
    players = counting(rules=MUGGINS, scores=(108, 50))
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 14)
    upheld(players, ClaimFalseGame(BOB, ANN))
    refused(players, ClaimMuggins(BOB, ANN, 15))
    assert players.scores == (105, 53)


def test_points_pegged_too_many_and_put_right() -> None:
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 5)
    upheld(players, PegBack(BOB, 3))
    refused(players, ClaimMuggins(ANN, BOB, 3))
    players.count_hand(ANN, 14)
    upheld(players, ClaimOverpegged(BOB, ANN))
    refused(players, ClaimMuggins(BOB, ANN, 2))
    assert players.scores == (12, 4)


def test_points_of_a_play_that_was_taken_back() -> None:
    """Ann had made fifteen with the card that a renege sent back to her hand."""
    players = Players("QH 3H 7H 5S", "KC 8C TC 8S", starter="4D", rules=MUGGINS)
    players.play("KC=10", "QH=20", "8C=28", "go", "go", "5S=5", "TC=15", "3H=18")
    upheld(players, ClaimRenege(BOB, ANN, Fate.PLAYED))
    refused(players, ClaimMuggins(ANN, BOB, 2))
    assert players.scores == (0, 2)
