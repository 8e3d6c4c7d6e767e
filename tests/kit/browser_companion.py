"""What people do at a board beside real cards."""

from typing import Any

from playwright.sync_api import Page, expect

from pegout.companion.doubts import MOST_PLAY
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Screen, Window, tap

FITS = "document.querySelector('.scorers').getBoundingClientRect().bottom <= innerHeight"
"""Whether everything for entering points is seen at once."""
S = "\N{RIGHT SINGLE QUOTATION MARK}s"
BOTH = "Every side confirms each entry"
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def visitor(opened: Opened, screen: Screen = PHONE, **more: Any) -> Window:
    """A stranger: boards ask nobody who they are."""
    return opened(screen, **more)


def begin(window: Window, *names: str, **chosen: str) -> Page:
    """A board for these players, at the screen where points are entered."""
    return fill(window.go("/board"), *names, **chosen)


def fill(page: Page, *names: str, **chosen: str) -> Page:
    """The same, where the page of boards is open."""
    page.get_by_role("combobox", name="Players").select_option(chosen.pop("Players", str(len(names))))
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    for label, option in chosen.items():
        page.get_by_role("combobox", name=label).select_option(option)
    page.get_by_role("button", name="Start the board").click()
    expect(page.get_by_role("group", name="Who has the points")).to_be_visible()
    return page


def points(page: Page, number: int, player: str) -> None:
    """So many for what is guessed; more than a deal's play can bring is asked about."""
    tap(page, *str(number))
    tap(page, f"{player} +{number}")
    if number > MOST_PLAY:
        tap(page, "Enter it anyway")


def show(page: Page, cards: str) -> None:
    """Taps these cards, which fill the places that are left."""
    for card in cards.split():
        tap(page, "10" if card[0] == "T" else card[0], SUITS[card[1]])


def pegs(page: Page, **standing: tuple[int, int]) -> None:
    """Where the front and rear pegs of these sides stand."""
    for name, (front, rear) in standing.items():
        expect(page.get_by_role("img", name=f"{name}: pegs at {front} and {rear}.")).to_be_visible()


def invitation(window: Window, own: str, other: str) -> str:
    """This phone becomes a player's own, and the link makes the next one the other's."""
    page = window.page
    tap(page, "More", "Second phone")
    page.get_by_role("combobox", name="This phone is for").select_option(label=own)
    page.get_by_role("combobox", name="The link is for").select_option(label=f"{other}{S} own phone")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(page.get_by_label(BOTH)).to_be_checked()
    expect(page.get_by_text(f"The first phone that opens this link is {other}{S} own")).to_be_visible()
    window.look("companion-second-phone")
    link = page.get_by_label("Link with the key").input_value()
    tap(page, "Close")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    return link
