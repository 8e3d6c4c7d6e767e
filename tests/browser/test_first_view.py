"""The first view is light, and there at once."""

from typing import Any

import httpx
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Opened
from tests.kit.browser import Window

MOST_BYTES = {"code": 120_000, "fonts and pictures": 150_000}
CODE = {"Document", "Script", "Stylesheet", "Fetch"}
SOON_MS = 1000


def sent(session: CDPSession) -> dict[str, float]:
    """Adds up the bytes of the answers as they came over the wire, by what they were."""
    kinds: dict[str, str] = {}
    sizes = dict.fromkeys(MOST_BYTES, 0.0)

    def begun(answer: dict[str, Any]) -> None:
        kinds[answer["requestId"]] = "code" if answer["type"] in CODE else "fonts and pictures"

    def done(answer: dict[str, Any]) -> None:
        sizes[kinds[answer["requestId"]]] += answer["encodedDataLength"]

    session.send("Network.enable")
    session.on("Network.responseReceived", begun)
    session.on("Network.loadingFinished", done)
    return sizes


def usable_after(window: Window) -> float:
    page = window.go("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    after: float = page.evaluate("performance.now()")
    return after


def test_at_most_120_kb_are_sent_for_it_and_fonts_apart(opened: Opened) -> None:
    window = opened()
    sizes = sent(window.context.new_cdp_session(window.page))
    usable_after(window)
    window.page.wait_for_load_state("networkidle")
    assert sizes["code"] > 1_000
    assert all(size <= MOST_BYTES[kind] for kind, size in sizes.items()), sizes


def test_it_is_usable_within_a_second(opened: Opened) -> None:
    """The quickest of three newcomers, as other tests run beside them."""
    assert min(usable_after(opened()) for _ in range(3)) <= SOON_MS


def test_pages_are_sent_packed_and_what_is_somebodys_own_is_not(site: str) -> None:
    def packing(path: str) -> str:
        answer = httpx.get(f"{site}{path}", headers={"accept-encoding": "gzip"})
        return str(answer.headers.get("content-encoding", ""))

    assert [packing(path) for path in ("/", "/web/main.js", "/web/styles/base.css")] == ["gzip"] * 3
    assert [packing(path) for path in ("/api/rules", "/metrics")] == ["", ""]
