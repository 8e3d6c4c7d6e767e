"""acc:IV.1b: a deal out of turn."""

import pytest

from pegout.judge import UnclearFact
from pegout.judge.described_table import table_at
from pegout.rules import PRESETS
from pegout.rules.remedies import Correction, CribTo, DealtAgain, PlayRetracted
from tests.kit.judge_before_play import cited, ruled, seated


@pytest.mark.parametrize(("dealt_by", "right"), [("Ann", 1), ("Ben", 0)])
def test_before_both_have_played_it_is_void_and_the_right_player_deals(dealt_by: str, right: int) -> None:
    ruling = ruled("deal-out-of-turn", dealt_by=dealt_by, all_played="no")
    assert ruling.remedies == (PlayRetracted(heels=True), DealtAgain(right))
    assert cited(ruling) == ["acc:IV.1b"]


def test_a_described_table_may_say_whether_heels_were_pegged() -> None:
    told = {"dealt_by": "Ben", "all_played": "no"}
    table = table_at(PRESETS["acc"], ["Ann", "Ben"])
    assert ruled("deal-out-of-turn", table, **told).remedies == (PlayRetracted(heels=True), DealtAgain(0))
    pegged = ruled("deal-out-of-turn", table, **told, heels="yes")
    assert pegged.remedies == (PlayRetracted(), Correction(1, 2), DealtAgain(0))
    assert ruled("deal-out-of-turn", table, **told, heels="no").remedies == (PlayRetracted(), DealtAgain(0))


@pytest.mark.parametrize(("dealt_by", "seat"), [("Ann", 0), ("Ben", 1)])
def test_after_both_have_played_it_stands_and_the_non_dealer_deals_next(dealt_by: str, seat: int) -> None:
    ruling = ruled("deal-out-of-turn", dealt_by=dealt_by, all_played="yes", heels="yes")
    assert ruling.remedies == (CribTo(seat),)


def test_of_three_the_one_down_as_dealer_deals_or_whoever_is_named() -> None:
    state = seated("club-3")
    assert ruled("deal-out-of-turn", state, dealt_by="Cid", all_played="no").remedies[-1] == DealtAgain(0)
    named = ruled("deal-out-of-turn", state, dealt_by="Ann", all_played="no", turn_of="Ben")
    assert named.remedies[-1] == DealtAgain(1)


def test_of_three_it_must_be_known_whose_turn_it_was() -> None:
    with pytest.raises(UnclearFact, match="turn_of"):
        ruled("deal-out-of-turn", seated("club-3"), dealt_by="Ann", all_played="no")
    late = ruled("deal-out-of-turn", seated("club-3"), dealt_by="Ann", all_played="yes")
    assert late.remedies == (CribTo(0),)
