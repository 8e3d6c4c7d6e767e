"""golden-age:5: a player may name a fuller count until the score is agreed; it is pegged as named."""

import pytest

from pegout.game import IllegalCommand
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimFullCount, ClaimMuggins, ClaimOverpegged
from pegout.rules import PRESETS
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused, settled


def bob_counts(points: int, *scores: int) -> Players:
    """Bob has two."""
    players = counting(rules="golden-age", scores=scores)
    players.pegged_hand(BOB, points)
    return players


@pytest.mark.parametrize("first", [0, 1])
def test_a_fuller_count_is_pegged_at_once(first: int) -> None:
    players = bob_counts(first)
    players.count_hand(BOB, 2)
    assert (players.scores, players.view(BOB).counts[0].said) == ((0, 2), 2)


def test_once_or_again() -> None:
    players = bob_counts(0)
    players.count_hand(BOB, 1)
    assert players.scores == (0, 1)
    players.count_hand(BOB, 2)
    assert players.scores == (0, 2)


def test_it_is_the_players_own_number_right_or_wrong() -> None:
    """Five for two is named and pegged, and three too many for whoever notices."""
    players = bob_counts(1)
    players.count_hand(BOB, 5)
    assert players.scores == (0, 5)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (3, 2)


@pytest.mark.parametrize("named", [1, 2])
def test_it_is_fuller_or_it_is_none(named: int) -> None:
    with pytest.raises(IllegalCommand, match="Give a count above the 2 already pegged"):
        bob_counts(2).count_hand(BOB, named)


def test_what_is_announced_is_pegged_first() -> None:
    players = counting(rules="golden-age")
    players.count_hand(BOB, 1)
    with pytest.raises(IllegalCommand, match="Bob has announced 1: peg them"):
        players.count_hand(BOB, 2)


def test_not_after_it_was_agreed_in_words() -> None:
    players = bob_counts(0)
    players.accept(ANN)
    with pytest.raises(IllegalCommand, match="The score is agreed and stands"):
        players.count_hand(BOB, 2)
    assert players.scores == (0, 0)


def test_nor_once_the_dealer_has_begun_to_count() -> None:
    players = bob_counts(0)
    players.count_hand(ANN, 12)
    with pytest.raises(IllegalCommand, match="The score is agreed and stands"):
        players.count_hand(BOB, 2)
    assert players.scores == (0, 0)


def test_the_dealers_hand_and_the_crib() -> None:
    players = bob_counts(2)
    players.pegged_hand(ANN, 8)
    players.count_hand(ANN, 12)
    assert players.scores == (12, 2)
    players.accept(BOB)
    players.pegged_crib(ANN, 4)
    players.count_crib(ANN, 10)
    assert players.scores == (22, 2)
    players.accept(BOB)
    assert players.script.state.dealer == BOB


def test_a_fuller_count_can_win_the_game() -> None:
    players = bob_counts(0, 90, 119)
    players.count_hand(BOB, 2)
    players.accept(ANN)
    assert (players.winner, players.scores) == (BOB, (90, 121))


@pytest.mark.parametrize("who", [ANN, BOB])
def test_the_program_counts_for_nobody(who: int) -> None:
    """golden-age:9."""
    players = bob_counts(0)
    assert not any(isinstance(claim, ClaimFullCount) for claim in players.open_claims(who))
    with pytest.raises(IllegalCommand, match="Players count only for themselves"):
        players.claim(ClaimFullCount(who, BOB))


def test_muggins_is_not_used() -> None:
    refused(bob_counts(0), ClaimMuggins(ANN, BOB, 2, Scored.HAND), "Muggins is not played here")


def test_too_many_goes_back_as_under_the_congress_rules() -> None:
    players = bob_counts(5)
    settled(players, ClaimOverpegged(ANN, BOB), "acc:VIII.4c1")
    assert players.scores == (3, 2)


def test_it_is_about_hands_not_about_the_play() -> None:
    """One of two for fifteen was pegged, and stays one."""
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="4D", rules="golden-age")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 1, 1)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (1, 1)


@pytest.mark.parametrize("rules", sorted(set(PRESETS) - {"golden-age", "club-3", "club-4", "club-partners"}))
def test_nowhere_else(rules: str) -> None:
    """acc:VIII.3."""
    players = counting(rules=rules)
    players.pegged_hand(BOB, 1)
    with pytest.raises(IllegalCommand, match="Bob has already counted"):
        players.count_hand(BOB, 2)
