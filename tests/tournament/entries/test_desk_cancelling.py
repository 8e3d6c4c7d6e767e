"""lodge:refunds.cancelled and lodge:refunds.force-majeure: the event is off, and what goes back."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from pegout.tournament.entries import (
    AwardPrizes,
    Cancel,
    Cause,
    Donate,
    HandOver,
    JoinPool,
    MoveStart,
    Pay,
    PayRefund,
    Phase,
    PutIn,
    Register,
    SidePool,
    Spend,
    StartPlay,
    Withdraw,
    entries_missing,
    evaluate,
    refunds_due,
)
from pegout.tournament.money import CASH, closing_statement
from tests.kit.entries_desk import LODGE, START, Clerk, before, names

SECOND = 1 / 3600
STORM = Cancel(Cause.FORCE_MAJEURE, "a storm")


def test_twelve_at_48_hours_cancel_the_event() -> None:
    clerk = Clerk().enter(*names(12))
    assert entries_missing(clerk.desk) == 1
    clerk.clock(48 - SECOND)
    assert clerk.says(Register("Ann", "member")) == (
        "The event is cancelled: only refunds and the books remain."
    )
    cancellation = clerk.desk.course.cancellation
    assert cancellation is not None
    assert (cancellation.cause, cancellation.since, cancellation.announced) == (
        Cause.TOO_FEW,
        before(48),
        None,
    )


def test_thirteen_at_48_hours_are_enough_even_if_one_leaves_later() -> None:
    clerk = Clerk().enter(*names(13)).clock(47).do(Withdraw("Player 1"))
    clerk.clock(0).do(StartPlay())
    assert clerk.desk.course.phase is Phase.PLAYING


def test_no_entries_are_missing_once_the_count_is_over() -> None:
    clerk = Clerk().enter(*names(13)).clock(47).do(Withdraw("Player 1"))
    assert entries_missing(clerk.desk) == 0
    called_off = Clerk().enter("Ann").do(Cancel(Cause.CALLED_OFF, "no hall"))
    assert entries_missing(called_off.desk) == 0


def test_the_thirteenth_fee_counts_at_the_very_instant() -> None:
    clerk = Clerk().enter(*names(12)).do(Register("Ann", "member")).clock(48).do(Pay("Ann", 2000))
    assert evaluate(LODGE, START, clerk.log, now=before(1)).course.phase is Phase.OPEN


def test_who_has_not_paid_does_not_count() -> None:
    clerk = Clerk().enter(*names(12)).do(Register("Ann", "member"), Pay("Ann", 1999))
    assert evaluate(LODGE, START, clerk.log, now=before(48)).course.phase is Phase.OPEN
    assert evaluate(LODGE, START, clerk.log, now=before(48 - SECOND)).course.phase is Phase.CANCELLED


@pytest.mark.parametrize(
    ("announced", "due"),
    [
        ("2026-06-04T10:01", date(2026, 6, 11)),  # Thursday to Thursday
        ("2026-06-05T09:00", date(2026, 6, 12)),  # Friday to Friday
        ("2026-06-06T09:00", date(2026, 6, 12)),  # Saturday to Friday
        ("2026-06-07T09:00", date(2026, 6, 12)),  # Sunday to Friday
    ],
)
def test_all_is_owed_from_the_announcement_and_due_five_business_days_later(
    announced: str, due: date
) -> None:
    clerk = Clerk().enter(*names(11)).enter("Ann", cents=3300)
    clerk.at = clerk.at.fromisoformat(announced)
    clerk.do(Cancel(Cause.TOO_FEW))
    refunds = refunds_due(clerk.desk)
    assert [refund.cents for refund in refunds] == [2000] * 11 + [3300]
    assert {refund.due for refund in refunds} == {due}


def test_a_holiday_puts_the_day_off() -> None:
    clerk = Clerk(replace(LODGE, holidays=frozenset({date(2026, 6, 8), date(2026, 6, 13)}))).enter("Ann")
    clerk.clock(47).do(Cancel(Cause.TOO_FEW))
    assert refunds_due(clerk.desk)[0].due == date(2026, 6, 12)


def test_too_few_is_for_the_count_to_find() -> None:
    clerk = Clerk().enter("Ann")
    assert clerk.says(Cancel(Cause.TOO_FEW)) == (
        "No count found too few entries: call the event off instead."
    )
    clerk.clock(47)
    assert clerk.says(STORM) == "The event is off because too few people entered: announce that."


def test_an_event_that_is_called_off_gives_all_back_though_expenses_were_paid() -> None:
    clerk = Clerk().enter("Ann", "Bob").do(Spend("hall", 2500), Cancel(Cause.CALLED_OFF, "no hall"))
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [2000, 2000]
    clerk.do(PutIn(2500), PayRefund("Ann"), PayRefund("Bob"))
    assert closing_statement(clerk.desk.ledger).net_proceeds == -2500


def test_force_majeure_shares_what_is_left_after_expenses() -> None:
    clerk = Clerk().enter("Ann", "Bob").enter("Cleo", cents=6000).do(Spend("hall", 5000), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [1000, 1000, 3000]


def test_force_majeure_to_the_cent() -> None:
    clerk = Clerk().enter("Ann", "Bob", "Cleo").do(Spend("hall", 5000), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [334, 333, 333]


def test_what_the_house_lent_is_not_shared_out() -> None:
    clerk = Clerk().do(PutIn(10000)).enter("Ann", "Bob").do(Spend("hall", 3000), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [500, 500]


def test_if_nothing_is_left_nobody_gets_or_owes_anything() -> None:
    clerk = Clerk().do(PutIn(10000)).enter("Ann", "Bob").do(Spend("hall", 9000), STORM)
    assert refunds_due(clerk.desk) == ()


def test_gifts_are_shared_out_only_up_to_what_each_paid() -> None:
    clerk = Clerk().enter("Ann", "Bob").do(Donate("Zoe", 9000), Spend("hall", 3000), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [2000, 2000]
    clerk.do(HandOver(6000))
    assert clerk.desk.ledger.balance(CASH) == 4000


def test_who_had_left_without_a_refund_has_no_share() -> None:
    clerk = Clerk().enter(*names(13)).clock(10).do(Withdraw("Player 1"), Spend("hall", 14000), STORM)
    assert [(due.name, due.cents) for due in refunds_due(clerk.desk)] == [
        (name, 1000) for name in names(13)[1:]
    ]


def test_a_refund_to_be_decided_comes_before_force_majeure() -> None:
    clerk = Clerk().enter("Ann", "Bob").clock(60).do(Withdraw("Ann"))
    assert clerk.says(STORM) == "Not all refunds are settled: decide Ann's first."


def test_side_pools_count_as_paid_and_are_free_once_the_event_is_off() -> None:
    rules = replace(LODGE, pools=(SidePool("highest hand", 1000),))
    clerk = Clerk(rules).enter("Ann", "Bob").do(JoinPool("Ann", "highest hand"), Spend("hall", 2500), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [1500, 1000]
    clerk.do(PayRefund("Ann"), PayRefund("Bob"))
    assert clerk.desk.ledger.balance(CASH) == 0


def test_a_storm_in_the_middle_of_play() -> None:
    clerk = Clerk().enter(*names(13)).clock(0).do(StartPlay()).clock(-1).do(Spend("hall", 13000), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [1000] * 13


def test_what_is_announced_is_announced_once_and_for_a_reason() -> None:
    clerk = Clerk().enter("Ann", "Bob")
    assert clerk.says(Cancel(Cause.CALLED_OFF)) == "Cancelling needs a reason: say what happened."
    clerk.do(Cancel(Cause.CALLED_OFF, "no hall"))
    assert "announced as cancelled" in clerk.says(STORM)


def test_an_event_with_its_prizes_awarded_is_not_cancelled() -> None:
    clerk = Clerk().enter(*names(13)).clock(0).do(StartPlay(), AwardPrizes((("Player 1",),)))
    assert clerk.says(STORM) == "The prizes are awarded: undo that before the event is cancelled."


def test_the_count_moves_with_the_start() -> None:
    clerk = Clerk().enter(*names(12)).clock(49).do(MoveStart(START + timedelta(days=7), "snow"))
    clerk.clock(0).enter("Ann")
    assert evaluate(LODGE, START, clerk.log, now=before(-119)).course.phase is Phase.OPEN
    assert evaluate(LODGE, START, clerk.log[:-2], now=before(-119)).course.phase is Phase.OPEN
    assert evaluate(LODGE, START, clerk.log[:-2], now=before(-121)).course.phase is Phase.CANCELLED


def test_a_start_is_moved_to_now_though_the_reason_took_a_while_to_write() -> None:
    clerk = Clerk().enter(*names(13)).clock(1)
    clerk.do(MoveStart(before(1) - timedelta(minutes=5), "everybody is here"))


def test_a_start_is_moved_for_a_reason_to_a_time_that_leaves_room_for_the_count() -> None:
    clerk = Clerk().enter("Ann").clock(100)
    assert clerk.says(MoveStart(before(10), " ")) == "Moving the start needs a reason: say why."
    a_while_ago = before(100) - timedelta(minutes=6)
    assert clerk.says(MoveStart(a_while_ago, "x")) == "The new start is in the past: choose a later one."
    assert clerk.says(MoveStart(before(100 - 47), "x")) == (
        "Entries are counted 48 hours before the start: choose a later one."
    )
    clerk.do(MoveStart(before(100 - 48), "x"))


def test_the_refund_limits_move_with_the_start() -> None:
    clerk = Clerk().enter(*names(13)).clock(40).do(MoveStart(before(-32), "snow"), Withdraw("Player 1"))
    assert clerk.entry("Player 1").refund.owed == 2000


def test_a_side_pool_is_held_no_longer_once_the_event_is_off() -> None:
    clerk = Clerk(replace(LODGE, pools=(SidePool("highest hand", 1000),))).enter(*names(13))
    clerk.do(JoinPool("Player 1", "highest hand")).clock(10).do(Withdraw("Player 1"), STORM)
    assert [refund.cents for refund in refunds_due(clerk.desk)] == [2000] * 12
    clerk.do(HandOver(3000))


def test_the_event_is_off_since_the_count_and_not_since_the_announcement() -> None:
    clerk = Clerk().enter("Ann").clock(40).do(Cancel(Cause.TOO_FEW))
    cancellation = clerk.desk.course.cancellation
    assert cancellation is not None
    assert (cancellation.since, cancellation.announced) == (before(48), before(40))


def test_a_count_that_found_enough_is_not_taken_again_for_a_nearer_start() -> None:
    clerk = (
        Clerk().enter(*names(13)).clock(40).do(Withdraw("Player 1"), MoveStart(before(10), "a storm comes"))
    )
    assert evaluate(LODGE, START, clerk.log, now=before(11)).course.phase is Phase.OPEN
