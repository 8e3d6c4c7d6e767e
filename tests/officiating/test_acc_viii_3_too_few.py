"""acc:VIII.3: what was pegged too few stands once the peg is released."""

from pegout.judge import ClaimFullCount, ClaimMuggins, ClaimOverpegged
from tests.officiating.tables import ANN, BOB, Players, counting, refused, upheld


def test_a_hand_counted_too_low_stands_for_its_player() -> None:
    players = counting()
    players.count_hand(BOB, 1)
    refused(players, ClaimFullCount(BOB, BOB), "stands here")
    assert players.scores == (0, 1)


def test_nor_can_the_other_give_it_its_value() -> None:
    players = counting()
    players.count_hand(BOB, 1)
    refused(players, ClaimFullCount(ANN, BOB), "stands here")


def test_no_claim_of_that_kind_is_offered() -> None:
    players = counting()
    players.count_hand(BOB, 1)
    offered = players.open_claims(ANN) + players.open_claims(BOB)
    assert offered
    assert not any(isinstance(claim, ClaimFullCount | ClaimMuggins) for claim in offered)


def test_without_muggins_nobody_takes_what_was_missed() -> None:
    players = counting()
    players.count_hand(BOB, 1)
    refused(players, ClaimMuggins(ANN, BOB, 1), "Muggins is not played here")


def test_a_crib_counted_too_low_stands() -> None:
    players = counting()
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 12)
    players.accept(BOB)
    players.count_crib(ANN, 8)
    refused(players, ClaimFullCount(ANN, ANN), "stands here")
    assert players.scores == (20, 2)


def test_in_the_play_the_rest_pegged_later_is_pegged_too_many() -> None:
    """One of two for fifteen was pegged; the other cannot follow."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 1)
    players.peg(ANN, 1)
    upheld(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (1, 1)
