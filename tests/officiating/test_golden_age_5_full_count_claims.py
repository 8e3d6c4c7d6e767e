"""golden-age:5: a hand has its full value until its score is agreed and on the board; no muggins."""

import pytest

from pegout.judge import ClaimFullCount, ClaimMuggins, ClaimOverpegged
from tests.officiating.tables import ANN, BOB, Players, counting, refused, upheld


def bob_counts(points: int, *scores: int) -> Players:
    """Bob has two."""
    players = counting(rules="golden-age", scores=scores)
    players.count_hand(BOB, points)
    return players


@pytest.mark.parametrize("who", [ANN, BOB])
def test_the_player_or_the_other_may_say_so(who: int) -> None:
    players = bob_counts(0)
    assert ClaimFullCount(who, BOB) in players.open_claims(who)
    upheld(players, ClaimFullCount(who, BOB), "golden-age:5")
    assert players.scores == (0, 2)


def test_not_after_it_was_agreed_in_words() -> None:
    players = bob_counts(0)
    players.accept(ANN)
    assert ClaimFullCount(BOB, BOB) not in players.open_claims(BOB)
    refused(players, ClaimFullCount(BOB, BOB), "agreed and entered")
    assert players.scores == (0, 0)


def test_nor_once_the_dealer_has_begun_to_count() -> None:
    players = bob_counts(0)
    players.count_hand(ANN, 12)
    refused(players, ClaimFullCount(BOB, BOB), "agreed and entered")
    assert players.scores == (12, 0)


def test_the_dealers_hand_and_the_crib() -> None:
    players = bob_counts(2)
    players.count_hand(ANN, 8)
    upheld(players, ClaimFullCount(ANN, ANN))
    assert players.scores == (12, 2)
    players.accept(BOB)
    players.count_crib(ANN, 4)
    upheld(players, ClaimFullCount(ANN, ANN))
    assert players.scores == (22, 2)


def test_a_full_count_cannot_grow() -> None:
    players = bob_counts(2)
    refused(players, ClaimFullCount(BOB, BOB), "nothing too low")


def test_it_is_given_once() -> None:
    players = bob_counts(0)
    upheld(players, ClaimFullCount(BOB, BOB))
    refused(players, ClaimFullCount(BOB, BOB), "nothing too low")
    refused(players, ClaimFullCount(ANN, BOB), "nothing too low")
    assert players.scores == (0, 2)


def test_the_full_value_can_win_the_game() -> None:
    players = bob_counts(0, 90, 119)
    upheld(players, ClaimFullCount(BOB, BOB))
    assert (players.winner, players.scores) == (BOB, (90, 121))


def test_muggins_is_not_used() -> None:
    players = bob_counts(0)
    refused(players, ClaimMuggins(ANN, BOB, 2), "Muggins is not played here")


def test_too_many_goes_back_as_under_the_congress_rules() -> None:
    players = bob_counts(5)
    upheld(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (3, 2)


def test_it_is_about_hands_not_about_the_play() -> None:
    """One of two for fifteen was pegged, and stays one."""
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="4D", rules="golden-age")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 1)
    refused(players, ClaimFullCount(ANN, ANN), "nothing too low")
    players.peg(ANN, 1)
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 1)
