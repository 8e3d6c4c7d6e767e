"""The client can be installed, opens without a network, and is renewed whole."""

import shutil
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from litestar import Litestar, Response, get
from litestar.params import FromPath
from playwright.sync_api import Browser, Page, expect

from pegout.server.pages import STATIC, WEB, client_in, pages
from tests.kit.browser import PHONE, Window, window
from tests.kit.browser_companion import fill, pegs, points

ACTIVE = """() => navigator.serviceWorker.ready.then(({ active }) =>
  active.state === "activated" || new Promise((done) => active.addEventListener("statechange", done)))"""
KEPT = "caches.keys().then((names) => names.filter((name) => name.startsWith('pegout-files')))"
EXCHANGED = "caches.open('pegout-facts').then((facts) => facts.put('/api/rules', new Response('noted')))"
SAID = "fetch('/api/rules').then((answer) => answer.text())"
INCOGNITO = "in-incognito"
"""What every window of a test is, and nobody else's must be."""


@pytest.fixture(scope="module")
def visitor(browser: Browser, site: str) -> Iterator[Window]:
    """Somebody whose worker is ready."""
    with window(browser, site, PHONE, service_workers="allow") as opened:
        opened.go("/").evaluate(ACTIVE)
        yield opened


def test_it_can_be_installed(visitor: Window) -> None:
    session = visitor.context.new_cdp_session(visitor.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/web/manifest.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != INCOGNITO] == []
    sizes = visitor.page.evaluate("""() => Promise.all(["192", "512", "maskable"].map(async (name) => {
        const picture = await createImageBitmap(await (await fetch(`/web/icons/${name}.png`)).blob());
        return [picture.width, picture.height];
    }))""")
    assert sizes == [[192, 192], [512, 512], [512, 512]]


def test_without_a_network_the_page_opens_and_says_so(visitor: Window) -> None:
    page = visitor.go("/")
    visitor.context.set_offline(offline=True)
    page.reload()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    visitor.look("first-offline")
    visitor.go("/learn")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    visitor.context.set_offline(offline=False)  # an installed page has nothing to be reloaded with
    expect(page.get_by_role("link", name="Your first hand")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_table_opened_without_a_network_is_there_as_soon_as_there_is_one(visitor: Window) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name="Play", exact=True).click()
    hand = page.get_by_role("region", name="Your hand")
    expect(hand).to_be_visible()
    visitor.context.set_offline(offline=True)
    page.reload()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    visitor.context.set_offline(offline=False)
    expect(hand).to_be_visible()


def test_facts_are_fresh_with_a_network_and_remembered_without_and_nothing_else_is(visitor: Window) -> None:
    visitor.go("/")
    status = "(path) => fetch(path).then((answer) => answer.status, () => 0)"
    assert visitor.page.evaluate(status, "/api/rules") == 200
    assert visitor.page.evaluate(status, "/api/lessons") == 200
    visitor.page.evaluate(EXCHANGED)
    assert visitor.page.evaluate(SAID) != "noted"
    visitor.page.evaluate(EXCHANGED)
    visitor.context.set_offline(offline=True)
    assert visitor.page.evaluate(SAID) == "noted"
    assert visitor.page.evaluate(status, "/api/lessons") == 0
    visitor.context.set_offline(offline=False)


def test_a_board_is_begun_and_kept_without_a_network_and_sent_later(visitor: Window) -> None:
    page = visitor.go("/board")
    expect(page.get_by_role("button", name="Start the board")).to_be_enabled()
    visitor.context.set_offline(offline=True)
    page.reload()
    fill(page, "Ann", "Bob")
    points(page, 12, "Ann")
    page.reload()
    pegs(page, Ann=(12, 0), Bob=(0, 0))
    board = page.url.rsplit("/", 1)[-1]
    visitor.context.set_offline(offline=False)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert page.request.get(f"/api/boards/{board}").json()["scores"] == [12, 0]


def test_one_visit_of_the_first_page_is_enough_to_begin_a_board_without_a_network(
    browser: Browser, site: str
) -> None:
    with window(browser, site, PHONE, service_workers="allow") as newcomer:
        newcomer.go("/").evaluate(ACTIVE)
        newcomer.context.set_offline(offline=True)
        page = fill(newcomer.go("/board"), "Ann", "Bob")
        points(page, 12, "Ann")
        pegs(page, Ann=(12, 0), Bob=(0, 0))


@get("/api/{path:path}", sync_to_thread=False)
def nobody(path: FromPath[str]) -> Response[None]:  # noqa: ARG001 - whatever it is
    return Response(None, status_code=401)


@contextmanager
def serving_pages(static: Path, port: int) -> Iterator[str]:
    """Only the pages, with the built ones of that folder, at that port."""
    app = Litestar([*pages(client_in(WEB, static)), nobody], openapi_config=None, logging_config=None)
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, ws="none"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def words_of(page: Page) -> tuple[str, str]:
    """From two files, that of the page and that of all pages."""
    return page.get_by_role("heading", level=1).inner_text(), page.title()


def change(static: Path, old: str, new: str) -> None:
    """In the built files, of which one has it; what was packed ahead is not packed any more."""
    (file,) = [each for each in (static / "assets").glob("*.js") if old in each.read_text()]
    file.write_text(file.read_text().replace(old, new))
    for packed in (static / "assets").glob(f"{file.name}.*"):
        packed.unlink()


def test_a_new_version_takes_the_place_of_the_old_one_whole(browser: Browser, tmp_path: Path) -> None:
    old, new, port = tmp_path / "old", tmp_path / "new", free_port()
    for folder in (old, new):
        shutil.copytree(STATIC, folder)
    change(new, "welcome:`Cribbage`", "welcome:`Cribbage again`")
    change(new, " Pegout`:`Pegout`", " Pegout`:`Pegout again`")
    with window(browser, f"http://127.0.0.1:{port}", PHONE, service_workers="allow") as visitor:
        with serving_pages(old, port):
            page = visitor.go("/")
            page.evaluate(ACTIVE)
            (before,) = page.evaluate(KEPT)
        with serving_pages(new, port):
            page.reload()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert words_of(page) == ("Cribbage", "Pegout")
            use = page.get_by_role("button", name="Use it")
            expect(use).to_be_visible()
            visitor.look("new-version")
            use.click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Cribbage again")
            assert words_of(page) == ("Cribbage again", "Pegout again")
            page.evaluate(ACTIVE)
            assert len(page.evaluate(KEPT)) == 1
            assert page.evaluate(KEPT) != [before]
            page.evaluate(EXCHANGED)
            assert page.evaluate(SAID) == "noted"  # this server does not answer that well
