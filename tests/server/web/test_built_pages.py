"""Pages that are built: each comes with all that it needs, packed, in files named after their content."""

import json
import re
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from pegout.server.built_pages import BuiltPages, NotBuilt
from pegout.server.operations.headers import ALWAYS
from pegout.server.pages import STATIC
from tests.kit.web import ROOT, for_example, web_client, whole_client

BUILT = whole_client().built
PAGES = sorted(BUILT.pages)
ASSETS = sorted(BUILT.files)


def referred_to(page: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', page)


@pytest.mark.parametrize("address", PAGES)
def test_a_page_names_all_that_it_needs_and_all_of_it_is_there(address: str) -> None:
    with web_client() as client:
        answer = client.get(for_example(address))
        assert answer.status_code == 200
        named = referred_to(answer.text)
        assert len(named) == len(set(named)) > 2
        for file in named:
            found = client.get(file)
            assert found.status_code == 200
            imported = re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', found.text)
            assert {f"/static/assets/{one}" for one in imported} <= set(named)


SEEN = {
    "/account": "account",
    "/events/archive": "archive",
    "/events/players/Ann%20Lee": "player",
    "/events/seasons/2026": "season",
    "/learn": "learn",
    "/learn/x": "lesson",
}


@pytest.mark.parametrize("address", SEEN)
def test_the_addresses_that_people_see_give_their_page(address: str) -> None:
    with web_client() as client:
        answer = client.get(address)
    assert answer.status_code == 200
    assert re.search(rf'href="/static/assets/{SEEN[address]}-[\w-]+\.js"', answer.text)
    assert answer.headers["content-type"].startswith("text/html")
    assert not answer.headers.get("content-disposition", "").startswith("attachment")
    assert ALWAYS.items() <= answer.headers.items()


@pytest.mark.parametrize("address", PAGES)
def test_a_page_is_never_kept_and_never_holds_code(address: str) -> None:
    with web_client() as client:
        answer = client.get(for_example(address))
    assert answer.headers["cache-control"] == "no-cache"
    assert not re.findall(r"<script(?![^>]*\ssrc=)[^>]*>|\sstyle=|\son\w+=|data:", answer.text)


@pytest.mark.parametrize("address", ASSETS)
def test_a_file_is_kept_for_ever_and_packed_as_the_browser_can_take_it(address: str) -> None:
    with web_client() as client:
        ways = [client.get(address, headers={"accept-encoding": way}) for way in ("br", "gzip", "identity")]
    brotli, gzipped, plain = ways
    assert gzipped.content == plain.content  # unpacked by now; nothing here unpacks the other
    assert len(brotli.content) <= len(plain.content)
    assert {answer.headers["cache-control"] for answer in ways} == {"max-age=31536000, immutable"}
    packings = [answer.headers.get("content-encoding") for answer in ways]
    assert packings == ([None] * 3 if address.endswith(".woff2") else ["br", "gzip", None])


def test_nothing_is_sent_that_was_not_built() -> None:
    with web_client() as client:
        for address in (
            "/static/manifest.json",
            "/static/assets/nothing.js",
            "/static/assets/..%2fpages.json",
        ):
            assert client.get(address).status_code == 404


def test_a_copy_that_was_never_built_says_what_to_type(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match="make pages"):
        BuiltPages(tmp_path)


def test_the_wheel_carries_the_built_pages_and_the_licences_of_what_is_in_them() -> None:
    carried = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    needed = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    assert {f"pegout/server/static/{name}" for name in needed} <= carried
    told = (STATIC / "licences.txt").read_text("utf-8")
    package = json.loads((ROOT / "client" / "package.json").read_text("utf-8"))
    assert {name for name in package["dependencies"] if f"{name}\n" not in told} == set()
