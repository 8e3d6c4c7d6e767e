"""What follows from what is asked of a hosted event."""

from functools import partial
from typing import assert_never

from pegout.refusal import IllegalCommand
from pegout.services.events.admission import approval, asking, clearing
from pegout.services.events.commands import Approve, Clear, Enter, HostCommand, LetIn, Note, TakeSeat
from pegout.services.events.keys import Actor
from pegout.services.events.records import record_of, refusal, stored_as
from pegout.services.events.seats import letting_in, seating
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import HostingEvent
from pegout.tournament.event import EventCommand, Record, Role


def decide(state: HostedEvent, command: HostCommand, at: int) -> tuple[HostingEvent, ...]:
    """What happens, or `IllegalCommand`; nothing at all is possible too."""
    match command:
        case Enter():
            return _entered(state, command, at)
        case Note(noted):
            return (noted,)
        case Approve(names):
            return tuple(approval(state, names, partial(_by_director, at)))
        case Clear(names):
            return tuple(clearing(state, names, partial(_by_director, at)))
        case TakeSeat(name, person):
            return tuple(seating(state, name, person))
        case LetIn(name):
            return tuple(letting_in(state, name))
        case _:
            assert_never(command)


def _entered(state: HostedEvent, command: Enter, at: int) -> tuple[HostingEvent, ...]:
    sent = command.sent
    record = record_of(state, command.actor, sent.command, sent.by, at)
    if why := refusal(state, record):
        raise IllegalCommand(why)
    asked = asking(state, record, f"{command.actor.role.value}:{command.actor.name}:{sent.id}", sent.account)
    return stored_as(record, sent.account) if asked is None else (asked,)


def _by_director(at: int, state: HostedEvent, command: EventCommand) -> Record:
    return record_of(state, Actor(Role.DIRECTOR), command, "", at)
