"""Signing out leaves nothing open; signing in brings along what a guest has."""

from collections.abc import Awaitable, Callable, Sequence

from litestar.types import AfterResponseHookHandler

from pegout.server.identity import Connection, Ended
from pegout.services.people.moderation import Remembered
from pegout.services.people.ports import Person
from pegout.services.tables.ports import Listed
from pegout.values import value

Tell = Callable[[Ended], Awaitable[None]]
"""Ends what is held open by what has ended."""
Give = Callable[[str, Person], Awaitable[None]]
"""Gives what a guest has to the person whom the guest has signed in as."""


Note = Callable[[Connection, Person], Awaitable[None]]
"""Writes down where somebody has come from."""


async def nothing_to_bring(_guest: str, _heir: Person) -> None:
    """Where guests have nothing."""


async def nothing_to_leave(_person: str) -> None:
    """Where nobody has anything."""


async def no_seats(_person: str) -> Sequence[Listed]:
    return ()


async def nothing_remembered(_person: str) -> Remembered:
    return Remembered()


async def nothing_to_note(_connection: Connection, _person: Person) -> None:
    """Where nobody asks where people come from."""


@value
class Welcome:
    to: Give = nothing_to_bring
    from_where: Note = nothing_to_note


@value
class Belongings:
    """What somebody has beside the account itself."""

    leave: Callable[[str], Awaitable[None]] = nothing_to_leave
    """Everything, when somebody deletes their account."""
    seats: Callable[[str], Awaitable[Sequence[Listed]]] = no_seats
    remembered: Callable[[str], Awaitable[Remembered]] = nothing_remembered
    """For the sake of order."""


_LEAVING = "pegout: what has ended"


def take_leave(connection: Connection, ended: Ended) -> None:
    """What is held open by it is closed as soon as the answer is there."""
    connection.scope["state"].setdefault(_LEAVING, []).append(ended)


def saying(tell: Tell) -> AfterResponseHookHandler:
    """For `after_response`: a page that came again sooner would come with the cookie of before."""

    async def say(connection: Connection) -> None:  # a plain function would be called in another thread
        for ended in connection.scope["state"].get(_LEAVING, ()):
            await tell(ended)

    return say
