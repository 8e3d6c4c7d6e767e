"""Headers with which a browser runs nothing but our own pages, and keeps no answer that is somebody's own."""

from collections.abc import Iterable

RawHeaders = list[tuple[bytes, bytes]]

CONTENT_POLICY = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "connect-src 'self'; "
    "font-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)

_UNUSED = (
    "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb"
)

ALWAYS: dict[str, str] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in _UNUSED.split()),
}

ONE_YEAR = 31_536_000
_NEVER_KEPT = ("/api", "/health", "/metrics")


class SafeHeaders:
    """Adds what an answer lacks; a header that a route has set itself stays as it is."""

    def __init__(self, *, https: bool) -> None:
        chosen = ALWAYS | ({"strict-transport-security": f"max-age={ONE_YEAR}"} if https else {})
        self._always: RawHeaders = [(name.encode(), text.encode()) for name, text in chosen.items()]
        self._private: RawHeaders = [*self._always, (b"cache-control", b"no-store")]

    def added(self, path: str, present: Iterable[tuple[bytes, bytes]]) -> RawHeaders:
        """All headers of the answer to a request for that path."""
        kept = list(present)
        names = {name.lower() for name, _ in kept}
        wanted = self._private if _is_private(path) else self._always
        return kept + [header for header in wanted if header[0] not in names]


def _is_private(path: str) -> bool:
    return any(path == start or path.startswith(f"{start}/") for start in _NEVER_KEPT)
