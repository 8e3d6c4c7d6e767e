"""acc:VII.4: a wrong count is put right before the other's next card or go; then it holds for the series."""

from typing import Any

import pytest

from pegout.game import IllegalCommand
from pegout.judge import ClaimCount, ClaimOverpegged, ClaimRenege, PegBack
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, CLEO, Players, refused, settled, upheld


def false_fifteen(**options: Any) -> Players:
    """Ten and four: Ann says fifteen, and pegs two for it."""
    players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D", **options)
    players.play("KC=10", "pass", "4H=15")
    players.peg(ANN, 2)
    return players


def test_challenged_in_time_the_count_is_put_right_and_two_go_to_the_other() -> None:
    players = false_fifteen()
    assert ClaimCount(BOB) in players.open_claims(BOB)
    settled(players, ClaimCount(BOB), "acc:VII.4b", "acc:VIII.4c1")
    assert (players.scores, players.count, players.turn) == ((0, 2), 14, BOB)
    players.play("5C=19")


def test_with_nothing_pegged_a_challenge_moves_no_peg() -> None:
    players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D")
    players.play("KC=10", "4H=13")
    upheld(players, ClaimCount(BOB), "acc:VII.4b")
    assert (players.scores, players.count) == ((0, 0), 14)


def test_the_player_puts_it_right_at_no_cost() -> None:
    players = false_fifteen()
    assert ClaimCount(ANN) in players.open_claims(ANN)
    upheld(players, ClaimCount(ANN), "acc:VII.4a", "acc:VIII.4c2")
    assert (players.scores, players.count, players.turn) == ((0, 0), 14, BOB)


def test_after_the_others_card_the_count_and_the_points_stand() -> None:
    """Five on fifteen is twenty, whatever the cards make."""
    players = false_fifteen()
    players.play("5C=20")
    refused(players, ClaimCount(BOB))
    refused(players, ClaimCount(ANN))
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")  # the points are earned by now
    assert (players.scores, players.count) == ((2, 0), 20)


def test_after_the_others_go_the_count_stands() -> None:
    """Thirty was said for twenty-nine: with that count accepted, Bob's go with a two was no renege."""
    players = Players("JH 3H 8H 9S", "KC 6C 2C 8S", starter="6D")
    players.play("KC=10", "JH=20", "6C=26", "3H=30", "go")
    assert ClaimCount(BOB) not in players.open_claims(BOB)
    refused(players, ClaimCount(BOB), "accepted")
    refused(players, ClaimCount(ANN), "accepted")
    players.play("go")
    players.peg(ANN, 1)
    players.play("2C=2")
    refused(players, ClaimRenege(ANN, BOB), "no card that was playable")
    assert players.scores == (1, 0)


def test_a_count_that_is_accepted_gives_room() -> None:
    """Twenty was said for twenty-four: the king makes thirty."""
    players = Players("JH KH 8H 9S", "KC 4C 2C 8S", starter="6D")
    players.play("KC=10", "JH=20", "4C=20", "KH=30")
    assert players.count == 30


def test_a_count_that_was_put_right_does_not() -> None:
    players = Players("JH KH 8H 9S", "KC 4C 2C 8S", starter="6D")
    players.play("KC=10", "JH=20", "4C=20")
    upheld(players, ClaimCount(ANN))
    with pytest.raises(IllegalCommand, match="takes the count past 31"):
        players.play("KH=30")


def test_a_right_count_cannot_be_challenged() -> None:
    players = Players("5H 7H 8H 9S", "KC 5C 2C 8S", starter="6D")
    players.play("KC=10", "5H=15")
    refused(players, ClaimCount(BOB), "The count is 15, as announced")


def test_a_count_said_too_low_takes_no_points_away() -> None:
    """The cards make fifteen, so the two are Ann's, put right or not."""
    players = Players("5H 7H 8H 9S", "KC 5C 2C 8S", starter="6D")
    players.play("KC=10", "5H=14")
    upheld(players, ClaimCount(BOB))
    players.peg(ANN, 2)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert (players.scores, players.count) == ((2, 0), 15)


def test_a_series_ended_by_a_false_thirty_one_goes_on() -> None:
    """The count is thirty, and Bob's ace makes a pair and thirty-one: four."""
    players = Players("JH AH 8H 9S", "KC 9C AC 8S", starter="6D")
    players.play("KC=10", "JH=20", "9C=29", "AH=31")
    players.peg(ANN, 2)
    settled(players, ClaimCount(BOB), "acc:VII.4b")
    assert (players.scores, players.count, players.turn) == ((0, 2), 30, BOB)
    players.play("AC=31")
    players.peg(BOB, 4)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (0, 6)


def test_a_false_thirty_one_with_the_last_card_leaves_the_point_for_it() -> None:
    players = Players("JH AH KH AS", "KC QC 9C TC", starter="6D")
    players.play("KC=10", "JH=20", "QC=30", "AH=31")
    players.peg(ANN, 2)
    players.play("9C=9", "KH=19", "TC=29", "AS=31")
    players.peg(ANN, 2)
    settled(players, ClaimCount(BOB), "acc:VII.4b")
    assert players.scores == (2 + 1, 1)


def test_it_is_put_right_once() -> None:
    players = false_fifteen()
    settled(players, ClaimCount(BOB))
    refused(players, ClaimCount(BOB))
    refused(players, ClaimCount(ANN))
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (0, 2)


def test_the_points_and_the_count_are_put_right_whichever_is_claimed() -> None:
    """And nothing is taken a second time."""
    players = false_fifteen()
    settled(players, ClaimOverpegged(BOB, ANN))
    assert (players.scores, players.count) == ((0, 2), 14)
    refused(players, ClaimCount(BOB), "accepted")
    assert (players.scores, players.count) == ((0, 2), 14)


def test_the_difference_can_win_the_game() -> None:
    players = false_fifteen(scores=(60, 119))
    settled(players, ClaimCount(BOB))
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (60, 121))


def of_three(said: int = 15, *pegged: int) -> Players:
    """Ten and four: Cleo says fifteen, or something else, and pegs for it."""
    players = Players(
        "5H 7H 8H 9S", "KC 5C 2C 8S", "4C TS JS QS", starter="6D", rules=PRESETS["acc"].with_seats(3)
    )
    players.play("KC=10", f"4C={said}")
    for points in pegged or (2,):
        players.peg(CLEO, points)
    return players


@pytest.mark.parametrize(("claimant", "scores"), [(ANN, (2, 0, 0)), (BOB, (0, 2, 0))])
def test_of_three_either_opponent_may_challenge(claimant: int, scores: tuple[int, ...]) -> None:
    players = of_three()
    settled(players, ClaimCount(claimant))
    assert (players.scores, players.count, players.turn) == (scores, 14, ANN)


def test_of_three_the_next_card_accepts_the_count_for_all() -> None:
    players = of_three()
    players.play("5H=20")
    refused(players, ClaimCount(BOB))
    refused(players, ClaimOverpegged(BOB, CLEO), "not pegged too many")
    assert players.count == 20


@pytest.mark.parametrize(("said", "pegged", "over"), [(13, (2,), 2), (15, (3,), 1), (15, (2, 2), 2)])
def test_of_three_what_no_count_gives_is_not_accepted_with_it(
    said: int, pegged: tuple[int, ...], over: int
) -> None:
    """Bob has not played on: he may object to points that fifteen does not give either."""
    players = of_three(said, *pegged)
    players.play(f"5H={said + 5}")
    assert ClaimOverpegged(BOB, CLEO) in players.open_claims(BOB)
    settled(players, ClaimOverpegged(BOB, CLEO), "acc:VIII.4c1")
    assert players.scores == (0, over, sum(pegged) - over)
    refused(players, ClaimOverpegged(BOB, CLEO), "not pegged too many")


def test_of_three_points_told_of_are_those_that_no_count_gives() -> None:
    players = of_three(15, 3)
    upheld(players, PegBack(CLEO, 1), "acc:VIII.4c2")
    players.play("5H=20")
    refused(players, ClaimOverpegged(BOB, CLEO), "not pegged too many")
    assert players.scores == (0, 0, 2)


def test_a_partners_count_is_for_the_opponents_to_challenge() -> None:
    rules = PRESETS["acc"].with_seats(4, partners=True)
    players = Players("5H 7H 8H 9S", "KC 5C 2C 8S", "4C TS JS QS", "3C 3S 9D 9C", starter="6D", rules=rules)
    players.play("KC=10", "4C=15")
    players.peg(CLEO, 2)
    refused(players, ClaimCount(ANN), "partner")
    settled(players, ClaimCount(BOB))
    assert players.scores == (0, 2)
