"""The built pages: their files as they were packed, and the shell of each address."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from pegout.server.web_file import KINDS, WebFile, tag_of

ADDRESS = "/static/"
SHELL = f"{ADDRESS}shell.html"
"""What a browser that has kept the files opens any of the pages with."""
NOT_BUILT = "The pages have not been built: run `make serve`, or `make pages` and then `pegout serve`."
_FILES = "<!--files-->"
_MAIN = "main.ts"
_PACKED = (".br", ".gz")


class NotBuilt(Exception):
    """There are no built pages in this copy of Pegout."""


class BuiltPages:
    """Read once: a server that keeps running serves one version."""

    def __init__(self, static: Path) -> None:
        """Raises `NotBuilt`."""
        if not (static / "manifest.json").is_file():
            raise NotBuilt(NOT_BUILT)
        self._manifest: dict[str, dict[str, Any]] = json.loads((static / "manifest.json").read_bytes())
        self._shell = (static / "shell.html").read_text("utf-8")
        names = sorted(path for path in (static / "assets").iterdir() if path.suffix not in _PACKED)
        self.files = {f"{ADDRESS}assets/{path.name}": _read(path) for path in names}
        """By address. A name stands for one content for ever."""
        addresses: dict[str, str] = json.loads((static / "pages.json").read_bytes())
        self.pages = {address: self._page(name) for address, name in addresses.items()}
        """By address, as the router writes them, each with all that it needs named in it."""
        self.shell = _html(self._with(_MAIN))
        self.nowhere = self._page("nowhere")

    def _page(self, name: str) -> WebFile:
        return _html(self._with(_MAIN, f"pages/{name}.tsx"))

    def _with(self, *entries: str) -> str:
        needed = list(dict.fromkeys(each for entry in entries for each in _needed(entry, self._manifest)))
        styles = dict.fromkeys(style for each in needed for style in self._manifest[each].get("css", ()))
        modules = [self._manifest[each]["file"] for each in needed if each != _MAIN]
        lines = [
            *(f'<link rel="stylesheet" href="{ADDRESS}{style}">' for style in styles),
            *(f'<link rel="modulepreload" href="{ADDRESS}{module}">' for module in modules),
            f'<script type="module" src="{ADDRESS}{self._manifest[_MAIN]["file"]}"></script>',
        ]
        return self._shell.replace(_FILES, "\n".join(lines))


def _needed(entry: str, manifest: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """The module and all that it imports, what is needed first coming first; modules import in no circle."""
    imports: Iterable[str] = manifest[entry].get("imports", ())
    for each in imports:
        yield from _needed(each, manifest)
    yield entry


def _read(path: Path) -> WebFile:
    text = path.read_bytes()
    packed = [path.with_name(path.name + end) for end in _PACKED]
    brotli, gzipped = [each.read_bytes() if each.is_file() else b"" for each in packed]
    return WebFile(KINDS[path.suffix], text, gzipped, brotli, tag_of(text))


def _html(text: str) -> WebFile:
    return WebFile.packing(KINDS[".html"], text.encode())
