"""acc:II.1: the dealer looks at the bottom card after the last shuffle."""

import pytest

from pegout.judge import UnclearFact
from pegout.rules.remedies import CutAgain, PointsTo
from tests.kit.judge_before_play import PONE, cited, ruled, seated

NAME = "bottom-card-after-shuffle"


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        ("acc", ["acc:II.1"]),
        ("golden-age", ["golden-age:7", "acc:II.1"]),
        ("club", ["club:penalties.peeking", "acc:II.1"]),
        ("lodge", ["acc:II.1"]),
    ],
)
def test_two_to_pone_and_a_new_shuffle(rules: str, places: list[str]) -> None:
    ruling = ruled(NAME, seated(rules))
    assert ruling.remedies == (PointsTo(PONE, 2), CutAgain(shuffled=True))
    assert cited(ruling) == places


@pytest.mark.parametrize(("claimant", "seat"), [("Ben", 1), ("Cid", 2)])
def test_of_three_whoever_claims_them_has_the_points(claimant: str, seat: int) -> None:
    ruling = ruled(NAME, seated("club-3"), claimant=claimant)
    assert ruling.remedies[0] == PointsTo(seat, 2)


def test_of_three_somebody_must_claim_them() -> None:
    with pytest.raises(UnclearFact, match="claimant"):
        ruled(NAME, seated("club-3"))


def test_a_partner_cannot_claim_them() -> None:
    with pytest.raises(UnclearFact, match="Cid cannot claim"):
        ruled(NAME, seated("club-partners"), claimant="Cid")
    assert ruled(NAME, seated("club-partners"), claimant="Dot").remedies[0] == PointsTo(3, 2)
