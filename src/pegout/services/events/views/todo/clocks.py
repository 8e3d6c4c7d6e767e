"""Rounds to be started, and rounds whose minutes are over; online the server sees to both."""

from collections.abc import Iterator

from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.phrases import counted, in_field
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.line import NOW, Todo
from pegout.tournament.event import CallTime, StartRound


def clocks(snapshot: Snapshot, field: FieldSnapshot) -> Iterator[Todo]:
    if not waits_for_clock(snapshot, field):
        if time_is_up(snapshot, field) and field.clock is not None and field.clock.called is None:
            text = f"Time is up in round {field.round}{in_field(field)}."
            yield _todo("time", field, text, CallTime(field.name, field.round), "Call time")
        return
    games = counted(len(field.now_playing), "game", "games")
    text = f"Round {field.round}{in_field(field)} can start: {games}."
    yield _todo("round", field, text, StartRound(field.name, field.round), f"Start round {field.round}")


def _todo(kind: str, field: FieldSnapshot, text: str, command: StartRound | CallTime, button: str) -> Todo:
    about = f"{field.name}|{field.round}"
    return Todo(
        kind, about, NOW, text, command.__class__, division=field.name, command=command, button=button
    )


def waits_for_clock(snapshot: Snapshot, field: FieldSnapshot) -> bool:
    """Whether the games of this round are not to be played before its clock is started."""
    timed = field.division.form.round_minutes > 0 and not snapshot.is_online
    return timed and field.round > 0 and field.clock is None


def time_is_up(snapshot: Snapshot, field: FieldSnapshot) -> bool:
    """Whether time was called, or should have been."""
    if field.clock is None or field.ends_ms is None or snapshot.is_online:
        return False
    return field.clock.called is not None or snapshot.at_ms >= field.ends_ms
