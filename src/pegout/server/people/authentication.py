"""Who comes: by token if there is one, else by session."""

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.middleware.authentication import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp, Receive, Send
from litestar.types import Scope as AsgiScope

from pegout.server.identity import Connection, Identity, Scope
from pegout.server.people.refusals import banned
from pegout.server.people.register import Register
from pegout.server.people.sessions import session_of, set_name_right
from pegout.server.people.tokens import bearer_of, digest_of
from pegout.server.problems import Problem

SCOPES = {scope.value: scope for scope in Scope}

BAD_TOKEN = "bad token"  # noqa: S105 - a mark, not a secret
BANNED = "banned"


class Authentication(AbstractAuthenticationMiddleware):
    """The user of a connection is an `Identity` or None. A bad token never falls back to the cookie.

    It is turned away later, by `TurnAway`, so that bad tokens are counted like all other requests.
    """

    def __init__(self, app: ASGIApp, register: Register, exclude: list[str]) -> None:
        super().__init__(app, exclude=exclude)
        self._register = register

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        token = bearer_of(connection)
        if token is None:
            visitor = await self._by_session(connection)
            set_name_right(connection, visitor.person.name if visitor else "")
            return AuthenticationResult(user=visitor, auth=None)
        identity = await self._by_token(token)
        if identity is not None and identity.person.banned is not None:
            return AuthenticationResult(user=None, auth=BANNED)
        return AuthenticationResult(user=identity, auth=BAD_TOKEN if identity is None else None)

    async def _by_session(self, connection: Connection) -> Identity | None:
        session = session_of(connection)
        if session is None:
            return None
        person = await self._register.person(session.person, session.epoch)
        if person is None or person.epoch != session.epoch or person.banned is not None:
            return None
        if session.id is not None:
            stored = await self._register.session(session.id)
            if stored is None or stored.person != person.id:
                return None
        return Identity(person, key=session.id)

    async def _by_token(self, secret: str) -> Identity | None:
        token = await self._register.token(digest_of(secret))
        person = None if token is None else await self._register.person(token.person)
        if token is None or person is None:
            return None
        return Identity(person, frozenset(SCOPES[name] for name in token.scopes if name in SCOPES), token.id)


class TurnAway(ASGIMiddleware):
    """Answers 401 to a bad token, and 403 to one of somebody who is banned."""

    async def handle(self, scope: AsgiScope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope.get("auth") == BAD_TOKEN:
            refuse(scope, Problem(401, "bad_token", "This token is not valid: create another."))
        if scope.get("auth") == BANNED:
            refuse(scope, banned())
        await next_app(scope, receive, send)


def refuse(scope: AsgiScope, problem: Problem) -> None:
    """Raises the problem; to a socket it is a close code of 4000 and the status."""
    if scope["type"] == ScopeType.WEBSOCKET:
        raise WebSocketException(detail=problem.body.message, code=4000 + problem.status)
    raise problem
