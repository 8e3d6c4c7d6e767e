"""acc:VIII.4a-b and VIII.10: a game claimed without the points for it, and one claimed rightly."""

from typing import Any

import pytest

from pegout.game import CountCrib, CountHand, IllegalCommand, Phase, PlayCard
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimCount, ClaimFalseGame, ClaimMuggins, ClaimOverpegged, PegBack
from pegout.rules import PRESETS
from tests.kit.builders import card
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

THREE = PRESETS["acc"].with_seats(3)


def three_for_two() -> Players:
    """Ann is on 118, makes fifteen for two, and pegs three into the game hole."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(118, 50))
    players.play("KC=10", "5H=15")
    players.peg(ANN, 3)
    return players


def test_from_the_play_to_the_true_hole_then_fifteen_back_and_the_overclaim_to_the_other() -> None:
    """The true hole is 120: one over, and 120 less fifteen."""
    players = three_for_two()
    upheld(players, ClaimFalseGame(BOB, ANN), "acc:VIII.4a1", "acc:VIII.4b")
    assert (players.scores, players.view(BOB).awards) == ((120, 50), (-15, 1))
    players.peg(ANN, 15)
    players.peg(BOB, 1)
    assert players.scores == (105, 51)


def test_the_steps_are_taken_before_play_resumes() -> None:
    players = three_for_two()
    upheld(players, ClaimFalseGame(BOB, ANN))
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.play("JC=25")
    players.peg(ANN, 15)
    with pytest.raises(IllegalCommand, match="The ruling gives Bob 1 to peg"):
        players.play("JC=25")
    players.peg(BOB, 1)
    players.play("JC=25")
    assert players.scores == (105, 51)


def test_the_play_goes_on_where_it_was() -> None:
    players = three_for_two()
    settled(players, ClaimFalseGame(BOB, ANN))
    assert (players.phase, players.turn, players.count) == (Phase.PLAY, BOB, 15)
    players.play("JC=25", "go")
    assert players.log[-1] == "Ann: go."


def test_until_it_is_settled_nothing_else_is_done() -> None:
    players = three_for_two()
    with pytest.raises(IllegalCommand, match="Ann claims the game: accept it, or object"):
        players.do(PlayCard(BOB, card("JC"), 25))


def from_the_hand(bob: int = 50, **options: Any) -> Players:
    """Ann is on 108 and has twelve; she counts fourteen, into the game hole."""
    players = counting(scores=(108, bob), **options)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    return players


def test_from_a_hand() -> None:
    players = from_the_hand()
    settled(players, ClaimFalseGame(BOB, ANN), "acc:VIII.4b")
    assert players.scores == (105, 53)


def test_only_objections_to_the_claim_are_open_while_it_waits() -> None:
    players = from_the_hand(rules=MUGGINS)
    assert players.open_claims(BOB) == (ClaimOverpegged(BOB, ANN), ClaimFalseGame(BOB, ANN))
    assert players.open_claims(ANN) == (PegBack(ANN, 1),)
    refused(players, ClaimMuggins(BOB, ANN, 1, Scored.HAND), "accept that, or object")


def test_of_what_another_said_and_pegged_nothing_is_open_while_it_waits() -> None:
    """Bob has pegged what was not there, and announces the last count; Ann says that she has won."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(118, 50))
    players.play("KC=10", "5H=15", "pass", "JC=25")
    players.peg(BOB, 1)
    assert {ClaimCount(ANN), ClaimOverpegged(ANN, BOB)} <= set(players.open_claims(ANN))
    players.peg(ANN, 3)
    assert players.open_claims(ANN) == (PegBack(ANN, 1),)
    assert players.open_claims(BOB) == (ClaimOverpegged(BOB, ANN), ClaimFalseGame(BOB, ANN))


def test_after_a_hand_the_crib_is_counted_as_ever() -> None:
    players = from_the_hand()
    settled(players, ClaimFalseGame(BOB, ANN))
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    assert players.scores == (115, 53)


def test_from_the_crib() -> None:
    """98 and twelve for the hand and ten for the crib are 120; twelve were counted for the crib."""
    players = counting(scores=(98, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.accept(BOB)
    players.pegged_crib(ANN, 12)
    settled(players, ClaimFalseGame(BOB, ANN), "acc:VIII.4b")
    assert players.scores == (105, 53)
    players.accept(BOB)
    assert players.script.state.dealer == BOB


def test_fifteen_back_never_goes_below_the_start() -> None:
    """Twelve is the true hole, so 109 were overclaimed, and only twelve holes are left to go back."""
    players = counting()
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 121)
    settled(players, ClaimFalseGame(BOB, ANN))
    assert players.scores == (0, 111)


def test_the_overclaim_can_win_the_game() -> None:
    players = from_the_hand(118)
    settled(players, ClaimFalseGame(BOB, ANN))
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (105, 121))


def test_objecting_to_the_score_is_objecting_to_the_game() -> None:
    players = from_the_hand()
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4b")
    assert players.scores == (105, 53)


def test_telling_of_it_oneself_does_not_save_the_fifteen() -> None:
    """acc:VIII.4c lets a player correct less than enough to claim the game."""
    players = from_the_hand()
    settled(players, PegBack(ANN, 1), "acc:VIII.4b")
    assert players.scores == (105, 53)


def test_a_wrong_count_pegged_into_the_game_hole() -> None:
    """Fourteen, said fifteen: from 119 into the game hole, two over."""
    players = Players("4H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(119, 50))
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    settled(players, ClaimCount(BOB), "acc:VII.4b", "acc:VIII.4b")
    assert (players.scores, players.count, players.turn) == ((104, 52), 14, BOB)


def test_it_cannot_be_objected_to_twice() -> None:
    players = from_the_hand()
    settled(players, ClaimFalseGame(BOB, ANN))
    refused(players, ClaimFalseGame(BOB, ANN), "has not claimed the game")
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")


def test_before_anybody_claims_there_is_nothing_to_object_to() -> None:
    players = counting(scores=(108, 50))
    assert ClaimFalseGame(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimFalseGame(BOB, ANN), "has not claimed the game")


@pytest.mark.parametrize("before", [109, 115])
def test_a_claim_with_the_points_there_is_good_and_won_when_accepted(before: int) -> None:
    """Points past the game hole are not too many."""
    players = counting(scores=(before, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert not players.over
    refused(players, ClaimFalseGame(BOB, ANN), "the claim is good")
    players.accept(BOB)
    assert (players.winner, players.scores) == (ANN, (121, 52))


def test_a_hand_counted_too_high_that_was_enough_all_the_same_is_good() -> None:
    players = counting(scores=(115, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    refused(players, ClaimFalseGame(BOB, ANN), "the claim is good")
    refused(players, ClaimOverpegged(BOB, ANN), "the claim is good")


def test_a_false_claim_that_is_accepted_is_won() -> None:
    players = from_the_hand()
    players.accept(BOB)
    assert (players.winner, players.scores) == (ANN, (121, 52))


def test_pone_is_out_first_whatever_the_dealer_holds() -> None:
    players = counting(scores=(120, 119))
    players.pegged_hand(BOB, 2)
    with pytest.raises(IllegalCommand, match="Bob claims the game"):
        players.do(CountHand(ANN, 12))
    with pytest.raises(IllegalCommand, match="Bob claims the game"):
        players.do(CountCrib(ANN, 10))
    players.accept(ANN)
    assert players.winner == BOB


def of_three(ann: int) -> Players:
    players = counting(CLEOS_FOUR, rules=THREE, scores=(ann, 50, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(CLEO, 4)
    players.pegged_hand(ANN, 14)
    return players


def test_of_three_both_others_must_accept() -> None:
    players = of_three(109)
    players.accept(BOB)
    assert not players.over
    assert players.open_claims(BOB) == ()  # who has accepted is not asked again
    assert ClaimFalseGame(CLEO, ANN) in players.open_claims(CLEO)
    players.accept(CLEO)
    assert (players.winner, players.scores) == (ANN, (121, 52, 54))


def test_of_three_whoever_objects_has_the_overclaim() -> None:
    players = of_three(108)
    players.accept(BOB)
    settled(players, ClaimFalseGame(CLEO, ANN))
    assert players.scores == (105, 52, 55)
    refused(players, ClaimFalseGame(BOB, ANN), "has not claimed the game")


def test_it_is_not_for_the_partner_to_accept() -> None:
    rules = PRESETS["acc"].with_seats(4, partners=True)
    players = counting(CLEOS_FOUR, "9H 9S AC 3H", rules=rules, scores=(109, 50))
    for seat, points in ((BOB, 2), (CLEO, 4)):
        players.pegged_hand(seat, points)
    players.pegged_hand(DAN, 2)
    players.pegged_hand(ANN, 8)
    with pytest.raises(IllegalCommand, match="Only the opponents can accept"):
        players.accept(CLEO)
    players.accept(BOB, DAN)
    assert (players.winner, players.scores) == (0, (121, 54))


def test_announcing_the_points_does_not_claim_the_game_before_they_are_pegged() -> None:
    """acc:I.5g: the game ends when a peg is in the game hole."""
    players = counting(scores=(109, 50))
    players.pegged_hand(BOB, 2)
    players.count_hand(ANN, 12)
    assert (players.view(BOB).claimed_by, players.scores) == (None, (109, 52))
    players.peg(ANN, 12)
    assert players.view(BOB).claimed_by == ANN
