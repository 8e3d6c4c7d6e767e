"""The lines that only officials see of an event, as they are sent."""

import msgspec

from pegout.services.event_files.commands import CommandOffered
from pegout.services.events.views.public_lines import Names


class TodoLine(msgspec.Struct, frozen=True):
    """What is to be done, and the command that does it if one does."""

    kind: str
    weight: int
    text: str
    names: Names
    division: str
    game: str
    do: CommandOffered | None
    button: str


class EntryLine(msgspec.Struct, frozen=True):
    """An entrant as the desk sees them."""

    name: str
    kind: str
    status: str
    status_code: str
    arrival: str
    paid: str
    paid_cents: int
    owed_cents: int
    refund_status: str
    refund_cents: int
    sponsor: str
    seat: str
    asks: bool
    pools: Names
    kept: bool
    position: int | None
    unapproved: bool
    contact: str


class AskedLine(msgspec.Struct, frozen=True):
    """Somebody who waits for the director to let them in."""

    name: str
    kind: str
    sponsor: str
    contact: str
    kept: bool
    """Asked from the account that keeps the name."""


class EnteredLine(msgspec.Struct, frozen=True):
    """The scores of an open game that players have entered: both, how it ended, and who won."""

    scores: dict[str, tuple[int, int, str, str]]


class CallLine(msgspec.Struct, frozen=True):
    """A table that has called a judge."""

    number: int
    at: str
    by: str
    division: str
    game: str
    table: int
    words: str
    settled: bool
    asks: bool
    """A table of the server waits for the answer."""
