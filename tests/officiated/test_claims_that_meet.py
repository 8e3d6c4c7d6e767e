"""Where claims meet: rewinds, claimed games, accepted counts, and what must not be told."""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import (
    ClaimCount,
    ClaimFalseGame,
    ClaimFullCount,
    ClaimHeels,
    ClaimMuggins,
    ClaimOverpegged,
    ClaimRenege,
    TakeBackGo,
)
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, CLEO, MUGGINS, Players, counting, refused, settled, upheld

ACC = PRESETS["acc"]


@pytest.mark.parametrize("rules", ["acc", "club"])
def test_go_corrected_after_the_others_go_before_any_peg(rules: str) -> None:
    players = Players("QH 3H 7H 9S", "KC 8C 5C 8S", starter="4D", rules=rules)
    players.play("KC=10", "QH=20", "8C=28", "go", "go")
    upheld(players, TakeBackGo(ANN))


def _go_then_overpegged() -> Players:
    """Cleo says go with a two in hand, after which Ann objects to what Bob pegged before it."""
    players = Players("8C 7H 9S 6H", "KC AC 5C 8S", "QH 2S 7D 9D", starter="4D", rules=ACC.with_seats(3))
    players.play("KC=10", "QH=20", "8C=28", "AC=29")
    players.peg(BOB, 2)
    players.play("go")
    upheld(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (0, 0, 0)
    return players


def test_not_twice_after_go_taken_back() -> None:
    """What the ruling has given Ann is still hers to peg."""
    players = _go_then_overpegged()
    upheld(players, TakeBackGo(CLEO))
    refused(players, ClaimOverpegged(CLEO, BOB), "not pegged too many")
    players.collect()
    assert players.scores == (2, 0, 0)


def test_a_penalty_that_is_pegged_is_a_point_too() -> None:
    """acc:VII.3: the go is corrected before anybody pegs a point."""
    players = _go_then_overpegged()
    players.collect()
    refused(players, TakeBackGo(CLEO), "no go that can still be taken back")


def test_go_point_goes_back_though_something_was_ruled_since() -> None:
    players = _go_then_overpegged()
    players.collect()
    players.play("go", "go")
    players.peg(BOB, 1)
    players.play("2S=2")
    settled(players, ClaimRenege(BOB, CLEO))
    assert players.scores == (2, 2, 0)


def test_an_award_that_is_not_pegged_yet_outlives_a_rewind() -> None:
    players = _go_then_overpegged()
    players.pass_(ANN)  # two lost
    players.play("go", "go")
    players.peg(BOB, 3)  # one for the go
    upheld(players, ClaimOverpegged(ANN, BOB))
    players.collect()
    players.play("2S=2")
    upheld(players, ClaimRenege(BOB, CLEO))
    assert players.view(ANN).awards == (0, 2, 0)
    players.collect()
    assert players.scores == (2, 2, 0)


def test_a_won_game_is_over_muggins_hand() -> None:
    players = counting(rules=MUGGINS, scores=(118, 110))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 3)
    refused(players, ClaimMuggins(BOB, ANN, 9, Scored.HAND), "claims the game")
    players.accept(BOB)
    assert (players.winner, players.scores) == (ANN, (121, 112))


def test_a_won_game_is_over_three_seats() -> None:
    players = Players(
        "5H 8D 9C 7S",
        "QS 2D 4H 6C",
        "5S KD 9H AC",
        starter="3D",
        rules=ACC.with_seats(3),
        scores=(119, 119, 50),
    )
    players.play("QS=10", "pass", "5S=15")
    players.peg(CLEO, 4)
    players.play("5H=20")
    players.peg(ANN, 2)
    refused(players, ClaimOverpegged(BOB, CLEO), "claims the game")
    players.accept(BOB, CLEO)
    assert players.winner == ANN


def test_club_early_end_good_though_counted_high() -> None:
    players = counting(rules="club", scores=(52, 27))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    refused(players, ClaimFalseGame(BOB, ANN), "the claim is good")


def test_club_false_early_end_costs_fifteen() -> None:
    """47 and twelve are 59: two were overclaimed."""
    players = counting(rules="club", scores=(47, 20))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    settled(players, ClaimFalseGame(BOB, ANN), "club:penalties.false-claim")
    assert players.scores == (44, 24)


def test_club_scored_prematurely() -> None:
    """Ann has not won before Bob has counted: 118, three overclaimed, fifteen back."""
    players = counting(rules="club", scores=(118, 100))
    players.pegged_hand(ANN, 12)
    settled(players, ClaimFalseGame(BOB, ANN), "club:penalties.false-claim")
    assert players.scores == (103, 103)


def test_go_pegged_on_the_others_go() -> None:
    """It is earned by the own go, before or after the peg."""
    players = Players("QH 9D 7H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go")
    players.peg(BOB, 1)
    players.play("go")
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players.play("pass", "7H=7")
    assert players.scores == (0, 1)


def test_never_three_for_one_card() -> None:
    """Thirty-one, said thirty: two for that, and no go on top."""
    players = Players("QH 9S 7H 9H", "KC AC 5C AS", starter="4D")
    players.play("KC=10", "QH=20", "AC=21", "9S=30", "AS=30", "go", "go")
    players.peg(BOB, 3)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (1, 2)


def test_portfolio_counting_in_play_is_not_penalised() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="4D", rules="portfolio")
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (0, 0)


def test_portfolio_count_is_put_right_in_one() -> None:
    players = Players("5H 9S 7H 9H", "KC AC 5C AS", starter="4D", rules="portfolio")
    players.play("KC=20", "5H=26")
    upheld(players, ClaimCount(BOB))
    assert players.count == 15


def test_points_on_an_accepted_count_are_earned() -> None:
    """acc:VII.4a: Bob's go accepts fifteen for fourteen, though it does not end the time to object."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="6D")
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    players.play("go")
    assert ClaimOverpegged(BOB, ANN) in players.open_claims(BOB)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    refused(players, ClaimCount(BOB), "accepted")


def test_heels_pegged_in_part_were_pegged_before_playing() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD")
    players.peg(ANN, 1)
    players.play("KC=10", "4H=14")
    refused(players, ClaimHeels(BOB, ANN), "has not lost heels by playing first")


def test_heels_that_stand_are_not_lost() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD")
    players.play("KC=10", "4H=14")
    players.peg(ANN, 2)
    players.play("AC=15")
    refused(players, ClaimHeels(BOB, ANN), "too late")


def test_no_help_by_asking() -> None:
    players = counting(rules=MUGGINS)
    players.pegged_hand(BOB, 0)
    with pytest.raises(IllegalCommand) as told:
        players.claim(ClaimFullCount(ANN, BOB))
    assert "2" not in str(told.value)


def test_no_help_by_a_late_claim() -> None:
    players = Players("5H 8D 9C 7S", "QS 2D 4H 6C", "5S KD 9H AC", starter="3D", rules=ACC.with_seats(3))
    players.play("QS=10")
    players.peg(BOB, 2)
    players.play("5S=15")
    given = players.claim(ClaimOverpegged(CLEO, BOB))
    assert "too many" not in " ".join(given.findings)


def test_muggins_of_the_play_since_goes_back() -> None:
    """acc:VII.3: any points pegged or scored since the renege are retracted."""
    players = Players("KH 3C 5C 7S", "QS TD 8H 6C", starter="9D", rules=MUGGINS)
    players.play("QS=10", "KH=20", "8H=28", "go", "go", "pass", "5C=5", "TD=15", "7S=22", "6C=28")
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.FIFTEEN))
    assert players.scores == (2, 0)
    players.play("3C=31")
    settled(players, ClaimRenege(BOB, ANN))
    assert players.scores == (0, 2)


def test_who_accepted_the_game_does_not_object() -> None:
    players = Players(
        "5H 7H 8H 9S",
        "KC JC 2C 8S",
        "QS 3S 4S TS",
        starter="6D",
        scores=(118, 50, 50),
        rules=ACC.with_seats(3),
    )
    players.play("KC=10", "QS=20", "5H=25")
    players.peg(ANN, 3)
    players.accept(BOB)
    refused(players, ClaimFalseGame(BOB, ANN), "has accepted")
