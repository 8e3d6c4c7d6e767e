"""acc:I.6d: the other's go gives one point, or two at thirty-one; it may be pegged before the own go is said.

The player whom all others have left alone is sure of it, whatever is held: nothing hidden decides.
"""

import pytest

from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimFalseGame, ClaimMuggins, ClaimOverpegged, PegBack
from pegout.rules import RuleSet
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, refused, settled, upheld

OVER = ClaimOverpegged(BOB, ANN)


def alone(fourth: str = "TC", rules: str | RuleSet = "acc") -> Players:
    """Bob has said go; Ann has played on to thirty, with a pair, and holds one more card."""
    players = Players(f"{fourth} 4H 4D 2H", "QD KD QC KC", starter="7S", rules=rules, crib="9C 9D 8H 8S")
    players.play("QD=10", "2H=12", "KD=22", "4H=26", "go", "4D=30")
    return players


@pytest.mark.parametrize("fourth", ["TC", "AC"])
@pytest.mark.parametrize("scores", [(3,), (2, 1), (1, 2)])
def test_pair_and_go_may_be_pegged_before_go_is_said(fourth: str, scores: tuple[int, ...]) -> None:
    """The ten does not fit, the ace would: the answer is the same."""
    players = alone(fourth)
    players.peg(ANN, *scores)
    refused(players, OVER, "not pegged too many")
    players.play("go", "pass")
    refused(players, OVER, "not pegged too many")
    assert players.scores == (3, 0)


def test_it_is_not_due_a_second_time() -> None:
    players = alone()
    players.peg(ANN, 3)
    players.play("go")
    players.peg(ANN, 1)
    settled(players, OVER, "acc:VIII.4c1")
    assert players.scores == (3, 1)


def test_more_than_the_one_is_too_many() -> None:
    players = alone()
    players.peg(ANN, 4)
    settled(players, OVER, "acc:VIII.4c1")
    assert players.scores == (3, 1)


def test_thirty_one_pays_for_the_go() -> None:
    """Two for the pair and two for thirty-one, and never three for that: of five one goes back."""
    players = alone("AC")
    players.peg(ANN, 3)
    players.play("AC=31")
    players.peg(ANN, 2)
    settled(players, OVER, "acc:VIII.4c1")
    assert players.scores == (4, 1)


def test_taken_back_it_can_be_pegged_again_when_go_is_said() -> None:
    players = alone()
    players.peg(ANN, 3)
    upheld(players, PegBack(ANN, 1))
    players.play("go")
    players.peg(ANN, 1)
    refused(players, OVER, "not pegged too many")
    assert players.scores == (3, 0)


def test_pegged_it_cannot_be_called() -> None:
    players = alone(rules=MUGGINS)
    players.peg(ANN, 3)
    players.play("go", "pass")
    refused(players, ClaimMuggins(BOB, ANN, 1, Scored.GO))
    assert players.scores == (3, 0)


def last_hole(*plays: str) -> Players:
    """Twenty-nine by Ann, who is on 120; neither can go on."""
    players = Players("KH AH 9S 9D", "QC 8C JS JD", starter="4S", scores=(120, 100))
    players.play("QC=10", "pass", "KH=20", "pass", "8C=28", "pass", "AH=29", *plays)
    return players


def test_on_120_the_go_wins_without_another_word() -> None:
    players = last_hole("go")
    players.peg(ANN, 1)
    refused(players, ClaimFalseGame(BOB, ANN), "the claim is good")
    players.accept(BOB)
    assert (players.over, players.winner) == (True, ANN)


def test_before_the_other_has_said_go_nothing_is_earned() -> None:
    """acc:VIII.4b: back to 120, fifteen more, and one to Bob."""
    players = last_hole()
    players.peg(ANN, 1)
    settled(players, ClaimFalseGame(BOB, ANN), "acc:VIII.4b")
    assert players.scores == (105, 101)
