"""Folds what happened into a hosted event. Nothing is decided here."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from pegout.services.event_files.options import setup_of
from pegout.services.events.state import HostedEvent
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
from pegout.services.streams.ports import Entry
from pegout.tournament.entries import Register, person
from pegout.tournament.event import Record, Role, gone_on, new_event

_PLAYER = Role.PLAYER.value


def evolve(state: HostedEvent | None, entries: Sequence[Entry]) -> HostedEvent:
    """The event after these entries of its stream."""
    for entry in entries:
        for event in entry.events:
            state = _opened(event) if state is None else _after(state, event)
        if state is not None:
            state = replace(state, version=state.version + 1)
    if state is None:
        raise ValueError("The stream of an event must begin with its opening.")
    return state


def _opened(event: HostingEvent) -> HostedEvent:
    """The event before anything was written down."""
    if not isinstance(event, EventOpened):
        raise ValueError("The stream of an event must begin with its opening.")  # noqa: TRY004 - as for any stream
    taken = OPEN if event.entry_open else CLOSED
    return HostedEvent(event.event, event, new_event(setup_of(event.options, event.edition)), taken=taken)


def _after(state: HostedEvent, event: HostingEvent) -> HostedEvent:
    return _FOLDS[event.__class__](state, event)


def _recorded(state: HostedEvent, event: Recorded) -> HostedEvent:
    return _without_link(with_record(state, event.line))


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
    """A new entry may be somebody else of that name: a link comes after the entry it is for."""
    command = state.log[-1].command
    if not isinstance(command, Register) or person(command.name) not in state.accounts:
        return state
    return _linked(state, EntrantLinked(command.name))


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
