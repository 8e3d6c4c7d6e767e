"""classic and lodge where the players officiate: what has a remedy there and what has none."""

import pytest

from pegout.judge import ClaimCount, ClaimFullCount, ClaimMuggins, ClaimOverpegged, ClaimRenege
from pegout.rules import PRESETS
from tests.officiating.tables import ANN, BOB, Players, counting, refused, upheld


def reneged(rules: str) -> Players:
    players = Players("QH 3H 7H 9S", "KC 8C 5C 8S", starter="4D", rules=rules)
    players.play("KC=10", "QH=20", "8C=28", "go", "go", "3H=3")
    return players


def test_classic_puts_a_renege_right_at_no_cost() -> None:
    players = reneged("classic")
    upheld(players, ClaimRenege(BOB, ANN), "pegout:silent")
    assert (players.scores, players.count) == ((0, 0), 28)


@pytest.mark.parametrize("rules", ["lodge", "golden-age"])
def test_elsewhere_the_congress_rule_holds(rules: str) -> None:
    players = reneged(rules)
    upheld(players, ClaimRenege(BOB, ANN), "acc:VII.3")
    assert (players.scores, players.count) == ((0, 2), 28)


def wrong_count(rules: str) -> Players:
    players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D", rules=rules)
    players.play("KC=10", "4H=13")
    return players


def test_classic_puts_a_wrong_count_right() -> None:
    players = wrong_count("classic")
    upheld(players, ClaimCount(BOB), "pegout:silent")
    assert players.count == 14


def test_the_lodge_puts_it_right() -> None:
    players = wrong_count("lodge")
    upheld(players, ClaimCount(BOB), "acc:VII.4b")
    assert players.count == 14


def test_classic_plays_muggins_where_it_is_chosen() -> None:
    players = counting(rules="classic")
    players.count_hand(BOB, 0)
    refused(players, ClaimMuggins(ANN, BOB, 2), "Muggins is not played here")
    players = counting(rules=PRESETS["classic"].override(muggins=True))
    players.count_hand(BOB, 0)
    upheld(players, ClaimMuggins(ANN, BOB, 2), "classic:muggins")
    assert players.scores == (2, 0)


def test_the_lodge_never_plays_muggins() -> None:
    players = counting(rules="lodge")
    players.count_hand(BOB, 0)
    refused(players, ClaimMuggins(ANN, BOB, 2), "Muggins is not played here")


@pytest.mark.parametrize("rules", ["classic", "lodge"])
def test_a_hand_counted_too_low_is_not_mended_by_a_claim(rules: str) -> None:
    players = counting(rules=rules)
    players.count_hand(BOB, 0)
    refused(players, ClaimFullCount(BOB, BOB))
    assert players.scores == (0, 0)


@pytest.mark.parametrize(("rules", "to_ann"), [("classic", 0), ("lodge", 3)])
def test_too_many_goes_back_everywhere(rules: str, to_ann: int) -> None:
    """Only where it has a price the difference is the opponent's."""
    players = counting(rules=rules)
    players.count_hand(BOB, 5)
    upheld(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (to_ann, 2)
