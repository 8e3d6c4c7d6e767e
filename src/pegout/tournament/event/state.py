"""What an event is, and everything known of it."""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime

from pegout.edition import EDITION
from pegout.tournament.entries import Desk, SetAside
from pegout.tournament.event.calls import Calls
from pegout.tournament.event.division import Division
from pegout.tournament.event.formats import Format
from pegout.tournament.event.record import Record
from pegout.values import value


@value
class Setup:
    """What an event is before anybody has registered."""

    name: str
    form: Format
    start: datetime
    edition: int = EDITION
    """Of the rules that its log is judged by."""


@value
class Event:
    """Everything that follows from the setup and the log."""

    setup: Setup
    desk: Desk
    divisions: tuple[Division, ...] = ()
    draws: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rulings: tuple[Record, ...] = ()
    calls: Calls = ()
    closed: bool = False
    set_aside: tuple[SetAside, ...] = ()
    number: int = 0
    at: datetime | None = None

    def division(self, name: str) -> Division | None:
        """The field of that name; the only one needs no name."""
        if not name and len(self.divisions) == 1:
            return self.divisions[0]
        return next((division for division in self.divisions if division.name == name), None)

    def division_of(self, player: str) -> Division | None:
        """The field in which somebody plays; of several nights the last."""
        found = [division for division in self.divisions if division.number(player) is not None]
        return found[-1] if found else None
