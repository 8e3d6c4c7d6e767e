"""The page and everything that it refers to is served, and nothing lies about that is not referred to."""

import json
import posixpath
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from hatchling.builders.wheel import WheelBuilder

from pegout.server.operations.headers import ALWAYS
from tests.kit.web import ADDRESSES, FILES, PAGE, PATHS, ROOT, for_example, web_client, whole_client

KINDS = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "html": "text/html",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
}


class References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [text for name, text in attrs if name in {"src", "href"} and text]


def referred_to(name: str) -> Iterator[str]:
    """The addresses in a file that a browser, or a reader of its types, goes on to."""
    if name.endswith(".png"):
        return
    if name.endswith(".html"):
        parser = References()
        parser.feed(FILES[name])
        yield from parser.found
    if name.endswith(".webmanifest"):
        yield from [icon["src"] for icon in json.loads(FILES[name])["icons"]]
    for other in re.findall(r'(?:from|import\(?)\s*"([^"]+)"', FILES[name]):
        assert other.startswith("."), f"{name} imports {other}"
        yield posixpath.normpath(f"/web/{posixpath.dirname(name)}/{other}")


def test_whatever_the_page_and_its_modules_name_is_served_as_what_it_is() -> None:
    waiting, reached = ["/web/index.html"], set[str]()
    with web_client() as client:
        while waiting:
            address = waiting.pop()
            if address in reached:
                continue
            reached.add(address)
            answer = client.get(address)
            name = address.removeprefix("/web/")
            assert answer.status_code == 200, address
            assert answer.content == PATHS[name].read_bytes()
            assert answer.headers["content-type"].split(";")[0] == KINDS[name.rsplit(".")[-1]]
            assert ALWAYS.items() <= answer.headers.items()
            waiting += referred_to(name)
    assert reached == {f"/web/{name}" for name in PATHS if name != "worker.js"}  # which has its own address


def without_links(page: str) -> str:
    return re.sub(r'<link rel="(?:modulepreload|stylesheet)"[^\n]*\n', "", page)


SEEN = (
    "/t/q7xKz_2-Lw0B /t/anything%20at%20all "
    "/board /b/q7x /b/q7x/review "
    "/events /events/new "
    "/e/q7x /e/q7x/desk /e/q7x/me /e/q7x/display /e/q7x/bracket /e/q7x/bracket/men /e/q7x/7"
)


@pytest.mark.parametrize("address", SEEN.split())
def test_the_addresses_that_people_see_give_the_page(address: str) -> None:
    with web_client() as client:
        answer = client.get(address)
    assert answer.status_code == 200
    assert without_links(answer.text) == without_links(PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert not answer.headers.get("content-disposition", "").startswith("attachment")
    assert ALWAYS.items() <= answer.headers.items()


@pytest.mark.parametrize("address", ["/", "/t/abc", "/web/main.js", "/web/styles/base.css"])
def test_a_browser_asks_again_before_it_mixes_files_of_two_versions(address: str) -> None:
    with web_client() as client:
        assert client.get(address).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    ["/web/nothing.js", "/web/../app.py", "/web/%2e%2e/app.py", "/t", "/t/a/b", "/learn/a/b", "/e/a/b"],
)
def test_nothing_else_is_given_away(address: str) -> None:
    with web_client() as client:
        answer = client.get(address)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_every_address_that_people_see_has_its_page() -> None:
    """Every page that the client lists is served, with its own module, and none is listed twice."""
    pages = FILES["main.js"].partition("const PAGES = [")[2].partition("];")[0]
    listed = re.findall(r'import\("\./(.+?)"\)', pages)
    addresses = [one for one in ADDRESSES if one not in whole_client().built.pages]
    assert len(listed) == len(addresses) == len(set(addresses))
    with web_client() as client:
        for address, module in zip(addresses, listed, strict=True):
            answer = client.get(for_example(address))
            assert answer.status_code == 200, address
            assert f'<link rel="modulepreload" href="/web/{module}">' in answer.text


def test_the_wheel_carries_every_file() -> None:
    carried = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {f"pegout/server/web/{name}" for name in PATHS} <= carried


def test_whoever_has_a_file_is_not_sent_it_again() -> None:
    with web_client() as client:
        tag = client.get("/web/main.js").headers["etag"]
        again = client.get("/web/main.js", headers={"if-none-match": tag})
        other = client.get("/web/base/dom.js", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200


def test_whoever_cannot_unpack_is_sent_it_plain_and_head_asks_without_it() -> None:
    with web_client() as client:
        plain = client.get("/web/main.js", headers={"accept-encoding": "identity"})
        packed = client.get("/web/main.js", headers={"accept-encoding": "gzip"})
        assert client.head("/web/main.js").status_code == 200
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.text == packed.text == FILES["main.js"]
