"""The show stays before a player until it has been read, and holds nobody else up."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import PHONE
from tests.kit.browser_player import BrowserPlayer, sit_down, turn

BOT: dict[str, Any] = {"bots": [{"seat": 1, "level": "regular"}]}


def test_a_show_that_was_not_read_is_there_again_after_a_reload(opened: Opened) -> None:
    page = sit_down(opened(PHONE), **BOT)
    player = BrowserPlayer(page)
    player.play_until("continue")
    show = page.get_by_role("region", name="The show", exact=True)
    told = show.inner_text()
    expect(turn(page)).to_have_text("The show.")  # and nothing of the deal that bots play already
    page.reload()
    expect(show).to_have_text(told, use_inner_text=True)
    player.press("continue")
    expect(show).to_be_hidden()
    page.reload()
    assert player.wait() == "throw"


def test_whoever_looks_on_sees_the_next_deal_without_a_click(opened: Opened) -> None:
    page = sit_down(opened(), **BOT)
    onlooker = opened().go(page.url)
    player = BrowserPlayer(page)
    player.play_until("continue")
    expect(onlooker.get_by_role("button", name="Continue")).to_be_visible()
    player.play_until("play")
    expect(onlooker.get_by_role("button", name="Continue")).to_be_hidden()
    expect(onlooker.get_by_role("region", name="On the table")).to_be_visible()
