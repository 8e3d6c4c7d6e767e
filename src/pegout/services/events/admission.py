"""Who has put themselves on the list of an event, and what its director makes of them."""

from collections.abc import Callable, Iterable, Sequence

from pegout.refusal import Refusal, refuse
from pegout.services.event_files.codec import record_as_json
from pegout.services.events.state import HostedEvent, with_record
from pegout.services.events.stream_events import (
    ASKED,
    CLOSED,
    EntriesApproved,
    EntriesCleared,
    EntryAsked,
    HostingEvent,
    LinkRenewed,
    Recorded,
)
from pegout.tournament.entries import Arrival, Entry, Register, Remove, person
from pegout.tournament.entries.desk import STILL_IN
from pegout.tournament.event import EventCommand, Record, Role, why_not

MOST_BY_THEMSELVES = 1_000
"""Entries, before nobody can put themselves on the list any more."""
CLEARED = "cleared with all whom nobody had approved"

Written = Callable[[HostedEvent, EventCommand], Record]
"""The record of a command of the director's, as the next of the log."""


def refuse_self(state: HostedEvent, record: Record) -> Refusal | None:
    """Why somebody may not put themselves on the list now, whatever the rules of the event say."""
    command = record.command
    if record.role is not Role.PUBLIC or not isinstance(command, Register):
        return None
    if state.taken == CLOSED:
        return at_the_desk()
    still_in = sum(entry.status in STILL_IN for entry in state.now.desk.entries)
    if still_in + len(state.asked) >= MOST_BY_THEMSELVES:
        return refuse("entries_full", "So many have entered that the desk takes the rest: ask the organiser.")
    if person(command.name) in map(person, names_asked(state)):
        return refuse(
            "asked_already",
            "{player} has asked already: wait for the director.",
            field="name",
            player=command.name[:50],
        )
    return None


def at_the_desk() -> Refusal:
    """Said to whoever the director has blocked, too: it does not say so."""
    return refuse("entries_closed", "Entries are taken at the desk only: ask the organiser.")


def names_asked(state: HostedEvent) -> tuple[str, ...]:
    return tuple([one.name for one in state.asked])


def unapproved(state: HostedEvent) -> tuple[str, ...]:
    """Entrants who came by themselves and whom nobody has approved, taken money from or seen."""
    own: dict[str, bool] = {}
    for record in state.log:
        if isinstance(record.command, Register):
            own[person(record.command.name)] = record.role is Role.PUBLIC
    entries = state.now.desk.entries
    return tuple([entry.name for entry in entries if own.get(person(entry.name)) and _is_fresh(state, entry)])


def _is_fresh(state: HostedEvent, entry: Entry) -> bool:
    is_new = entry.status in STILL_IN and not entry.paid_in_all and entry.arrival is Arrival.NOT_HERE
    return is_new and person(entry.name) not in state.approved


def approval(state: HostedEvent, names: Sequence[str], written: Written) -> list[HostingEvent]:
    """Let those in who have asked, and have the others stay who came by themselves; without names, all."""
    wanted = set(map(person, names or (*names_asked(state), *unapproved(state))))
    entered: list[HostingEvent] = []
    for one in state.asked:
        if person(one.name) in wanted:
            state = _recorded(state, one.command, written, entered)
    known = {person(entry.name) for entry in state.now.desk.entries}
    done = tuple(sorted(wanted & known))
    return [*entered, EntriesApproved(done)] if done else []


def clearing(state: HostedEvent, written: Written) -> list[HostingEvent]:
    """Take off the list at once all whom nobody has approved; links that they were given are void."""
    gone = unapproved(state)
    cleared: list[HostingEvent] = [EntriesCleared(names_asked(state))] if state.asked else []
    for name in gone:
        state = _recorded(state, Remove(name, CLEARED), written, cleared)
    return [*cleared, *_renewed(gone)]


def _renewed(names: Iterable[str]) -> list[HostingEvent]:
    return [LinkRenewed(Role.PLAYER.value, name) for name in names]


def _recorded(
    state: HostedEvent, command: EventCommand, written: Written, into: list[HostingEvent]
) -> HostedEvent:
    """The event after a command of the director's, where the rules allow it."""
    record = written(state, command)
    if why_not(state.log, state.now, record) is not None:
        return state
    into.append(Recorded(record_as_json(record)))
    return with_record(state, record)


def asking(state: HostedEvent, record: Record) -> EntryAsked | None:
    """What is stored in place of an entry, where it waits for the director."""
    who = record.command
    if state.taken != ASKED or record.role is not Role.PUBLIC or not isinstance(who, Register):
        return None
    return EntryAsked(who.name, who.kind, who.sponsor, who.contact)
