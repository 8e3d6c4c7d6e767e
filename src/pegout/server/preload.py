"""A page that loads quickly: all styles in one file, and all modules it needs named in advance."""

import posixpath
import re
from collections.abc import Iterator, Mapping

MAIN = "main.js"
_PAGE = re.compile(r'^  \["(\S+)", \(\) => import\("(\S+)"\)\],$', re.MULTILINE)
_IMPORT = re.compile(r'^import [^;"]*?from "([^"]+)";$', re.MULTILINE)
_MARK = '<script type="module"'
_STYLES = re.compile(r'(?:<link rel="stylesheet" href="/web/[^"]+">\n)+')
_STYLE = re.compile(r'<link rel="stylesheet" href="/web/([^"]+)">')
ALL_STYLES = "styles.css"


def page_modules(modules: Mapping[str, str]) -> dict[str, str]:
    """The module of each page by its address, as the client itself lists them."""
    return {address: posixpath.normpath(module) for address, module in _PAGE.findall(modules[MAIN])}


def all_styles(page: str, texts: Mapping[str, bytes]) -> bytes:
    """The styles of the page, one after the other."""
    return b"\n".join([texts[name] for name in _STYLE.findall(page)])


def at_once(page: str, modules: Mapping[str, str], room: str) -> str:
    """The page as it is sent with that module in it: each file would cost a question of its own."""
    needed = dict.fromkeys([*_needed(MAIN, modules, set()), *_needed(room, modules, set())])
    lines = [f'<link rel="modulepreload" href="/web/{name}">\n' for name in needed if name != MAIN]
    styled = _STYLES.sub(f'<link rel="stylesheet" href="/web/{ALL_STYLES}">\n', page)
    return styled.replace(_MARK, "".join(lines) + _MARK)


def _needed(name: str, modules: Mapping[str, str], met: set[str]) -> Iterator[str]:
    """The module and all that it imports, each once."""
    if name in met:
        return
    met.add(name)
    yield name
    for other in _IMPORT.findall(modules[name]):
        yield from _needed(posixpath.normpath(posixpath.join(posixpath.dirname(name), other)), modules, met)
