"""acc:III.3: looks at the bottom card, and a cut that was forgotten."""

import pytest

from pegout.rules.remedies import CutAgain, DealtAgain, PointsTo
from tests.kit.judge_before_play import DEALER, PONE, cited, ruled, seated

ANEW = CutAgain(shuffled=True)


@pytest.mark.parametrize(("offender", "other"), [("dealer", PONE), ("pone", DEALER)])
def test_a_either_player_pays_two_for_a_look_at_the_lifted_packet(offender: str, other: int) -> None:
    ruling = ruled("cut-card-looked-at", offender=offender)
    assert ruling.remedies == (PointsTo(other, 2), ANEW)
    assert cited(ruling) == ["acc:III.3a"]


@pytest.mark.parametrize(
    ("rules", "own"), [("golden-age", "golden-age:8"), ("club", "club:penalties.peeking")]
)
def test_a_the_own_document_is_cited_first(rules: str, own: str) -> None:
    ruling = ruled("cut-card-looked-at", seated(rules), offender="pone")
    assert cited(ruling) == [own, "acc:III.3a"]


def test_a_of_three_the_claimant_has_the_points() -> None:
    ruling = ruled("cut-card-looked-at", seated("club-3"), offender="Ben", claimant="Ann")
    assert ruling.remedies == (PointsTo(0, 2), ANEW)


def test_b_a_look_after_the_cut_costs_two_and_the_cut_is_made_again() -> None:
    ruling = ruled("bottom-card-after-cut")
    assert ruling.remedies == (PointsTo(PONE, 2), ANEW)
    assert cited(ruling) == ["acc:III.3b"]


def test_b_once_cards_are_out_a_new_cut_is_a_new_deal() -> None:
    ruling = ruled("bottom-card-after-cut", dealing="yes")
    assert ruling.remedies == (PointsTo(PONE, 2), DealtAgain(DEALER))


def test_b_of_four_whoever_claims_it_has_the_points() -> None:
    ruling = ruled("bottom-card-after-cut", seated("club-4"), claimant="Dot")
    assert ruling.remedies == (PointsTo(3, 2), ANEW)
    assert cited(ruling) == ["club:penalties.peeking", "acc:III.3b"]


def test_c_before_pone_lifts_cards_a_forgotten_cut_is_made_up_for() -> None:
    ruling = ruled("cut-forgotten", lifted="no")
    assert ruling.remedies == (DealtAgain(DEALER),)
    assert cited(ruling) == ["acc:III.3c"]


def test_c_after_that_the_deal_stands() -> None:
    ruling = ruled("cut-forgotten", seated("golden-age"), lifted="yes")
    assert ruling.remedies == ()
    assert "stands" in ruling.findings[0]
    assert cited(ruling) == ["golden-age:8", "acc:III.3c"]
