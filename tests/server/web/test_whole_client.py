"""The worker knows its version, and gets every file of that version in one answer."""

import json
import re
import shutil
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from pegout.server.assets import Assets
from pegout.server.pages import WEB, client_in, pages
from tests.kit.operations import client_of
from tests.kit.web import ADDRESSES, FILES, for_example, web_client, whole_client


def built(worker: str) -> dict[str, Any]:
    (found,) = re.findall(r"^const BUILT = (.*);$", worker, re.MULTILINE)
    known: dict[str, Any] = json.loads(found)
    return known


@pytest.fixture
def client_of_a_copy(tmp_path: Path) -> tuple[Path, Assets]:
    web = tmp_path / "web"
    shutil.copytree(WEB, web)
    return web, client_in(web)


def test_the_worker_is_served_for_the_whole_site_and_never_from_a_store() -> None:
    with web_client() as client:
        answer = client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["service-worker-allowed"] == "/"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_worker_and_the_files_are_of_one_version() -> None:
    with web_client() as client:
        version = built(client.get("/worker.js").text)["version"]
        assert client.get("/files.json").json()["version"] == version


def test_every_file_but_the_worker_stands_there_as_it_is_served() -> None:
    with web_client() as client:
        files = client.get("/files.json").json()["files"]
        for file in files:
            answer = client.get(file["address"])
            content = file["text"].encode() if "text" in file else b64decode(file["base64"])
            assert (answer.content, answer.headers["content-type"].lower()) == (content, file["kind"])
    names = {file["address"].removeprefix("/web/") for file in files}
    built = {"/static/shell.html", *whole_client().built.files}
    assert names == set(FILES) - {"worker.js"} | built


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_worker_knows_which_addresses_have_pages(address: str) -> None:
    pages = built(whole_client().files["worker.js"].text.decode())["pages"]
    patterns = [one for one, _ in pages]
    asked = for_example(address)
    (shell,) = {shell for one, shell in pages if re.search(one, asked)}
    assert shell == ("/static/shell.html" if address in whole_client().built.pages else "/web/index.html")
    assert [one for one in patterns if re.search(one, f"{asked.rstrip('/')}/")]
    assert not [
        one for one in patterns if re.search(one, f"{asked}/and/more") or re.search(one, "/api/rules")
    ]


@pytest.mark.parametrize("name", ["main.js", "worker.js", "styles/base.css", "icons/192.png"])
def test_a_change_of_any_file_makes_another_version(client_of_a_copy: tuple[Path, Assets], name: str) -> None:
    web, before = client_of_a_copy
    (web / name).write_bytes((web / name).read_bytes() + b"\n")
    assert client_in(web).version != before.version


def test_the_same_files_are_the_same_version(client_of_a_copy: tuple[Path, Assets]) -> None:
    assert client_of_a_copy[1].version == whole_client().version


def test_a_folder_of_other_files_is_served_where_it_is_given(tmp_path: Path) -> None:
    shutil.copytree(WEB, tmp_path / "web")
    (tmp_path / "web" / "base" / "fresh.js").write_text("// other")
    with client_of(*pages(client_in(tmp_path / "web"))) as client:
        assert client.get("/web/base/fresh.js").text == "// other"
        assert "// other" in client.get("/files.json").text
