"""acc:VI: looks at the packet, a starter in the hand, cards face up, heels not pegged."""

import pytest

from pegout.game import GameState
from pegout.judge import rule_on
from pegout.rules.remedies import CardsShown, CutAgain, Packet, PointsTo, ScoreLost, StarterPick, Told
from tests.kit.builders import table
from tests.kit.judge_before_play import DEALER, PONE, cited, ruled, seated


@pytest.mark.parametrize("rules", ["acc", "club-3", "club-partners"])
def test_1b_the_dealer_has_two_and_sees_the_card(rules: str) -> None:
    ruling = ruled("starter-packet-looked-at", seated(rules))
    assert ruling.remedies == (PointsTo(DEALER, 2), CardsShown(DEALER, Packet.UPPER))
    assert cited(ruling)[-1] == "acc:VI.1b"


def test_1b_of_three_another_may_claim_the_points_and_pone_may_own_up() -> None:
    state = seated("club-3")
    assert ruled("starter-packet-looked-at", state, claimant="Cid").remedies[0] == PointsTo(2, 2)
    assert ruled("starter-packet-looked-at", state, claimant="Ben").remedies[0] == PointsTo(DEALER, 2)


def test_1c_pone_picks_a_starter_that_was_not_seen() -> None:
    ruling = ruled("starter-in-dealers-hand", seen="no")
    assert ruling.remedies == (PointsTo(PONE, 2), StarterPick(DEALER, PONE))
    assert cited(ruling) == ["acc:VI.1c"]


def test_1c_a_starter_that_was_seen_comes_back() -> None:
    ruling = ruled("starter-in-dealers-hand", seen="yes")
    assert ruling.remedies == (PointsTo(PONE, 2), Told("Put the starter back on the pack."))
    assert cited(ruling) == ["acc:IX.3a"]


APART = Told("The starter is taken out and set apart again.")


def test_1c_the_club_has_its_own_rule() -> None:
    ruling = ruled("starter-in-dealers-hand", seated("club-4"), seen="no", claimant="Cid")
    assert ruling.remedies == (PointsTo(2, 2), APART)
    assert cited(ruling) == ["club:penalties.starter"]


@pytest.mark.parametrize("rules", ["club", "portfolio", "classic"])
def test_1c_elsewhere_it_is_answered_as_any_starter_in_a_hand(rules: str) -> None:
    """RULEBOOK 2.4: one act, one answer; that pone picks a starter is the tournament's own rule."""
    state = seated(rules)
    named = rule_on(state, "starter-misplaced", {"offender": "Ann", "place": "hand"})
    ruling = ruled("starter-in-dealers-hand", state, seen="no")
    assert set(ruling.remedies) == set(named.remedies)
    assert APART in ruling.remedies
    assert cited(ruling) == cited(named)


@pytest.mark.parametrize(("rules", "left"), [("acc", 40), ("club-3", 36), ("club-4", 32)])
def test_1d_a_card_face_up_is_turned_and_the_rest_cut_again(rules: str, left: int) -> None:
    ruling = ruled("cut-card-face-up", seated(rules))
    told = Told(f"Turn it over and shuffle the {left} cards left in the pack.")
    assert ruling.remedies == (told, CutAgain(shuffled=True))
    assert cited(ruling) == ["acc:VI.1d"]


def test_2_the_top_card_stands_and_pone_may_see_the_others() -> None:
    ruling = ruled("several-starters-shown")
    assert "the top one is the starter" in ruling.findings[0]
    assert ruling.remedies == (CardsShown(PONE, Packet.LOWER, 1),)
    assert cited(ruling) == ["acc:VI.2a", "acc:VI.2b"]


def turned(starter: str) -> GameState:
    return table(["2C 3C 4C 6C", "7D 8D 9D TD"], starter).state


def test_3c_the_dealer_who_plays_first_has_lost_them() -> None:
    ruling = ruled("heels-not-pegged", turned("JS"), dealer_played="yes")
    assert ruling.remedies == (ScoreLost(DEALER, 2),)
    assert cited(ruling) == ["acc:VI.3c", "acc:X.2c"]


def test_3c_until_then_they_are_the_dealers() -> None:
    ruling = ruled("heels-not-pegged", turned("JS"), dealer_played="no")
    assert ruling.remedies == (PointsTo(DEALER, 2),)
    assert cited(ruling) == ["acc:VI.3a"]


@pytest.mark.parametrize("dealer_played", ["yes", "no"])
def test_3c_without_a_jack_there_are_none(dealer_played: str) -> None:
    assert ruled("heels-not-pegged", turned("QS"), dealer_played=dealer_played).remedies == ()


def test_3c_a_starter_that_is_not_known_is_taken_to_be_a_jack() -> None:
    assert ruled("heels-not-pegged", dealer_played="yes").remedies == (ScoreLost(DEALER, 2),)
