"""A file of the pages as it is sent."""

import gzip
from hashlib import sha256
from typing import Self

from pegout.values import value

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
BINARY = frozenset({".png", ".woff2"})
"""What is packed already."""


@value
class WebFile:
    """Packed in several ways, where that is any use, and known by its tag to whoever has it."""

    kind: str
    text: bytes
    gzipped: bytes
    brotli: bytes
    tag: str

    @classmethod
    def packing(cls, kind: str, text: bytes) -> Self:
        return cls(kind, text, gzip.compress(text, mtime=0), b"", tag_of(text))

    def packed_for(self, accepted: str) -> tuple[bytes, str]:
        """What to send to whoever accepts these ways of packing, and which one it is, if any."""
        if self.brotli and "br" in accepted:
            return self.brotli, "br"
        if self.gzipped and "gzip" in accepted:
            return self.gzipped, "gzip"
        return self.text, ""


def tag_of(text: bytes) -> str:
    return sha256(text).hexdigest()[:20]
