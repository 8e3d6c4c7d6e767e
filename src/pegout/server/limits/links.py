"""Requests by an event's own link are counted by the link, not by the address."""

from collections.abc import Awaitable, Callable
from typing import Any

from pegout.values import value

KEY = b"x-event-key"
EVENT = b"x-event"
"""Which event the key is of, where the path does not tell."""


@value
class Link:
    """A good link: the key behind it says who somebody is at the event, or that they may enter it."""

    event: str
    whose: str
    """One player, one official; or all who have the entry link."""
    crowd: bool = False


FindLink = Callable[[str, str], Awaitable[Link | None]]
"""The link of an event and a key; None where the key is wrong."""


async def no_links(_event: str, _key: str) -> None:
    """For servers without events."""


def claimed(scope: Any) -> tuple[str, str] | None:
    """The event and the key that a request comes with."""
    headers = {name: text for name, text in scope["headers"] if name in (KEY, EVENT)}
    key = headers.get(KEY, b"").decode("latin-1")
    event = scope.get("path_params", {}).get("event") or headers.get(EVENT, b"").decode("latin-1")
    return (str(event), key) if key and event else None
