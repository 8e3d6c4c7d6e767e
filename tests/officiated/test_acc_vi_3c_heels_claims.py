"""acc:VI.3: the dealer pegs two for a jack turned before the own first card, or has lost them."""

from typing import Any

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimHeels, ClaimMuggins, ClaimOverpegged
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, CLEO, MUGGINS, Players, refused, settled, upheld


def jack_turned(**options: Any) -> Players:
    return Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", **options)


def test_they_are_pegged_in_time_even_after_pones_lead() -> None:
    players = jack_turned()
    players.play("KC=10")
    players.peg(ANN, 2)
    refused(players, ClaimHeels(BOB, ANN), "has not lost heels")
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 0)


def test_with_the_dealers_first_card_they_are_lost_and_nobody_has_them() -> None:
    players = jack_turned()
    players.play("KC=10", "4H=14")
    assert ClaimHeels(BOB, ANN) in players.open_claims(BOB)
    upheld(players, ClaimHeels(BOB, ANN), "acc:VI.3c")
    assert (players.scores, players.view(BOB).awards) == ((0, 0), (0, 0))


def test_with_muggins_too_they_are_nobodys() -> None:
    """acc:X.2c."""
    players = jack_turned(rules=MUGGINS)
    players.play("KC=10", "4H=14")
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS), "cannot be called for heels")
    assert players.scores == (0, 0)


def late() -> Players:
    players = jack_turned()
    players.play("KC=10", "4H=14")
    players.peg(ANN, 2)
    return players


def test_pegged_after_it_they_are_pegged_too_many() -> None:
    players = late()
    settled(players, ClaimHeels(BOB, ANN), "acc:VI.3c", "acc:VIII.4c1")
    assert players.scores == (0, 2)


def test_and_are_put_right_once() -> None:
    players = late()
    settled(players, ClaimHeels(BOB, ANN))
    refused(players, ClaimHeels(BOB, ANN))
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (0, 2)


def test_unnoticed_until_the_others_next_card_they_stand() -> None:
    players = late()
    players.play("AC=15")
    refused(players, ClaimOverpegged(BOB, ANN), "too late")
    refused(players, ClaimHeels(BOB, ANN), "too late")
    assert players.scores == (2, 0)


def test_a_go_does_not_lose_them() -> None:
    """The article speaks of a card."""
    players = jack_turned()
    players.play("KC=10", "go")
    players.peg(ANN, 2)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 0)


def test_more_than_two_are_too_many() -> None:
    players = jack_turned()
    players.peg(ANN, 3)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (2, 1)


def test_heels_are_the_dealers() -> None:
    players = jack_turned()
    players.peg(BOB, 2)
    settled(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (2, 0)
    players.peg(ANN, 2)  # and are still hers to peg
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")


def test_without_a_jack_there_is_nothing_to_lose() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="QD")
    players.play("KC=10", "4H=14")
    assert ClaimHeels(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimHeels(BOB, ANN), "has not lost heels")


def test_the_dealer_can_peg_out_with_them() -> None:
    """acc:VI.3b."""
    players = jack_turned(scores=(119, 120))
    players.peg(ANN, 2)
    players.accept(BOB)
    assert (players.winner, players.scores) == (ANN, (121, 120))


def test_near_the_end_nobody_leads_before_the_dealer_has_had_the_time_to_peg_them() -> None:
    """Of three, the second card could win before the dealer's turn came."""
    rules = PRESETS["acc"].with_seats(3)
    hands = ("4H 9S 7H 9H", "KC AC 5C AS", "KS 2D 3D 4S")
    players = Players(*hands, starter="JD", rules=rules, scores=(119, 60, 119))
    assert players.view(BOB).pegging == (ANN,)
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.play("KC=10")
    players.peg(ANN, 2)
    players.accept(BOB, CLEO)
    assert players.winner == ANN
