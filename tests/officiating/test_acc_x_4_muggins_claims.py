"""acc:X.3 and X.4: when muggins may be called in the play and in the show, and for how much."""

from typing import Any

import pytest

from pegout.game import IllegalCommand
from pegout.judge import ClaimMuggins, ClaimOverpegged
from tests.officiating.tables import (
    ANN,
    BOB,
    CLEO,
    CLEOS_FOUR,
    DAN,
    MUGGINS,
    Players,
    counting,
    refused,
    upheld,
)

THREE = MUGGINS.with_seats(3)
PARTNERS = MUGGINS.with_seats(4, partners=True)


def fifteen(**options: Any) -> Players:
    """Ann has made fifteen for two and not pegged; Bob has played on."""
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="4D", rules=MUGGINS, **options)
    players.play("KC=10", "5H=15", "JC=25")
    return players


def test_in_the_play_not_before_the_score_is_lost() -> None:
    """acc:X.4b1."""
    players = fifteen()
    refused(players, ClaimMuggins(BOB, ANN, 2), "may still peg")
    players.peg(ANN, 2)
    assert players.scores == (2, 0)


@pytest.mark.parametrize("act", ["6H=31", "go"])
def test_the_players_next_card_or_go_loses_it(act: str) -> None:
    players = fifteen()
    players.play(act)
    assert ClaimMuggins(BOB, ANN, 1) in players.open_claims(BOB)
    upheld(players, ClaimMuggins(BOB, ANN, 2), "acc:X.3", "acc:X.4a")
    assert players.scores == (0, 2)


def test_pegged_in_part_it_may_be_called_at_once() -> None:
    players = fifteen()
    players.peg(ANN, 1)
    upheld(players, ClaimMuggins(BOB, ANN, 1))
    assert "Ann missed 1 point, and 1 was claimed." in " ".join(players.log)
    assert players.scores == (1, 1)


def test_not_after_the_player_has_pegged_another_score() -> None:
    """acc:X.4b2. Thirty-one for two is pegged; the two for fifteen are out of reach."""
    players = fifteen()
    players.play("6H=31")
    players.peg(ANN, 2)
    refused(players, ClaimMuggins(BOB, ANN, 2), "too late")
    assert players.scores == (2, 0)


def test_two_scores_missed_in_a_row_are_both_open() -> None:
    """Fifteen and thirty-one, two each: neither was pegged before Ann's next card."""
    players = fifteen()
    players.play("6H=31", "8S=8", "9S=17")
    upheld(players, ClaimMuggins(BOB, ANN, 4))
    assert players.scores == (0, 4)


def played_out() -> Players:
    """Ann has lost the fifteen and the thirty-one; all cards are played."""
    players = fifteen()
    players.play("6H=31", "8S=8", "9S=17", "2C=19", "8H=27")
    return players


def test_until_pones_hand_is_pegged() -> None:
    players = played_out()
    upheld(players, ClaimMuggins(BOB, ANN, 4))
    assert players.scores == (0, 4)


def test_not_after_pones_hand_is_pegged() -> None:
    players = played_out()
    players.count_hand(BOB, 0)
    refused(players, ClaimMuggins(BOB, ANN, 4), "too late")
    assert players.scores == (0, 0)


def test_what_pones_count_itself_loses_is_nobodys() -> None:
    """The last card could be pegged until then, so nobody could call muggins for it."""
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 2)
    for caller, player in ((ANN, BOB), (BOB, ANN)):
        refused(players, ClaimMuggins(caller, player, 1))
    assert players.scores == (0, 2)


def bob_counts(points: int, **options: Any) -> Players:
    """Bob has two."""
    players = counting(rules=MUGGINS, **options)
    players.count_hand(BOB, points)
    return players


def test_the_dealer_calls_before_counting() -> None:
    """acc:X.4c1."""
    players = bob_counts(1)
    upheld(players, ClaimMuggins(ANN, BOB, 1), "acc:X.4a")
    assert players.scores == (1, 1)


def test_not_after_the_dealers_total_is_announced() -> None:
    players = bob_counts(1)
    players.count_hand(ANN, 12)
    assert ClaimMuggins(ANN, BOB, 1) not in players.open_claims(ANN)
    refused(players, ClaimMuggins(ANN, BOB, 1), "too late")
    assert players.scores == (12, 1)


def test_not_after_the_hand_is_accepted() -> None:
    players = bob_counts(1)
    players.accept(ANN)
    refused(players, ClaimMuggins(ANN, BOB, 1), "too late")


def dealer_counts(points: int) -> Players:
    """Ann has twelve."""
    players = bob_counts(2)
    players.count_hand(ANN, points)
    return players


def test_pone_calls_before_accepting_the_dealers_hand() -> None:
    """acc:X.4c2."""
    players = dealer_counts(8)
    upheld(players, ClaimMuggins(BOB, ANN, 4))
    assert players.scores == (8, 6)


def test_not_after_pone_has_accepted_it() -> None:
    players = dealer_counts(8)
    players.accept(BOB)
    refused(players, ClaimMuggins(BOB, ANN, 4), "too late")
    assert players.scores == (8, 2)


def test_the_crib_has_a_window_of_its_own() -> None:
    """Of ten for the crib six were counted; what was missed of the hand is gone."""
    players = dealer_counts(8)
    players.accept(BOB)
    players.count_crib(ANN, 6)
    upheld(players, ClaimMuggins(BOB, ANN, 12))
    assert players.scores == (14, 6)


def test_said_to_be_worth_nothing_it_is_called_at_once() -> None:
    """acc:X.4d."""
    players = bob_counts(0)
    upheld(players, ClaimMuggins(ANN, BOB, 2), "acc:X.4d")
    assert players.scores == (2, 0)


@pytest.mark.parametrize(("claimed", "taken"), [(1, 1), (3, 3), (4, 4), (5, 4), (121, 4)])
def test_the_lesser_of_claimed_and_true(claimed: int, taken: int) -> None:
    """acc:X.4a: four were missed."""
    players = dealer_counts(8)
    upheld(players, ClaimMuggins(BOB, ANN, claimed))
    assert players.scores == (8, 2 + taken)


def test_what_a_call_for_less_leaves_is_nobodys() -> None:
    players = dealer_counts(8)
    upheld(players, ClaimMuggins(BOB, ANN, 1))
    refused(players, ClaimMuggins(BOB, ANN, 3))
    assert players.scores == (8, 3)


def test_a_full_count_leaves_nothing_to_call_for() -> None:
    players = dealer_counts(12)
    refused(players, ClaimMuggins(BOB, ANN, 2))
    assert players.scores == (12, 2)


def test_points_that_were_taken_cannot_be_pegged_any_more() -> None:
    players = fifteen()
    players.play("go")
    players.claim(ClaimMuggins(BOB, ANN, 2))
    players.peg(ANN, 2)
    upheld(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (0, 4)


def test_in_the_play_it_is_called_once() -> None:
    players = fifteen()
    players.play("go")
    upheld(players, ClaimMuggins(BOB, ANN, 1))
    refused(players, ClaimMuggins(BOB, ANN, 1))
    assert players.scores == (0, 1)


def test_it_can_win_the_game() -> None:
    players = bob_counts(0, scores=(119, 90))
    upheld(players, ClaimMuggins(ANN, BOB, 2))
    assert (players.winner, players.scores) == (ANN, (121, 90))


def test_the_full_value_counts_however_few_the_player_needed() -> None:
    """acc:X.3: three would have won, two of twelve were pegged, and ten are missed."""
    players = counting(rules=MUGGINS, scores=(118, 60))
    players.count_hand(BOB, 2)
    players.count_hand(ANN, 2)
    upheld(players, ClaimMuggins(BOB, ANN, 10))
    assert players.scores == (120, 72)


def test_of_three_whoever_calls_first_has_it() -> None:
    players = counting(CLEOS_FOUR, rules=THREE)
    players.count_hand(BOB, 0)
    upheld(players, ClaimMuggins(CLEO, BOB, 2))
    refused(players, ClaimMuggins(ANN, BOB, 2))
    assert players.scores == (0, 0, 2)


def test_of_three_each_has_an_own_window() -> None:
    players = counting(CLEOS_FOUR, rules=THREE)
    players.count_hand(BOB, 0)
    players.count_hand(CLEO, 4)
    refused(players, ClaimMuggins(CLEO, BOB, 2), "too late")
    upheld(players, ClaimMuggins(ANN, BOB, 2))
    assert players.scores == (2, 0, 4)


def test_partners_do_not_call_it_on_each_other() -> None:
    players = counting(CLEOS_FOUR, "9H 9S AC 3H", rules=PARTNERS)
    players.count_hand(BOB, 0)
    with pytest.raises(IllegalCommand, match="Dan cannot claim that of Bob"):
        players.claim(ClaimMuggins(DAN, BOB, 2))
    upheld(players, ClaimMuggins(CLEO, BOB, 2))
    assert players.scores == (2, 0)
