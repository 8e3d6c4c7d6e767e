"""The log of an event: who did what when, and what of it still stands."""

from collections.abc import Iterable
from datetime import datetime

from pegout.tournament.event.commands import EventCommand, Undo
from pegout.tournament.event.roles import Role
from pegout.values import value


@value
class Record:
    """One line of the log. Numbers and times never go back."""

    number: int
    at: datetime
    by: str
    role: Role
    command: EventCommand


def standing(log: Iterable[Record]) -> tuple[Record, ...]:
    """The records that count: those not taken back. Taking back an undo brings its record back."""
    taken_back: set[int] = set()
    kept = []
    for record in reversed(tuple(log)):
        if record.number in taken_back:
            continue
        if isinstance(record.command, Undo):
            taken_back.add(record.command.number)
        else:
            kept.append(record)
    return tuple(reversed(kept))
