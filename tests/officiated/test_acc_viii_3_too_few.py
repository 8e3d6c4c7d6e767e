"""acc:VIII.3: what was pegged too few stands once the peg is released."""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimFullCount, ClaimMuggins, ClaimOverpegged
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused, settled


def bob_counts_one() -> Players:
    """For two."""
    players = counting()
    players.pegged_hand(BOB, 1)
    return players


def test_a_hand_counted_too_low_stands_for_its_player() -> None:
    players = bob_counts_one()
    with pytest.raises(IllegalCommand, match="Bob has already counted"):
        players.count_hand(BOB, 2)
    assert players.scores == (0, 1)


@pytest.mark.parametrize("who", [ANN, BOB])
def test_nobody_gives_it_its_value_by_a_claim(who: int) -> None:
    players = bob_counts_one()
    with pytest.raises(IllegalCommand, match="Players count only for themselves"):
        players.claim(ClaimFullCount(who, BOB))


def test_no_claim_of_that_kind_is_offered() -> None:
    players = bob_counts_one()
    offered = players.open_claims(ANN) + players.open_claims(BOB)
    assert offered
    assert not any(isinstance(claim, ClaimFullCount | ClaimMuggins) for claim in offered)


def test_without_muggins_nobody_takes_what_was_missed() -> None:
    refused(bob_counts_one(), ClaimMuggins(ANN, BOB, 1, Scored.HAND), "Muggins is not played here")


def test_announced_right_and_pegged_too_few_it_stands_as_pegged() -> None:
    players = counting()
    players.count_hand(BOB, 2)
    players.peg(BOB, 1)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players.pegged_hand(ANN, 12)
    assert players.scores == (12, 1)


def test_announced_too_low_and_pegged_right_it_is_right() -> None:
    """The peg counts, and it is where the hand leads."""
    players = counting()
    players.count_hand(BOB, 1)
    players.peg(BOB, 2)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (0, 2)


def test_a_crib_counted_too_low_stands() -> None:
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.accept(BOB)
    players.pegged_crib(ANN, 8)
    with pytest.raises(IllegalCommand, match="Ann has already counted"):
        players.count_crib(ANN, 10)
    assert players.scores == (20, 2)


def test_in_the_play_the_rest_pegged_later_is_pegged_too_many() -> None:
    """One of two for fifteen was pegged; the other cannot follow."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 1, 1)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (1, 1)
