"""Sockets opened by pages of other sites. A browser sends its cookies with them."""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from pegout.server.identity import Connection, visitor_of
from pegout.server.people.authentication import refuse
from pegout.server.problems import Problem


def same_origin(socket: Connection) -> bool:
    """Whether a page of this very host and port opens the socket. A proxy must pass the Host header on."""
    try:
        origin = urlsplit(socket.headers.get("origin", ""))
    except ValueError:
        return False
    host = socket.headers.get("host", "").lower()
    return origin.scheme in {"http", "https"} and bool(host) and origin.netloc.lower() == host


async def own_pages_only(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: a socket by session comes from a page of ours. Who has a token, or is nobody, may come."""
    visitor = visitor_of(connection)
    by_session = visitor is not None and visitor.by_session
    if connection.scope["type"] == ScopeType.WEBSOCKET and by_session and not same_origin(connection):
        refuse(
            connection.scope,
            Problem(403, "other_origin", "Open the socket from a page of this server, or with a token."),
        )
