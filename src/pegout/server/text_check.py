"""What no database can hold is refused at the door, whichever database there is and whatever it is meant for.

That is the character NUL, and half of a surrogate pair, which is no character at all.
"""

import re
from typing import Any

from litestar import Request

from pegout.server.problems import Problem

ILLEGIBLE = "Leave out NUL characters and unpaired surrogates: no text may contain them."

_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_ESCAPES = re.compile(rb"(?<!\\)(?:\\\\)*((?:\\u[0-9a-fA-F]{4})+)")
_HALF_IN_BYTES = re.compile(rb"\xed[\xa0-\xbf]")
_HALF = re.compile("[\ud800-\udfff]")


def is_legible(data: str | bytes) -> bool:
    r"""Whether a message, which is or may be JSON, holds nothing of that, as it is or written as an escape.

    >>> is_legible(rb'{"name": "A\u0000"}'), is_legible(rb'{"name": "\\u0000"}')
    (False, True)
    >>> is_legible(rb'"\ud83d\ude00"'), is_legible(rb'"\ud83d"')
    (True, False)
    """
    text = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if b"\0" in text or (rb"\u0000" in text and _NUL.search(text)) or _HALF_IN_BYTES.search(text):
        return False
    return rb"\u" not in text or all(_is_whole(found) for found in _ESCAPES.findall(text))


def _is_whole(escapes: bytes) -> bool:
    """Whether escapes that follow each other have no half of a pair among them."""
    units = b"".join([bytes.fromhex(each.decode()) for each in escapes.split(rb"\u")[1:]])
    return _HALF.search(units.decode("utf-16-be", "surrogatepass")) is None


def refuse_illegible(data: str | bytes) -> None:
    """Raise a `Problem` where it is not legible."""
    if not is_legible(data):
        raise Problem(400, "bad_request", ILLEGIBLE)


def has_legible_address(scope: Any) -> bool:
    """Whether the path and the query are texts that a database can hold."""
    query: bytes = scope.get("query_string", b"")
    path: str = scope["path"]
    return "\0" not in path and not _HALF.search(path) and b"\0" not in query and b"%00" not in query


class LegibleRequest(Request[Any, Any, Any]):
    """A request whose body is legible, however it is read."""

    async def body(self) -> bytes:
        found = await super().body()
        refuse_illegible(found)
        return found
