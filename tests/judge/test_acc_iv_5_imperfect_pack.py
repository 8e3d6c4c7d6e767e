"""acc:IV.5: a pack with a defect, and two cards alike."""

from pegout.judge.described_table import table_at
from pegout.library import rules_for
from pegout.rules import PRESETS
from pegout.rules.remedies import Correction, CribDead, DealtAgain, HandDead, PlayRetracted, Told
from tests.kit.judge_before_play import DEALER, PONE, cited, ruled

NEW_PACK = Told("Take another pack.")


def test_a_before_cards_are_lifted_the_pack_is_replaced_at_once() -> None:
    ruling = ruled("imperfect-pack", lifted="no")
    assert ruling.remedies == (Told("Replace the pack now."), DealtAgain(DEALER))
    assert cited(ruling) == ["acc:IV.5a"]


def test_a_a_single_card_is_replaced_without_a_new_deal() -> None:
    assert ruled("imperfect-pack", lifted="no", whole_pack="no").remedies == (
        Told("Replace the faulty card now."),
    )


def test_a_after_that_the_deal_is_finished_first() -> None:
    ruling = ruled("imperfect-pack", lifted="yes")
    assert ruling.remedies == (Told("Replace the pack after this deal."),)


def test_b_all_is_taken_back_and_dead_and_the_same_player_deals() -> None:
    ruling = ruled("two-cards-alike")
    assert ruling.remedies == (
        PlayRetracted(heels=True),
        HandDead(0),
        HandDead(1),
        CribDead(),
        NEW_PACK,
        DealtAgain(DEALER),
    )
    assert cited(ruling) == ["acc:IV.5b"]


def test_b_a_described_table_takes_back_what_it_is_told_was_pegged() -> None:
    table = table_at(PRESETS["acc"], ["Ann", "Ben"])
    ruling = ruled("two-cards-alike", table, pone_pegged="8", dealer_pegged="2")
    assert ruling.remedies[:3] == (PlayRetracted(), Correction(PONE, 8), Correction(DEALER, 2))


def test_b_a_table_that_knows_its_deal_is_told_nothing() -> None:
    told = ruled("two-cards-alike", pone_pegged="8", dealer_pegged="2")
    assert told.remedies == ruled("two-cards-alike").remedies


def test_b_of_four_every_hand_is_dead() -> None:
    ruling = ruled("two-cards-alike", table_at(rules_for("club-4")))
    dead = [remedy.seat for remedy in ruling.remedies if isinstance(remedy, HandDead)]
    assert dead == [0, 1, 2, 3]
    assert sum(isinstance(remedy, Told) for remedy in ruling.remedies) == 2
