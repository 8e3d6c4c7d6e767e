"""acc:IV.3: a card exposed in dealing, or face up in the pack."""

import pytest

from pegout.rules.remedies import DealtAgain
from tests.kit.judge_before_play import DEALER, cited, ruled, seated


@pytest.mark.parametrize("rules", ["acc", "golden-age", "club", "lodge", "classic"])
@pytest.mark.parametrize(
    ("name", "facts", "place"),
    [
        ("card-exposed-in-deal", {}, "acc:IV.3a"),
        ("card-exposed-in-deal", {"exposed_by": "dealer"}, "acc:IV.3a"),
        ("card-face-up-in-pack", {"in_deal": "yes"}, "acc:IV.3b"),
    ],
)
def test_the_same_dealer_deals_again(rules: str, name: str, facts: dict[str, str], place: str) -> None:
    ruling = ruled(name, seated(rules), **facts)
    assert ruling.remedies == (DealtAgain(DEALER),)
    assert cited(ruling) == [place]


def test_in_portfolio_it_is_an_error_in_dealing() -> None:
    ruling = ruled("card-exposed-in-deal", seated("portfolio"), play_started="no")
    assert ruling.remedies == (DealtAgain(DEALER),)
    assert cited(ruling) == ["portfolio:errors.misdeal"]


def test_a_a_card_that_pone_exposes_makes_no_new_deal() -> None:
    ruling = ruled("card-exposed-in-deal", exposed_by="pone")
    assert ruling.remedies == ()
    assert cited(ruling) == ["acc:IV.3a", "acc:XII"]


def test_b_a_card_found_face_up_later_changes_nothing() -> None:
    ruling = ruled("card-face-up-in-pack", in_deal="no")
    assert ruling.remedies == ()
    assert "stands" in ruling.findings[0]
