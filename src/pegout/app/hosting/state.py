"""A hosted event as it stands: what its stream has told so far."""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace

from pegout.app.events.codec import options_from_json, record_from_json
from pegout.app.events.options import setup_of
from pegout.app.hosting.stored import (
    CLOSED,
    OPEN,
    BoardLinked,
    EntriesApproved,
    EntriesCleared,
    EntriesTaken,
    EntryAsked,
    EventOpened,
    HostingEvent,
    LinkRenewed,
    Recorded,
    SeatBound,
    TableSet,
)
from pegout.tournament.entries import person
from pegout.tournament.event import CloseEvent, Event, Record, gone_on, new_event
from pegout.values import value


@value
class HostedEvent:
    """The version counts the entries of the stream."""

    event: str
    opened: EventOpened
    now: Event
    log: tuple[Record, ...] = ()
    version: int = 0
    seats: Mapping[str, SeatBound] = field(default_factory=dict)
    """By the entrant, as names are compared."""
    tables: tuple[TableSet, ...] = ()
    boards: tuple[BoardLinked, ...] = ()
    renewed: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """How often the link of a role or of a player was renewed."""
    taken: str = OPEN
    """How entries are taken of those who come by themselves."""
    asked: tuple[EntryAsked, ...] = ()
    """Those who wait for the director."""
    approved: frozenset[str] = frozenset()
    """Entrants that the director knows, as names are compared."""

    @property
    def was_closed(self) -> bool:
        """Whether it ever was: what is told then cannot be taken back."""
        return any(isinstance(record.command, CloseEvent) for record in self.log)


def first_state(opened: EventOpened) -> HostedEvent:
    """The event before anything was written down."""
    setup = setup_of(options_from_json(opened.options), opened.edition)
    taken = OPEN if opened.entry_open else CLOSED
    return HostedEvent(opened.event, opened, new_event(setup), taken=taken)


def after(state: HostedEvent | None, events: Iterable[HostingEvent]) -> HostedEvent:
    """The event after one more entry of its stream."""
    for event in events:
        if state is None:
            if not isinstance(event, EventOpened):
                raise ValueError("The stream of an event begins with its opening.")
            state = first_state(event)
        else:
            state = evolve(state, event)
    if state is None:
        raise ValueError("An entry of a stream holds something.")
    return replace(state, version=state.version + 1)


def evolve(state: HostedEvent, event: HostingEvent) -> HostedEvent:
    match event:
        case Recorded(line=line):
            return with_record(state, record_from_json(line))
        case SeatBound(name=name):
            return replace(state, seats={**state.seats, person(name): event})
        case TableSet():
            return replace(state, tables=(*state.tables, event))
        case BoardLinked():
            return replace(state, boards=(*state.boards, event))
        case LinkRenewed(role=role, name=name):
            whose = (role, person(name))
            return replace(state, renewed={**state.renewed, whose: state.renewed.get(whose, 0) + 1})
        case EntriesTaken() | EntryAsked() | EntriesApproved() | EntriesCleared():
            return _admitting(state, event)
        case EventOpened():
            return state


def _admitting(
    state: HostedEvent, event: EntriesTaken | EntryAsked | EntriesApproved | EntriesCleared
) -> HostedEvent:
    match event:
        case EntriesTaken(how=how):
            return replace(state, taken=how)
        case EntryAsked():
            return replace(state, asked=(*state.asked, event))
        case EntriesApproved(names=names):
            return _without(replace(state, approved=state.approved | {*map(person, names)}), names)
        case EntriesCleared(names=names):
            return _without(state, names)


def _without(state: HostedEvent, names: Iterable[str]) -> HostedEvent:
    """These wait no longer."""
    gone = set(map(person, names))
    return replace(state, asked=tuple([one for one in state.asked if person(one.name) not in gone]))


def with_record(state: HostedEvent, record: Record) -> HostedEvent:
    return replace(state, log=(*state.log, record), now=gone_on(state.log, state.now, record))
