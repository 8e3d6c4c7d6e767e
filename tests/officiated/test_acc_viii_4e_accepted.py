"""acc:VIII.4e: once a hand or the crib is accepted, nobody claims that too many were pegged for it."""

import pytest

from pegout.game import IllegalCommand
from pegout.judge import ClaimOverpegged, PegBack
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, CLEO, CLEOS_FOUR, Players, counting, refused, settled


def bob_counts_five() -> Players:
    """For two."""
    players = counting()
    players.pegged_hand(BOB, 5)
    return players


def test_before_it_is_accepted_it_goes_back() -> None:
    players = bob_counts_five()
    assert ClaimOverpegged(ANN, BOB) in players.open_claims(ANN)
    settled(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (3, 2)


def test_accepted_in_words_it_stands() -> None:
    players = bob_counts_five()
    players.accept(ANN)
    assert ClaimOverpegged(ANN, BOB) not in players.open_claims(ANN)
    refused(players, ClaimOverpegged(ANN, BOB), "too late", "stands")
    assert players.scores == (0, 5)


def test_mixed_it_stands() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    players.mix(BOB)
    refused(players, ClaimOverpegged(BOB, ANN), "too late", "stands")
    assert players.scores == (14, 2)


def test_the_dealer_accepts_by_beginning_to_count() -> None:
    players = bob_counts_five()
    players.count_hand(ANN, 12)
    refused(players, ClaimOverpegged(ANN, BOB), "too late")
    assert players.scores == (0, 5)


def test_accepted_it_cannot_be_told_either() -> None:
    players = bob_counts_five()
    players.accept(ANN)
    assert PegBack(BOB, 1) not in players.open_claims(BOB)
    with pytest.raises(IllegalCommand, match="has pegged nothing that can still be corrected"):
        players.claim(PegBack(BOB, 3))


def test_pone_accepts_the_dealers_hand_in_words() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    players.accept(BOB)
    refused(players, ClaimOverpegged(BOB, ANN), "too late")
    players.pegged_crib(ANN, 11)
    settled(players, ClaimOverpegged(BOB, ANN))  # one for the crib, nothing for the hand
    assert players.scores == (24, 3)


def test_with_the_crib_accepted_the_deal_is_over() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.accept(BOB)
    players.pegged_crib(ANN, 12)
    players.accept(BOB)
    with pytest.raises(IllegalCommand):
        players.claim(ClaimOverpegged(BOB, ANN))
    assert players.scores == (24, 2)


def test_of_three_each_accepts_for_oneself() -> None:
    players = counting(CLEOS_FOUR, rules=PRESETS["acc"].with_seats(3))
    players.pegged_hand(BOB, 5)
    players.pegged_hand(CLEO, 4)
    refused(players, ClaimOverpegged(CLEO, BOB), "too late")
    settled(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (3, 2, 4)
