"""acc:IX.2c: a hand counted before its turn is withdrawn at no cost, whoever notices, and counted again."""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimCountedEarly, ClaimFalseGame, ClaimMuggins, ClaimOverpegged
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


def dealer_first(*scores: int, rules: str = "acc") -> Players:
    players = counting(scores=scores, rules=rules)
    players.pegged_hand(ANN, 12)
    return players


@pytest.mark.parametrize("who", [ANN, BOB])
def test_it_is_taken_back_and_counted_in_turn_whoever_notices(who: int) -> None:
    players = dealer_first(50, 60)
    assert players.scores == (62, 60)
    assert ClaimCountedEarly(who, ANN) in players.open_claims(who)
    upheld(players, ClaimCountedEarly(who, ANN), "acc:IX.2c")
    assert players.scores == (50, 60)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert players.scores == (62, 62)


def test_announced_and_not_pegged_yet_it_is_withdrawn_too() -> None:
    players = counting(scores=(50, 60))
    players.count_hand(ANN, 12)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    assert (players.scores, players.view(BOB).to_act, players.view(BOB).counts) == ((50, 60), (BOB,), ())
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert players.scores == (62, 62)


def test_the_withdrawn_count_binds_nobody() -> None:
    players = counting(scores=(50, 60))
    players.pegged_hand(ANN, 5)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert players.scores == (62, 62)


def test_until_pone_has_pegged() -> None:
    """The article speaks of the pegging of pone's score: announced is not pegged."""
    players = dealer_first(50, 60)
    players.count_hand(BOB, 2)
    assert ClaimCountedEarly(BOB, ANN) in players.open_claims(BOB)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (50, 60)
    with pytest.raises(IllegalCommand, match="Bob may peg first"):
        players.count_hand(ANN, 12)
    players.peg(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert players.scores == (62, 62)


def test_once_pone_has_pegged_it_is_let_stand() -> None:
    players = dealer_first(50, 60)
    players.pegged_hand(BOB, 2)
    for who in (ANN, BOB):
        assert ClaimCountedEarly(who, ANN) not in players.open_claims(who)
        refused(players, ClaimCountedEarly(who, ANN), "did not count ahead of anybody's turn")
    assert players.scores == (62, 62)


def test_a_word_of_pone_does_not_change_the_order() -> None:
    """Whoever accepts the early count may still notice that it was early."""
    players = dealer_first(50, 60)
    players.accept(BOB)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (50, 60)


def test_it_cannot_be_taken_back_twice() -> None:
    players = dealer_first(50, 60)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    refused(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (50, 60)


def test_in_turn_nobody_counts_early() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    refused(players, ClaimCountedEarly(ANN, BOB))
    players.pegged_hand(ANN, 12)
    refused(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (12, 2)


def test_a_dealer_who_pegged_out_early_goes_back_and_pone_may_win_first() -> None:
    players = dealer_first(118, 119)
    assert players.scores == (121, 119)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    assert (players.over, players.scores) == (False, (118, 119))
    players.pegged_hand(BOB, 2)
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (118, 121))


@pytest.mark.parametrize("rules", ["acc", "golden-age", "portfolio", "classic"])
def test_pegged_out_early_is_answered_alike_as_a_false_claim_of_the_game(rules: str) -> None:
    """The points were there, so the claim costs nothing; but Bob counts first, and may win."""
    players = dealer_first(118, 119, rules=rules)
    upheld(players, ClaimFalseGame(BOB, ANN), "acc:IX.2c")
    assert (players.over, players.scores) == (False, (118, 119))
    players.pegged_hand(BOB, 2)
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (118, 121))


@pytest.mark.parametrize("named", [ClaimCountedEarly, ClaimFalseGame])
def test_club_penalties_a_game_claimed_by_scoring_too_soon_has_its_price(
    named: type[ClaimCountedEarly | ClaimFalseGame],
) -> None:
    """From 118 Ann took three too soon: they go back, fifteen more, and Bob has three."""
    players = dealer_first(118, 60, rules="club")
    settled(players, named(BOB, ANN), "club:penalties.false-claim")
    assert players.scores == (103, 63)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert players.scores == (115, 65)


def test_club_penalties_owning_up_to_it_costs_the_same() -> None:
    players = dealer_first(118, 60, rules="club")
    settled(players, ClaimCountedEarly(ANN, ANN), "club:penalties.false-claim")
    assert players.scores == (103, 63)


def test_club_penalties_short_of_the_game_it_only_goes_back() -> None:
    players = dealer_first(50, 60, rules="club")
    upheld(players, ClaimCountedEarly(BOB, ANN), "acc:IX.2c")
    assert (players.scores, players.view(BOB).awards) == ((50, 60), (0, 0))


def test_too_many_pegged_early_is_claimed_as_such() -> None:
    """Fourteen for twelve: two go to Bob, and the twelve are still to be withdrawn."""
    players = counting(scores=(50, 60))
    players.pegged_hand(ANN, 14)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (62, 62)
    upheld(players, ClaimCountedEarly(BOB, ANN))
    assert players.scores == (50, 62)


def test_what_a_ruling_has_given_is_pegged_all_the_same() -> None:
    """Bob, who deals, is to peg three that Ann had pegged for nothing; his early count goes back."""
    players = counting(dealer=BOB)
    players.peg(ANN, 3)
    players.pegged_hand(BOB, 2)
    upheld(players, ClaimOverpegged(BOB, ANN))
    upheld(players, ClaimCountedEarly(ANN, BOB))
    assert (players.scores, players.view(ANN).pegging) == ((0, 0), (BOB,))
    players.peg(BOB, 3)
    players.pegged_hand(ANN, 12)
    assert players.scores == (12, 3)


def test_withdrawn_it_cannot_be_called_muggins_on() -> None:
    players = counting(rules=MUGGINS)
    players.pegged_hand(ANN, 8)
    upheld(players, ClaimCountedEarly(ANN, ANN))
    refused(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND), "has counted no hand")
    assert players.scores == (0, 0)


def test_of_three_the_second_may_be_early_too() -> None:
    players = counting(CLEOS_FOUR, rules=PRESETS["acc"].with_seats(3))
    players.pegged_hand(CLEO, 4)
    upheld(players, ClaimCountedEarly(ANN, CLEO), "acc:IX.2c")
    assert players.scores == (0, 0, 0)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(CLEO, 4)
    assert players.scores == (0, 2, 4)


def test_a_partner_may_notice_it() -> None:
    rules = PRESETS["acc"].with_seats(4, partners=True)
    players = counting(CLEOS_FOUR, "9H 9S AC 3H", rules=rules)
    players.pegged_hand(DAN, 2)
    assert ClaimCountedEarly(BOB, DAN) in players.open_claims(BOB)
    upheld(players, ClaimCountedEarly(BOB, DAN), "acc:IX.2c")
    assert players.scores == (0, 0)
