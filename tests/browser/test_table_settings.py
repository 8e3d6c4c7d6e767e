"""The settings: what they change is seen at once, kept for the next visit, and honoured at the table."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import Window
from tests.kit.browser_player import BrowserPlayer, sit_down, turn
from tests.kit.browser_table import two_at

BOT: dict[str, Any] = {"bots": [{"seat": 1, "level": "regular"}]}


def choose(page: Page, **chosen: bool | str) -> None:
    """Puts settings where the page looks for them when it is opened."""
    page.evaluate(
        "chosen => localStorage.setItem('pegout.settings', JSON.stringify(chosen))",
        {"motion": "none"} | chosen,
    )


def colour(page: Page, card: str) -> str:
    code = "one => getComputedStyle(one).color"
    return str(page.get_by_role("dialog").locator(f".suit-{card}").evaluate(code))


def test_suits_get_four_colours_and_keep_them(seen: Window) -> None:
    page = seen.go("/")
    page.get_by_role("button", name="Settings").click()
    assert len({colour(page, suit) for suit in "CDHS"}) == 2
    page.get_by_label("Colours of the suits").select_option("four")
    assert len({colour(page, suit) for suit in "CDHS"}) == 4
    seen.look("settings")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-suits", "four")


def test_high_contrast_outlines_the_lanes_and_the_places_without_a_card(opened: Opened) -> None:
    """The inside of a lane has the colour of the board, so that its edges are seen, at their full colour."""
    window = opened()
    window.go("/")
    choose(window.page, contrast="high")
    page = sit_down(window, **BOT)
    BrowserPlayer(page).play_until("throw")
    look = "(one, name) => getComputedStyle(one)[name]"
    lane, bed = page.locator(".pegboard-lane").first, page.locator(".pegboard-bed").first
    assert lane.evaluate(look, "opacity") == "1"
    assert bed.evaluate(look, "stroke") == page.locator(".pegboard-holes").evaluate(look, "backgroundColor")
    assert bed.evaluate(look, "stroke") != lane.evaluate(look, "stroke")
    widths = [float(one.evaluate(look, "strokeWidth").removesuffix("px")) for one in (bed, lane)]
    assert widths[0] < widths[1] < 10  # as far as lanes lie apart
    assert page.locator(".card.none").first.evaluate(look, "borderTopStyle") == "dashed"


def test_settings_open_and_close_by_keyboard_and_give_the_focus_back(opened: Opened) -> None:
    page = opened().go("/")
    play = page.get_by_role("button", name="Play", exact=True)
    play.focus()
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    page.get_by_label("Single keys at the table").press("Space")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(play).to_be_focused()
    page.keyboard.press("s")
    expect(dialog).to_have_count(0)


def test_keys_are_told_and_u_puts_cards_back(opened: Opened) -> None:
    page = sit_down(opened(), **BOT)
    player = BrowserPlayer(page)
    player.play_until("throw")
    page.keyboard.press("1")
    expect(player.cards.nth(0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys at the table")).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    expect(player.cards.nth(1)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("u")
    expect(player.cards.nth(0)).to_have_attribute("aria-pressed", "false")


def test_enter_on_a_card_picks_and_plays_it_unless_there_is_something_to_do(opened: Opened) -> None:
    page = sit_down(opened(), **BOT)
    player = BrowserPlayer(page)
    player.play_until("throw")
    for picked in range(2):
        player.cards.nth(picked).press("Enter")
        expect(player.cards.nth(picked)).to_have_attribute("aria-pressed", "true")
    player.cards.nth(5).press("Enter")
    expect(player.cards).to_have_count(4)
    player.play_until("play")
    held = page.get_by_role("region", name="Your hand").locator(".hand > .card")
    before = held.count()
    player.cards.first.press("Enter")
    expect(held).to_have_count(before - 1)


def test_the_browser_says_go_plays_the_last_card_and_goes_on_if_it_may(opened: Opened) -> None:
    """The clock is set forward instead of waiting for the show to be read."""
    window = opened()
    window.go("/")
    choose(window.page, go=True, last=True, onward=True)
    page = sit_down(window, **BOT)
    page.clock.install()
    player = BrowserPlayer(page)
    player.play_until("play")
    for _ in range(3):
        player.play()
        assert player.wait() in {"play", "continue"}
    expect(turn(page)).to_contain_text("The show.")
    page.clock.fast_forward(10_000)
    expect(turn(page)).to_contain_text("Your turn")


def test_cuts_are_made_by_hand_where_that_is_wished(opened: Opened) -> None:
    window = opened()
    window.go("/")
    choose(window.page, cut=False)
    page = sit_down(window, **BOT)
    page.get_by_role("button", name="Cut here").click()
    expect(page.get_by_role("log")).to_contain_text("Ann cuts")


def test_movement_is_left_out_where_the_system_asks_for_it(opened: Opened) -> None:
    calm, lively = opened(), opened(reduced_motion="no-preference")
    choose(calm.go("/"), motion="normal")
    paces = "import('/web/base/settings.js').then(({pace, lookingPace}) => [pace(), lookingPace()])"
    assert [window.go("/").evaluate(paces) for window in (calm, lively)] == [[0, 1], [1, 1]]


def test_m_goes_to_the_claims(opened: Opened) -> None:
    pone, dealer = two_at(opened(), opened(), officiating="players")
    pone.play()
    claims = dealer.region("Claims")
    expect(claims).to_be_visible()
    dealer.page.keyboard.press("m")
    expect(claims.locator("button, input, select").first).to_be_focused()
