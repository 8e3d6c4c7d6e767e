"""What a database says when something goes wrong: whether it passes, and one sentence about it."""

import sqlite3
from typing import Any

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError

from pegout.services.streams.ports import StoreUnavailable

_LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_NO_ROOM = {sqlite3.SQLITE_FULL, "53100"}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, "XX001", "XX002"}
_PASSING = {"40001", "40P01", "55P03", "53300", "57P01", "57P02", "57P03"}
"""PostgreSQL: others were in the way, or the server is going down or coming up."""


def is_trouble(error: DBAPIError) -> bool:
    """Whether it is about the database, and not about what was asked of it."""
    return (
        not isinstance(error, IntegrityError | DataError | ProgrammingError) or error.connection_invalidated
    )


def passes(error: DBAPIError) -> bool:
    """Whether the same may well succeed in a moment."""
    return lost(error) or _code(error) in _LOCKED | _PASSING


def lost(error: DBAPIError) -> bool:
    """Whether the connection is gone, or could not be had; what was being committed may be there or not."""
    unreachable = isinstance(error, OperationalError) and not _is_sqlite(error) and _code(error) is None
    return error.connection_invalidated or unreachable


def unavailable(error: DBAPIError) -> StoreUnavailable:
    code = _code(error)
    if lost(error):
        return StoreUnavailable("The database does not answer: check that it is running and can be reached.")
    if code in _LOCKED or code == "55P03":
        said = "Another program has the database locked: stop it, or try again later."
        return StoreUnavailable(said, "locked")
    if code in _NO_ROOM:
        return StoreUnavailable("The database's disk is full: free some space, and it carries on.", "full")
    words = " ".join(str(error.orig).split())[:200].rstrip(".")
    if code in _DAMAGED:
        return damaged(words)
    said = f"The database failed ({words}): check its disk and its server."
    return StoreUnavailable(said, "failed" if is_trouble(error) else "refused")


def damaged(words: str) -> StoreUnavailable:
    """Nothing heals by itself."""
    said = f"The database is damaged ({words}): stop the server, and restore a backup into a new one."
    return StoreUnavailable(said, "damaged")


def _is_sqlite(error: DBAPIError) -> bool:
    return isinstance(error.orig, sqlite3.Error)


def _code(error: DBAPIError) -> int | str | None:
    """The primary code of SQLite, or the state of PostgreSQL."""
    told: Any = error.orig
    if _is_sqlite(error):
        code: int | None = getattr(told, "sqlite_errorcode", None)
        return None if code is None else code & 0xFF
    state: str | None = getattr(told, "sqlstate", None)
    return state
