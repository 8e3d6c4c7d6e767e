"""Bearer tokens: shown once, and known afterwards only by their digests."""

import hashlib
import secrets

from pegout.server.identity import Connection

PREFIX = "pegout_"
"""So that a token is known for one where it has leaked."""


def fresh_token() -> str:
    return PREFIX + secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """A plain hash will do, for nobody can try 2 to the 256."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def bearer_of(connection: Connection) -> str | None:
    """The token that a request came with, good or bad; None where it has no such header.

    Other schemes are left to proxies: browsers add them by themselves, as they do cookies.
    """
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
