"""Earned points may be pegged one by one (acc:VII.2a, RULEBOOK 2.3); one score is not split (acc:VIII.3)."""

import pytest

from pegout.game import IllegalCommand, Peg
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, ClaimOverpegged
from pegout.rules import PRESETS, RuleSet
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, refused, settled, upheld


def pair_and_last_card(rules: str | RuleSet = "acc") -> Players:
    """Bob is out of cards; Ann's second four makes a pair, and is the last card."""
    players = Players("KH QH 4H 4S", "9C TC AS 3C", starter="8D", rules=rules)
    players.play("9C=9", "KH=19", "TC=29", "go", "AS=30", "go")
    players.peg(BOB, 1)
    players.play("QH=10", "3C=13", "4H=17", "4S=21")
    return players


@pytest.mark.parametrize("rules", sorted(set(PRESETS) - {"club-3", "club-4", "club-partners"}))
@pytest.mark.parametrize("scores", [(3,), (2, 1), (1, 2)])
def test_pair_and_last_card(rules: str, scores: tuple[int, ...]) -> None:
    """Two and one, in any order or together: none of it is too many, and nothing is missed."""
    players = pair_and_last_card(rules)
    players.peg(ANN, *scores)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert (players.scores, players.view(ANN).pegging) == ((3, 1), ())


def test_two_pegs_without_a_word_between_them_are_as_good() -> None:
    """Whoever does not say that there is more to come may peg it all the same, while the others wait."""
    players = pair_and_last_card()
    players.peg(ANN, 2)
    players.peg(ANN, 1)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (3, 1)


def test_while_there_is_more_to_come_the_table_waits() -> None:
    players = pair_and_last_card()
    players.do(Peg(ANN, 2, more=True))
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.count_hand(BOB, 3)
    players.peg(ANN, 1)
    assert players.view(BOB).to_act == (BOB,)


@pytest.mark.parametrize(("scores", "over"), [((2, 2), 1), ((3, 1), 1), ((2, 1, 1), 1), ((5,), 2)])
def test_what_was_not_earned_is_too_many_all_the_same(scores: tuple[int, ...], over: int) -> None:
    players = pair_and_last_card()
    players.peg(ANN, *scores)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (3, 1 + over)


def test_muggins_between_two_separate_scores_is_too_early() -> None:
    players = pair_and_last_card(MUGGINS)
    players.peg(ANN, 2)
    refused(players, ClaimMuggins(BOB, ANN, 1, Scored.LAST), "may still peg")
    players.peg(ANN, 1)
    refused(players, ClaimMuggins(BOB, ANN, 1, Scored.LAST))
    assert players.scores == (3, 1)


def test_after_a_pass_what_is_left_is_muggins() -> None:
    players = pair_and_last_card(MUGGINS)
    players.do(Peg(ANN, 2, more=True))
    players.pass_(ANN)
    settled(players, ClaimMuggins(BOB, ANN, 1, Scored.LAST), "acc:X.4a")
    assert players.scores == (2, 2)


def run_and_fifteen(rules: str | RuleSet = "acc") -> Players:
    """Four, five, six: Bob has a run of three and fifteen for two."""
    players = Players("5H 9H TH JS", "4C 6C KC QD", starter="8D", rules=rules)
    players.play("4C=4", "5H=9", "6C=15")
    return players


@pytest.mark.parametrize("scores", [(5,), (3, 2), (2, 3)])
def test_run_and_fifteen(scores: tuple[int, ...]) -> None:
    players = run_and_fifteen()
    players.peg(BOB, *scores)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (0, 5)


def test_the_second_may_follow_after_the_others_card() -> None:
    """acc:VII.2b: until Bob's own next card."""
    players = run_and_fifteen()
    players.peg(BOB, 3)
    players.play("9H=24")
    players.peg(BOB, 2)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert players.scores == (0, 5)


def test_of_one_score_a_part_is_pegged_and_the_rest_missed() -> None:
    """Four for five: a run, and one of the two for fifteen. The other one cannot follow."""
    players = run_and_fifteen()
    players.peg(BOB, 4, 1)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (1, 4)


def test_the_rest_of_a_part_is_muggins_at_once() -> None:
    players = run_and_fifteen(MUGGINS)
    players.peg(BOB, 4)
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.RUN))
    settled(players, ClaimMuggins(ANN, BOB, 1, Scored.FIFTEEN), "acc:X.4a")
    assert players.scores == (1, 4)


def test_a_later_score_closes_that() -> None:
    """acc:X.4b2. One of the two for fifteen, and then the run, which is whole."""
    players = run_and_fifteen(MUGGINS)
    players.peg(BOB, 1, 3)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.FIFTEEN), "too late")
    assert players.scores == (0, 4)


def test_three_of_a_kind_is_one_score() -> None:
    """Six as a pair and then four: the four are too many."""
    players = Players("7H 9H TH JS", "7C 7S KC QD", starter="8D")
    players.play("7C=7", "7H=14")
    players.peg(ANN, 2)
    players.play("7S=21")
    players.peg(BOB, 2, 4)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (2 + 4, 2)


@pytest.mark.parametrize("scores", [(4,), (2, 2)])
def test_pair_and_thirty_one(scores: tuple[int, ...]) -> None:
    """Her fifteen with the seven is lost by her eight."""
    players = Players("7H 8H TH JS", "8C 8S KC QD", starter="5D")
    players.play("8C=8", "7H=15", "8S=23", "8H=31")
    players.peg(ANN, *scores)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (4, 0)


@pytest.mark.parametrize("scores", [(4,), (2, 2)])
def test_heels_and_a_fifteen_are_two_scores(scores: tuple[int, ...]) -> None:
    """At a club, where both may be pegged after the dealer's card."""
    players = Players("5H 9S 7H 9H", "KC AC 8C AS", starter="JD", rules="club")
    players.play("KC=10", "5H=15")
    players.peg(ANN, *scores)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (4, 0)


@pytest.mark.parametrize("scores", [(5,), (3, 2), (2, 3)])
def test_a_penalty_and_a_score_of_the_play_are_two_scores(scores: tuple[int, ...]) -> None:
    """Bob has two for fifteen, and three by a ruling."""
    players = Players("2H KH 9S 8H", "TC 3C JC QD", starter="7D")
    players.play("TC=10", "2H=12", "3C=15", "KH=25")
    players.peg(ANN, 3)
    upheld(players, ClaimOverpegged(BOB, ANN))
    players.peg(BOB, *scores)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    assert (players.scores, players.view(BOB).awards) == ((0, 5), (0, 0))
