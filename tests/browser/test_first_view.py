"""The first view is light, and there at once."""

import httpx
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Opened
from tests.kit.browser import Window

MOST_BYTES = 150_000
SOON_MS = 1000


def sent(session: CDPSession) -> list[float]:
    """Collects the bytes of each answer as they came over the wire."""
    sizes: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    return sizes


def usable_after(window: Window) -> float:
    page = window.go("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    after: float = page.evaluate("performance.now()")
    return after


def test_at_most_150_kb_are_sent_for_it(opened: Opened) -> None:
    window = opened()
    sizes = sent(window.context.new_cdp_session(window.page))
    usable_after(window)
    window.page.wait_for_load_state("networkidle")
    assert 1_000 < sum(sizes) <= MOST_BYTES


def test_it_is_usable_within_a_second(opened: Opened) -> None:
    """The quickest of three newcomers, as other tests run beside them."""
    assert min(usable_after(opened()) for _ in range(3)) <= SOON_MS


def test_pages_are_sent_packed_and_what_is_somebodys_own_is_not(site: str) -> None:
    def packing(path: str) -> str:
        answer = httpx.get(f"{site}{path}", headers={"accept-encoding": "gzip"})
        return str(answer.headers.get("content-encoding", ""))

    assert [packing(path) for path in ("/", "/web/main.js", "/web/styles/base.css")] == ["gzip"] * 3
    assert [packing(path) for path in ("/api/rules", "/metrics")] == ["", ""]
