"""acc:V: throws taken back, cribs on the wrong side, looks into the crib."""

import pytest

from pegout.judge import UnclearFact, rule_on
from pegout.library import Game
from pegout.rules.remedies import BlindThrow, CribTo, PointsTo, ThrowReturned, Told
from tests.kit.judge_before_play import DEALER, PONE, cited, described, ruled, seated


@pytest.mark.parametrize(("offender", "name", "other"), [("dealer", "Ann", PONE), ("pone", "Ben", DEALER)])
def test_1b_a_throw_taken_back_costs_two_and_goes_back(offender: str, name: str, other: int) -> None:
    ruling = ruled("throw-taken-back", offender=offender, released="yes")
    assert ruling.remedies == (
        PointsTo(other, 2),
        Told(f"{name} puts the very same cards back in the crib."),
    )
    assert cited(ruling) == ["acc:V.1b"]


@pytest.mark.parametrize("facts", [{"released": "no"}, {"released": "yes", "allowed": "yes"}])
def test_1b_cards_still_held_or_free_to_be_mended_cost_nothing(facts: dict[str, str]) -> None:
    assert ruled("throw-taken-back", offender="pone", **facts).remedies == ()


def test_2a_of_three_the_claimant_has_the_points() -> None:
    ruling = ruled("crib-looked-at", seated("club-3"), offender="Ben", due="no", claimant="Ann")
    assert ruling.remedies[0] == PointsTo(0, 2)


def test_1c_before_the_starter_one_throw_on_the_wrong_side_may_be_chosen_anew() -> None:
    ruling = ruled("throw-on-wrong-side", offender="dealer", starter_turned="no")
    assert ruling.remedies == (ThrowReturned(DEALER),)
    assert cited(ruling) == ["acc:V.1c"]


def test_1c_after_the_starter_it_stands() -> None:
    ruling = ruled("throw-on-wrong-side", offender="dealer", starter_turned="yes")
    assert "stands" in ruling.findings[0]
    assert ruling.remedies == (Told("Move those cards to the dealer's side, unseen."),)


@pytest.mark.parametrize(("starter_turned", "all_played"), [("no", "no"), ("yes", "no")])
def test_1d_the_crib_is_moved_back_in_time(starter_turned: str, all_played: str) -> None:
    ruling = ruled("crib-on-wrong-side", starter_turned=starter_turned, all_played=all_played)
    assert ruling.remedies == (Told("Move all four cards to the dealer's side, unseen."),)
    assert cited(ruling) == ["acc:V.1d"]


def test_1d_after_a_card_from_each_the_crib_is_pones() -> None:
    ruling = ruled("crib-on-wrong-side", starter_turned="yes", all_played="yes")
    assert ruling.remedies == (CribTo(PONE),)


def test_1d_the_former_dealer_is_pone_and_so_counts_first_and_deals_next() -> None:
    ruling = rule_on(described(), "crib-on-wrong-side", {"starter_turned": "yes", "all_played": "yes"})
    assert ruling.findings == (
        "The crib lay on Ben's side until everybody had played a card: it goes to Ben.",
        "Ann counts first, and deals next.",
    )


def test_1d_of_three_it_goes_to_whoever_has_it() -> None:
    facts = {"starter_turned": "yes", "all_played": "yes"}
    three = Game.new("acc", seats=3, names=["Ann", "Ben", "Cid"], dealer=0, seed=7).state
    assert ruled("crib-on-wrong-side", three, side="Cid", **facts).remedies == (CribTo(2),)
    with pytest.raises(UnclearFact, match="side"):
        ruled("crib-on-wrong-side", side="dealer", **facts)


@pytest.mark.parametrize(("offender", "other"), [("dealer", PONE), ("pone", DEALER)])
def test_2a_a_look_before_its_time_costs_two(offender: str, other: int) -> None:
    ruling = ruled("crib-looked-at", offender=offender, due="no")
    assert ruling.remedies == (PointsTo(other, 2),)
    assert cited(ruling) == ["acc:V.2a"]


def test_2a_in_the_club_it_is_a_peek() -> None:
    ruling = ruled("crib-looked-at", seated("club-3"), offender="Cid", due="no", claimant="Ben")
    assert ruling.remedies == (PointsTo(1, 2),)
    assert cited(ruling) == ["club:penalties.peeking", "acc:V.2a"]


def test_2a_in_its_time_the_crib_may_be_seen() -> None:
    assert ruled("crib-looked-at", offender="dealer", due="yes").remedies == ()


def test_2b_the_finding_names_who_looked() -> None:
    assert ruled("crib-looked-at-before-throw").findings == ("Ann looked at the crib before throwing.",)


def test_2b_the_pone_throws_for_a_dealer_who_looked_first() -> None:
    ruling = ruled("crib-looked-at-before-throw", seated("acc"), claimant="pone")
    assert ruling.remedies == (PointsTo(PONE, 2), BlindThrow(DEALER, PONE, 2))
    assert cited(ruling)[-1] == "acc:V.2b"


@pytest.mark.parametrize("rules", ["club", "club-3"])
def test_2b_a_club_knows_only_the_price_of_a_peek(rules: str) -> None:
    """Two for looking at cards (club:penalties.peek), and no throw made for anybody."""
    ruling = ruled("crib-looked-at-before-throw", seated(rules), claimant="pone")
    assert ruling.remedies == (PointsTo(PONE, 2),)
