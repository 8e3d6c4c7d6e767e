"""Requests that another site makes a browser send."""

from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import Receive, Scope, Send

from pegout.server.people.sessions import derived
from pegout.server.people.tokens import bearer_of
from pegout.server.problems import Problem

COOKIE = "csrftoken"
HEADER = "x-csrftoken"


class Csrf(CSRFMiddleware):
    """The value of a signed cookie must come back in a header; who comes with a bearer token is let by.

    Nothing else is: a site that could sign a visitor in as somebody else would read what they then do.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET or bearer_of(_connection(scope)) is not None:
            await self.app(scope, receive, send)
            return
        # Without the header the library would look for a form, and we have none.
        if scope["method"] not in self.config.safe_methods and HEADER not in _connection(scope).headers:
            raise _forged()
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException:
            raise _forged() from None

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """A cookie that is not ours is replaced: another server on the same host may have set it."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            return super().create_send_wrapper(send, generate_csrf_token(self.config.secret), None)
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        # Other characters cannot be compared in constant time, and ours are digits.
        return super()._decode_csrf_token(token) if token.isascii() else None


def csrf_middleware(session_key: str, *, https: bool, exclude: list[str]) -> DefineMiddleware:
    config = CSRFConfig(
        secret=derived(session_key, "csrf cookie").hex(),
        cookie_name=COOKIE,
        header_name=HEADER,
        cookie_secure=https,
        exclude=exclude,
    )
    return DefineMiddleware(Csrf, config=config)


def _connection(scope: Scope) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection(scope)


def _forged() -> Problem:
    return Problem(
        403, "csrf", f"Send the value of the cookie {COOKIE} in the header {HEADER}; any GET sets it."
    )
