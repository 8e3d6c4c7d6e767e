"""The browser's files as they stand in the package, and a client of a small app that serves them."""

import re
from functools import cache
from pathlib import Path

from litestar.testing import TestClient

from pegout.server.assets import Assets
from pegout.server.operations import Watch
from pegout.server.pages import WEB, client_in, pages
from tests.kit.operations import client_of

PATHS = {path.relative_to(WEB).as_posix(): path for path in sorted(WEB.rglob("*")) if path.is_file()}
FILES = {name: path.read_text() for name, path in PATHS.items() if path.suffix != ".png"}
MODULES = {name: text for name, text in FILES.items() if name.endswith(".js")}
STYLES = "\n".join(text for name, text in FILES.items() if name.endswith(".css"))
PAGE = FILES["index.html"]
ROOT = Path(__file__).parents[2]

_QUOTED = r'"(?:[^"\\\n]|\\.)*"'
_TEMPLATE = r"`(?:[^`\\]|\\.)*`"
_COMMENT = r"//[^\n]*|/\*.*?\*/"
_PATTERN = r"/\^(?:[^/\\\n]|\\.)+/"
_TOKEN = re.compile(rf"(?P<comment>{_COMMENT})|(?P<text>{_QUOTED}|{_TEMPLATE})|{_PATTERN}", re.DOTALL)


@cache
def whole_client() -> Assets:
    """It stands as it is while tests run."""
    return client_in()


ADDRESSES = whole_client().addresses
"""Where people find a page."""


def web_client() -> TestClient[Watch]:
    return client_of(*pages(whole_client()))


def for_example(address: str) -> str:
    """An address that people see, with something for what stands in it."""
    return re.sub(r"\{\w+:int\}", "7", re.sub(r"\{\w+:str\}", "q7xKz_2-Lw0B", address))


def without_comments(module: str) -> str:
    return _TOKEN.sub(lambda found: "" if found["comment"] else found[0], module)


def literals(module: str) -> list[str]:
    """Every text between quotes or backticks, with holes for what templates fill in."""
    found = [token["text"] for token in _TOKEN.finditer(module) if token["text"]]
    return [re.sub(r"\$\{[^}]*\}", "0", text[1:-1]) for text in found]
