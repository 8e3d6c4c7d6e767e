"""A hosted event as it stands: what its stream has told so far."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from typing import Any

from pegout.services.event_files.codec import options_from_json, record_from_json
from pegout.services.event_files.options import setup_of
from pegout.services.events.stream_events import (
    CLOSED,
    OPEN,
    BoardLinked,
    EntrantLinked,
    EntriesApproved,
    EntriesCleared,
    EntriesTaken,
    EntryAsked,
    EventOpened,
    EventOwned,
    EventShut,
    HostingEvent,
    LinkRenewed,
    Recorded,
    SeatAsked,
    SeatBound,
    TableSet,
)
from pegout.tournament.entries import Register, person
from pegout.tournament.event import CloseEvent, Event, Record, Role, gone_on, new_event
from pegout.values import value

_PLAYER = Role.PLAYER.value


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
    asking: Mapping[str, str] = field(default_factory=dict)
    """Guests who wait to be let in, by the entrant."""
    seatings: Mapping[str, int] = field(default_factory=dict)
    """How often somebody has taken or asked for the seat of an entrant by the present link."""
    gave_up: Mapping[str, str] = field(default_factory=dict)
    """For whom somebody played until another took the seat, after tables had been opened."""
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
    taken: str = OPEN
    """How entries are taken of those who come by themselves."""
    asked: tuple[EntryAsked, ...] = ()
    """Those who wait for the director."""
    tickets: Mapping[str, str] = field(default_factory=dict)
    """Those who have waited and are on the list, by their tickets: their links are not told yet."""
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
    return _FOLDS[event.__class__](state, event)


def _recorded(state: HostedEvent, event: Recorded) -> HostedEvent:
    return _without_link(with_record(state, record_from_json(event.line)))


def _bound(state: HostedEvent, event: SeatBound) -> HostedEvent:
    name = person(event.name)
    asking = {each: guest for each, guest in state.asking.items() if each != name}
    before, gave_up = state.seats.get(name), state.gave_up
    if before is not None and before.person and before.person != event.person and state.tables:
        gave_up = {**gave_up, before.person: before.name}
    bound = replace(state, seats={**state.seats, name: event}, asking=asking, gave_up=gave_up)
    return _seated_again(bound, name)


def _asked(state: HostedEvent, event: SeatAsked) -> HostedEvent:
    name = person(event.name)
    return _seated_again(replace(state, asking={**state.asking, name: event.person}), name)


def _seated_again(state: HostedEvent, name: str) -> HostedEvent:
    return replace(state, seatings={**state.seatings, name: state.seatings.get(name, 0) + 1})


def _renewed(state: HostedEvent, event: LinkRenewed) -> HostedEvent:
    whose = (event.role, person(event.name))
    boards = tuple([link for link in state.boards if (_PLAYER, person(link.by)) != whose])
    renewed = {**state.renewed, whose: state.renewed.get(whose, 0) + 1}
    tickets = {key: name for key, name in state.tickets.items() if (_PLAYER, person(name)) != whose}
    seatings = {name: times for name, times in state.seatings.items() if (_PLAYER, name) != whose}
    return replace(state, boards=boards, renewed=renewed, seatings=seatings, tickets=tickets)


def _linked(state: HostedEvent, event: EntrantLinked) -> HostedEvent:
    name = person(event.name)
    rest = {key: whose for key, whose in state.accounts.items() if key != name}
    return replace(state, accounts=rest | ({name: event.person} if event.person else {}))


def _without_link(state: HostedEvent) -> HostedEvent:
    """Whoever is entered anew may be somebody else of that name: a link comes after the entry it is for."""
    command = state.log[-1].command
    if not isinstance(command, Register) or person(command.name) not in state.accounts:
        return state
    return evolve(state, EntrantLinked(command.name))


def _approved(state: HostedEvent, event: EntriesApproved) -> HostedEvent:
    names = {*map(person, event.names)}
    let_in = {one.ticket: one.name for one in state.asked if one.ticket and person(one.name) in names}
    state = replace(state, approved=state.approved | names, tickets={**state.tickets, **let_in})
    return _without(state, names)


def _without(state: HostedEvent, names: Iterable[str]) -> HostedEvent:
    """These wait no longer."""
    gone = set(map(person, names))
    return replace(state, asked=tuple([one for one in state.asked if person(one.name) not in gone]))


def with_record(state: HostedEvent, record: Record) -> HostedEvent:
    return replace(state, log=(*state.log, record), now=gone_on(state.log, state.now, record))


_FOLDS: dict[type, Callable[[HostedEvent, Any], HostedEvent]] = {
    Recorded: _recorded,
    SeatBound: _bound,
    SeatAsked: _asked,
    TableSet: lambda state, event: replace(state, tables=(*state.tables, event)),
    BoardLinked: lambda state, event: replace(state, boards=(*state.boards, event)),
    LinkRenewed: _renewed,
    EntrantLinked: _linked,
    EventOwned: lambda state, event: replace(state, director=event.person),
    EventShut: lambda state, event: replace(state, shut=event.why),
    EntriesTaken: lambda state, event: replace(state, taken=event.how),
    EntryAsked: lambda state, event: replace(state, asked=(*state.asked, event)),
    EntriesApproved: _approved,
    EntriesCleared: lambda state, event: _without(state, event.names),
    EventOpened: lambda state, _: state,
}
