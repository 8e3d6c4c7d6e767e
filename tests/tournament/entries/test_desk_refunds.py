"""lodge:refunds.request: full at 72 hours, none at 48, and the registrar in between."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone, tzinfo

import pytest

from pegout.tournament.entries import (
    DecideRefund,
    JoinPool,
    Pay,
    PayRefund,
    PutIn,
    RefundStatus,
    RefundTerms,
    Register,
    Remove,
    SidePool,
    Spend,
    StartPlay,
    Withdraw,
    desk_preset,
    refund_terms,
    refunds_due,
    refunds_undecided,
)
from pegout.tournament.money import CASH, ENTRY_FEES, REFUNDS_OWED, side_pool
from tests.kit.entries_desk import LODGE, START, Clerk, before, names

SECOND = 1 / 3600


@pytest.mark.parametrize(
    ("hours", "terms"),
    [
        (1000, RefundTerms.FULL),
        (72 + SECOND, RefundTerms.FULL),
        (72, RefundTerms.FULL),
        (72 - SECOND, RefundTerms.REGISTRAR),
        (60, RefundTerms.REGISTRAR),
        (48 + SECOND, RefundTerms.REGISTRAR),
        (48, RefundTerms.NONE),
        (48 - SECOND, RefundTerms.NONE),
        (0, RefundTerms.NONE),
        (-5, RefundTerms.NONE),
    ],
)
def test_the_limits_lie_exactly_where_the_lodge_draws_them(hours: float, terms: RefundTerms) -> None:
    assert refund_terms(LODGE, START, before(hours)) is terms


@pytest.mark.parametrize("preset", ["golden-age", "acc", "club"])
@pytest.mark.parametrize("hours", [1000, 72, 60, 48, 0, -5])
def test_without_a_rule_the_registrar_decides_at_any_time(preset: str, hours: float) -> None:
    assert refund_terms(desk_preset(preset), START, before(hours)) is RefundTerms.REGISTRAR


class SpringForward(tzinfo):
    """A clock that is put forward by an hour at two in the morning of the day before the event."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        return self.dst(when) - timedelta(hours=6)

    def dst(self, when: datetime | None) -> timedelta:
        assert when is not None
        summer = when.replace(tzinfo=None) >= datetime.fromisoformat("2026-06-05T02:00")
        return timedelta(hours=1) if summer else timedelta(0)

    def tzname(self, _: datetime | None) -> str:
        return "here"


def test_hours_are_true_hours_when_the_clocks_change_in_between() -> None:
    here = SpringForward()
    start = START.replace(tzinfo=here)
    three_days_by_the_clock = (START - timedelta(hours=72)).replace(tzinfo=here)
    assert refund_terms(LODGE, start, three_days_by_the_clock) is RefundTerms.REGISTRAR
    assert refund_terms(LODGE, start, three_days_by_the_clock - timedelta(hours=1)) is RefundTerms.FULL


def test_the_same_instant_on_another_clock_is_the_same_hour_ahead() -> None:
    start = START.replace(tzinfo=timezone(timedelta(hours=-6)))
    asked = (start - timedelta(hours=72)).astimezone(timezone(timedelta(hours=9)))
    assert refund_terms(LODGE, start, asked) is RefundTerms.FULL
    assert refund_terms(LODGE, start, asked + timedelta(seconds=1)) is RefundTerms.REGISTRAR


def test_at_72_hours_all_that_was_paid_is_owed_and_then_paid() -> None:
    clerk = Clerk().enter("Ann", cents=2750).clock(72).do(Withdraw("Ann"))
    assert [(due.name, due.cents) for due in refunds_due(clerk.desk)] == [("Ann", 2750)]
    clerk.do(PayRefund("Ann"))
    assert refunds_due(clerk.desk) == ()
    assert set(clerk.desk.ledger.balances().values()) == {0}
    assert clerk.says(PayRefund("Ann")) == "Nothing is owed to Ann: look at the list of refunds."


def test_within_48_hours_nothing_goes_back_and_nobody_can_decide_otherwise() -> None:
    clerk = Clerk().enter(*names(13)).clock(48).do(Withdraw("Player 1"))
    assert clerk.entry("Player 1").refund.status is RefundStatus.REFUSED
    assert "No refund is awaiting a decision" in clerk.says(DecideRefund("Player 1", 2000, "kindness"))
    assert clerk.desk.ledger.balance(CASH) == 26000


def test_in_between_the_registrar_decides_and_the_reason_is_kept() -> None:
    clerk = Clerk().enter("Ann").clock(60).do(Withdraw("Ann"))
    assert refunds_undecided(clerk.desk) == ("Ann",)
    assert refunds_due(clerk.desk) == ()
    clerk.do(DecideRefund("Ann", 1200, "a death in the family"))
    entry = clerk.entry("Ann")
    assert (entry.refund.status, entry.refund.owed) == (RefundStatus.GRANTED, 1200)
    assert entry.reason == "a death in the family"
    assert clerk.desk.journal[-1].text == "refund decided: a death in the family"
    assert clerk.desk.ledger.balance(ENTRY_FEES) == -800


@pytest.mark.parametrize("cents", [-1, 2001])
def test_the_registrar_grants_no_more_than_was_paid(cents: int) -> None:
    clerk = Clerk().enter("Ann").clock(60).do(Withdraw("Ann"))
    assert clerk.says(DecideRefund("Ann", cents, "x")) == "Ann paid $20.00: refund nothing or up to that."


def test_a_decision_needs_a_reason_and_is_made_once() -> None:
    clerk = Clerk().enter("Ann").clock(60).do(Withdraw("Ann"))
    assert "is your decision: give a reason" in clerk.says(DecideRefund("Ann", 0, "  "))
    clerk.do(DecideRefund("Ann", 0, "too late for the printer"))
    assert "No refund is awaiting" in clerk.says(DecideRefund("Ann", 500, "after all"))


def test_a_request_counts_from_when_it_was_made_and_not_from_when_it_was_recorded() -> None:
    clerk = Clerk().enter(*names(13)).clock(10).do(Withdraw("Player 1", asked=before(72)))
    assert clerk.entry("Player 1").refund.owed == 2000


@pytest.mark.parametrize("asked", [before(240), before(10)])
def test_a_request_may_be_made_on_registering_and_on_recording(asked: datetime) -> None:
    Clerk().enter(*names(13)).clock(10).do(Withdraw("Player 1", asked=asked))


@pytest.mark.parametrize("asked", [before(240 + SECOND), before(10 - SECOND)])
def test_a_request_is_made_between_registering_and_recording(asked: datetime) -> None:
    clerk = Clerk().enter(*names(13)).clock(10)
    assert "correct its time" in clerk.says(Withdraw("Player 1", asked=asked))


def test_a_part_of_the_fee_bought_nothing_and_goes_back_at_any_time() -> None:
    clerk = Clerk().enter(*names(13)).do(Register("Ann", "member"), Pay("Ann", 700))
    clerk.clock(1).do(Withdraw("Ann"))
    assert clerk.entry("Ann").refund.owed == 700


def test_who_is_removed_waits_for_the_registrar() -> None:
    clerk = Clerk().enter("Ann").do(Remove("Ann", "not a member after all"))
    assert refunds_undecided(clerk.desk) == ("Ann",)


def test_who_left_comes_back_only_when_the_first_entry_is_settled() -> None:
    clerk = Clerk().enter("Ann").clock(60).do(Withdraw("Ann"))
    assert "decide that first" in clerk.says(Register("Ann", "member"))
    clerk.do(DecideRefund("Ann", 500, "half hearted"))
    assert clerk.says(Register("Ann", "member")) == "Ann left and is owed $5.00: pay that refund first."
    clerk.do(PayRefund("Ann"), Register("Ann", "member"))
    assert (clerk.entry("Ann").paid, clerk.entry("Ann").kept) == (0, 1500)


def test_money_in_a_side_pool_goes_back_with_the_fee() -> None:
    rules = replace(LODGE, pools=(SidePool("highest hand", 500),))
    clerk = Clerk(rules).enter("Ann").do(JoinPool("Ann", "highest hand")).clock(80).do(Withdraw("Ann"))
    assert clerk.entry("Ann").refund.owed == 2500
    assert clerk.desk.ledger.balance(side_pool("highest hand")) == 0


def test_a_refund_is_paid_out_of_cash_that_is_there() -> None:
    clerk = Clerk().enter("Ann", "Bob").do(Spend("hall", 3000))
    clerk.clock(80).do(Withdraw("Ann"))
    assert clerk.says(PayRefund("Ann")) == "Only $10.00 is in hand: record the house's contribution first."
    clerk.do(PutIn(1000), PayRefund("Ann"))
    assert clerk.desk.ledger.balance(CASH) == 0
    assert clerk.desk.ledger.balance(REFUNDS_OWED) == 0


def test_after_the_start_the_lodge_gives_nothing_back() -> None:
    clerk = Clerk().enter(*names(13)).clock(0).do(StartPlay(), Withdraw("Player 1"))
    assert clerk.entry("Player 1").refund.status is RefundStatus.REFUSED


def test_what_the_event_kept_adds_up_over_several_entries() -> None:
    clerk = Clerk().enter("Ann").clock(60).do(Withdraw("Ann"), DecideRefund("Ann", 0, "late"))
    clerk.enter("Ann").do(Withdraw("Ann"), DecideRefund("Ann", 0, "late again"), Register("Ann", "member"))
    assert clerk.entry("Ann").kept == 4000
