"""classic and lodge where the players officiate: what is put right there, and what it costs."""

from collections.abc import Callable

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import (
    Claim,
    ClaimCount,
    ClaimFullCount,
    ClaimMuggins,
    ClaimOverpegged,
    ClaimRenege,
    PegBack,
    answer,
)
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused, settled


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


def test_golden_age_has_the_congress_rule() -> None:
    players = reneged("golden-age")
    settled(players, ClaimRenege(BOB, ANN), "acc:VII.3")
    assert (players.scores, players.count) == ((0, 2), 28)


def wrong_count(rules: str, said: int = 13) -> Players:
    players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D", rules=rules)
    players.play("KC=10", f"4H={said}")
    return players


@pytest.mark.parametrize("rules", ["classic", "club"])
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
    with pytest.raises(IllegalCommand, match="Players count only for themselves"):
        players.claim(ClaimFullCount(BOB, BOB))
    with pytest.raises(IllegalCommand, match="Bob has already counted"):
        players.count_hand(BOB, 2)
    assert players.scores == (0, 0)


def overpegged() -> Players:
    players = counting(rules="lodge")
    players.pegged_hand(BOB, 5)
    return players


LODGE: dict[str, tuple[Callable[[], Players], Claim, tuple[int, ...]]] = {
    "renege": (lambda: reneged("lodge"), ClaimRenege(BOB, ANN), (0, 2)),
    "wrong count": (lambda: wrong_count("lodge"), ClaimCount(BOB), (0, 0)),
    "too many": (overpegged, ClaimOverpegged(ANN, BOB), (3, 2)),
}
"""A scene, what is claimed, and the scores by the congress's rules once it is settled."""


@pytest.mark.parametrize("name", LODGE)
def test_in_the_lodge_nothing_is_ruled_by_itself(name: str) -> None:
    """RULEBOOK 2.4: the congress's answer is a suggestion to the Marshal, and moves nothing."""
    scene, claim, _ = LODGE[name]
    refused(scene(), claim, "suggestion to the Marshal")


@pytest.mark.parametrize("name", LODGE)
def test_the_marshals_word_is_recorded_and_carried_out(name: str) -> None:
    scene, claim, scores = LODGE[name]
    players = scene()
    given = players.claim(claim, confirmed=True)
    assert given.upheld
    assert "Marshal" in " ".join(given.findings)
    players.collect()
    assert players.scores == scores


def test_a_renege_that_waits_for_the_marshal_names_no_number_and_no_card_that_is_held() -> None:
    """Ann plays her three; whether she holds an ace that fitted too is told when the renege is upheld."""
    told = []
    for other in ("AH", "KH"):
        players = Players(f"QH 3H {other} 9S", "KC 8C 5C 8S", starter="4D", rules="lodge", crib="TC TD TH TS")
        players.play("KC=10", "QH=20", "8C=28", "go", "go", "pass", "3H=3")
        told.append(answer(players.script.state, ClaimRenege(BOB, ANN)))
    assert told[0] == told[1]
    given = players.claim(ClaimRenege(BOB, ANN), confirmed=True)
    assert "held back 1 card" in given.findings[0]


def test_players_put_right_what_they_did_themselves_without_the_marshal() -> None:
    players = overpegged()
    settled(players, PegBack(BOB, 3), "acc:VIII.4c2")
    assert players.scores == (0, 2)
    players = wrong_count("lodge")
    settled(players, ClaimCount(ANN))
    assert players.count == 14


def test_what_is_not_so_needs_no_marshal() -> None:
    players = counting(rules="lodge")
    players.pegged_hand(BOB, 2)
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
