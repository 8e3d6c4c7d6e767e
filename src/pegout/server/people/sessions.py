"""Sessions: an encrypted cookie that holds who it is and the epoch of the session, and nothing else."""

import hmac
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import SerializationException
from litestar.middleware import DefineMiddleware
from litestar.middleware.session import SessionMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, ScopeSession

from pegout.app.ports import PeopleStore, Person
from pegout.server.identity import Connection
from pegout.values import value

COOKIE = "pegout_session"
A_YEAR = 365 * 24 * 3600
SHORTEST_KEY = 32

_WRITE = "pegout: write the session"


@value
class Session:
    person: str
    epoch: int


async def shared_session_key(store: PeopleStore) -> str:
    """The same for all processes on one store, now and after a restart."""
    return await store.setting("session key", secrets.token_urlsafe(SHORTEST_KEY))


def derived(session_key: str, purpose: str) -> bytes:
    """32 bytes for one purpose, from which those for another cannot be found."""
    if len(session_key) < SHORTEST_KEY:
        raise ValueError(f"A session key has at least {SHORTEST_KEY} characters: take shared_session_key.")
    return hmac.digest(session_key.encode(), purpose.encode(), "sha256")


class SessionCookie(ClientSideSessionBackend):
    """Written only when a session starts, is renewed or ends: a slow answer never undoes a sign-out."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        """Nothing from a cookie that was cut or forged, in whatever way."""
        try:
            return await super().load_from_connection(connection)
        except (SerializationException, ValueError, LookupError, TypeError, RecursionError):
            return {}

    async def store_in_message(
        self, scope_session: ScopeSession, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        if connection.scope["state"].get(_WRITE):
            await super().store_in_message(scope_session, message, connection)


def session_middleware(session_key: str, *, https: bool) -> DefineMiddleware:
    config = CookieBackendConfig(
        secret=derived(session_key, "session cookie"),
        key=COOKIE,
        max_age=A_YEAR,
        secure=https,
        httponly=True,
        samesite="lax",
    )
    return DefineMiddleware(SessionMiddleware, backend=SessionCookie(config))


def start_session(connection: Connection, person: Person) -> None:
    """For a year from now; it takes the place of any that there was."""
    connection.set_session({"person": person.id, "epoch": person.epoch})
    connection.scope["state"][_WRITE] = True


def end_session(connection: Connection) -> None:
    connection.clear_session()
    connection.scope["state"][_WRITE] = True


def session_of(connection: Connection) -> Session | None:
    match connection.scope.get("session"):
        case {"person": str(person), "epoch": int(epoch)}:
            return Session(person, epoch)
        case _:
            return None
