"""acc:XI.1-3: penalties are pegged, and mispegged, by the player like any score; that costs no other."""

import pytest

from pegout.game import IllegalCommand
from pegout.judge import ClaimFalseGame, ClaimOverpegged, PegBack
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused, settled, upheld


def three_for_bob(*scores: int) -> Players:
    """Ann has pegged three for nothing; Bob, who noticed it, is to peg three."""
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=scores)
    players.play("KC=10", "pass", "7H=17")
    players.peg(ANN, 3)
    upheld(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    return players


def test_the_player_pegs_what_the_ruling_gives() -> None:
    """The correction is no score and is made at once; the award waits for its player."""
    players = three_for_bob()
    assert (players.scores, players.view(ANN).awards, players.view(ANN).pegging) == ((0, 0), (0, 3), (BOB,))
    players.peg(BOB, 3)
    assert (players.scores, players.view(ANN).awards, players.view(ANN).pegging) == ((0, 3), (0, 0), ())
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")


@pytest.mark.parametrize("act", ["JC=27", "go"])
def test_before_it_is_pegged_its_player_does_not_go_on(act: str) -> None:
    players = three_for_bob()
    with pytest.raises(IllegalCommand, match="The ruling gives Bob 3 to peg: peg them, or pass"):
        players.play(act)
    players.peg(BOB, 3)
    players.play(act)
    assert players.scores == (0, 3)


def test_passed_it_is_lost() -> None:
    players = three_for_bob()
    players.pass_(BOB)
    assert (players.scores, players.view(ANN).awards) == ((0, 0), (0, 0))
    players.peg(BOB, 3)
    settled(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (3, 0)


def test_too_few_stands() -> None:
    """acc:VIII.3: what is missing cannot follow."""
    players = three_for_bob()
    players.peg(BOB, 2)
    assert players.view(ANN).awards == (0, 0)
    players.peg(BOB, 1)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (1, 2)


def test_too_many_goes_back_and_the_difference_to_the_other_and_nothing_on_top() -> None:
    players = three_for_bob()
    players.peg(BOB, 5)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (2, 3)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")


def test_too_many_told_by_the_player_goes_back_at_no_cost() -> None:
    players = three_for_bob()
    players.peg(BOB, 5)
    upheld(players, PegBack(BOB, 2), "acc:VIII.4c2")
    assert players.scores == (0, 3)


def test_too_many_stands_after_the_others_next_card() -> None:
    """acc:VIII.4d."""
    players = three_for_bob()
    players.peg(BOB, 5)
    players.play("JC=27", "go")
    assert ClaimOverpegged(ANN, BOB) in players.open_claims(ANN)
    players.play("2C=29", "go")
    players.peg(BOB, 1)
    players.play("9S=9")
    refused(players, ClaimOverpegged(ANN, BOB), "too late")
    assert players.scores == (0, 6)


def test_a_penalty_can_win_the_game() -> None:
    players = three_for_bob(60, 118)
    players.peg(BOB, 3)
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (60, 121))


def test_pegged_too_far_into_the_game_hole_it_costs_no_fifteen() -> None:
    """acc:XI.3: Bob is on 117 and has three. He pegs out: one over, which is Ann's, and nothing back."""
    players = three_for_bob(60, 117)
    players.peg(BOB, 4)
    assert players.view(ANN).claimed_by == BOB
    settled(players, ClaimFalseGame(ANN, BOB), "acc:XI.3")
    assert players.scores == (61, 120)
    assert players.view(ANN).claimed_by is None


def falsely_out() -> Players:
    """Ann is on 108, has twelve, and has pegged fourteen into the game hole: fifteen back, and one to Bob."""
    players = counting(scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    upheld(players, ClaimFalseGame(BOB, ANN))
    players.peg(BOB, 1)
    assert (players.scores, players.view(BOB).awards) == ((120, 53), (-15, 0))
    return players


def test_a_backward_penalty_is_pegged_by_the_offender() -> None:
    """acc:XI.1a."""
    players = falsely_out()
    players.peg(ANN, 15)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (105, 53)


def test_a_backward_penalty_cannot_be_passed() -> None:
    players = falsely_out()
    with pytest.raises(IllegalCommand, match="has Ann peg 15 back first"):
        players.pass_(ANN)


def test_too_far_back_stands() -> None:
    """acc:VIII.3: over pegging a backward penalty is to the pegger's disadvantage."""
    players = falsely_out()
    players.peg(ANN, 18)
    assert players.view(ANN).awards == (0, 0)
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    assert players.scores == (112, 53)


def test_not_far_enough_back_the_rest_goes_back_and_as_much_to_the_other() -> None:
    """acc:VIII.4c: under pegging a backward penalty is to the pegger's advantage."""
    players = falsely_out()
    players.peg(ANN, 10)
    assert players.scores == (110, 53)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (105, 58)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")


def test_told_by_the_offender_the_rest_goes_back_at_no_cost() -> None:
    """acc:VIII.4c2. Ann's twelve for the hand are open too, and stay."""
    players = falsely_out()
    players.peg(ANN, 10)
    upheld(players, PegBack(ANN, 5), "acc:VIII.4c2")
    assert players.scores == (105, 53)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    players.accept(BOB)
    players.pegged_crib(ANN, 10)
    assert players.scores == (115, 53)
