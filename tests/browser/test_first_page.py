"""The first page: everything that can be done here, one click away."""

import re

from playwright.sync_api import Page, expect

from pegout.server.pages import ADDRESSES
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Window

DOORS = {
    "Learn to play": "/learn",
    "Board for real cards": "/board",
    "Events": "/events",
    "Drills": "/drills",
    "Review a game": "/review",
    "Rules": "/rules",
    "Ask the judge": "/judge",
}


def play_button(page: Page) -> None:
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_one_click_plays_the_computer_and_the_game_is_gone_on_with(seen: Window) -> None:
    page = seen.go("/")
    expect(page.get_by_text("No table waits for players now.")).to_be_visible()
    seen.look("first")
    play_button(page)
    seen.look("table-begun")
    table = page.url
    seen.go("/")
    going = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(going).to_have_text(re.compile("Continue with Regular"))
    seen.look("first-continue")
    going.click()
    page.wait_for_url(table)


def test_newcomers_with_a_telephone_see_play_at_once_and_nothing_that_needs_somebody(opened: Opened) -> None:
    page = opened(PHONE).go("/")
    box = page.get_by_role("button", name="Play", exact=True).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE.height
    assert box["height"] >= 44
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(page.get_by_role("region", name="Continue")).to_be_hidden()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_every_door_leads_where_it_says(opened: Opened) -> None:
    page = opened().go("/")
    doors = page.get_by_role("navigation").get_by_role("link")
    expect(doors).to_have_text(list(DOORS))
    for words, address in DOORS.items():
        expect(doors.filter(has_text=words)).to_have_attribute("href", address)
    for words in [words for words, address in DOORS.items() if address in ADDRESSES]:
        page.get_by_role("navigation").get_by_role("link", name=words).click()
        page.wait_for_url(f"**{DOORS[words]}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.go_back()


def test_choices_are_remembered(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/")
    page.get_by_text("Against Regular").click()
    page.get_by_label("Opponent").select_option("greedy")
    page.get_by_role("form", name="Play").get_by_label("Rules").select_option("club-3")
    window.look("first-options")
    play_button(page)
    expect(page.get_by_role("region", name="Scores")).to_contain_text("Greedy")
    window.go("/")
    expect(page.get_by_text("Against Greedy, Club, three players (club-3)")).to_be_visible()


def test_friends_find_a_table_in_the_list_or_by_its_code(opened: Opened) -> None:
    ann, bob = opened(), opened(PHONE)
    page, other = ann.go("/"), bob.go("/")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Show it among the open tables").check()
    page.get_by_role("button", name="Invite a friend").click()
    told = page.locator("p.code").inner_text().partition(": ")[2]
    code = other.get_by_role("textbox", name="Code from a friend")
    code.fill("ZZZZZZ")
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("alert")).to_contain_text("code")
    bob.troubles.clear()  # the browser writes the 404 down
    other.get_by_role("button", name="Look again").click()
    listed = other.get_by_role("region", name="Open tables").get_by_role("link")
    expect(listed.first).to_have_attribute("href", re.compile(re.escape(page.url.rpartition("/")[2])))
    code.fill(told.lower())
    other.get_by_role("button", name="Join").click()
    other.wait_for_url(page.url)
