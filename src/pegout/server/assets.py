"""The pages as one whole: their version, their files one by one or in one answer, and their worker.

Some are built from `client`, some are still the modules in `web`; an address has one or the other.
"""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

from pegout.server.built_pages import SHELL, BuiltPages
from pegout.server.preload import ALL_STYLES, all_styles, at_once, page_modules
from pegout.server.web_file import BINARY, KINDS, WebFile

WORKER, PAGE = "worker.js", "index.html"
_OLD_SHELL = f"/web/{PAGE}"
"""What a browser that has kept the files opens a page with that is still among the modules in `web`."""
_KEPT = KINDS.keys() - {".png"}
"""What a browser can do without a network; pictures for the home screen are fetched once by the system."""
_BUILT = re.compile(r"^const BUILT = .*$", re.MULTILINE)
_PARAMETER = re.compile(r"\{(\w+):(str|int)\}")
_LOOKS_LIKE = {"str": "[^/]+", "int": "[0-9]+"}


class Assets:
    """Read once: a server that keeps running serves one version."""

    def __init__(self, web: Path, built: BuiltPages) -> None:
        paths = sorted(path for path in web.rglob("*") if path.is_file())
        texts = {path.relative_to(web).as_posix(): path.read_bytes() for path in paths}
        self.version = _fingerprint(texts, built)
        """Another one whenever any file is another."""
        self.built = built
        whole = msgspec.json.encode({"version": self.version, "files": [*_kept(texts), *_kept_built(built)]})
        self.whole = WebFile.packing("application/json", whole)
        """Every file with its address and kind, so that whoever has this has one version whole."""
        modules = {name: text.decode() for name, text in texts.items() if name.endswith(".js")}
        rooms = {
            address: room for address, room in page_modules(modules).items() if address not in built.pages
        }
        shells = {**dict.fromkeys(rooms, _OLD_SHELL), **dict.fromkeys(built.pages, SHELL)}
        self.addresses = list(shells)
        """Where there is a page, as the router writes them."""
        modules[WORKER] = _told(modules[WORKER], self.version, shells)
        texts[WORKER] = modules[WORKER].encode()
        self.files = {name: WebFile.packing(KINDS[Path(name).suffix], text) for name, text in texts.items()}
        """By name; the worker knows its version and the addresses that have pages."""
        page = texts[PAGE].decode()
        self.files[ALL_STYLES] = WebFile.packing(KINDS[".css"], all_styles(page, texts))
        self.pages = {_called(address): file for address, file in built.pages.items()} | {
            _called(address): WebFile.packing(KINDS[".html"], at_once(page, modules, room).encode())
            for address, room in rooms.items()
        }
        """By address, as the router calls it."""


def _called(address: str) -> str:
    return _PARAMETER.sub(r"{\1}", address)


def _fingerprint(texts: Mapping[str, bytes], built: BuiltPages) -> str:
    digest = sha256()
    for name, text in texts.items():
        digest.update(f"{name} {len(text)}\n".encode() + text)
    for name, file in {**built.files, **built.pages}.items():
        digest.update(f"{name} {file.tag}\n".encode())
    return digest.hexdigest()[:16]


def _told(worker: str, version: str, shells: Mapping[str, str]) -> str:
    """The worker, with what it has to know of the pages."""
    patterns = [
        (f"^{_PARAMETER.sub(lambda kind: _LOOKS_LIKE[kind[2]], address)}/?$", shell)
        for address, shell in shells.items()
    ]
    known = msgspec.json.encode({"version": version, "pages": patterns}).decode()
    return _BUILT.sub(lambda _: f"const BUILT = {known};", worker)


def _kept(texts: Mapping[str, bytes]) -> Iterable[dict[str, str]]:
    for name, text in texts.items():
        if Path(name).suffix in _KEPT and name != WORKER:
            yield {"address": f"/web/{name}", "kind": KINDS[Path(name).suffix], "text": text.decode()}


def _kept_built(built: BuiltPages) -> Iterable[dict[str, str]]:
    for address, file in {**built.files, SHELL: built.shell}.items():
        is_binary = Path(address).suffix in BINARY
        content = {"base64": b64encode(file.text).decode()} if is_binary else {"text": file.text.decode()}
        yield {"address": address, "kind": file.kind, **content}
