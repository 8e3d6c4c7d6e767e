"""Draws the pictures for home screens anew from web/icon.svg: `python -m tests.kit.icons`."""

import re

from playwright.sync_api import Browser

from pegout.server.pages import WEB
from tests.kit.browser import chromium

SAFE = 0.72
"""The share of a maskable picture that no mask cuts away, and a little less."""


def maskable(svg: str) -> str:
    """The ground to every edge, and the rest within the safe part."""
    head, ground, rest = re.split(r"(<rect[^>]*/>)", svg, maxsplit=1)
    square = ground.replace(' rx="6"', "")
    edge = 16 * (1 - SAFE)
    inside = rest.replace("</svg>", "</g></svg>")
    return f"{head}{square}<g transform='translate({edge} {edge}) scale({SAFE})'>{inside}"


def draw(browser: Browser, svg: str, size: int, name: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    sized = svg.replace("<svg ", f"<svg width='{size}' height='{size}' ", 1)
    page.set_content(f"<body style='margin:0;display:flex'>{sized}")
    page.screenshot(path=WEB / "icons" / name, omit_background=True)
    page.close()


def main() -> None:
    svg = (WEB / "icon.svg").read_text()
    with chromium() as browser:
        draw(browser, svg, 192, "192.png")
        draw(browser, svg, 512, "512.png")
        draw(browser, maskable(svg), 512, "maskable.png")


if __name__ == "__main__":
    main()
