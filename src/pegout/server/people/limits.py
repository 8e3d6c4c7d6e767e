"""Requests are counted before they are answered: for what they ask, and each as a request."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from pegout.server.identity import Identity
from pegout.server.limits import purposes as p
from pegout.server.limits.gate import Gate
from pegout.server.people.authentication import refuse
from pegout.server.problems import Problem

DOOR = "door"
"""The option of a route handler that costs a hash or makes somebody new: it is counted as a guest."""
PURPOSE = "purpose"
"""The option of one that is counted for a purpose of its own."""
UNCOUNTED = "uncounted"
"""The option of a handler that costs next to nothing, and is called many times in a row."""


class CountPurpose(ASGIMiddleware):
    """By link or address, whoever it is; before anything is looked up or read."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        options = scope["route_handler"].opt
        purpose = p.GUESTS if DOOR in options else options.get(PURPOSE)
        if purpose is None:
            await next_app(scope, receive, send)
            return
        link = await self._gate.link_of(scope)
        if purpose.seconds:
            with _refusing(scope):
                self._gate.count(scope, purpose, link)
            await next_app(scope, receive, send)
        else:  # a stream, which is open as long as it is answered
            with self._gate.place(scope, purpose, link):
                await next_app(scope, receive, send)


class CountRequest(ASGIMiddleware):
    """By link, else by person where one is known, so that a club behind one address is not one visitor."""

    exclude_opt_key = UNCOUNTED

    def __init__(self, gate: Gate, exclude: list[str]) -> None:
        self._gate = gate
        self.exclude_path_pattern = tuple(exclude)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        link = await self._gate.link_of(scope)
        user: Any = scope.get("user")
        with _refusing(scope):
            if link is None and isinstance(user, Identity):
                self._gate.count_person(scope, user.person.id)
            elif scope["route_handler"].opt.get(PURPOSE) is not p.LOOKS:
                self._gate.count(scope, p.REQUESTS, link)
        await next_app(scope, receive, send)


@contextmanager
def _refusing(scope: Scope) -> Iterator[None]:
    """A socket is refused before it is open, with a close code of 4000 and the status."""
    try:
        yield
    except Problem as problem:
        refuse(scope, problem)
