"""The browser's client as one whole: its version, its files one by one or in one answer, and its worker."""

import gzip
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from pegout.server.preload import ALL_STYLES, all_styles, at_once, page_modules
from pegout.values import value

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What a browser can do without a network; pictures for the home screen are fetched once by the system."""

_KINDS_OF_ALL = {**KINDS, ".png": "image/png"}
WORKER, PAGE, NOWHERE = "worker.js", "index.html", "nowhere/nowhere_page.js"
_BUILT = re.compile(r"^const BUILT = .*$", re.MULTILINE)
_PARAMETER = re.compile(r"\{(\w+):(str|int)\}")
_LOOKS_LIKE = {"str": "[^/]+", "int": "[0-9]+"}


@value
class WebFile:
    """A file as it is sent: compressed, with a tag for browsers that already have it."""

    kind: str
    text: bytes
    packed: bytes
    tag: str


class Assets:
    """Read once: a running server serves one version."""

    def __init__(self, web: Path) -> None:
        paths = sorted(path for path in web.rglob("*") if path.is_file())
        texts = {path.relative_to(web).as_posix(): path.read_bytes() for path in paths}
        self.version = _fingerprint(texts)
        """Another one whenever any file is another."""
        whole = msgspec.json.encode({"version": self.version, "files": _kept(texts)})
        self.whole = _file("application/json", whole)
        """Every file with its address and kind: a whole version in one answer."""
        modules = {name: text.decode() for name, text in texts.items() if name.endswith(".js")}
        rooms = page_modules(modules)
        self.addresses = list(rooms)
        """Where there is a page, as the router writes them."""
        modules[WORKER] = _built(modules[WORKER], self.version, self.addresses)
        texts[WORKER] = modules[WORKER].encode()
        self.files = {name: _file(_KINDS_OF_ALL[Path(name).suffix], text) for name, text in texts.items()}
        """By name; the worker knows its version and the addresses that have pages."""
        page = texts[PAGE].decode()
        self.files[ALL_STYLES] = _file(KINDS[".css"], all_styles(page, texts))
        self.pages = {
            _PARAMETER.sub(r"{\1}", address): _file(KINDS[".html"], at_once(page, modules, room).encode())
            for address, room in rooms.items()
        }
        """By address, as the router calls it."""
        self.nowhere = _file(KINDS[".html"], at_once(page, modules, NOWHERE).encode())
        """For addresses that lead nowhere."""


def _file(kind: str, text: bytes) -> WebFile:
    return WebFile(kind, text, gzip.compress(text, mtime=0), sha256(text).hexdigest()[:20])


def _fingerprint(texts: dict[str, bytes]) -> str:
    digest = sha256()
    for name, text in texts.items():
        digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:16]


def _built(worker: str, version: str, addresses: Sequence[str]) -> str:
    patterns = [f"^{_PARAMETER.sub(lambda kind: _LOOKS_LIKE[kind[2]], address)}/?$" for address in addresses]
    known = msgspec.json.encode({"version": version, "pages": patterns}).decode()
    return _BUILT.sub(lambda _: f"const BUILT = {known};", worker)


def _kept(texts: dict[str, bytes]) -> list[dict[str, str]]:
    kept = {name: text for name, text in texts.items() if Path(name).suffix in KINDS and name != WORKER}
    return [
        {
            "address": "/" if name == PAGE else f"/web/{name}",
            "kind": KINDS[Path(name).suffix],
            "text": text.decode(),
        }
        for name, text in kept.items()
    ]
