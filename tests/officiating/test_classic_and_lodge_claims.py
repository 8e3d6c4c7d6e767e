"""classic and lodge where the players officiate: what is put right there, and what it costs."""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimCount, ClaimFullCount, ClaimMuggins, ClaimOverpegged, ClaimRenege
from pegout.rules import PRESETS
from tests.officiating.tables import ANN, BOB, Players, counting, refused, settled


def reneged(rules: str) -> Players:
    """Ann says go at twenty-eight with a three, and leads it to the next series."""
    players = Players("QH 3H 7H 9S", "KC 8C 5C 8S", starter="4D", rules=rules)
    players.play("KC=10", "QH=20", "8C=28", "go", "go")
    players.peg(BOB, 1)
    players.play("3H=3")
    return players


def test_classic_puts_a_renege_right_at_no_cost() -> None:
    """classic has no renege: play goes back to the go, and nobody pays."""
    players = reneged("classic")
    settled(players, ClaimRenege(BOB, ANN))
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 28)
    players.play("3H=31")


@pytest.mark.parametrize("rules", ["lodge", "golden-age"])
def test_elsewhere_the_congress_rule_holds(rules: str) -> None:
    players = reneged(rules)
    settled(players, ClaimRenege(BOB, ANN), "acc:VII.3")
    assert (players.scores, players.count) == ((0, 2), 28)


def wrong_count(rules: str, said: int = 13) -> Players:
    players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D", rules=rules)
    players.play("KC=10", f"4H={said}")
    return players


@pytest.mark.parametrize("rules", ["classic", "club", "lodge"])
def test_a_wrong_count_is_put_right(rules: str) -> None:
    players = wrong_count(rules)
    settled(players, ClaimCount(BOB))
    assert (players.scores, players.count) == ((0, 0), 14)


@pytest.mark.parametrize("rules", ["classic", "club"])
def test_points_pegged_on_it_go_back_at_no_cost(rules: str) -> None:
    players = wrong_count(rules, 15)
    players.peg(ANN, 2)
    settled(players, ClaimCount(BOB))
    assert (players.scores, players.count) == ((0, 0), 14)


def test_classic_plays_muggins_where_it_is_chosen() -> None:
    players = counting(rules="classic")
    players.count_hand(BOB, 0)
    refused(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND), "Muggins is not played here")
    players = counting(rules=PRESETS["classic"].override(muggins=True))
    players.count_hand(BOB, 0)
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND), "classic:muggins")
    assert players.scores == (2, 0)


def test_the_lodge_never_plays_muggins() -> None:
    players = counting(rules="lodge")
    players.count_hand(BOB, 0)
    refused(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND), "Muggins is not played here")


@pytest.mark.parametrize("rules", ["classic", "lodge"])
def test_a_hand_counted_too_low_is_not_mended_by_the_program(rules: str) -> None:
    players = counting(rules=rules)
    players.count_hand(BOB, 0)
    with pytest.raises(IllegalCommand, match="Nobody counts for another player"):
        players.claim(ClaimFullCount(BOB, BOB))
    with pytest.raises(IllegalCommand, match="Bob has counted already"):
        players.count_hand(BOB, 2)
    assert players.scores == (0, 0)


def test_too_many_goes_back_in_the_lodge_as_under_the_congress_rules() -> None:
    players = counting(rules="lodge")
    players.pegged_hand(BOB, 5)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (3, 2)
