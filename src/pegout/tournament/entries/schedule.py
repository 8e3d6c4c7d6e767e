"""The event itself: moved, started, cancelled, and the count of entries that lets it go ahead."""

from dataclasses import replace
from datetime import date, datetime, timedelta

from pegout.refusal import Refusal, in_field, refuse
from pegout.tournament.entries.calendar import (
    business_days_after,
    hours_before,
    moment,
    refuse_far,
    refuse_mixed,
)
from pegout.tournament.entries.commands import Cancel, Cause, MoveStart, Record, StartPlay
from pegout.tournament.entries.desk import (
    STILL_IN,
    Cancellation,
    Course,
    Phase,
    RefundStatus,
    Status,
)
from pegout.tournament.entries.desk_rules import DeskRules
from pegout.tournament.entries.people import refuse_closed
from pegout.tournament.entries.sheet import Sheet
from pegout.tournament.money import force_majeure_shares

STILL_NOW = timedelta(minutes=5)
"""Whoever moves the start to this minute needs some more to say why."""


def opening(rules: DeskRules, start: datetime) -> Course:
    return Course(start, counted_at=_counted_at(rules, start))


def _counted_at(rules: DeskRules, start: datetime) -> datetime | None:
    return hours_before(start, rules.minimum_hours) if rules.minimum_entries else None


def pass_time(sheet: Sheet, at: datetime) -> None:
    """Count the entries once their time is past; with too few the event is off (lodge:refunds.cancelled).

    A fee paid exactly at that time still counts, so the event is off only from the next instant on.
    """
    course = sheet.course
    counted = course.counted_at
    if counted is None or course.phase is not Phase.OPEN or moment(at) <= moment(counted):
        return
    if sheet.confirmed >= sheet.rules.minimum_entries:
        sheet.course = replace(course, counted_at=None)
    else:
        off = Cancellation(Cause.TOO_FEW, counted)
        sheet.course = replace(course, phase=Phase.CANCELLED, cancellation=off)


def refuse_move(sheet: Sheet, record: Record, command: MoveStart) -> Refusal | None:
    if why := refuse_closed(sheet):
        return why
    if sheet.course.phase is Phase.PLAYING:
        return refuse(
            "play_started",
            "Play has started, so the start can no longer be moved: undo it if it was a mistake.",
        )
    if not command.reason.strip():
        return refuse("no_reason", "Moving the start needs a reason: say why.", field="reason")
    if why := refuse_mixed(command.start, record.at):
        return why
    if why := refuse_far(command.start):
        return in_field("start", why)
    if moment(record.at) - moment(command.start) > STILL_NOW:
        return refuse("start_in_past", "The new start is in the past: choose a later one.", field="start")
    counted = _counted_at(sheet.rules, command.start)
    if counted and sheet.course.counted_at and moment(counted) < moment(record.at):
        text = "Entries are counted {hours} hours before the start: choose a later one."
        return refuse("start_too_soon", text, field="start", hours=sheet.rules.minimum_hours)
    return None


def move_start(sheet: Sheet, record: Record, command: MoveStart) -> None:
    """The entries are counted, or counted again, if the time for that is still to come."""
    counted = _counted_at(sheet.rules, command.start)
    if counted is not None and moment(counted) < moment(record.at):
        counted = None
    sheet.course = replace(sheet.course, start=command.start, counted_at=counted)


def refuse_start(sheet: Sheet, record: Record, _: StartPlay) -> Refusal | None:
    if why := refuse_closed(sheet):
        return why
    start = sheet.course.start
    if sheet.course.phase is Phase.PLAYING:
        return refuse("play_started", "Play has already started: there is nothing to do.")
    if moment(record.at) < moment(start):
        return refuse(
            "too_early",
            "Play starts at {start}: wait until then, or move the start.",
            start=f"{start:%Y-%m-%d %H:%M}",
        )
    if sheet.confirmed < 2:
        return refuse("too_few_players", "Nobody can play alone: call the event off, or move the start.")
    return None


def start_play(sheet: Sheet, record: Record, _: StartPlay) -> None:
    """Fix the positions. Who has not paid in full by now is not in, and gets any part back."""
    entries = list(sheet.entries.values())
    confirmed = tuple(entry.name for entry in entries if entry.status is Status.CONFIRMED)
    for entry in entries:
        if entry.status in (Status.WAITING, Status.PLACED):
            lapsed = replace(entry, status=Status.LAPSED)
            sheet.put(lapsed)
            if cents := sheet.refundable(lapsed):
                sheet.grant(record, lapsed, cents, "full refund, not in at the start")
    sheet.course = replace(sheet.course, phase=Phase.PLAYING, line_up=confirmed)


def refuse_cancel(sheet: Sheet, _: Record, command: Cancel) -> Refusal | None:
    course = sheet.course
    waits = course.cancellation is not None and course.cancellation.announced is None
    if course.cancellation is not None and not waits:
        return refuse(
            "event_cancelled",
            "The event has been announced as cancelled: only refunds and the books remain.",
        )
    if waits and command.cause is not Cause.TOO_FEW:
        return refuse(
            "cancellation_not_announced", "The event is off because too few people entered: announce that."
        )
    if command.cause is Cause.TOO_FEW:
        return (
            None
            if waits
            else refuse("enough_entries", "No count found too few entries: call the event off instead.")
        )
    if course.prizes is not None:
        return refuse("prizes_awarded", "The prizes are awarded: undo that before the event is cancelled.")
    if not command.reason.strip():
        return refuse("no_reason", "Cancelling needs a reason: say what happened.", field="reason")
    undecided = [
        entry.name for entry in sheet.entries.values() if entry.refund.status is RefundStatus.UNDECIDED
    ]
    if undecided and command.cause is Cause.FORCE_MAJEURE:
        return refuse(
            "refund_undecided",
            "Not all refunds are settled: decide {player}'s first.",
            player=undecided[0],
        )
    return None


def cancel(sheet: Sheet, record: Record, command: Cancel) -> None:
    """Owe all still entered their refund: all of it, or their share of what is left."""
    rules = sheet.rules
    due = business_days_after(record.at.date(), rules.refund_business_days, rules.holidays)
    before = sheet.course.cancellation
    cancellation = Cancellation(
        command.cause, before.since if before else record.at, command.reason, record.at, due
    )
    sheet.course = replace(sheet.course, phase=Phase.CANCELLED, cancellation=cancellation)
    _refund_all(sheet, record, command.cause, due)


def _refund_all(sheet: Sheet, record: Record, cause: Cause, due: date) -> None:
    entries = [entry for entry in sheet.entries.values() if entry.status in STILL_IN]
    shares: tuple[int, ...] = tuple(sheet.refundable(entry) for entry in entries)
    if cause is Cause.FORCE_MAJEURE:
        shares = force_majeure_shares(shares, sheet.left)
    for entry, cents in zip(entries, shares, strict=True):
        if sheet.refundable(entry):
            sheet.grant(record, entry, cents, f"refund, {cause.value}", due)
