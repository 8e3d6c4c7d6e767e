"""What can be asked of a hosted event."""

from pegout.services.events.keys import Actor
from pegout.services.events.stream_events import (
    BoardLinked,
    EntrantLinked,
    EntriesTaken,
    EventShut,
    LinkRenewed,
    SeatAsked,
    SeatBound,
    TableSet,
)
from pegout.tournament.event import EventCommand
from pegout.values import value

Notable = (
    SeatAsked | SeatBound | TableSet | BoardLinked | LinkRenewed | EntrantLinked | EventShut | EntriesTaken
)


@value
class Sent:
    """A command with the id that lets it act once."""

    id: str
    command: EventCommand
    by: str = ""
    """The name of an official, for the log."""
    account: str = ""
    """Of whoever enters themselves from one that the name belongs to."""


@value
class Enter:
    """Somebody would have a record written."""

    actor: Actor
    sent: Sent


@value
class Note:
    """Write down what is no record: seats, tables, boards and links."""

    noted: Notable


@value
class Approve:
    """Let those in who have asked, and keep those who came by themselves; without names, all of them."""

    names: tuple[str, ...]


@value
class Clear:
    """Take off the list at once all who came by themselves and whom nobody has approved."""


HostCommand = Enter | Note | Approve | Clear
