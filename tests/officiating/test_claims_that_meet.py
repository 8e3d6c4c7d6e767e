"""Where claims meet: rewinds, claimed games, accepted counts, and what must not be told."""

import pytest

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
from tests.officiating.tables import ANN, BOB, CLEO, MUGGINS, Players, counting, refused, upheld

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
    assert players.scores == (2, 0, 0)
    return players


def test_not_twice_after_go_taken_back() -> None:
    players = _go_then_overpegged()
    upheld(players, TakeBackGo(CLEO))
    refused(players, ClaimOverpegged(CLEO, BOB), "nothing too many")


def test_go_point_goes_back_though_something_was_ruled_since() -> None:
    players = _go_then_overpegged()
    players.play("go", "go")
    players.peg(BOB, 1)
    players.play("2S=2")
    upheld(players, ClaimRenege(BOB, CLEO))
    assert players.scores == (2, 2, 0)


def test_a_won_game_is_over_muggins_hand() -> None:
    players = counting(rules=MUGGINS, scores=(118, 110))
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 3)
    players.claim(ClaimMuggins(BOB, ANN, 9))
    assert players.winner != BOB


def test_a_won_game_is_over_three_seats() -> None:
    players = Players(
        "5H 8D 9C 7S",
        "QS 2D 4H 6C",
        "5S KD 9H AC",
        starter="3D",
        rules=ACC.with_seats(3),
        scores=(119, 119, 50),
    )
    players.play("QS=10", "5S=15")
    players.peg(CLEO, 4)
    players.play("5H=20")
    players.peg(ANN, 2)
    players.claim(ClaimOverpegged(BOB, CLEO))
    assert players.winner != BOB


def test_club_early_end_good_though_counted_high() -> None:
    players = counting(rules="club", scores=(52, 27))
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 14)
    refused(players, ClaimFalseGame(BOB, ANN))


def test_club_false_early_end_costs_fifteen() -> None:
    players = counting(rules="club", scores=(47, 20))
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 14)
    upheld(players, ClaimFalseGame(BOB, ANN))
    assert players.scores == (44, 24)


def test_club_scored_prematurely() -> None:
    players = counting(rules="club", scores=(118, 100))
    players.count_hand(ANN, 12)
    upheld(players, ClaimFalseGame(BOB, ANN))
    assert players.scores == (103, 103)


def test_go_pegged_on_the_others_go() -> None:
    players = Players("QH 9D 7H 9S", "KC 8C 5C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go")
    players.peg(BOB, 1)
    refused(players, ClaimOverpegged(ANN, BOB))


def test_never_three_for_one_card() -> None:
    players = Players("QH 9S 7H 9H", "KC AC 5C AS", starter="4D")
    players.play("KC=10", "QH=20", "AC=21", "9S=30", "AS=30", "go", "go")
    players.peg(BOB, 3)
    upheld(players, ClaimOverpegged(ANN, BOB))


def test_portfolio_counting_in_play_is_not_penalised() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="4D", rules="portfolio")
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    players.claim(ClaimOverpegged(BOB, ANN))
    assert players.scores[BOB] == 0


def test_portfolio_count_is_put_right_in_one() -> None:
    players = Players("5H 9S 7H 9H", "KC AC 5C AS", starter="4D", rules="portfolio")
    players.play("KC=20", "5H=26")
    players.claim(ClaimCount(BOB))
    assert players.count == 15


def test_points_on_an_accepted_count_are_earned() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="6D")
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    players.play("go")
    refused(players, ClaimOverpegged(BOB, ANN))


def test_heels_pegged_in_part_were_pegged_before_playing() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD")
    players.peg(ANN, 1)
    players.play("KC=10", "4H=14")
    refused(players, ClaimHeels(BOB, ANN))


def test_heels_that_stand_are_not_lost() -> None:
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD")
    players.play("KC=10", "4H=14")
    players.peg(ANN, 2)
    players.play("AC=15")
    refused(players, ClaimHeels(BOB, ANN))


def test_lodge_names_the_marshal() -> None:
    players = counting(rules="lodge")
    players.count_hand(BOB, 1)
    given = players.claim(ClaimFullCount(BOB, BOB))
    assert "Marshal" in str(given.findings) + str(given.remedies)


def test_no_help_by_asking() -> None:
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 0)
    given = players.claim(ClaimFullCount(ANN, BOB))
    assert "2" not in " ".join(given.findings)


def test_no_help_by_a_late_claim() -> None:
    players = Players("5H 8D 9C 7S", "QS 2D 4H 6C", "5S KD 9H AC", starter="3D", rules=ACC.with_seats(3))
    players.play("QS=10")
    players.peg(BOB, 2)
    players.play("5S=15")
    given = players.claim(ClaimOverpegged(CLEO, BOB))
    assert "too many" not in " ".join(given.findings)


def test_muggins_of_the_play_since_goes_back() -> None:
    players = Players("KH 3C 5C 7S", "QS TD 8H 6C", starter="9D", rules=MUGGINS)
    players.play("QS=10", "KH=20", "8H=28", "go", "go", "5C=5", "TD=15", "7S=22", "6C=28")
    upheld(players, ClaimMuggins(ANN, BOB, 2))
    players.play("3C=31")
    upheld(players, ClaimRenege(BOB, ANN))
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
    refused(players, ClaimFalseGame(BOB, ANN))
