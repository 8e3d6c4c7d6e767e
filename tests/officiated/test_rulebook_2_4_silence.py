"""Silence (RULEBOOK 2.4): a rule book prices its own wrong acts; all else is put right at no cost."""

import pytest

from pegout.game.officiated.claims import Scored
from pegout.judge import (
    Claim,
    ClaimCount,
    ClaimFalseGame,
    ClaimHeels,
    ClaimMuggins,
    ClaimOverpegged,
    PegBack,
)
from pegout.rules import PRESETS, RuleSet
from tests.kit.officiated_tables import ANN, BOB, Players, counting, refused, settled, upheld

SILENT = ["club", "classic", "portfolio"]
HOUSES = [*SILENT, "lodge"]


def with_muggins(name: str) -> RuleSet:
    return PRESETS[name].override(muggins=True)


@pytest.mark.parametrize("rules", SILENT)
def test_too_many_pegged_in_the_play_goes_back_and_costs_nothing(rules: str) -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", rules=rules)
    players.play("KC=10", "5H=15")
    players.peg(ANN, 5)
    settled(players, ClaimOverpegged(BOB, ANN))
    assert players.scores == (2, 0)


@pytest.mark.parametrize("rules", SILENT)
def test_too_many_pegged_for_a_hand_goes_back_and_costs_nothing(rules: str) -> None:
    players = counting(rules=rules)
    players.pegged_hand(BOB, 5)
    settled(players, ClaimOverpegged(ANN, BOB))
    assert players.scores == (0, 2)


@pytest.mark.parametrize("rules", ["classic", "portfolio"])
@pytest.mark.parametrize("claim", [ClaimFalseGame(BOB, ANN), ClaimOverpegged(BOB, ANN), PegBack(ANN, 1)])
def test_a_false_claim_of_the_game_costs_nothing(rules: str, claim: Claim) -> None:
    """108 and twelve are 120; fourteen were pegged."""
    players = counting(rules=rules, scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    settled(players, claim)
    assert (players.scores, players.view(BOB).claimed_by) == ((120, 52), None)


@pytest.mark.parametrize("claim", [ClaimFalseGame(BOB, ANN), ClaimOverpegged(BOB, ANN), PegBack(ANN, 1)])
def test_at_a_club_it_has_its_price_whichever_claim_names_it(claim: Claim) -> None:
    """club:penalties: fifteen back, and the overclaim to the opponent."""
    players = counting(rules="club", scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    settled(players, claim, "club:penalties.false-claim")
    assert players.scores == (105, 53)


@pytest.mark.parametrize("rules", [*SILENT, "acc", "golden-age"])
def test_points_on_a_wrong_count_go_back_alike_whichever_claim_names_them(rules: str) -> None:
    """Fourteen, said fifteen, and two pegged for it."""
    after = []
    for claim in (ClaimCount(BOB), ClaimOverpegged(BOB, ANN)):
        players = Players("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D", rules=rules)
        players.play("KC=10", "4H=15")
        players.peg(ANN, 2)
        settled(players, claim)
        after.append(players.scores)
    assert after[0] == after[1]


def missed_fifteen(rules: str | RuleSet) -> Players:
    """Ann has made fifteen for two, has not pegged, and has played on to thirty-one."""
    players = Players("5H 6H 8H 9S", "KC JC 2C 8S", starter="5D", rules=rules)
    players.play("KC=10", "5H=15", "JC=25", "6H=31")
    return players


@pytest.mark.parametrize("rules", HOUSES)
def test_without_a_deadline_points_of_the_play_are_pegged_until_the_hands_are_counted(rules: str) -> None:
    players = missed_fifteen(rules)
    players.peg(ANN, 2)  # the thirty-one
    players.play("8S=8", "9S=17", "2C=19", "8H=27")
    players.peg(ANN, 3)  # the last card, and the fifteen at last
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (5, 0)


@pytest.mark.parametrize("rules", ["acc", "golden-age"])
def test_the_congress_has_the_deadline(rules: str) -> None:
    players = missed_fifteen(rules)
    players.peg(ANN, 4)
    settled(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (2, 2)


@pytest.mark.parametrize("rules", ["club", "classic", "portfolio"])
def test_muggins_takes_what_was_overlooked_before_it_is_pegged(rules: str) -> None:
    """The player has played on without it: whoever speaks first has it."""
    players = missed_fifteen(with_muggins(rules))
    settled(players, ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN))
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.THIRTY_ONE), "may still peg")
    players.peg(ANN, 2)
    assert players.scores == (2, 2)
    players = missed_fifteen(with_muggins(rules))
    players.peg(ANN, 4)
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN))
    assert players.scores == (4, 0)


def late_heels(rules: str | RuleSet) -> Players:
    """A jack was turned, and the dealer has laid a card without pegging."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", rules=rules)
    players.play("KC=10", "4H=14")
    return players


@pytest.mark.parametrize("rules", HOUSES)
def test_without_a_deadline_heels_are_pegged_after_the_dealers_card(rules: str) -> None:
    players = late_heels(rules)
    assert ClaimHeels(BOB, ANN) not in players.open_claims(BOB)
    players.peg(ANN, 2)
    refused(players, ClaimHeels(BOB, ANN), "has not lost heels")
    refused(players, ClaimOverpegged(BOB, ANN), "not pegged too many")
    assert players.scores == (2, 0)


@pytest.mark.parametrize("rules", ["club", "classic"])
def test_muggins_takes_heels_at_a_club_and_in_classic(rules: str) -> None:
    """Points forgotten on the board, and any points: heels are points."""
    players = Players("4H 9S 7H 9H", "KC AC 5C AS", starter="JD", rules=with_muggins(rules))
    players.play("KC=10")
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS), "may still peg")
    players.play("4H=14")
    settled(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS))
    assert players.scores == (0, 2)
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS))


@pytest.mark.parametrize("rules", ["acc", "portfolio"])
def test_muggins_does_not_take_heels_elsewhere(rules: str) -> None:
    """acc:X.2c; portfolio speaks of the hand and the play."""
    players = late_heels(with_muggins(rules))
    refused(players, ClaimMuggins(BOB, ANN, 2, Scored.HEELS), "cannot be called for heels")
    assert players.scores == (0, 0)


def test_muggins_takes_no_penalty_in_any_house() -> None:
    """Bob does not peg the point that a false claim of the game has given him."""
    players = counting(rules=with_muggins("club"), scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    upheld(players, ClaimFalseGame(BOB, ANN))
    players.peg(ANN, 15)
    players.pass_(BOB)
    for score in Scored:
        refused(players, ClaimMuggins(ANN, BOB, 1, score))
    assert players.scores == (105, 52)


def test_nineteen_is_nought_at_a_club() -> None:
    """club:the-show: there is nothing to peg, and nothing too many."""
    players = counting(rules="club")
    players.count_hand(BOB, 19)
    assert (players.view(BOB).pegging, players.scores) == ((), (0, 0))
    refused(players, ClaimOverpegged(ANN, BOB), "not pegged too many")
    players.accept(ANN)
    players.pegged_hand(ANN, 12)
    assert players.scores == (12, 0)


def test_nineteen_said_of_points_is_muggins_at_a_club() -> None:
    players = counting(rules=with_muggins("club"))
    players.count_hand(BOB, 19)
    settled(players, ClaimMuggins(ANN, BOB, 2, Scored.HAND))
    assert players.scores == (2, 0)


def test_a_crib_of_nineteen_is_nought_too() -> None:
    players = counting(rules="club")
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    players.accept(BOB)
    players.count_crib(ANN, 19)
    players.accept(BOB)
    assert (players.scores, players.script.state.dealer) == ((12, 2), BOB)


@pytest.mark.parametrize("rules", ["acc", "golden-age", "portfolio", "lodge", "classic"])
def test_elsewhere_nineteen_is_a_number(rules: str) -> None:
    players = counting(rules=rules)
    players.count_hand(BOB, 19)
    assert players.view(BOB).pegging == (BOB,)
    players.peg(BOB, 19)
    assert players.scores == (0, 19)
