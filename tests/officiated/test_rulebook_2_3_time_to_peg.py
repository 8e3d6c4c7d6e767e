"""The time to peg (RULEBOOK 2.3): nobody goes on before whoever laid the last card has pegged or passed."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import IllegalCommand
from pegout.judge import ClaimOverpegged
from pegout.library import Game
from pegout.rules import PRESETS
from tests.kit.officials import wild
from tests.kit.officiated_tables import ANN, BOB, CLEO, Players, refused, upheld
from tests.kit.proofs import proof


def go_to_ann(**options: Any) -> Players:
    """Twenty-nine: Bob cannot go on, nor can Ann, who laid the last card."""
    players = Players("KH AH 9D 7S", "QC 8C 6C 5S", starter="4D", **options)
    players.play("QC=10", "pass", "KH=20", "pass", "8C=28", "pass", "AH=29", "pass", "go", "go")
    return players


def test_after_a_go_nobody_leads_before_its_point_is_pegged() -> None:
    players = go_to_ann()
    assert (players.view(BOB).pegging, players.view(BOB).to_act) == ((ANN,), (ANN,))
    with pytest.raises(IllegalCommand, match="Ann may peg first: wait until they peg or pass"):
        players.play("6C=6")
    players.peg(ANN, 1)
    assert players.view(BOB).to_act == (BOB,)
    players.play("6C=6")


def test_a_pass_lets_the_others_go_on() -> None:
    players = go_to_ann()
    players.pass_(ANN)
    players.play("6C=6")
    assert players.scores == (0, 0)


def test_who_is_on_120_with_one_for_the_go_wins() -> None:
    """Bob is on 119, and his next card could make fifteen."""
    players = go_to_ann(scores=(120, 119))
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.play("6C=6")
    players.peg(ANN, 1)
    players.accept(BOB)
    assert (players.winner, players.scores) == (ANN, (121, 119))


def test_after_thirty_one_nobody_leads_before_it_is_pegged() -> None:
    players = Players("KH 3H 9H 9S", "QC 8C 7S 6S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "3H=31")
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.play("7S=7")
    players.peg(ANN, 2)
    players.play("7S=7")


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_after_the_last_card_nobody_announces_a_hand_before_it_is_pegged(seat: int) -> None:
    """Pone or dealer: the last card is Ann's, who deals, or who does not."""
    if seat == ANN:
        players = Players("KH 9D 7S 3S", "QC JC 8C 8S", starter="4D")
        players.play("QC=10", "KH=20", "8C=28", "3S=31", "pass", "8S=8", "9D=17", "JC=27", "go", "pass")
        players.play("7S=7")
        with pytest.raises(IllegalCommand, match="Ann may peg first"):
            players.count_hand(BOB, 2)
        players.peg(ANN, 1)
        players.count_hand(BOB, 2)
    else:
        players = Players("KH QD 8S 4S", "JC 9C AC AS", starter="6D", dealer=BOB)
        players.play("KH=10", "JC=20", "8S=28", "AC=29", "go", "AS=30", "go", "pass")
        players.play("QD=10", "9C=19", "4S=23")
        with pytest.raises(IllegalCommand, match="Bob may peg first"):
            players.count_hand(ANN, 0)  # Bob laid a card since he pegged; the last card is her own affair
        players.pass_(BOB)
        players.count_hand(ANN, 0)


def test_it_is_waited_whether_anything_is_due_or_not() -> None:
    """Ann has taken her pair and the go before anybody had said go: nothing is left, and she says so."""
    players = Players("TC 4H 4D 2H", "QD KD QC KC", starter="7S", crib="9C 9D 8H 8S")
    players.play("QD=10", "2H=12", "KD=22", "4H=26", "go", "4D=30")
    players.peg(ANN, 3)
    players.play("go")
    assert players.view(BOB).pegging == (ANN,)
    players.pass_(ANN)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (3, 0)


def test_in_the_middle_of_a_series_play_goes_on_and_points_can_follow() -> None:
    """acc:VII.2b: they may be pegged until the own next card."""
    players = Players("5H 7H 8H 9H", "KC JC 2C 3C", starter="4D")
    players.play("KC=10", "5H=15", "JC=25")
    players.peg(ANN, 2)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")


def test_a_go_is_said_while_somebody_may_peg() -> None:
    """Ann is near the end, so her card is waited for; Bob's go takes nothing from her."""
    players = Players("KH AH 9D 7S", "QC 8C 6C 5S", starter="4D", scores=(100, 50))
    players.play("QC=10", "KH=20", "pass", "8C=28", "AH=29")
    assert players.view(BOB).pegging == (ANN,)
    players.play("go")
    assert players.log[-1] == "Bob: go."


def test_claims_never_wait() -> None:
    players = go_to_ann()
    assert players.view(BOB).pegging == (ANN,)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")


@pytest.mark.parametrize(("score", "waited"), [(89, ()), (90, (ANN,)), (120, (ANN,))])
def test_within_thirty_one_holes_of_the_end_each_card_is_waited_for(
    score: int, waited: tuple[int, ...]
) -> None:
    players = Players("5H 7H 8H 9H", "KC JC 2C 3C", starter="4D", scores=(score, 50))
    players.play("KC=10", "7H=17")
    assert players.view(BOB).pegging == waited
    if waited:
        with pytest.raises(IllegalCommand, match="Ann may peg first"):
            players.play("JC=27")
        players.pass_(ANN)
    players.play("JC=27")


@pytest.mark.parametrize(("score", "waited"), [(29, ()), (30, (ANN,)), (60, (ANN,)), (61, ())])
def test_at_a_club_the_early_end_is_an_end_too(score: int, waited: tuple[int, ...]) -> None:
    """club:end-of-game: 61 while the other is under 31."""
    players = Players("5H 7H 8H 9H", "KC JC 2C 3C", starter="4D", rules="club", scores=(score, 20))
    players.play("KC=10", "7H=17")
    assert players.view(BOB).pegging == waited


def test_near_the_end_whoever_earned_first_wins() -> None:
    """Ann's fifteen is pegged before Bob can lay his pair."""
    players = Players("5H 7H 8H 9H", "KC 5C 2C 3C", starter="4D", scores=(119, 119))
    players.play("KC=10", "pass", "5H=15")
    with pytest.raises(IllegalCommand, match="Ann may peg first"):
        players.play("5C=20")
    players.peg(ANN, 2)
    players.accept(BOB)
    assert players.winner == ANN


def test_nobody_passes_without_a_card_to_pass_on() -> None:
    players = Players("5H 7H 8H 9H", "KC JC 2C 3C", starter="4D")
    with pytest.raises(IllegalCommand, match="Nobody is waiting for Ann to peg"):
        players.pass_(ANN)
    players.play("KC=10", "7H=17")
    players.pass_(ANN)
    with pytest.raises(IllegalCommand, match="Nobody is waiting for Ann to peg"):
        players.pass_(ANN)


def test_of_three_everybody_but_pone_is_asked_after_the_last_card() -> None:
    """Cleo laid a card since she pegged, and so did Ann, whose card was the last."""
    players = Players(
        "TH 9H 8H 7S", "TC 9C 8C 7D", "TS 9S 8S 6D", starter="2D", rules=PRESETS["acc"].with_seats(3)
    )
    players.play("TC=10", "TS=20", "TH=30", "go", "go", "go", "pass")
    players.play("9C=9", "9S=18", "9H=27", "go", "go", "go", "pass")
    players.play("8C=8", "8S=16", "8H=24", "7D=31", "pass")
    players.play("6D=6", "7S=13")
    assert players.view(ANN).pegging == (ANN, CLEO)
    players.peg(ANN, 1)
    with pytest.raises(IllegalCommand, match="Cleo may peg first"):
        players.count_hand(BOB, 0)
    players.pass_(CLEO)
    players.count_hand(BOB, 0)


def test_what_a_ruling_gives_is_waited_for() -> None:
    players = go_to_ann()
    players.peg(ANN, 3)
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert (players.view(BOB).pegging, players.view(BOB).to_act) == ((BOB,), (BOB,))
    players.peg(BOB, 2)
    players.play("6C=6")
    assert players.scores == (1, 2)


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**9))
@proof(25, 1000)
def test_whoever_has_something_to_peg_by_a_ruling_is_always_waited_for(name: str, seed: int) -> None:
    """Whatever else is pegged, counted, claimed or taken back since."""
    game, dice = Game.new(name, seed=seed, officiating="players"), Random(seed)
    for _ in range(250):
        if game.over:
            return
        game.do(wild(game, dice))
        view = game.view(0)
        assert {seat for seat, points in enumerate(view.awards) if points} <= set(view.pegging)
