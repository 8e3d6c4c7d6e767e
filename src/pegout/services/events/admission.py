"""Who has put themselves on the list of an event, and what its director makes of them."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b

from pegout.refusal import Refusal, refuse
from pegout.services.events.evolve import with_record
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import (
    ASKED,
    CLOSED,
    EntrantLinked,
    EntriesApproved,
    EntriesCleared,
    EntryAsked,
    HostingEvent,
    LinkRenewed,
    Recorded,
)
from pegout.services.people.confusables import alike
from pegout.tournament.entries import Arrival, Entry, Register, Remove, person
from pegout.tournament.entries.desk import STILL_IN
from pegout.tournament.event import EventCommand, Record, Role, why_not

MOST_BY_THEMSELVES = 1_000
"""The most public entries an event takes."""
CLEARED = "removed with every entry nobody had approved"

Written = Callable[[HostedEvent, EventCommand], Record]
"""The record of a command of the director's, as the next of the log."""


def refuse_self(state: HostedEvent, record: Record) -> Refusal | None:
    """Why somebody may not enter themselves now, whatever the rules of the event say."""
    command = record.command
    if record.role is not Role.PUBLIC or not isinstance(command, Register):
        return None
    if state.taken == CLOSED:
        return at_the_desk()
    still_in = sum(entry.status in STILL_IN for entry in state.now.desk.entries)
    if still_in + len(state.asked) >= MOST_BY_THEMSELVES:
        return refuse("entries_full", "Online entry is full: ask the organiser to enter you at the desk.")
    if person(command.name) in map(person, names_asked(state)):
        text = "{player} has already asked to enter: wait for the director."
        return refuse("asked_already", text, field="name", player=command.name[:50])
    return _refuse_lookalike(state, command.name)


def _refuse_lookalike(state: HostedEvent, name: str) -> Refusal | None:
    """Nobody may enter themselves under a name the desk could confuse with another."""
    there = [entry.name for entry in state.now.desk.entries if entry.status in STILL_IN]
    for other in (*there, *names_asked(state)):
        if person(other) != person(name) and alike(other, name):
            text = (
                "{name} looks like {player}, who has already entered: add something that tells the two apart."
            )
            return refuse("looks_like_another", text, field="name", name=name[:50], player=other[:50])
    return None


def at_the_desk() -> Refusal:
    """Also for people the director has blocked, without saying so."""
    return refuse("entries_closed", "Only the desk takes entries: ask the organiser.")


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
            state = _let_in(state, one, written, entered)
    known = {person(entry.name) for entry in state.now.desk.entries}
    done = tuple(sorted(wanted & known))
    return [*entered, EntriesApproved(done)] if done else []


def _let_in(state: HostedEvent, one: EntryAsked, written: Written, into: list[HostingEvent]) -> HostedEvent:
    """On the list like an entry without approval: playing from the account they asked from."""
    now = _recorded(state, one.command, written, into)
    if one.account and now is not state:
        into.append(EntrantLinked(one.name, one.account))
    return now


def clearing(state: HostedEvent, names: Sequence[str], written: Written) -> list[HostingEvent]:
    """Take those off the list whom nobody has approved, without names all; their links are void."""
    wanted = set(map(person, names or (*names_asked(state), *unapproved(state))))
    asked = tuple([name for name in names_asked(state) if person(name) in wanted])
    gone = [name for name in unapproved(state) if person(name) in wanted]
    cleared: list[HostingEvent] = [EntriesCleared(asked)] if asked else []
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
    into.append(Recorded(record))
    return with_record(state, record)


def ticket_of(number: str, who: Register) -> str:
    """The ticket of the person who asked by that command, in these very words."""
    said = f"{number}\n{who.name}\n{who.kind}\n{who.sponsor}\n{who.contact}"
    return blake2b(said.encode(), digest_size=16).hexdigest()


def asking(state: HostedEvent, record: Record, number: str, account: str) -> EntryAsked | None:
    """What is stored in place of an entry, where it waits for the director."""
    who = record.command
    if state.taken != ASKED or record.role is not Role.PUBLIC or not isinstance(who, Register):
        return None
    return EntryAsked(who.name, who.kind, who.sponsor, who.contact, account, ticket_of(number, who))
