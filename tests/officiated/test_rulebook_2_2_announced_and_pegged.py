"""Announcing a hand and pegging it are two acts: the one forfeits points of the play, the other closes them.

acc:VII.2b, acc:X.4b and RULEBOOK 2.2.
"""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, ClaimOverpegged
from pegout.rules import RuleSet
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, counting, refused, settled, upheld

LAST = ClaimMuggins(BOB, ANN, 1, Scored.LAST)


def pone_has_the_last_card(rules: str | RuleSet = MUGGINS) -> Players:
    """Bob deals, and has nothing to peg. Ann's four is the last card; her hand is two fifteens, four."""
    players = Players("KH QD 8S 4S", "JC 9C AC AS", starter="AD", rules=rules, dealer=BOB)
    players.play("KH=10", "JC=20", "8S=28", "AC=29", "go", "AS=30", "go")
    players.peg(BOB, 3)
    players.play("QD=10", "9C=19", "4S=23")
    players.pass_(BOB)
    return players


def test_before_the_announcement_the_point_can_be_pegged_and_not_called() -> None:
    players = pone_has_the_last_card()
    refused(players, LAST, "may still peg")
    players.peg(ANN, 1)
    players.pegged_hand(ANN, 4)
    assert players.scores == (5, 3)


def test_the_announcement_forfeits_it() -> None:
    """What she pegs next is the hand."""
    players = pone_has_the_last_card()
    players.count_hand(ANN, 4)
    players.peg(ANN, 4)
    with pytest.raises(IllegalCommand, match="The show has begun"):
        players.peg(ANN, 1)
    assert players.scores == (4, 3)


def test_between_announcing_and_pegging_it_is_called() -> None:
    players = pone_has_the_last_card()
    players.count_hand(ANN, 4)
    assert ClaimMuggins(BOB, ANN, 1) in players.open_claims(BOB)
    settled(players, LAST, "acc:X.3", "acc:X.4a")
    players.peg(ANN, 4)
    assert players.scores == (4, 4)


def test_with_the_pegging_it_is_closed() -> None:
    """acc:X.4b2."""
    players = pone_has_the_last_card()
    players.pegged_hand(ANN, 4)
    assert ClaimMuggins(BOB, ANN, 1) not in players.open_claims(BOB)
    refused(players, LAST, "too late")
    assert players.scores == (4, 3)


def test_without_muggins_it_is_simply_lost() -> None:
    players = pone_has_the_last_card("acc")
    players.count_hand(ANN, 4)
    refused(players, LAST, "Muggins is not played here")
    players.peg(ANN, 5)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (4, 4)


@pytest.mark.parametrize("rules", ["club", "classic", "portfolio", "lodge"])
def test_in_other_rule_books_too_the_announcement_is_the_end(rules: str) -> None:
    """RULEBOOK 2.4: points of the play can be pegged until the hands are counted."""
    players = pone_has_the_last_card(rules)
    players.pegged_hand(ANN, 4)
    with pytest.raises(IllegalCommand, match="The show has begun"):
        players.peg(ANN, 1)
    assert players.scores == (4, 3)


def nought() -> Players:
    """As above with a six turned: Ann's hand is worth nothing."""
    players = Players("KH QD 8S 4S", "JC 9C AC AS", starter="6D", rules=MUGGINS, dealer=BOB)
    players.play("KH=10", "JC=20", "8S=28", "AC=29", "go", "AS=30", "go")
    players.peg(BOB, 3)
    players.play("QD=10", "9C=19", "4S=23")
    players.pass_(BOB)
    players.count_hand(ANN, 0)
    return players


def test_a_hand_of_nought_forfeits_by_its_announcement_too() -> None:
    players = nought()
    with pytest.raises(IllegalCommand, match="The show has begun"):
        players.peg(ANN, 1)


def test_after_a_hand_of_nought_it_is_called_until_the_dealers_count() -> None:
    """There is no peg that could close it (acc:VIII.2)."""
    players = nought()
    settled(players, LAST)
    assert players.scores == (0, 4)
    players = nought()
    players.count_hand(BOB, 4)
    refused(players, LAST, "too late")
    assert players.scores == (0, 3)


def test_what_is_announced_moves_no_peg() -> None:
    players = counting()
    players.count_hand(BOB, 2)
    assert (players.scores, players.view(ANN).counts[0].pegged) == ((0, 0), False)
    players.peg(BOB, 2)
    assert (players.scores, players.view(ANN).counts[0].pegged) == ((0, 2), True)


def test_another_number_may_be_pegged_than_was_announced() -> None:
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 2)
    players.peg(BOB, 1)
    settled(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND))
    assert players.scores == (1, 1)


def test_a_pass_pegs_nothing_for_what_was_announced() -> None:
    """And closes the play as pegging does."""
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 2)
    players.pass_(BOB)
    assert (players.scores, players.view(ANN).counts[0].pegged) == ((0, 0), True)
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND))
    assert players.scores == (2, 0)


def test_nobody_pegs_for_a_hand_that_was_not_announced() -> None:
    """It is taken for points of the play, and too many."""
    players = counting()
    players.peg(BOB, 2)
    upheld(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (0, 0)
