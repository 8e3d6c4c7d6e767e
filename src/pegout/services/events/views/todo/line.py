"""One thing to be done at an event: why, how urgent, and the command that does it if one does."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from pegout.services.event_files.commands import command_offered
from pegout.services.events.views.desk_lines import TodoLine
from pegout.tournament.event import MAY, EventCommand, Role
from pegout.values import value

NOW, SOON, LATER = 1, 2, 3
"""How urgent it is."""

A_FEW = 12
"""So many people are named one by one."""

T = TypeVar("T")


@value
class Todo:
    """`needs` is the command that settles it, or the official who does: only they are asked."""

    kind: str
    about: str
    weight: int
    text: str
    needs: type | Role
    names: tuple[str, ...] = ()
    division: str = ""
    game: str = ""
    command: EventCommand | None = None
    button: str = ""

    @property
    def id(self) -> str:
        return f"{self.kind}|{self.about}"

    def is_for(self, role: Role) -> bool:
        if isinstance(self.needs, Role):
            return role is self.needs
        return role in MAY[self.needs if self.command is None else self.command.__class__]

    def line(self) -> TodoLine:
        return TodoLine(
            kind=self.kind,
            weight=self.weight,
            text=self.text,
            names=self.names,
            division=self.division,
            game=self.game,
            do=None if self.command is None else command_offered(self.command),
            button=self.button,
        )


def each_or_many(
    things: Sequence[T], one: Callable[[T], Todo], rest: Callable[[Sequence[T]], Todo]
) -> Iterator[Todo]:
    """A line for each of the first few, and one for all others."""
    yield from map(one, things[:A_FEW])
    if others := things[A_FEW:]:
        yield rest(others)
