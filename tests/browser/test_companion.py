"""The board beside real cards on one phone: a whole game with every kind of entry, and what is odd in it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Screen, tap
from tests.kit.browser_companion import FITS, begin, pegs, points, show, visitor

TALL = "[...document.querySelectorAll('main button')].every((one) => one.offsetHeight >= 44)"
TWICE_AS_LARGE = "document.documentElement.style.fontSize = '200%'"
CUT_OFF = """[...document.querySelectorAll(".point-entry :is(button, span, output)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent)"""
"""Words for entering points that do not fit where they stand."""
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll(".point-entry button, .deal-words")];
  const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const boxes = parts.map((one) => one.getBoundingClientRect());
  return parts.filter((_, at) => boxes.some((box, other) => other !== at && meets(box, boxes[at])))
    .map((one) => one.textContent);
}"""
WORD_BY_WORD = "document.querySelector('.deal-words span').getBoundingClientRect().width"
LYING = Screen("740", 740, 360, touch=True)


def test_a_whole_game_with_every_kind_of_entry(opened: Opened) -> None:
    phone = opened(PHONE)  # nobody whom the server knows
    page = phone.go("/board")
    expect(page.get_by_role("heading", name="A board for real cards")).to_be_visible()
    phone.look("companion-start")
    page = begin(phone, "Ann", "Bob", Length="best of 3")
    assert page.evaluate(FITS)
    assert page.evaluate(TALL)
    expect(page.get_by_text("Saved")).to_be_visible()

    tap(page, "Other", "Heels: the dealer turned a jack", "Ann +2")
    points(page, 3, "Bob")
    tap(page, "2 points", "Ann +2")
    pegs(page, Ann=(4, 2), Bob=(3, 0))
    tap(page, "Hand", "Cards")
    show(page, "5H 5C 5S JD 5D")
    phone.look("companion-cards")
    tap(page, "Bob +29")
    expect(page.get_by_role("dialog", name="Can that be right?")).to_contain_text("5♦ is not a jack")
    page.keyboard.press("Escape")  # the cards are still there
    tap(page, "Bob +29")
    page.get_by_role("button", name="Enter it anyway").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    tap(page, "Cards")
    show(page, "4C 6C 7D 8D")  # the starter is known
    tap(page, "Ann +9")
    page.get_by_role("button", name="Enter it anyway").click()
    expect(page.get_by_role("button", name="Crib", pressed=True)).to_be_visible()
    points(page, 4, "Ann")
    pegs(page, Ann=(17, 13), Bob=(32, 3))
    tap(page, "Next deal: Bob deals")
    expect(page.get_by_text("Deal 2: Bob deals")).to_be_visible()

    tap(page, "Other", "Renege: 2 a card", "Ann +2")
    tap(page, "Other", "False claim: 15 back", "Bob \N{MINUS SIGN}15")
    pegs(page, Ann=(19, 17), Bob=(17, 3))
    points(page, 90, "Ann")
    tap(page, "Undo")
    expect(page.get_by_role("deletion").filter(has_text="Ann +90")).to_be_visible()
    pegs(page, Ann=(19, 17), Bob=(17, 3))
    phone.look("companion-under-way")
    the_end(page)
    phone.look("companion-game-over")
    the_next_game(page)


def the_end(page: Page) -> None:
    points(page, 110, "Ann")
    expect(page.get_by_role("heading", name="Ann wins the game")).to_be_visible()
    expect(page.get_by_text("Double skunk for Bob", exact=True)).to_be_visible()
    expect(page.get_by_text("It counts 2 games")).to_be_hidden()  # a best of three counts wins
    expect(page.get_by_label("Entries").get_by_text("Ann +110 in the play (102 needed)")).to_be_visible()


def the_next_game(page: Page) -> None:
    tap(page, "Next game: Bob deals")
    pegs(page, Ann=(0, 0), Bob=(0, 0))
    expect(page.get_by_text("Game 2, best of 3: 1 \N{EN DASH} 0")).to_be_visible()
    points(page, 121, "Ann")
    expect(page.get_by_text("Ann wins the match")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Undo entry 11:")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Entry 12 depends on it")
    tap(page, "Undo all 3, from this one on")
    pegs(page, Ann=(19, 17), Bob=(17, 3))
    expect(page.get_by_text("Game 1, best of 3: 0 \N{EN DASH} 0")).to_be_visible()


def test_what_cannot_be_right_is_asked_about_and_may_be_entered(opened: Opened) -> None:
    phone = visitor(opened, color_scheme="dark")
    page = begin(phone, "Ann", "Bob")
    for kind, number, player, why in (
        ("Hand", 31, "Bob", "No hand counts 31."),
        ("Crib", 30, "Ann", "No crib counts 30."),
        ("Crib", 4, "Bob", "Only the dealer scores that"),
    ):
        tap(page, kind)
        points(page, number, player)
        expect(page.get_by_role("dialog", name="Can that be right?")).to_contain_text(why)
        tap(page, "Close")
        expect(page.get_by_label("Entries").get_by_text(why)).to_have_count(0)
        tap(page, f"{player} +{number}", "Enter it anyway")
        expect(page.get_by_label("Entries").get_by_text(why)).to_be_visible()
    pegs(page, Ann=(30, 0), Bob=(35, 31))
    phone.look("companion-dark")


def test_four_players_fit_the_phone_and_text_twice_as_large_breaks_nothing(opened: Opened) -> None:
    phone = visitor(opened)
    page = begin(phone, "Maria", "Marianne", "Mario", "Mariella", Length="best of 3")
    won = page.locator(".games-won").bounding_box()
    assert won is not None
    assert won["height"] < 24  # games won stand on one line
    points(page, 12, "Mario")
    pegs(page, Mario=(12, 0))
    tap(page, "Other", "Points back: a correction", "1", "1")
    for screen in (PHONE, LYING):
        phone.resize(screen)
        assert page.evaluate(FITS)
        assert page.evaluate(CUT_OFF) == []
    phone.resize(PHONE)
    phone.look("companion-four")
    page.evaluate(TWICE_AS_LARGE)
    assert phone.sideways() <= 0
    assert (page.evaluate(CUT_OFF), page.evaluate(OVERLAPS)) == ([], [])
    assert page.evaluate(WORD_BY_WORD) > 200  # not letter by letter


def test_at_a_desk_everything_goes_by_keys(opened: Opened) -> None:
    desk = visitor(opened, DESK)
    page = begin(desk, "Ann", "Bob")
    press = page.keyboard.press
    for key in "6a3b12B":
        press(key)
    pegs(page, Ann=(6, 0), Bob=(15, 3))
    press("u")
    pegs(page, Ann=(6, 0), Bob=(3, 0))
    for key in ("4", "5", "Backspace", "Enter"):  # to whoever scored last
        press(key)
    pegs(page, Bob=(7, 3))
    for key in ("k", "8", "Enter", "1", "0", "Enter", "6", "Enter"):  # hands in their order, then the crib
        press(key)
    pegs(page, Ann=(22, 16), Bob=(15, 7))
    press("n")
    expect(page.get_by_text("Deal 2: Bob deals")).to_be_visible()
    desk.look("companion-desk")
    press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("points to Ann")
    press("Escape")
    tap(page, "7")
    press("Enter")  # enters it, and does not press the digit again
    pegs(page, Ann=(29, 22), Bob=(15, 7))
    press("c")
    expect(page.get_by_role("dialog", name="A hand by its cards")).to_be_visible()
    for key in "5h5c10s" + "jd":
        press(key)
    press("Backspace")
    for key in "jd5":
        press(key)
    tap(page, "diamonds")
    expect(page.get_by_role("button", name="Ann +21")).to_be_focused()  # 14 in fifteens, 6, nobs
    press("Enter")
    pegs(page, Ann=(50, 29), Bob=(15, 7))
