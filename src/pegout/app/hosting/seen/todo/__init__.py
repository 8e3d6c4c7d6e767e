"""What must be done next at an event, most urgent first: the heart of the director's desk."""

from collections.abc import Iterator

from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.todo.calls import calls, set_aside
from pegout.app.hosting.seen.todo.clocks import clocks
from pegout.app.hosting.seen.todo.doors import doors
from pegout.app.hosting.seen.todo.ending import ending
from pegout.app.hosting.seen.todo.line import Todo
from pegout.app.hosting.seen.todo.money import refunds
from pegout.app.hosting.seen.todo.people import before_play
from pegout.app.hosting.seen.todo.places import places, play_offs
from pegout.app.hosting.seen.todo.scores import not_at_the_table, scores
from pegout.app.hosting.seen.view import Part
from pegout.tournament.entries import Phase
from pegout.tournament.event import Role

__all__ = ["Todo", "todo_part", "todos"]


def todo_part(glance: Glance, role: Role) -> Part:
    """What somebody in this role can do, by its id."""
    return {todo.id: todo.line() for todo in todos(glance) if todo.is_for(role)}


def todos(glance: Glance) -> list[Todo]:
    """Everything there is to do, most urgent first; nothing once the event is closed."""
    return [] if glance.event.closed else sorted(_all(glance), key=lambda todo: todo.weight)


def _all(glance: Glance) -> Iterator[Todo]:
    yield from calls(glance)
    yield from doors(glance)
    yield from before_play(glance)
    if glance.desk.course.phase is Phase.PLAYING:
        for field in glance.fields:
            yield from clocks(glance, field)
            yield from scores(glance, field)
            yield from not_at_the_table(glance, field)
            yield from places(field)
            yield from play_offs(field)
    yield from refunds(glance)
    yield from ending(glance)
    yield from set_aside(glance)
