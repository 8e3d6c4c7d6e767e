"""acc:VIII.4c: too many pegged goes back, and is the opponent's who notices; the player's word is free."""

from typing import Any

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, ClaimOverpegged, PegBack
from pegout.rules import PRESETS
from tests.kit.officiated_tables import (
    ANN,
    BOB,
    CLEO,
    CLEOS_FOUR,
    DAN,
    MUGGINS,
    Players,
    counting,
    refused,
    settled,
    upheld,
)


def fifteen(pegged: int, **options: Any) -> Players:
    """Ann makes fifteen for two and pegs her own number for it."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", **options)
    players.play("KC=10", "pass", "5H=15")
    players.peg(ANN, pegged)
    return players


@pytest.mark.parametrize(("pegged", "scores"), [(3, (2, 1)), (5, (2, 3)), (12, (2, 10))])
def test_in_the_play_the_opponent_scores_the_difference(pegged: int, scores: tuple[int, ...]) -> None:
    players = fifteen(pegged)
    assert ClaimOverpegged(BOB, ANN) in players.open_claims(BOB)
    upheld(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert (players.scores, players.view(ANN).awards) == ((2, 0), (0, pegged - 2))
    players.peg(BOB, pegged - 2)
    assert players.scores == scores


def test_points_pegged_for_nothing_all_go_back() -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D")
    players.play("KC=10")
    players.peg(BOB, 2)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (2, 0)


@pytest.mark.parametrize(("said", "scores"), [(3, (1, 2)), (12, (10, 2))])
def test_for_a_hand(said: int, scores: tuple[int, ...]) -> None:
    players = counting()
    players.pegged_hand(BOB, said)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == scores


def test_the_peg_decides_and_not_the_word() -> None:
    """Five announced is too many, and two pegged for it is right; two announced and five pegged is not."""
    players = counting()
    players.count_hand(BOB, 5)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players.peg(BOB, 2)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players = counting()
    players.count_hand(BOB, 2)
    players.peg(BOB, 5)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (3, 2)


def crib_of_twelve() -> Players:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.accept(BOB)
    players.pegged_crib(ANN, 12)
    return players


def test_for_the_crib() -> None:
    players = crib_of_twelve()
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (22, 4)


def test_told_by_the_player_it_costs_nothing() -> None:
    players = fifteen(5)
    assert PegBack(ANN, 1) in players.open_claims(ANN)
    upheld(players, PegBack(ANN, 3), "acc:VIII.4c2")
    assert (players.scores, players.view(BOB).awards) == ((2, 0), (0, 0))
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")


def test_told_of_a_hand_or_crib_it_costs_nothing() -> None:
    players = counting()
    players.pegged_hand(BOB, 4)
    upheld(players, PegBack(BOB, 2), "acc:VIII.4c2")
    assert players.scores == (0, 2)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players = crib_of_twelve()
    upheld(players, PegBack(ANN, 2), "acc:VIII.4c2")
    assert players.scores == (22, 2)


def test_told_of_in_part_the_rest_is_still_the_opponents_to_claim() -> None:
    players = fifteen(5)
    upheld(players, PegBack(ANN, 1))
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (2, 2)


@pytest.mark.parametrize(("pegged", "back", "left"), [(3, 2, 1), (2, 1, 1), (2, 2, 0)])
def test_more_than_was_too_many_goes_back_as_said_and_is_lost(pegged: int, back: int, left: int) -> None:
    """acc:VIII.3 and X.2d: nobody says that it was wrong; what went back is not due again, nor muggins."""
    players = fifteen(pegged, rules=MUGGINS)
    upheld(players, PegBack(ANN, back), "acc:VIII.4c2")
    assert players.scores == (left, 0)
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN))
    players.peg(ANN, 1)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (left, 1)


def test_no_more_goes_back_than_was_pegged() -> None:
    players = fifteen(3)
    with pytest.raises(IllegalCommand, match="from 1 to 3"):
        players.claim(PegBack(ANN, 4))


def test_a_right_number_cannot_be_objected_to() -> None:
    refused(fifteen(2), ClaimOverpegged(BOB, ANN), "not pegged too many")
    players = counting()
    players.pegged_hand(BOB, 2)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")


def test_too_few_is_not_too_many() -> None:
    refused(fifteen(1), ClaimOverpegged(BOB, ANN), "not pegged too many")


def test_it_cannot_be_claimed_twice() -> None:
    players = fifteen(5)
    settled(players, ClaimOverpegged(BOB, ANN))
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 3)


def test_two_scores_that_are_both_open_are_put_right_together() -> None:
    """Bob is out of the series. Three for a pair, then nine for three aces and thirty-one, worth eight."""
    players = Players("KH AH AD AS", "QC JC 8C 8S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29", "go", "AD=30")
    players.peg(ANN, 3)
    players.play("AS=31")
    players.peg(ANN, 9)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (2 + 8, 1 + 1)


def test_the_difference_can_win_the_game() -> None:
    players = fifteen(3, scores=(80, 120))
    settled(players, ClaimOverpegged(BOB, ANN))
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (82, 121))


def test_of_three_the_claimant_alone_has_the_difference() -> None:
    players = counting(CLEOS_FOUR, rules=PRESETS["acc"].with_seats(3))
    players.pegged_hand(BOB, 5)
    settled(players, ClaimOverpegged(CLEO, BOB))
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (0, 2, 3)


def test_partners_have_one_score_and_do_not_object_to_each_other() -> None:
    rules = PRESETS["acc"].with_seats(4, partners=True)
    players = counting(CLEOS_FOUR, "9H 9S AC 3H", rules=rules)
    players.pegged_hand(BOB, 5)
    with pytest.raises(IllegalCommand, match="Dan cannot make that claim against Bob"):
        players.claim(ClaimOverpegged(DAN, BOB))
    settled(players, ClaimOverpegged(CLEO, BOB))
    assert players.scores == (3, 2)
