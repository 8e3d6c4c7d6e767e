"""acc:X.2: what muggins is never called for."""

import pytest

from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimFalseGame, ClaimMuggins, ClaimOverpegged, ClaimRenege, PegBack
from pegout.rules.remedies import Fate
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, counting, refused, settled, upheld


def nobody_calls(players: Players, caller: int, player: int) -> None:
    """By whatever name."""
    for score in Scored:
        refused(players, ClaimMuggins(caller, player, 1, score))


@pytest.mark.parametrize("pegged", [0, 1])
def test_heels(pegged: int) -> None:
    """acc:X.2c: not pegged before the dealer's first card, or pegged in part."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", rules=MUGGINS)
    if pegged:
        players.peg(ANN, pegged)
    players.play("KC=10", "4H=14")
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS), "cannot be called for heels")
    nobody_calls(players, BOB, ANN)
    assert players.scores == (pegged, 0)


def test_heels_that_may_still_be_pegged() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", rules=MUGGINS)
    players.play("KC=10")
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS), "cannot be called for heels")
    players.peg(ANN, 2)
    assert players.scores == (2, 0)


def penalty_for_bob() -> Players:
    """Ann has pegged three for nothing; Bob, who noticed it, is to peg three."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", rules=MUGGINS)
    players.play("KC=10", "7H=17")
    players.peg(ANN, 3)
    upheld(players, ClaimOverpegged(BOB, ANN))
    return players


def test_a_penalty_that_is_omitted() -> None:
    """acc:X.2a."""
    players = penalty_for_bob()
    players.pass_(BOB)
    nobody_calls(players, ANN, BOB)
    assert players.scores == (0, 0)


def test_a_penalty_that_is_underpegged() -> None:
    players = penalty_for_bob()
    players.peg(BOB, 1)
    nobody_calls(players, ANN, BOB)
    assert players.scores == (0, 1)


def called_for_four() -> Players:
    """Ann's twelve were counted eight; Bob, who called muggins, is to peg four."""
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 8)
    upheld(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND))
    return players


@pytest.mark.parametrize("pegged", [0, 3])
def test_muggins_that_is_omitted_or_underpegged(pegged: int) -> None:
    """acc:X.2b."""
    players = called_for_four()
    if pegged:
        players.peg(BOB, pegged)
    else:
        players.pass_(BOB)
    nobody_calls(players, ANN, BOB)
    assert players.scores == (8, 2 + pegged)


def test_what_a_caller_left_of_muggins() -> None:
    """acc:X.2b: Bob called for one of four, and nobody calls for the rest."""
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 8)
    settled(players, ClaimMuggins(BOB, ANN, 1, Scored.HAND))
    nobody_calls(players, ANN, BOB)
    refused(players, ClaimMuggins(BOB, ANN, 3, Scored.HAND))
    assert players.scores == (8, 3)


def test_points_lost_by_pegging_backward() -> None:
    """acc:X.2d: the fifteen of a false claim of the game are nobody's, nor are too many of them."""
    players = counting(rules=MUGGINS, scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    upheld(players, ClaimFalseGame(BOB, ANN))
    players.peg(ANN, 17)
    players.peg(BOB, 1)
    refused(players, ClaimMuggins(BOB, ANN, 15, Scored.HAND))
    assert players.scores == (103, 53)


def test_points_pegged_too_many_and_put_right() -> None:
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 5)
    upheld(players, PegBack(BOB, 3))
    refused(players, ClaimMuggins(ANN, BOB, 3, Scored.HAND))
    players.pegged_hand(ANN, 14)
    settled(players, ClaimOverpegged(BOB, ANN))
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HAND))
    assert players.scores == (12, 4)


def test_points_of_a_hand_that_their_player_pegged_back() -> None:
    """acc:X.2d: two were there, and one of them went back."""
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 2)
    upheld(players, PegBack(BOB, 1))
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND))
    assert players.scores == (0, 1)


def test_points_of_a_play_that_was_taken_back() -> None:
    """Bob had made fifteen on a card that a renege sent back to Ann's hand."""
    players = Players("QH 3H 7H 5S", "KC 8C TC 8S", starter="4D", rules=MUGGINS)
    players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "5S=5", "TC=15", "3H=18")
    settled(players, ClaimRenege(BOB, ANN, Fate.PLAYED))
    nobody_calls(players, ANN, BOB)
    assert players.scores == (0, 2)
