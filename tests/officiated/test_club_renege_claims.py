"""club:the-play.renege, club:end-of-game and club:penalties where the players officiate."""

from typing import Any

import pytest

from pegout.game import Phase
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimFalseGame, ClaimMuggins, ClaimOverpegged, ClaimRenege, TakeBackGo
from pegout.rules import PRESETS, Ending
from pegout.rules.remedies import Fate
from tests.kit.officiated_tables import (
    ANN,
    BOB,
    CLEO,
    CLEOS_FOUR,
    Players,
    counting,
    refused,
    settled,
    upheld,
)


def triple(**options: Any) -> Players:
    """At twenty-five Ann says go with ace, five and six, and leads the ace to the next series."""
    players = Players("QH AH 5H 6S", "KC 5C 8C 8S", starter="4D", rules="club", **options)
    players.play("KC=10", "QH=20", "5C=25", "go", "go")
    players.peg(BOB, 1)
    players.play("AH=1")
    return players


@pytest.mark.parametrize("fate", list(Fate))
def test_two_for_each_card_and_the_play_since_is_cancelled(fate: Fate) -> None:
    """The point for the go goes back. These rules know no dead cards."""
    players = triple()
    settled(players, ClaimRenege(BOB, ANN, fate), "club:the-play.renege")
    assert (players.scores, players.turn, players.count) == ((0, 6), ANN, 25)
    assert players.hand(ANN) == "5H 6S AH"
    players.play("6S=31")


def test_the_claim_is_late_after_the_claimants_card() -> None:
    players = triple()
    players.play("8C=9")
    refused(players, ClaimRenege(BOB, ANN), "too late")


def last_layer() -> Players:
    """Ann laid the last card, says go with a two that fits, and pegs one for it."""
    players = Players("QH AH 2H 9S", "KC 8C 5C 8S", starter="4D", rules="club")
    players.play("KC=10", "QH=20", "8C=28", "AH=29", "go", "go")
    players.peg(ANN, 1)
    return players


def test_a_renege_may_be_corrected_even_after_a_point_was_pegged() -> None:
    """The point goes back; the two makes thirty-one for two."""
    players = last_layer()
    assert TakeBackGo(ANN) in players.open_claims(ANN)
    upheld(players, TakeBackGo(ANN), "club:the-play.renege")
    assert (players.scores, players.turn, players.count) == ((0, 0), ANN, 29)
    players.play("2H=31")
    players.peg(ANN, 2)
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 0)


def test_not_after_an_opponents_card() -> None:
    players = last_layer()
    players.play("8S=8")
    assert TakeBackGo(ANN) not in players.open_claims(ANN)
    refused(players, TakeBackGo(ANN), "no go that can still be taken back")
    assert players.scores == (1, 0)


def test_of_three_the_claimant_has_the_points() -> None:
    """Ann laid the last card and said go with a three; Cleo's fifteen goes back with the rest."""
    players = Players("TH 3H KH 9S", "TC 9C 4C 8S", "8C 7S KD QS", starter="5D", rules="club-3")
    players.play("TC=10", "8C=18", "TH=28", "go", "go", "go")
    players.peg(ANN, 1)
    players.play("8S=8", "7S=15")
    players.peg(CLEO, 2)
    players.play("3H=18")
    settled(players, ClaimRenege(CLEO, ANN))
    assert players.scores == (0, 0, 2)


def test_of_three_muggins_is_the_first_callers() -> None:
    players = counting(CLEOS_FOUR, rules=PRESETS["club-3"].override(muggins=True))
    players.pegged_hand(BOB, 0)
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND), "club:optional-rules.muggins")
    refused(players, ClaimMuggins(CLEO, BOB, 2, Scored.HAND))
    assert players.scores == (2, 0, 0)


def test_a_false_claim_of_the_game_costs_fifteen_and_the_overclaim() -> None:
    """108 and twelve are 120; fourteen were counted."""
    players = counting(rules="club", scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    settled(players, ClaimFalseGame(BOB, ANN), "club:penalties.false-claim")
    assert players.scores == (105, 53)


def sixty_one(ann: int, said: int, *, bob: int = 20) -> Players:
    """Ann counts her twelve as said."""
    players = counting(rules="club", scores=(ann, bob))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, said)
    return players


def test_the_early_end_is_claimed_and_won_when_it_is_accepted() -> None:
    players = sixty_one(49, 12)
    assert players.view(BOB).claimed_by == ANN
    refused(players, ClaimFalseGame(BOB, ANN), "the claim is good")
    players.accept(BOB)
    outcome = players.script.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.scores, outcome.ending, outcome.games) == (ANN, (61, 22), Ending.EARLY, 2)


def test_one_hole_short_of_it_the_game_goes_on() -> None:
    players = sixty_one(48, 12)
    assert players.view(BOB).claimed_by is None


def test_an_opponent_on_thirty_one_ends_nothing_early() -> None:
    players = sixty_one(49, 12, bob=29)
    assert (players.scores, players.view(BOB).claimed_by) == ((61, 31), None)


def test_a_false_early_end_is_objected_to_and_the_game_goes_on() -> None:
    """47 and twelve are 59: two were overclaimed, and are Bob's."""
    players = sixty_one(47, 14)
    assert players.view(BOB).claimed_by == ANN
    settled(players, ClaimFalseGame(BOB, ANN))
    assert players.scores == (59 - 15, 24)
    assert (players.phase, players.view(BOB).claimed_by) == (Phase.SHOW, None)


def test_of_three_everybody_must_be_behind_for_the_early_end() -> None:
    players = counting(CLEOS_FOUR, rules="club-3", scores=(49, 10, 27))
    for seat, points in ((BOB, 2), (CLEO, 4), (ANN, 12)):
        players.pegged_hand(seat, points)
    assert (players.scores, players.view(BOB).claimed_by) == ((61, 12, 31), None)
