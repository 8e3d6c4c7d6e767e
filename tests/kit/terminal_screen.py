"""A table in a terminal of some size, and hands that press its keys."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from pegout.cli.table import TableApp
from pegout.cli.table.panels import CutPanel, Panel
from tests.kit.terminal import is_go, numbers, seated, wish

SMALL, LARGE = (80, 24), (120, 40)
SEATINGS = {"2": (), "3": ("--seats", "3"), "4": ("--seats", "4"), "partners": ("--partners",)}
SHORT = ("--rules", "classic", "--set", "goal=61")

Doing = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def at_table(doing: Doing, *options: str, size: tuple[int, int] = SMALL, pause: float = 0.0) -> TableApp:
    """Open the table in a terminal of that size, and do something at it."""
    app = TableApp(seated(*options), pause)

    async def sit_down() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(app, pilot)

    asyncio.run(sit_down())
    return app


def shown(app: TableApp, name: str) -> str:
    return str(app.table.query_one(f"#{name}", Static).render())


def screen_text(app: TableApp) -> str:
    """Everything on the screen, row by row, without the spaces between what is apart."""
    cells = re.findall(r'<text [^>]*y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot())
    rows: dict[str, str] = {}
    for height, text in cells:
        rows[height] = rows.get(height, "") + html.unescape(text).replace("\xa0", " ")
    return "\n".join(rows.values())


async def act(app: TableApp, pilot: Pilot[None]) -> None:
    """Press the keys for something sensible."""
    if isinstance(app.screen, Panel | CutPanel):
        await pilot.press("enter")
        return
    command = wish(app.session)
    keys = ["g"] if is_go(command) else [*numbers(app.session, command), "enter"]
    await pilot.press(*keys)


async def act_at_once(app: TableApp, pilot: Pilot[None]) -> None:
    """As `act` for the cards, by what the keys stand for: a whole game by single keys takes long."""
    if isinstance(app.screen, Panel | CutPanel):
        await pilot.press("enter")
        return
    command = wish(app.session)
    if is_go(command):
        app.action_say_go()
    else:
        for number in numbers(app.session, command):
            app.action_pick(int(number))
        app.action_confirm()
    await asyncio.sleep(0)


async def act_until(
    app: TableApp, pilot: Pilot[None], reached: Callable[[], bool], *, keys: bool = True
) -> None:
    for _ in range(300):
        if reached():
            await pilot.pause()
            return
        await (act if keys else act_at_once)(app, pilot)
    pytest.fail("This is not reached.")
