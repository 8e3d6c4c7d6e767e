"""Who makes a request, and what they may do with it."""

from enum import Enum
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from pegout.server.problems import Problem
from pegout.services.people.ports import Person
from pegout.values import value


class Scope(Enum):
    """What a bearer token may do. A session in a browser may do everything."""

    READ = "read"
    PLAY = "play"
    ANALYSE = "analyse"


@value
class Identity:
    """A person, by session or by token."""

    person: Person
    scopes: frozenset[Scope] | None = None
    """None where the person came with a session rather than a token."""
    key: str | None = None
    """The id of the session or the token; None for a session from before they had one."""

    @property
    def by_session(self) -> bool:
        return self.scopes is None

    def may(self, scope: Scope) -> bool:
        return self.scopes is None or scope in self.scopes


@value
class Ended:
    """What somebody may not hold open any more: one session or token, or all that they have."""

    person: str
    """Empty for everybody."""
    key: str | None = None
    """The session or token that has ended, and no other."""
    tokens: bool = False
    """Whether tokens have ended too, where no key is named."""

    def concerns(self, identity: Identity | None) -> bool:
        if identity is None or self.person not in ("", identity.person.id):
            return False
        if self.key is not None:
            return identity.key == self.key
        return identity.by_session or self.tokens


Connection = ASGIConnection[Any, Any, Any, Any]


def visitor_of(connection: Connection) -> Identity | None:
    """Who is asking, if that is known."""
    found = connection.scope.get("user")
    return found if isinstance(found, Identity) else None


def identity_of(connection: Connection) -> Identity:
    """Who is asking, or a problem with status 401."""
    found = visitor_of(connection)
    if found is None:
        raise Problem(401, "nobody", "Say who you are first: play as a guest, sign in, or send a token.")
    return found


def viewer_of(connection: Connection) -> str | None:
    """The person from whose seat tables are shown; None for a passer-by.

    A token that is neither for reading nor for playing shows no more than none.
    """
    found = visitor_of(connection)
    return found.person.id if found and (found.may(Scope.READ) or found.may(Scope.PLAY)) else None


def player_of(connection: Connection) -> Person | None:
    """The person who does something here, if that is known: a token that only reads does nothing."""
    found = visitor_of(connection)
    return found.person if found and found.may(Scope.PLAY) else None


def lacks(scope: Scope) -> Problem:
    """The answer to a token without that scope."""
    return Problem(403, "needs_scope", f"The token lacks the scope {scope.value}: create one that has it.")


@value
class Needs:
    """A guard: somebody with that scope; with None, somebody with a session."""

    scope: Scope | None

    async def __call__(self, connection: Connection, _: BaseRouteHandler) -> None:
        identity, scope = identity_of(connection), self.scope
        if scope is None and not identity.by_session:
            raise Problem(403, "needs_session", "A token cannot do this: sign in with a browser.")
        if scope is not None and not identity.may(scope):
            raise lacks(scope)


def needs(scope: Scope | None) -> Guard:
    """The guard, which the description of the API knows again."""
    return Needs(scope)
