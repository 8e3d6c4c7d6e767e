"""The names by which the server may be asked.

Litestar's own middleware for this stands behind the routing, so that addresses that lead nowhere pass it, and
answers in a shape of its own.
"""

from collections.abc import Iterable

from litestar.types import Scope


def is_allowed(scope: Scope, allowed: Iterable[str]) -> bool:
    """Whether the request names one of these hosts, on whatever port; anything goes where there are none."""
    names = tuple(allowed)
    if not names:
        return True
    host = host_of(scope)
    return any(host.endswith(name[1:]) if name.startswith("*.") else host == name for name in names)


def host_of(scope: Scope) -> str:
    """The host that was asked for, in small letters and without the port."""
    given = next((text for name, text in scope["headers"] if name == b"host"), b"")
    text = given.decode("latin-1").lower()
    if text.startswith("["):  # an IPv6 address has colons of its own
        return text.partition("]")[0] + "]"
    return text.partition(":")[0]
