"""Whose request is being answered, for everything that is logged on the way."""

import re
import secrets
from contextvars import ContextVar
from typing import Any

from litestar.types import Scope

from pegout.server.identity import Identity
from pegout.values import value

NO_ROUTE = "(none)"
"""Stands for an address that leads nowhere: what was asked for may hold a code or a secret."""

_WELL_FORMED = re.compile(rb"[A-Za-z0-9._-]{8,64}")


@value
class Visit:
    """A request or a socket, from its first byte to its last."""

    id: str
    scope: Scope

    @property
    def route(self) -> str:
        """The template of the address, with its parameters in braces."""
        found: Any = self.scope.get("path_template")
        return found or NO_ROUTE

    @property
    def person(self) -> str | None:
        found: Any = self.scope.get("user")
        return found.person.id if isinstance(found, Identity) else None


CURRENT: ContextVar[Visit | None] = ContextVar("visit", default=None)


def visit_of(scope: Scope) -> Visit:
    """The visit with the id that it came with, if that is well-formed, or else a new one."""
    given = next((text for name, text in scope["headers"] if name == b"x-request-id"), b"")
    return Visit(given.decode() if _WELL_FORMED.fullmatch(given) else new_id(), scope)


def new_id() -> str:
    return secrets.token_hex(8)


def current_id() -> str:
    """The id of the request that is being answered, or a new one outside of any."""
    visit = CURRENT.get()
    return new_id() if visit is None else visit.id
