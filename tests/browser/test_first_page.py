"""The first page: everything that can be done here, one click away."""

from playwright.sync_api import expect

from tests.kit.browser import Window


def test_one_click_plays_the_computer(seen: Window) -> None:
    page = seen.go("/")
    seen.look("first")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    seen.look("table-begun")
