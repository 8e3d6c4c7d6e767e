"""How soon points are seen on a board that a phone keeps without a connection, late in a long match.

Measured in Chromium by the page's own clock, from the tap to the frame after the one that drew it: the last
taps of many beside the first ones of the same board.
"""

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

from benchmarks.browser import told
from tests.kit.browser import PHONE, Window, chromium
from tests.kit.running_server import serving, sqlite_in

ENTRIES = int(os.environ.get("PEGOUT_BENCH_ENTRIES", "600"))
FEW = 50
SOON_MS = 50.0

TAPS = """async (many) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const times = [];
    for (let number = 0; number < many; number += 1) {
        document.querySelector(".game-over + .button-row > button.main")?.click();
        await painted();
        document.getElementById("key-1").click();
        await painted();
        const player = document.getElementById(`player-${number % 2}`);
        const start = performance.now();
        player.click();
        await painted();
        times.push(performance.now() - start);
    }
    return times;
}"""


def board(window: Window) -> Page:
    """A board for a long match; nothing of it is told to the server."""
    page = window.go("/board")
    page.locator("#match").select_option("9 games")
    page.get_by_role("button", name="Start the board").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    window.context.set_offline(offline=True)
    return page


def main() -> None:
    print("companion: a tap without a connection, and the points stand on the board")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_in(Path(folder)), "--newcomers", "1000") as server,
        chromium() as browser,
    ):
        window = Window(browser, server.url, PHONE)
        times = board(window).evaluate(TAPS, ENTRIES)
        first = told(f"the first {FEW}", times[:FEW])
        late = told(f"the last {FEW} of {ENTRIES}", times[-FEW:])
        slow = sum(time > SOON_MS for time in times)
        print(f"    {late / first:.1f} times the first; {slow} of {ENTRIES} took over {SOON_MS:.0f} ms")
        window.close()
