"""The records of an event's log: how a command becomes one, what is stored of it, and why it may not be."""

from datetime import datetime

from pegout.refusal import Refusal, about, refuse
from pegout.services.events.admission import refuse_self
from pegout.services.events.hall_clock import hall_time
from pegout.services.events.keys import PUBLIC, Actor
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import EntrantLinked, HostingEvent, Recorded
from pegout.services.people.names import UNSEEN, unseen
from pegout.tournament.entries import Register, hours_before
from pegout.tournament.event import (
    CloseEvent,
    EventCommand,
    InvalidFormat,
    Record,
    Role,
    Setup,
    said_by,
    why_not,
)

MOST_RECORDS = 50_000
MOST_ENTRANTS = 1_024
"""On the list and on its waiting list: views of an event are drawn in a few milliseconds."""
MOST_OF_A_PLAYER = 500
"""The most records one player may write: nobody fills the log of an event for all others."""


def stored_as(record: Record, account: str) -> tuple[HostingEvent, ...]:
    """The record, and in the same entry whose account a new entrant plays from."""
    recorded, command = Recorded(record), record.command
    if account and isinstance(command, Register):
        return recorded, EntrantLinked(command.name, account)
    return (recorded,)


def refuse_short_notice(setup: Setup, now: int) -> None:
    """An event whose entries should have been counted by now would be off before anybody can enter."""
    rules, start = setup.form.desk, setup.start
    if rules.minimum_entries and hours_before(start, rules.minimum_hours) <= hall_time(now, start):
        with about("start"):
            raise InvalidFormat(
                f"{rules.minimum_entries} entries are needed {rules.minimum_hours} hours before the start: "
                "choose a later start, or require 0 entries."
            )


def record_of(state: HostedEvent, actor: Actor, command: EventCommand, by: str, now: int) -> Record:
    """Players and the public sign with their names, officials with the name they give or with their role."""
    if actor == PUBLIC and isinstance(command, Register):
        signed = command.name
    else:
        signed = actor.name or by.strip() or actor.role.value
    said = said_by(actor.role, command)
    return Record(len(state.log) + 1, _moment(state, now), signed, actor.role, said)


def _moment(state: HostedEvent, now: int) -> datetime:
    """On the event's kind of clock, and never before the last record."""
    local = hall_time(now, state.now.setup.start)
    return local if state.now.at is None else max(local, state.now.at)


def refusal(state: HostedEvent, record: Record) -> Refusal | None:
    if state.shut is not None:
        return refuse("event_shut", "Those who run this server have closed the event: {why}", why=state.shut)
    if isinstance(record.command, Register) and (why := _refuse_entry(state, record.command)):
        return why
    if len(state.log) >= MOST_RECORDS and not isinstance(record.command, CloseEvent):
        return refuse("log_full", "The log of this event is full: close it, and open another.")
    if record.role is Role.PLAYER and _written_by(state, record.by) >= MOST_OF_A_PLAYER:
        return refuse(
            "too_many_records",
            "You have sent as many entries as a player may: ask an official to record the rest.",
        )
    return refuse_self(state, record) or why_not(state.log, state.now, record)


def _refuse_entry(state: HostedEvent, command: Register) -> Refusal | None:
    if unseen(command.name):
        return unseen_name()
    if len(state.now.desk.entries) >= MOST_ENTRANTS:
        text = "An event has at most {most} entries: open another one for the rest."
        return refuse("event_full", text, most=f"{MOST_ENTRANTS:,}")
    return None


def unseen_name() -> Refusal:
    return refuse("unseen_name", f"The name {UNSEEN}", field="name")


def _written_by(state: HostedEvent, player: str) -> int:
    return sum(one.role is Role.PLAYER and one.by == player for one in state.log)
