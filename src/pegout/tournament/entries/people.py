"""Registering, checking in, withdrawing, and the waiting list."""

from dataclasses import replace
from datetime import datetime

from pegout.refusal import Refusal, in_field, refuse
from pegout.tournament.entries.calendar import moment, refuse_mixed
from pegout.tournament.entries.commands import CheckIn, Record, Register, Remove, Withdraw
from pegout.tournament.entries.desk import (
    HOLDS_A_PLACE,
    STILL_IN,
    Arrival,
    Entry,
    Phase,
    Refund,
    RefundStatus,
    Status,
    person,
)
from pegout.tournament.entries.limits import bad_name
from pegout.tournament.entries.refund_terms import RefundTerms, refund_terms
from pegout.tournament.entries.sheet import Sheet


def refuse_register(sheet: Sheet, record: Record, command: Register) -> Refusal | None:
    if why := refuse_closed(sheet):
        return why
    start = sheet.course.start
    if sheet.course.phase is Phase.PLAYING or moment(record.at) >= moment(start):
        return refuse(
            "entry_closed",
            "Entry closed at the start, {start}: if play is delayed, move the start.",
            start=f"{start:%Y-%m-%d %H:%M}",
        )
    if why := refuse_name(command.name):
        return in_field("name", why)
    eligible = sheet.rules.eligibility(command.kind)
    if eligible is None:
        kinds = ", ".join(option.kind for option in sheet.rules.kinds)
        return refuse(
            "kind_not_eligible",
            "{player} cannot enter that way: choose from {kinds}.",
            field="kind",
            player=command.name,
            kinds=kinds,
        )
    if eligible.sponsored and not _is_sponsor(command):
        text = "{player} enters as {kind} by invitation: name somebody else as the inviter."
        return refuse("no_sponsor", text, field="sponsor", player=command.name, kind=command.kind)
    return in_field("name", _refuse_second(sheet, command.name))


def refuse_name(name: str) -> Refusal | None:
    if is_name(name):
        return None
    return bad_name(name)


def _is_sponsor(command: Register) -> bool:
    return is_name(command.sponsor) and person(command.sponsor) != person(command.name)


def _refuse_second(sheet: Sheet, name: str) -> Refusal | None:
    """One entry a person; who left may enter again once the first entry is settled."""
    entry = sheet.entry(name)
    if entry is None:
        return None
    if entry.status in STILL_IN:
        return refuse(
            "entered_already",
            "{player} is already entered: if this is somebody else, add something to tell them apart.",
            player=entry.name,
        )
    if entry.refund.status is RefundStatus.UNDECIDED:
        return refuse(
            "refund_undecided",
            "{player} left and is waiting for a refund decision: decide that first.",
            player=entry.name,
        )
    if entry.refund.owed:
        return refuse(
            "refund_owed",
            "{player} left and is owed {amount}: pay that refund first.",
            player=entry.name,
            amount=sheet.written(entry.refund.owed),
        )
    return None


def register(sheet: Sheet, record: Record, command: Register) -> None:
    earlier = sheet.entries.pop(person(command.name), None)  # to enter again is to go to the end of the line
    kept = earlier.kept + earlier.paid_in_all - earlier.refund.granted if earlier else 0
    status = _status_with_place(sheet) if _place_is_free(sheet) else Status.WAITING
    sheet.put(Entry(command, record.at, status, kept=kept))


def _place_is_free(sheet: Sheet) -> bool:
    return sheet.rules.places is None or sheet.taken < sheet.rules.places


def _status_with_place(sheet: Sheet) -> Status:
    """A place is not confirmed before the fee is paid, and nobody pays without a place."""
    return Status.PLACED if sheet.rules.fee else Status.CONFIRMED


def enter_late(sheet: Sheet, at: datetime, name: str, kind: str) -> None:
    """Somebody who has joined a game that goes on: entered like the others, with the fee still to pay."""
    earlier = sheet.entry(name)
    if earlier is None or earlier.status is Status.GONE:
        who = Register(name, kind)
        register(sheet, Record(sheet.number, at, name, who), who)
    entry = sheet.entries[person(name)]
    status = Status.PLACED if entry.paid < sheet.rules.fee else Status.CONFIRMED
    sheet.put(replace(entry, status=status, arrival=Arrival.LATE))
    if person(name) not in map(person, sheet.course.line_up):
        sheet.course = replace(sheet.course, line_up=(*sheet.course.line_up, entry.name))


def refuse_check_in(sheet: Sheet, _: Record, command: CheckIn) -> Refusal | None:
    if why := refuse_closed(sheet) or refuse_absent(sheet, command.entrant):
        return why
    entry = sheet.entries[person(command.entrant)]
    if entry.status is Status.WAITING:
        return refuse(
            "on_waiting_list",
            "{player} is on the waiting list: wait until a place is free.",
            player=entry.name,
        )
    if entry.status is Status.PLACED:
        return refuse(
            "fee_unpaid",
            "{player} still owes {amount}: collect that first.",
            player=entry.name,
            amount=sheet.written(sheet.rules.fee - entry.paid),
        )
    if entry.arrival is not Arrival.NOT_HERE:
        return refuse(
            "checked_in", "{player} is already checked in: there is nothing to do.", player=entry.name
        )
    if sheet.course.phase is Phase.PLAYING and not sheet.rules.late_arrivals:
        return refuse(
            "no_late_arrivals",
            "Play has started and late entry is closed: send {player} to the director.",
            player=entry.name,
        )
    return None


def check_in(sheet: Sheet, _: Record, command: CheckIn) -> None:
    """After the start it is a late arrival, which the bracket takes up (lodge:registration)."""
    late = sheet.course.phase is Phase.PLAYING
    entry = sheet.entries[person(command.entrant)]
    sheet.put(replace(entry, arrival=Arrival.LATE if late else Arrival.HERE))


def refuse_withdraw(sheet: Sheet, record: Record, command: Withdraw) -> Refusal | None:
    if why := refuse_closed(sheet) or refuse_absent(sheet, command.entrant):
        return why
    asked = command.asked
    if asked is None:
        return None
    registered = sheet.entries[person(command.entrant)].registered
    if why := refuse_mixed(asked, record.at):
        return why
    if not moment(registered) <= moment(asked) <= moment(record.at):
        return refuse(
            "asked_at_wrong_time",
            "A request is made after registering and before it is recorded: correct its time.",
        )
    return None


def withdraw(sheet: Sheet, record: Record, command: Withdraw) -> None:
    entry = sheet.entries[person(command.entrant)]
    terms = refund_terms(sheet.rules, sheet.course.start, command.asked or record.at)
    _leave(sheet, record, entry, terms)


def refuse_remove(sheet: Sheet, _: Record, command: Remove) -> Refusal | None:
    if why := refuse_closed(sheet) or refuse_absent(sheet, command.entrant):
        return why
    if command.reason.strip():
        return None
    return refuse(
        "no_reason", "Removing {player} needs a reason: give one.", field="reason", player=command.entrant
    )


def remove(sheet: Sheet, record: Record, command: Remove) -> None:
    entry = replace(sheet.entries[person(command.entrant)], reason=command.reason)
    _leave(sheet, record, entry, RefundTerms.REGISTRAR)


def _leave(sheet: Sheet, record: Record, entry: Entry, terms: RefundTerms) -> None:
    """Give up the entry, and the place to the first in line; once play has started nobody is in line.

    Who never paid the whole fee has bought nothing, so all of it goes back at any time.
    """
    cents = sheet.refundable(entry)
    if entry.status is not Status.CONFIRMED:
        terms = RefundTerms.FULL
    gone = replace(entry, status=Status.GONE)
    if not cents:
        sheet.put(gone)
    elif terms is RefundTerms.FULL:
        sheet.grant(record, gone, cents, "full refund on leaving")
    else:
        undecided = terms is RefundTerms.REGISTRAR
        sheet.put(replace(gone, refund=Refund(RefundStatus.UNDECIDED if undecided else RefundStatus.REFUSED)))
    if entry.status in HOLDS_A_PLACE:
        _move_up(sheet)


def _move_up(sheet: Sheet) -> None:
    first = next((entry for entry in sheet.entries.values() if entry.status is Status.WAITING), None)
    if first is not None:
        sheet.put(replace(first, status=_status_with_place(sheet)))


def refuse_closed(sheet: Sheet) -> Refusal | None:
    """Why nobody comes or goes any more, once the event is off."""
    if sheet.course.phase is Phase.CANCELLED:
        return refuse("event_cancelled", "The event is cancelled: only refunds and the books remain.")
    return None


def refuse_absent(sheet: Sheet, name: str) -> Refusal | None:
    """Why nothing can be done for somebody who has no entry, or none any more."""
    entry = sheet.entry(name)
    if entry is None:
        return refuse(
            "not_entered",
            "{player!r} is not entered: check the spelling, or register this person first.",
            player=name[:50],
        )
    if entry.status is Status.GONE:
        return refuse(
            "off_the_list",
            "{player} is off the list: undo that if it was a mistake, or register this person again.",
            player=entry.name,
        )
    if entry.status is Status.LAPSED:
        return refuse(
            "entry_lapsed",
            "{player} had no confirmed entry when play started: enter another event.",
            player=entry.name,
        )
    return None


def is_name(name: str) -> bool:
    return bool(name) and name.isprintable() and name == name.strip()
