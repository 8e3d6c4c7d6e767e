"""People at the door: who asks to be on the list, and guests who ask for their seat."""

from collections.abc import Iterator, Sequence

from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.line import NOW, SOON, Todo, each_or_many
from pegout.tournament.entries import Phase, person
from pegout.tournament.event import Role


def doors(snapshot: Snapshot) -> Iterator[Todo]:
    """Only the director lets people in, before play and, for a seat, during it."""
    if snapshot.desk.course.phase is Phase.OPEN:
        yield from each_or_many([one.name for one in snapshot.state.asked], _asked, _others_asked)
    weight = NOW if snapshot.desk.course.phase is Phase.PLAYING else SOON
    for entry in snapshot.desk.entries:
        if person(entry.name) in snapshot.state.asking:
            text = f"{entry.name} is waiting to be let in as a guest: make sure it is really {entry.name}."
            yield Todo("admit", entry.name, weight, text, Role.DIRECTOR, (entry.name,), button="Let in")


def _asked(name: str) -> Todo:
    text = f"{name} has asked to enter."
    return Todo("asked", name, SOON, text, Role.DIRECTOR, (name,), button="Approve")


def _others_asked(names: Sequence[str]) -> Todo:
    return Todo("asked", "", SOON, f"{len(names)} more have asked to enter.", Role.DIRECTOR)
