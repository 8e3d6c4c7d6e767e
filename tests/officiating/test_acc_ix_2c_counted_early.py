"""acc:IX.2c: a hand counted before its turn is taken back and counted again; it costs nothing."""

from pegout.judge import ClaimCountedEarly
from pegout.rules import PRESETS
from tests.officiating.tables import ANN, BOB, CLEO, CLEOS_FOUR, Players, counting, refused, upheld


def dealer_first(*scores: int) -> Players:
    players = counting(scores=scores)
    players.count_hand(ANN, 12)
    return players


def test_it_is_taken_back_and_counted_in_turn() -> None:
    players = dealer_first(50, 60)
    assert players.scores == (62, 60)
    assert ClaimCountedEarly(BOB, ANN) in players.open_claims(BOB)
    upheld(players, ClaimCountedEarly(BOB, ANN), "acc:IX.2c")
    assert players.scores == (50, 60)
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 12)
    assert players.scores == (62, 62)


def test_once_pone_has_counted_it_is_let_stand() -> None:
    players = dealer_first(50, 60)
    players.count_hand(BOB, 2)
    assert ClaimCountedEarly(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimCountedEarly(BOB, ANN), "has not counted before somebody who is still to count")
    assert players.scores == (62, 62)


def test_once_accepted_it_stands() -> None:
    players = dealer_first(50, 60)
    players.accept(BOB)
    refused(players, ClaimCountedEarly(BOB, ANN))
    players.count_hand(BOB, 2)
    assert players.scores == (62, 62)


def test_it_cannot_be_taken_back_twice() -> None:
    players = dealer_first(50, 60)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    refused(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (50, 60)


def test_in_turn_nobody_counts_early() -> None:
    players = counting()
    players.count_hand(BOB, 2)
    refused(players, ClaimCountedEarly(ANN, BOB))
    players.count_hand(ANN, 12)
    refused(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (12, 2)


def test_a_dealer_who_pegged_out_early_goes_back_and_pone_may_win_first() -> None:
    players = dealer_first(118, 119)
    assert players.scores == (121, 119)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    assert (players.over, players.scores) == (False, (118, 119))
    players.count_hand(BOB, 2)
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (118, 121))


def test_of_three_the_second_may_be_early_too() -> None:
    players = counting(CLEOS_FOUR, rules=PRESETS["acc"].with_seats(3))
    players.count_hand(CLEO, 4)
    upheld(players, ClaimCountedEarly(ANN, CLEO), "acc:IX.2c")
    assert players.scores == (0, 0, 0)
    players.count_hand(BOB, 2)
    players.count_hand(CLEO, 4)
    assert players.scores == (0, 2, 4)
