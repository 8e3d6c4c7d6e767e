"""A hosted event as its stream describes it so far."""

from collections.abc import Mapping
from dataclasses import field

from pegout.services.events.stream_events import (
    OPEN,
    BoardLinked,
    EntryAsked,
    EventOpened,
    SeatBound,
    TableSet,
)
from pegout.tournament.event import CloseEvent, Event, Record
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
    """Why the people who run the server have closed the event."""
    taken: str = OPEN
    """How public entries are taken."""
    asked: tuple[EntryAsked, ...] = ()
    """People waiting for the director."""
    tickets: Mapping[str, str] = field(default_factory=dict)
    """People who have waited and are now on the list, by their tickets, before they have their links."""
    approved: frozenset[str] = frozenset()
    """Entrants that the director knows, as names are compared."""

    @property
    def was_closed(self) -> bool:
        """Whether it ever was: what was revealed then cannot be taken back."""
        return any(isinstance(record.command, CloseEvent) for record in self.log)
