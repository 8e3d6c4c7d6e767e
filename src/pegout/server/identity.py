"""Who makes a request, and what they may do with it."""

from enum import Enum
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from pegout.app.ports import Person
from pegout.server.problems import Problem
from pegout.values import value


class Scope(Enum):
    """What a bearer token may be good for. A session in a browser may do everything."""

    READ = "read"
    PLAY = "play"
    ANALYSE = "analyse"


@value
class Identity:
    """A person, by session or by token."""

    person: Person
    scopes: frozenset[Scope] | None = None
    """None where the person came with a session rather than a token."""

    def may(self, scope: Scope) -> bool:
        return self.scopes is None or scope in self.scopes


Connection = ASGIConnection[Any, Any, Any, Any]


def identity_of(connection: Connection) -> Identity:
    """Who asks, or a problem with status 401."""
    found = connection.scope.get("user")
    if not isinstance(found, Identity):
        raise Problem(401, "nobody", "Say who you are first: play as a guest, sign in, or send a token.")
    return found


@value
class Needs:
    """A guard: somebody with that scope; with None, somebody with a session."""

    scope: Scope | None

    async def __call__(self, connection: Connection, _: BaseRouteHandler) -> None:
        identity, scope = identity_of(connection), self.scope
        if scope is None and identity.scopes is not None:
            raise Problem(403, "needs_session", "This cannot be done with a token: sign in with a browser.")
        if scope is not None and not identity.may(scope):
            raise Problem(403, "needs_scope", f"The token lacks the scope {scope.value}: make another one.")


def needs(scope: Scope | None) -> Guard:
    """The guard, which the description of the API knows again."""
    return Needs(scope)
