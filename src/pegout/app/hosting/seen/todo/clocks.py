"""Rounds to be started, and rounds whose minutes are over; online the server sees to both."""

from collections.abc import Iterator

from pegout.app.hosting.seen.field_glance import FieldGlance
from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.todo.line import NOW, Todo
from pegout.app.hosting.seen.wording import counted, in_field
from pegout.tournament.event import CallTime, StartRound


def clocks(glance: Glance, field: FieldGlance) -> Iterator[Todo]:
    if not waits_for_clock(glance, field):
        if time_is_up(glance, field) and field.clock is not None and field.clock.called is None:
            text = f"The time of round {field.round}{in_field(field)} is up."
            yield _todo("time", field, text, CallTime(field.name, field.round), "Call time")
        return
    games = counted(len(field.now_playing), "game", "games")
    text = f"Round {field.round}{in_field(field)} can start: {games}."
    yield _todo("round", field, text, StartRound(field.name, field.round), f"Start round {field.round}")


def _todo(kind: str, field: FieldGlance, text: str, command: StartRound | CallTime, button: str) -> Todo:
    about = f"{field.name}|{field.round}"
    return Todo(
        kind, about, NOW, text, command.__class__, division=field.name, command=command, button=button
    )


def waits_for_clock(glance: Glance, field: FieldGlance) -> bool:
    """Whether the games of this round are not to be played before its clock is started."""
    timed = field.division.form.round_minutes > 0 and not glance.is_online
    return timed and field.round > 0 and field.clock is None


def time_is_up(glance: Glance, field: FieldGlance) -> bool:
    """Whether time was called, or should have been."""
    if field.clock is None or field.ends_ms is None or glance.is_online:
        return False
    return field.clock.called is not None or glance.at_ms >= field.ends_ms
