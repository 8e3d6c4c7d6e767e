"""From the log of the desk to the desk as it stands."""

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

from pegout.refusal import Refusal, refuse
from pegout.tournament.entries import awards, payments, payouts, people, schedule
from pegout.tournament.entries.calendar import moment, refuse_mixed
from pegout.tournament.entries.commands import (
    AwardPool,
    AwardPrizes,
    Cancel,
    CheckIn,
    DecideRefund,
    Donate,
    HandOver,
    JoinPool,
    MoveStart,
    Pay,
    PayRefund,
    PutIn,
    Record,
    Register,
    Remove,
    Spend,
    StartPlay,
    Withdraw,
)
from pegout.tournament.entries.desk import Desk, SetAside
from pegout.tournament.entries.desk_rules import DeskRules
from pegout.tournament.entries.limits import refuse_long
from pegout.tournament.entries.sheet import Sheet

Refuse = Callable[[Sheet, Record, Any], Refusal | None]
CarryOut = Callable[[Sheet, Record, Any], None]

DESK_WORK: dict[type, tuple[Refuse, CarryOut]] = {
    Register: (people.refuse_register, people.register),
    CheckIn: (people.refuse_check_in, people.check_in),
    Withdraw: (people.refuse_withdraw, people.withdraw),
    Remove: (people.refuse_remove, people.remove),
    Pay: (payments.refuse_pay, payments.pay),
    JoinPool: (payments.refuse_join, payments.join_pool),
    Donate: (payments.refuse_donate, payments.donate),
    DecideRefund: (payouts.refuse_decision, payouts.decide_refund),
    PayRefund: (payouts.refuse_pay_refund, payouts.pay_refund),
    Spend: (payouts.refuse_spend, payouts.spend),
    PutIn: (payouts.refuse_put_in, payouts.put_in),
    HandOver: (payouts.refuse_hand_over, payouts.hand_over),
    MoveStart: (schedule.refuse_move, schedule.move_start),
    StartPlay: (schedule.refuse_start, schedule.start_play),
    Cancel: (schedule.refuse_cancel, schedule.cancel),
    AwardPrizes: (awards.refuse_prizes, awards.award_prizes),
    AwardPool: (awards.refuse_pool, awards.award_pool),
}


def evaluate(rules: DeskRules, start: datetime, log: Iterable[Record], now: datetime | None = None) -> Desk:
    """The desk after the log, and after the time up to now has passed if that is given.

    It depends on nothing else. A record that is not allowed changes nothing and is listed with the reason,
    so any record may be dropped from the log: those that made sense only after it are then refused.
    """
    sheet = Sheet.of(Desk(rules, schedule.opening(rules, start)))
    for record in log:
        _take(sheet, record)
    if now is not None:
        schedule.pass_time(sheet, now)
    return sheet.desk()


def take(desk: Desk, record: Record) -> Desk:
    """The desk after one more record; the given desk stays as it is."""
    sheet = Sheet.of(desk)
    _take(sheet, record)
    return sheet.desk()


def with_late(desk: Desk, at: datetime, name: str, kind: str = "") -> Desk:
    """The desk after somebody has joined the play; without a kind they are of the first."""
    sheet = Sheet.of(desk)
    kinds = [option.kind for option in desk.rules.kinds]
    people.enter_late(sheet, at, name, kind if kind in kinds else kinds[0])
    return sheet.desk()


def as_of(desk: Desk, now: datetime) -> Desk:
    """The desk after the time up to now has passed, which can end an event that too few have entered."""
    sheet = Sheet.of(desk)
    schedule.pass_time(sheet, now)
    return desk if sheet.course is desk.course else sheet.desk()


def refusal(desk: Desk, record: Record) -> Refusal | None:
    """Why the record may not be entered, in one sentence that says what to do; None if it may."""
    return refuse_long(record.command) or objection(desk, record)


def objection(desk: Desk, record: Record) -> Refusal | None:
    """Why a record of the log would not be carried out; None if it would."""
    sheet = Sheet.of(desk)
    return _refuse_out_of_order(sheet, record) or _refuse_in_time(sheet, record)


def without(log: Iterable[Record], number: int) -> tuple[Record, ...]:
    """The log with one record undone; all others keep their numbers."""
    return tuple(record for record in log if record.number != number)


def _take(sheet: Sheet, record: Record) -> None:
    why = _refuse_out_of_order(sheet, record)
    if why is None:
        why = _refuse_in_time(sheet, record)
        sheet.number, sheet.at = record.number, record.at
    if why is None:
        DESK_WORK[record.command.__class__][1](sheet, record, record.command)
    else:
        sheet.refused.append(SetAside(record.number, why))


def _refuse_out_of_order(sheet: Sheet, record: Record) -> Refusal | None:
    if record.number <= sheet.number:
        return refuse(
            "record_out_of_order",
            "Record {number} must follow record {last}: give it a higher number.",
            number=record.number,
            last=sheet.number,
        )
    if why := refuse_mixed(record.at, sheet.course.start):
        return why
    if sheet.at is not None and moment(record.at) < moment(sheet.at):
        return refuse(
            "record_too_early",
            "The previous record is from {at}: give a time no earlier than that.",
            at=f"{sheet.at:%Y-%m-%d %H:%M}",
        )
    return None


def _refuse_in_time(sheet: Sheet, record: Record) -> Refusal | None:
    schedule.pass_time(sheet, record.at)
    if not record.by.strip():
        return refuse("no_author", "Every record names who made it: give a name.")
    return DESK_WORK[record.command.__class__][0](sheet, record, record.command)
