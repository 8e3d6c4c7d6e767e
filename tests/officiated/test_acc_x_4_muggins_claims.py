"""acc:X.3 and X.4: when muggins may be called in the play and in the show, how, and for how much."""

from typing import Any

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, ClaimOverpegged
from tests.kit.officiated_tables import (
    ANN,
    BOB,
    CLEO,
    CLEOS_FOUR,
    DAN,
    MUGGINS,
    Players,
    counting,
    refused,
    settled,
    upheld,
)

THREE = MUGGINS.with_seats(3)
PARTNERS = MUGGINS.with_seats(4, partners=True)
FIFTEEN = ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN)
THIRTY_ONE = ClaimMuggins(BOB, ANN, 2, Scored.THIRTY_ONE)
LAST = ClaimMuggins(BOB, ANN, 1, Scored.LAST)


def fifteen(**options: Any) -> Players:
    """Ann has made fifteen for two and not pegged; Bob has played on."""
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="5D", rules=MUGGINS, **options)
    players.play("KC=10", "5H=15", "JC=25")
    return players


def test_in_the_play_not_before_the_score_is_lost() -> None:
    """acc:X.4b1."""
    players = fifteen()
    refused(players, FIFTEEN, "may still peg")
    players.peg(ANN, 2)
    assert players.scores == (2, 0)


@pytest.mark.parametrize("act", ["6H=31", "go"])
def test_the_players_next_card_or_go_loses_it(act: str) -> None:
    players = fifteen()
    players.play(act)
    assert ClaimMuggins(BOB, ANN, 1) in players.open_claims(BOB)
    settled(players, FIFTEEN, "acc:X.3", "acc:X.4a")
    assert players.scores == (0, 2)


def test_a_pass_loses_it() -> None:
    players = fifteen()
    players.pass_(ANN)
    settled(players, FIFTEEN, "acc:X.3", "acc:X.4a")
    assert players.scores == (0, 2)


def test_pegged_in_part_it_may_be_called_at_once() -> None:
    players = fifteen()
    players.peg(ANN, 1)
    settled(players, ClaimMuggins(BOB, ANN, 1, Scored.FIFTEEN))
    assert "Ann missed 1 point, and 1 was claimed." in " ".join(players.log)
    assert players.scores == (1, 1)


def test_not_after_the_player_has_pegged_another_score() -> None:
    """acc:X.4b2. Thirty-one for two is pegged; the two for fifteen are out of reach."""
    players = fifteen()
    players.play("6H=31")
    players.peg(ANN, 2)
    refused(players, FIFTEEN, "too late")
    assert players.scores == (2, 0)


def test_a_call_in_the_play_names_its_score() -> None:
    """acc:X.4a."""
    players = fifteen()
    players.play("go")
    with pytest.raises(IllegalCommand, match="Name the score that Ann missed: fifteen"):
        players.claim(ClaimMuggins(BOB, ANN, 2))
    for wrong in (Scored.PAIR, Scored.RUN, Scored.THIRTY_ONE, Scored.GO, Scored.HAND):
        refused(players, ClaimMuggins(BOB, ANN, 2, wrong))
    settled(players, FIFTEEN)
    assert players.scores == (0, 2)


@pytest.mark.parametrize("name", [Scored.PAIR, Scored.THREE])
def test_a_call_is_not_lost_by_saying_pair_of_three(name: Scored) -> None:
    """The third ace is worth six: Bob takes a pair of it, and four are missing."""
    players = Players("AH AS 8H 9S", "AC AD 2C 8S", starter="5D", rules=MUGGINS)
    players.play("AC=1", "AH=2", "AD=3")
    players.peg(BOB, 2)
    settled(players, ClaimMuggins(ANN, BOB, 4, name))
    assert players.scores == (4, 2)


def test_two_scores_missed_in_a_row_are_both_open() -> None:
    """Fifteen and thirty-one, two each: the one lost by a card, the other by a pass."""
    players = fifteen()
    players.play("6H=31", "pass", "8S=8", "9S=17")
    settled(players, FIFTEEN)
    settled(players, THIRTY_ONE)
    assert players.scores == (0, 4)


def played_out() -> Players:
    """Ann has lost the fifteen, the thirty-one and the last card; Bob's hand is three fifteens, six."""
    players = fifteen()
    players.play("6H=31", "pass", "8S=8", "9S=17", "2C=19", "8H=27", "pass")
    return players


def test_announced_is_not_pegged() -> None:
    """acc:X.4b2: until pone's hand is pegged."""
    players = played_out()
    players.count_hand(BOB, 6)
    for call in (FIFTEEN, THIRTY_ONE, LAST):
        upheld(players, call)
    players.peg(BOB, 6)
    players.peg(BOB, 5)
    assert players.scores == (0, 11)


def test_not_after_pones_hand_is_pegged() -> None:
    players = played_out()
    players.pegged_hand(BOB, 6)
    assert ClaimMuggins(BOB, ANN, 1) not in players.open_claims(BOB)
    for call in (FIFTEEN, THIRTY_ONE, LAST):
        refused(players, call, "too late")
    assert players.scores == (0, 6)


def bob_counts(points: int, **options: Any) -> Players:
    """Bob has two."""
    players = counting(rules=MUGGINS, **options)
    players.pegged_hand(BOB, points)
    return players


def test_not_before_the_hand_is_pegged() -> None:
    """acc:X.4c1: after pone has finished pegging."""
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 1)
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND), "may still peg")
    players.peg(BOB, 2)
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND), "nothing was missed")
    assert players.scores == (0, 2)


def test_the_dealer_calls_before_counting() -> None:
    """acc:X.4c1."""
    players = bob_counts(1)
    settled(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND), "acc:X.4a")
    assert players.scores == (1, 1)


def test_not_after_the_dealers_total_is_announced() -> None:
    players = bob_counts(1)
    players.count_hand(ANN, 12)
    assert ClaimMuggins(ANN, BOB, 1, Scored.HAND) not in players.open_claims(ANN)
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND), "announced the next total")
    assert players.scores == (0, 1)


def test_a_word_of_the_dealer_does_not_end_it_but_mixing_does() -> None:
    """acc:X.4c1 speaks of mixing and of the dealer's total."""
    players = bob_counts(1)
    players.accept(ANN)
    settled(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND))
    assert players.scores == (1, 1)
    players = bob_counts(1)
    players.mix(ANN)
    assert ClaimMuggins(ANN, BOB, 1, Scored.HAND) not in players.open_claims(ANN)
    refused(players, ClaimMuggins(ANN, BOB, 1, Scored.HAND), "mixed away")
    assert players.scores == (0, 1)


def dealer_counts(points: int) -> Players:
    """Ann has twelve."""
    players = bob_counts(2)
    players.pegged_hand(ANN, points)
    return players


def test_pone_calls_before_mixing_the_dealers_hand() -> None:
    """acc:X.4c2."""
    players = dealer_counts(8)
    settled(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND))
    assert players.scores == (8, 6)


def test_a_word_of_pone_does_not_end_it_but_mixing_does() -> None:
    players = dealer_counts(8)
    players.accept(BOB)
    refused(players, ClaimOverpegged(BOB, ANN))
    settled(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND))
    assert players.scores == (8, 6)
    players = dealer_counts(8)
    players.mix(BOB)
    refused(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND), "mixed away")
    assert players.scores == (8, 2)


def test_hand_and_crib_each_have_a_window() -> None:
    """Of ten for the crib six were counted; the hand was accepted in words and lies there unmixed."""
    players = dealer_counts(8)
    players.accept(BOB)
    players.pegged_crib(ANN, 6)
    settled(players, ClaimMuggins(BOB, ANN, 12, Scored.CRIB))
    settled(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND))
    assert players.scores == (14, 10)


def test_with_the_hand_mixed_only_the_crib_is_left() -> None:
    players = dealer_counts(8)
    players.mix(BOB)
    players.pegged_crib(ANN, 6)
    refused(players, ClaimMuggins(BOB, ANN, 4, Scored.HAND), "mixed away")
    settled(players, ClaimMuggins(BOB, ANN, 4, Scored.CRIB))
    assert players.scores == (14, 6)


def test_said_to_be_worth_nothing_it_is_called_at_once() -> None:
    """acc:X.4d."""
    players = counting(rules=MUGGINS)
    players.count_hand(BOB, 0)
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND), "acc:X.4d")
    assert players.scores == (2, 0)


@pytest.mark.parametrize(("claimed", "taken"), [(1, 1), (3, 3), (4, 4), (5, 4), (121, 4)])
def test_the_lesser_of_claimed_and_true(claimed: int, taken: int) -> None:
    """acc:X.4a: four were missed."""
    players = dealer_counts(8)
    settled(players, ClaimMuggins(BOB, ANN, claimed, Scored.HAND))
    assert players.scores == (8, 2 + taken)


def test_what_a_call_for_less_leaves_is_nobodys() -> None:
    players = dealer_counts(8)
    settled(players, ClaimMuggins(BOB, ANN, 1, Scored.HAND))
    refused(players, ClaimMuggins(BOB, ANN, 3, Scored.HAND))
    assert players.scores == (8, 3)


def test_a_full_count_leaves_nothing_to_call_for() -> None:
    players = dealer_counts(12)
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HAND))
    assert players.scores == (12, 2)


def test_points_that_were_taken_cannot_be_pegged_any_more() -> None:
    players = fifteen()
    players.play("go")
    settled(players, FIFTEEN)
    players.peg(ANN, 2)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (0, 4)


def test_in_the_play_it_is_called_once() -> None:
    players = fifteen()
    players.play("go")
    settled(players, ClaimMuggins(BOB, ANN, 1, Scored.FIFTEEN))
    refused(players, ClaimMuggins(BOB, ANN, 1, Scored.FIFTEEN))
    assert players.scores == (0, 1)


def test_it_can_win_the_game() -> None:
    players = bob_counts(0, scores=(119, 90))
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND))
    players.accept(BOB)
    assert (players.winner, players.scores) == (ANN, (121, 90))


def test_the_full_value_counts_however_few_the_player_needed() -> None:
    """acc:X.3: three would have won, two of twelve were pegged, and ten are missed."""
    players = counting(rules=MUGGINS, scores=(118, 60))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 2)
    settled(players, ClaimMuggins(BOB, ANN, 10, Scored.HAND))
    assert players.scores == (120, 72)


def test_of_three_whoever_calls_first_has_it() -> None:
    players = counting(CLEOS_FOUR, rules=THREE)
    players.pegged_hand(BOB, 0)
    settled(players, ClaimMuggins(CLEO, BOB, 2, Scored.HAND))
    refused(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND))
    assert players.scores == (0, 0, 2)


def test_of_three_the_dealers_total_ends_it_and_nobody_elses() -> None:
    players = counting(CLEOS_FOUR, rules=THREE)
    players.pegged_hand(BOB, 0)
    players.pegged_hand(CLEO, 4)
    settled(players, ClaimMuggins(CLEO, BOB, 2, Scored.HAND))
    assert players.scores == (0, 0, 6)
    players = counting(CLEOS_FOUR, rules=THREE)
    players.pegged_hand(BOB, 0)
    players.pegged_hand(CLEO, 4)
    players.count_hand(ANN, 12)
    for caller in (ANN, CLEO):
        refused(players, ClaimMuggins(caller, BOB, 2, Scored.HAND), "too late")


def test_of_three_each_mixes_for_oneself() -> None:
    players = counting(CLEOS_FOUR, rules=THREE)
    players.pegged_hand(BOB, 0)
    players.mix(CLEO)
    refused(players, ClaimMuggins(CLEO, BOB, 2, Scored.HAND), "mixed away")
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND))
    assert players.scores == (2, 0, 0)


def test_partners_do_not_call_it_on_each_other() -> None:
    players = counting(CLEOS_FOUR, "9H 9S AC 3H", rules=PARTNERS)
    players.pegged_hand(BOB, 0)
    with pytest.raises(IllegalCommand, match="Dan cannot make that claim against Bob"):
        players.claim(ClaimMuggins(DAN, BOB, 2, Scored.HAND))
    settled(players, ClaimMuggins(CLEO, BOB, 2, Scored.HAND))
    assert players.scores == (2, 0)
