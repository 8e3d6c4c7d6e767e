"""The commands of a hosted event."""

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
from pegout.services.people.ports import Person
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
    """The account of somebody who enters under its name."""


@value
class Enter:
    """A request to write a record."""

    actor: Actor
    sent: Sent


@value
class Note:
    """Store what is not a record: seats, tables, boards and links."""

    noted: Notable


@value
class Approve:
    """Let those in who have asked, and keep those who came by themselves; without names, all of them."""

    names: tuple[str, ...]


@value
class Clear:
    """Take those off the list who came by themselves and whom nobody has approved; without names, all."""

    names: tuple[str, ...] = ()


@value
class TakeSeat:
    """A request to play for an entrant from now on."""

    name: str
    person: Person


@value
class LetIn:
    """The director lets in the person who has asked to play for the entrant."""

    name: str


HostCommand = Enter | Note | Approve | Clear | TakeSeat | LetIn
