"""Whoever signs out leaves nothing open behind."""

from collections.abc import Callable

from litestar.types import AfterResponseHookHandler

from pegout.server.identity import Connection

Farewell = Callable[[str], None]
"""Ends what the sessions of a person hold open."""

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
