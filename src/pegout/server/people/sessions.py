"""Sessions: an encrypted cookie that holds who it is and the epoch of the session, and nothing else.

A second cookie tells the pages of this browser the name, so that they need not ask; nobody is believed by it.
"""

import hmac
import secrets
from typing import Any
from urllib.parse import quote

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import SerializationException
from litestar.middleware import DefineMiddleware
from litestar.middleware.session import SessionMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, ScopeSession

from pegout.server.identity import Connection
from pegout.services.people.credentials import EVENTS_KEY, SESSION_KEY
from pegout.services.people.ports import PeopleStore, Person
from pegout.values import value

COOKIE = "pegout_session"
NAME_COOKIE = "pegout_name"
A_YEAR = 365 * 24 * 3600
SHORTEST_KEY = 32

_WRITE = "pegout: write the session"
_NAME = "pegout: write the name"


@value
class Session:
    person: str
    epoch: int
    id: str | None
    """None in cookies from before sessions had one."""


async def shared_events_key(store: PeopleStore, session_key: str) -> str:
    """What the keys in links of events come from: once derived from the session key, and kept since."""
    return await store.setting(EVENTS_KEY, events_key(session_key))


def events_key(session_key: str) -> str:
    """In hex; only for servers from before it was kept by itself."""
    return derived(session_key, "keys of events").hex()


async def shared_session_key(store: PeopleStore) -> str:
    """The same for all processes on one store, now and after a restart."""
    return await store.setting(SESSION_KEY, secrets.token_urlsafe(SHORTEST_KEY))


def derived(session_key: str, purpose: str) -> bytes:
    """32 bytes for one purpose, from which those for another cannot be found."""
    if len(session_key) < SHORTEST_KEY:
        raise ValueError(f"A session key has at least {SHORTEST_KEY} characters: use shared_session_key.")
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
        name = connection.scope["state"].get(_NAME)
        if name or (name == "" and NAME_COOKIE in connection.cookies):
            headers = MutableScopeHeaders.from_message(message)
            headers.add("Set-Cookie", self._name_cookie(name).to_header(header=""))

    def _name_cookie(self, name: str) -> Cookie:
        """For as long as the session; none for nobody."""
        age = self.config.max_age if name else 0
        return Cookie(NAME_COOKIE, value=quote(name, safe=""), max_age=age, secure=self.config.secure)


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


def write_session(connection: Connection, person: Person, session: str) -> None:
    """For a year from now; it replaces any earlier one."""
    connection.set_session({"person": person.id, "epoch": person.epoch, "id": session})
    connection.scope["state"][_WRITE] = True
    tell_name(connection, person.name)


def drop_session(connection: Connection) -> None:
    connection.clear_session()
    connection.scope["state"][_WRITE] = True
    tell_name(connection, "")


def tell_name(connection: Connection, name: str) -> None:
    """The pages greet the person by that name from now on, or by none."""
    connection.scope["state"][_NAME] = name


def set_name_right(connection: Connection, name: str) -> None:
    """Tells pages that know none what it is, and those of a session that has ended that there is none."""
    if bool(name) != bool(connection.cookies.get(NAME_COOKIE)):
        tell_name(connection, name)


def session_of(connection: Connection) -> Session | None:
    match connection.scope.get("session"):
        case {"person": str(person), "epoch": int(epoch), "id": str(session)}:
            return Session(person, epoch, session)
        case {"person": str(person), "epoch": int(epoch)}:
            return Session(person, epoch, None)
        case _:
            return None
