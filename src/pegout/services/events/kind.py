"""A hosted event as a stream."""

from pegout.refusal import Refused, refuse
from pegout.services.events.commands import Enter, HostCommand
from pegout.services.events.decide import decide
from pegout.services.events.evolve import evolve
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import HostingEvent
from pegout.services.streams.kind import StreamKind


class NoSuchEvent(Refused):
    """There is no event of that id."""


def missing_event() -> NoSuchEvent:
    text = "There is no such event: check the link, or find it in the list of events."
    return NoSuchEvent(refuse("no_such_event", text))


def _decide(state: HostedEvent | None, command: HostCommand, at: int) -> tuple[HostingEvent, ...]:
    if state is None:
        raise missing_event()
    return decide(state, command, at)


def _label(command: HostCommand) -> str:
    """A record is counted as what is recorded."""
    return (command.sent.command if isinstance(command, Enter) else command).__class__.__name__


EVENTS: StreamKind[HostedEvent, HostCommand] = StreamKind(
    name="event", prefix="event.", missing=missing_event, decide=_decide, evolve=evolve, label=_label
)
