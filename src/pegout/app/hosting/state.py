"""A hosted event as it stands: what its stream has told so far."""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace

from pegout.app.events.codec import options_from_json, record_from_json
from pegout.app.events.options import setup_of
from pegout.app.hosting.stored import (
    BoardLinked,
    EntrantLinked,
    EventOpened,
    EventOwned,
    EventShut,
    HostingEvent,
    LinkRenewed,
    Recorded,
    SeatBound,
    TableSet,
)
from pegout.tournament.entries import Register, person
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
    director: str | None = None
    """The person who opened it, empty where nobody was known; None before that was written down."""
    accounts: Mapping[str, str] = field(default_factory=dict)
    """Whose account an entrant plays from, by the entrant as names are compared."""
    shut: str | None = None
    """Why those who run the server have closed the event."""

    @property
    def was_closed(self) -> bool:
        """Whether it ever was: what is told then cannot be taken back."""
        return any(isinstance(record.command, CloseEvent) for record in self.log)


def first_state(opened: EventOpened) -> HostedEvent:
    """The event before anything was written down."""
    setup = setup_of(options_from_json(opened.options), opened.edition)
    return HostedEvent(opened.event, opened, new_event(setup))


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
            return _without_link(with_record(state, record_from_json(line)))
        case SeatBound(name=name):
            return replace(state, seats={**state.seats, person(name): event})
        case TableSet():
            return replace(state, tables=(*state.tables, event))
        case BoardLinked():
            return replace(state, boards=(*state.boards, event))
        case LinkRenewed(role=role, name=name):
            whose = (role, person(name))
            return replace(state, renewed={**state.renewed, whose: state.renewed.get(whose, 0) + 1})
        case EntrantLinked(name=name, person=account):
            rest = {key: whose for key, whose in state.accounts.items() if key != person(name)}
            return replace(state, accounts=rest | ({person(name): account} if account else {}))
        case EventOwned(person=director):
            return replace(state, director=director)
        case EventShut(why=why):
            return replace(state, shut=why)
        case EventOpened():
            return state


def _without_link(state: HostedEvent) -> HostedEvent:
    """Whoever is entered anew may be somebody else of that name: a link comes after the entry it is for."""
    command = state.log[-1].command
    if not isinstance(command, Register) or person(command.name) not in state.accounts:
        return state
    return evolve(state, EntrantLinked(command.name))


def with_record(state: HostedEvent, record: Record) -> HostedEvent:
    return replace(state, log=(*state.log, record), now=gone_on(state.log, state.now, record))
