"""Whoever signs out leaves nothing open behind; whoever signs in brings along what they have as a guest."""

from collections.abc import Awaitable, Callable

from litestar.types import AfterResponseHookHandler

from pegout.app.ports import Person
from pegout.server.identity import Connection
from pegout.values import value

Farewell = Callable[[str], None]
"""Ends what the sessions of a person hold open."""
Give = Callable[[str, Person], Awaitable[None]]
"""Gives what a guest has to the person whom the guest has signed in as."""


Note = Callable[[Connection, Person], Awaitable[None]]
"""Writes down where somebody has come from."""


async def nothing_to_bring(_guest: str, _heir: Person) -> None:
    """Where guests have nothing."""


async def nothing_to_note(_connection: Connection, _person: Person) -> None:
    """Where nobody asks where people come from."""


@value
class Welcome:
    to: Give = nothing_to_bring
    from_where: Note = nothing_to_note


_LEAVING = "pegout: whose sessions have ended"


def take_leave(connection: Connection, person: str) -> None:
    """Sessions of that person are over as soon as the answer is there."""
    connection.scope["state"][_LEAVING] = person


def saying(farewell: Farewell) -> AfterResponseHookHandler:
    """For `after_response`: a page that came again sooner would come with the cookie of before."""

    async def say(connection: Connection) -> None:  # a plain function would be called in another thread
        if (person := connection.scope["state"].get(_LEAVING)) is not None:
            farewell(person)

    return say
