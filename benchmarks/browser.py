"""How soon a card of one's own lies on the table after the click, beside a bare echo in the same page.

Measured in Chromium by the page's own clock, up to the frame after the one that drew it.
"""

import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from benchmarks.echo import echoing
from tests.kit.browser import DESK, Window, chromium
from tests.kit.browser_player import BrowserPlayer, sit_down
from tests.kit.running_server import serving, sqlite_in

PLAYS = int(os.environ.get("PEGOUT_BENCH_PLAYS", "40"))
SOON_MS = 50.0

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
PLAY = f"""async () => {{
    const painted = {PAINTED};
    const card = document.querySelector(".hand > .card:not([aria-disabled])");
    const lies = () => document.querySelector(`.series [aria-label^="${{card.ariaLabel}}"], .read`);
    const start = performance.now();
    card.click();
    while (!lies()) await painted();
    await painted();
    const drawn = performance.now() - start;
    while (document.querySelector(".sending")) await painted();
    return [drawn, performance.now() - start];
}}"""
ECHO = f"""async (address) => {{
    const painted = {PAINTED};
    const socket = new WebSocket(address);
    await new Promise((done) => (socket.onopen = done));
    const message = JSON.stringify({{ do: "play", card: "5H", id: "0123456789abcdef01234567", version: 34 }});
    const times = [];
    for (let time = 0; time < {PLAYS}; time += 1) {{
        await painted();
        const start = performance.now();
        socket.send(message);
        await new Promise((done) => (socket.onmessage = done));
        times.push(performance.now() - start);
    }}
    socket.close();
    return times;
}}"""


def plays(page: Page) -> tuple[list[float], list[float]]:
    """For each card of one's own: until it lay on the table, and until the server had said yes."""
    player = BrowserPlayer(page)
    drawn: list[float] = []
    answered: list[float] = []
    while len(drawn) < PLAYS:
        if (chance := player.wait()) == "play":
            seen, said = page.evaluate(PLAY)
            drawn.append(seen)
            answered.append(said)
        elif chance == "over":
            player.press("over")
        else:
            player.do(chance)
    return drawn, answered


def told(name: str, times: list[float]) -> float:
    middle, last = statistics.median(times), statistics.quantiles(times, n=20)[18]
    print(f"  {name}: {middle:.1f} ms in the middle, {last:.1f} ms at the 95th percentile ({len(times)})")
    return middle


def main() -> None:
    print("browser: a click, and the card lies on the table")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_in(Path(folder)), "--newcomers", "1000") as server,
        chromium() as browser,
        echoing() as address,
    ):
        window = Window(browser, server.url, DESK, bypass_csp=True, reduced_motion="no-preference")
        page = sit_down(window, bots=[{"seat": 1, "level": "regular"}])
        drawn, answered = plays(page)
        echo = told("a bare echo", page.evaluate(ECHO, address))
        middle = told("from the click to the card drawn", drawn)
        late = sum(time > SOON_MS for time in drawn)
        print(f"    {middle / echo:.1f} times the echo; {late} of {PLAYS} took longer than {SOON_MS:.0f} ms")
        confirmed = told("from the click to the server's yes", answered)
        print(f"    {confirmed / echo:.1f} times the echo")
        window.close()
