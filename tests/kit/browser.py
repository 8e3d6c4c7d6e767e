"""Chromium as people use it: a window, and what must hold for every page that it shows."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from pegout.values import value
from tests.kit.slow_wire import LONGEST_MS, SLOW_WIRE

ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "browser"
"""Screenshots of what the tests have seen."""

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-dev-shm-usage"
).split()
PATIENCE_MS = 30_000
THINKING_MS = 90_000
"""The first thing that a server thinks about starts its processes, which compile on a new machine."""
expect.set_options(timeout=PATIENCE_MS)  # other tests run beside these, and nothing waits where all is well
ON_TOP = "dialog[open], body:not(:has(dialog[open]))"
"""The window over the page, or the page itself: looked for until it is there, as a click closes one later."""
GRAVE = {"serious", "critical"}
HEADINGS = {"heading-order", "page-has-heading-one"}
"""What those who listen go by: axe thinks less of it."""
TINY = """[...document.querySelectorAll("button, select, summary, input:not([type=checkbox], [type=radio])")]
    .filter((one) => {
        const {width, height} = one.getBoundingClientRect();
        return one.checkVisibility({visibilityProperty: true}) && Math.min(width, height) < 24;
    }).map((one) => one.outerHTML)"""
"""What there is to press or to fill in that is smaller than people's fingers need, in pixels."""
EXPECTED = re.compile(r"WebSocket connection to|status of 401|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION")
"""What a browser writes down by itself where a connection is cut or nobody is signed in."""


@value
class Screen:
    name: str
    width: int
    height: int
    touch: bool


PHONE = Screen("360", 360, 740, touch=True)
DESK = Screen("1440", 1440, 900, touch=False)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's, as playwright's own cannot be had everywhere: the quick one without windows."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "Chromium is not installed: run make browser."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


AT_ONCE = """try {
  localStorage["pegout.settings"] ??= '{"motion": "none"}';
} catch {}"""
"""Nobody in a test needs time to look."""


class Window:
    """One person's browser with a single page, as a guest whom nobody knows yet."""

    def __init__(self, browser: Browser, url: str, screen: Screen = DESK, **more: Any) -> None:
        self.url, self.screen = url, screen
        # Every page fetched anew: only tests of the worker want one that keeps files.
        settings: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block", **more}
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            **settings,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if settings["reduced_motion"] == "reduce":
            self.context.add_init_script(AT_ONCE)
        if LONGEST_MS:
            self.context.add_init_script(f"{SLOW_WIRE}({LONGEST_MS})")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.troubles.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def resize(self, screen: Screen) -> None:
        """As a window is drawn larger or smaller, or a telephone is turned."""
        self.screen = screen
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})

    def look(self, name: str) -> None:
        """Keeps a picture, and sees that the page can be read by everybody and fits the screen."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}-{self.screen.name}.png", full_page=True)
        assert not (faults := self.faults()), f"{name}: {faults}"
        assert not (tiny := self.page.evaluate(TINY)), f"{name}: nobody can hit {tiny}"
        assert self.sideways() <= 0, f"{name} must be scrolled sideways by {self.sideways()} px"
        assert not self.troubles, f"{name}: {self.troubles}"

    def faults(self) -> list[str]:
        """What axe finds that keeps people out."""
        found = Axe().run(self.page).response["violations"]
        return [
            f"{one['id']}: {node['html']}"
            for one in found
            if one["impact"] in GRAVE or one["id"] in HEADINGS
            for node in one["nodes"]
        ]

    def sideways(self) -> int:
        """By how much the page is wider than the screen: a telephone zooms out, and calls that its width."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth")
        return wide - self.screen.width

    def close(self) -> None:
        self.context.close()


def tap(page: Page, *names: str) -> None:
    """One button after the other, of the window over the page where there is one."""
    for name in names:
        page.locator(ON_TOP).get_by_role("button", name=name, exact=True).click()


@contextmanager
def window(browser: Browser, url: str, screen: Screen = DESK, **more: Any) -> Iterator[Window]:
    """Closed at the end, when nothing may have gone wrong in the page unseen."""
    opened = Window(browser, url, screen, **more)
    try:
        yield opened
        assert not opened.troubles, opened.troubles
    finally:
        opened.close()
