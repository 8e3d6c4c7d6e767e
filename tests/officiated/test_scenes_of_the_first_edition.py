"""Games that began under the first edition give to their end what they gave: counts pegged as they are said,
rulings pegged by the program, a go that ends the time to object, claims that count for a player.
"""

from typing import Any

import pytest

from pegout.edition import FIRST_EDITION
from pegout.game import IllegalCommand, Mix, Pass
from pegout.game import events as e
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.judge import (
    ClaimCount,
    ClaimCountedEarly,
    ClaimFalseGame,
    ClaimFullCount,
    ClaimHeels,
    ClaimMuggins,
    ClaimOverpegged,
    ClaimRenege,
    PegBack,
    TakeBackGo,
)
from pegout.rules.remedies import Fate
from tests.kit.officiated_tables import ANN, BOB, MUGGINS, Players, refused, upheld


def players_then(*kept: str, starter: str, **options: Any) -> Players:
    return Players(*kept, starter=starter, edition=FIRST_EDITION, **options)


def counting_then(**options: Any) -> Players:
    """The hands are to be counted: Ann has twelve, Bob two, the crib ten."""
    hands = ("7H 8D 9C 7S", "QS QD 4H 6C")
    players = players_then(*hands, starter="KD", crib="5C 5S TH 2S", **options)
    players.play_out()
    return players


def test_the_edition_is_that_of_the_match() -> None:
    assert counting_then().script.state.edition == FIRST_EDITION


def test_to_count_is_to_peg_and_to_accept_is_to_mix() -> None:
    players = counting_then(rules=MUGGINS)
    players.count_hand(BOB, 2)
    assert players.scores == (0, 2)
    players.count_hand(ANN, 12)
    players.accept(BOB)
    players.count_crib(ANN, 10)
    players.accept(BOB)
    assert (players.scores, players.script.state.dealer) == ((22, 2), BOB)


@pytest.mark.parametrize("command", [Pass(ANN), Mix(ANN)])
def test_acts_that_it_did_not_have_are_refused(command: Pass | Mix) -> None:
    players = counting_then()
    with pytest.raises(IllegalCommand, match="began under an earlier edition of the rules"):
        players.do(command)


def test_nobody_waits_for_a_peg() -> None:
    """Thirty-one, not pegged before the nine of the next series, is lost."""
    players = players_then("KH 3H 9H 9S", "KC 8C 7S 6S", starter="4D")
    players.play("KC=10", "KH=20", "8C=28", "3H=31", "7S=7", "9H=16")
    players.peg(ANN, 2)
    upheld(players, ClaimOverpegged(BOB, ANN), "acc:VIII.4c1")
    assert players.scores == (0, 2)


def reneged() -> Players:
    players = players_then("QH 3H 7H 9S", "KC 8C 2C 8S", starter="5D", scores=(40, 50))
    players.play("KC=10", "QH=20", "8C=28", "go", "2C=30", "go")
    players.peg(BOB, 1)
    players.play("7H=7", "8S=15")
    players.peg(BOB, 2)
    players.play("9S=24")
    players.peg(ANN, 3)
    players.play("3H=27")
    return players


def test_the_points_of_a_renege_are_pegged_by_the_program() -> None:
    players = reneged()
    upheld(players, ClaimRenege(BOB, ANN, Fate.PLAYED), "acc:VII.3")
    assert (players.scores, players.turn, players.count) == ((40, 52), ANN, 28)


def test_a_go_taken_back_must_be_a_wrong_one_and_its_card_is_played() -> None:
    players = players_then("QH 3H 7H 9S", "KC 8C 2C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go")
    upheld(players, TakeBackGo(ANN), "acc:VII.3")
    with pytest.raises(IllegalCommand, match="The ruling makes Ann play 3H"):
        players.play("go")
    players = players_then("QH 4H 7H 9S", "KC 8C 2C 8S", starter="4D")
    players.play("KC=10", "QH=20", "8C=28", "go")
    refused(players, TakeBackGo(ANN), "the go was right")


def test_the_go_was_due_when_the_hidden_cards_stopped_fitting() -> None:
    """Ann has a ten left: the point is missed with the pair. With an ace it was not."""
    for fourth, is_due in (("TC", True), ("AC", False)):
        players = players_then(f"{fourth} 4H 4D 2H", "QD KD QC KC", starter="7S", rules=MUGGINS)
        players.play("QD=10", "2H=12", "KD=22", "4H=26", "go", "4D=30")
        players.peg(ANN, 2)
        assert players.claim(ClaimMuggins(BOB, ANN, 1)).upheld == is_due
        assert players.scores == (2, int(is_due))


def test_a_go_ended_the_time_to_object() -> None:
    players = players_then("KH AH AD 7S", "QC JC 8C 2S", starter="4D")
    players.play("QC=10", "KH=20", "8C=28", "AH=29")
    players.peg(ANN, 1)
    players.play("go")
    assert ClaimOverpegged(BOB, ANN) not in players.open_claims(BOB)
    refused(players, ClaimOverpegged(BOB, ANN), "too late", "stands")
    assert players.scores == (1, 0)


def test_a_call_of_muggins_named_no_score() -> None:
    """Fifteen and thirty-one, both lost, are called as one."""
    players = players_then("5H 6H 8H 9S", "KC JC 2C 8S", starter="4D", rules=MUGGINS)
    players.play("KC=10", "5H=15", "JC=25", "6H=31", "8S=8", "9S=17")
    upheld(players, ClaimMuggins(BOB, ANN, 4), "acc:X.4a")
    assert players.scores == (0, 4)


def test_a_word_of_acceptance_ended_muggins() -> None:
    players = counting_then(rules=MUGGINS)
    players.count_hand(BOB, 1)
    players.accept(ANN)
    refused(players, ClaimMuggins(ANN, BOB, 1), "too late")


def test_nobody_pegged_back_what_was_due() -> None:
    players = players_then("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 3)
    refused(players, PegBack(ANN, 2), "has not pegged 2 points too many")
    upheld(players, PegBack(ANN, 1), "acc:VIII.4c2")
    assert players.scores == (2, 0)


@pytest.mark.parametrize("who", [ANN, BOB])
def test_the_program_gave_a_hand_its_full_value(who: int) -> None:
    players = counting_then(rules="golden-age")
    players.count_hand(BOB, 0)
    upheld(players, ClaimFullCount(who, BOB), "golden-age:5")
    assert players.scores == (0, 2)


def test_a_false_claim_of_the_game_was_settled_at_once() -> None:
    """118 and two are 120: one over, fifteen back."""
    players = players_then("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D", scores=(118, 50))
    players.play("KC=10", "5H=15")
    players.peg(ANN, 3)
    upheld(players, ClaimFalseGame(BOB, ANN), "acc:VIII.4b")
    assert (players.scores, players.turn) == ((105, 51), BOB)
    players.play("JC=25")


def test_an_early_count_that_was_accepted_stood() -> None:
    players = counting_then(scores=(50, 60))
    players.count_hand(ANN, 12)
    players.accept(BOB)
    refused(players, ClaimCountedEarly(BOB, ANN))
    players.count_hand(BOB, 2)
    assert players.scores == (62, 62)


def test_a_wrong_count_cost_its_points_at_once() -> None:
    players = players_then("4H 7H 8H 9S", "KC 5C 2C 8S", starter="6D")
    players.play("KC=10", "4H=15")
    players.peg(ANN, 2)
    upheld(players, ClaimCount(BOB), "acc:VII.4b", "acc:VIII.4c1")
    assert (players.scores, players.count) == ((0, 2), 14)


def test_late_heels_went_to_the_other_at_once() -> None:
    players = players_then("4H 9S 7H 9H", "KC AC 5C AS", starter="JD")
    players.play("KC=10", "4H=14")
    players.peg(ANN, 2)
    upheld(players, ClaimHeels(BOB, ANN), "acc:VI.3c", "acc:VIII.4c1")
    assert players.scores == (0, 2)


def test_a_deal_was_reckoned_as_it_was() -> None:
    players = players_then("5H 6H 8H 9S", "KC TC 2C 8S", starter="JD", crib="4C 4S QH 3D")
    players.play("KC=10", "5H=15", "TC=25", "6H=31")
    players.peg(ANN, 3)
    players.play("8S=8", "go", "2C=10")
    players.peg(BOB, 1)
    players.play("9S=10", "8H=17")
    players.peg(ANN, 1)
    players.count_hand(BOB, 0)
    players.count_hand(ANN, 1)
    players.accept(BOB)
    players.count_crib(ANN, 5)
    players.accept(BOB)
    (reckoning,) = [event for event in players.script.events if isinstance(event, e.Reckoned)]
    assert set(reckoning.slips) == {
        Slip(ANN, SlipKind.MISSED_HEELS, 2),
        Slip(ANN, SlipKind.MISSED_IN_PLAY, 2),
        Slip(ANN, SlipKind.OVER_IN_PLAY, 1),
        Slip(ANN, SlipKind.HELD_BACK),
        Slip(ANN, SlipKind.WRONG_COUNT),
        Slip(ANN, SlipKind.MISSED_HAND, 3),
        Slip(ANN, SlipKind.OVER_CRIB, 3),
    }
    assert players.scores == (3 + 1 + 1 + 5, 1)
