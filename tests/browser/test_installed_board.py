"""The installed client without a network from the start: games on a board, reviewed once there is one."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_offline import ACTIVE
from tests.kit.browser import PHONE, THINKING_MS, window
from tests.kit.browser_companion import fill

ONE_LINE = "document.querySelector('header').getBoundingClientRect().height < 70"


def play_to_the_end(page: Page, seats: int) -> None:
    """Every deal the same: points in the play, every hand from the pone on, and the crib."""
    entries = page.locator(".entry-trail li:not(.head)")
    deal = made = 0
    while True:
        order = [(deal + 1 + at) % seats for at in range(seats)]
        play = [("play", 9, seat) for seat in order]
        shown = [("hand", 20 if seat % 2 == 0 else 8, seat) for seat in order]
        for kind, points, seat in [*play, *shown, ("crib", 4, deal % seats)]:
            page.locator(f"#kind-{kind}").click()
            for digit in str(points):
                page.locator(f"#key-{digit}").click()
            page.locator(f"#player-{seat}").click()
            made += 1
            expect(entries).to_have_count(made)
            if page.locator(".game-over").is_visible():  # all of it is drawn at once
                return
        deal += 1
        made += 1
        page.wait_for_timeout(800)  # a next deal that comes sooner is a finger that slipped
        page.locator("#next-deal").click()


@pytest.mark.parametrize(
    ("how", "names", "said"),
    [
        ("2", ("Ann", "Bob"), "Ann wins the game"),
        ("partners", ("Ann", "Bob", "Cleo", "Dan"), "Ann and Cleo win the game"),
    ],
)
def test_a_game_is_kept_without_a_network_to_its_end_and_reviewed_later(
    browser: Browser, site: str, how: str, names: tuple[str, ...], said: str
) -> None:
    with window(browser, site, PHONE, service_workers="allow") as phone:
        phone.go("/").evaluate(ACTIVE)
        phone.context.set_offline(offline=True)
        page = phone.go("/")  # where the installed client starts
        page.get_by_role("link", name="Board for real").click()
        fill(page, *names, Players=how)
        expect(page.get_by_text("Offline, 1 kept here")).to_be_visible()
        assert page.evaluate(ONE_LINE)
        play_to_the_end(page, len(names))
        expect(page.locator(".game-over")).to_contain_text(said)
        page.reload()
        expect(page.locator(".game-over")).to_contain_text(said)
        page.get_by_role("link", name="Review").click()
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        phone.look(f"installed-review-offline-{how}")
        phone.context.set_offline(offline=False)  # the server is told of the game before it is asked about it
        expect(page.get_by_role("heading", name="Games")).to_be_visible(timeout=THINKING_MS)
        phone.look(f"installed-review-{how}")
