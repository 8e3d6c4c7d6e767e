"""What must be done next at an event, most urgent first: the heart of the director's desk."""

from collections.abc import Iterator

from pegout.services.events.views.desk_lines import TodoLine
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.calls import calls, set_aside
from pegout.services.events.views.todo.clocks import clocks
from pegout.services.events.views.todo.doors import doors
from pegout.services.events.views.todo.finish import ending
from pegout.services.events.views.todo.line import Todo
from pegout.services.events.views.todo.money import refunds
from pegout.services.events.views.todo.people import before_play
from pegout.services.events.views.todo.places import places, play_offs
from pegout.services.events.views.todo.scores import not_at_the_table, scores
from pegout.tournament.entries import Phase
from pegout.tournament.event import Role

__all__ = ["Todo", "todo_part", "todos"]


def todo_part(snapshot: Snapshot, role: Role) -> dict[str, TodoLine]:
    """What somebody in this role can do, by its id."""
    return {todo.id: todo.line() for todo in todos(snapshot) if todo.is_for(role)}


def todos(snapshot: Snapshot) -> list[Todo]:
    """Everything there is to do, most urgent first; nothing once the event is closed."""
    return [] if snapshot.event.closed else sorted(_all(snapshot), key=lambda todo: todo.weight)


def _all(snapshot: Snapshot) -> Iterator[Todo]:
    yield from calls(snapshot)
    yield from doors(snapshot)
    yield from before_play(snapshot)
    if snapshot.desk.course.phase is Phase.PLAYING:
        for field in snapshot.fields:
            yield from clocks(snapshot, field)
            yield from scores(snapshot, field)
            yield from not_at_the_table(snapshot, field)
            yield from places(field)
            yield from play_offs(field)
    yield from refunds(snapshot)
    yield from ending(snapshot)
    yield from set_aside(snapshot)
