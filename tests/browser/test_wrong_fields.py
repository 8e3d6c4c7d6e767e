"""What is wrong in a form is said at its field: marked, described, with the focus, until it is changed."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opened
from tests.browser.test_account import PASSWORD, be_guest
from tests.kit.browser import PHONE, THINKING_MS, Window, tap
from tests.kit.browser_companion import begin, visitor
from tests.kit.browser_director import desk_of, event_of, open_part
from tests.kit.browser_judge import pick, press
from tests.kit.event_people import soon

EMPTY = re.compile("Please fill")
"""Chromium's own words."""


def refused_at(field: Locator, words: str | re.Pattern[str], *, focused: bool = True) -> None:
    """The field is marked, and the sentence that it is described by says why."""
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(words)
    expect(field.page.get_by_role("alert")).to_have_text(words)
    if focused:
        expect(field).to_be_focused()


def free_again(field: Locator) -> None:
    expect(field).not_to_have_attribute("aria-invalid", re.compile("."))
    expect(field).to_have_accessible_description("")
    expect(field.page.get_by_role("alert")).to_have_count(0)


def written_down(window: Window, status: int) -> None:
    """The browser writes what a server refuses down by itself; nothing else went wrong."""
    assert [trouble for trouble in window.troubles if f"status of {status}" not in trouble] == []
    window.troubles.clear()


def test_an_account_says_it_at_the_name_at_the_passwords_and_at_both_in_the_alert(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/account")
    guest = page.get_by_role("form", name="Play as a guest")
    name = guest.get_by_label("Name")
    guest.get_by_role("button").click()
    refused_at(name, EMPTY)
    window.look("wrong-account")
    name.press_sequentially(" ")
    free_again(name)
    name.press("Enter")  # the focus is there already
    refused_at(name, re.compile("A name has 1 to 24 visible"))
    written_down(window, 400)
    be_guest(page, "Ann Marked")
    keep = page.get_by_role("form", name="Keep your name")
    keep.get_by_label("New password").fill("short")
    keep.get_by_role("button").click()
    refused_at(keep.get_by_label("New password"), re.compile("10 characters"))
    keep.get_by_label("New password").fill(PASSWORD)
    free_again(keep.get_by_label("New password"))
    keep.get_by_role("button").click()
    change = page.get_by_role("form", name="Change your password")
    change.get_by_label("Current password").fill("something else")
    change.get_by_label("New password").fill(PASSWORD * 2)
    change.get_by_role("button").click()
    refused_at(change.get_by_label("Current password"), re.compile("not your current password"))
    written_down(window, 403)
    page.get_by_text("Tokens for programs").click()
    maker = page.get_by_role("form", name="Make a token")
    maker.get_by_label("What it is for").fill("my bot")
    scopes = maker.get_by_role("checkbox")
    expect(scopes.first).to_be_visible()
    for box in scopes.all():
        box.uncheck()
    maker.get_by_role("button").click()
    expect(scopes.first).to_have_accessible_description(re.compile("at least one scope"))
    written_down(window, 400)
    page.get_by_role("button", name="Sign out here").click()
    signing = page.get_by_role("form", name="Sign in")
    signing.get_by_label("Name").fill("Ann Marked")
    signing.get_by_label("Password").fill("something else")
    signing.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_contain_text("The name or the password is wrong")
    expect(page.locator("[aria-invalid]")).to_have_count(0)


def test_a_code_that_no_table_has_is_said_at_its_field(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/")
    code = page.get_by_role("textbox", name="Code from a friend")
    for typed, why in {
        "": EMPTY,
        "-": re.compile("letters and digits"),
        "ZZZZZZ": re.compile("No table"),
    }.items():
        code.fill(typed)
        page.get_by_role("button", name="Join").click()
        refused_at(code, why)
    written_down(window, 404)
    window.look("wrong-code")
    code.fill("A")
    free_again(code)


def test_a_new_event_says_it_at_options_that_were_folded_away_and_asks_nothing_of_hidden_ones(
    opened: Opened,
) -> None:
    window = opened()
    page = window.go("/events/new")
    name, prizes = page.get_by_label("Name", exact=True), page.locator("#new-prizes")
    create = page.locator("main form > button.main")
    create.click()
    refused_at(name, EMPTY)
    name.fill("Marked Cup")
    more = page.locator("main form > details")
    more.locator("summary").click()
    for field, typed, why in (
        (page.locator("#new-fee"), "ten", "amount"),
        (page.locator("#new-pools"), "high hand", "high hand"),
        (page.locator("#new-places"), "1", "greater than or equal to 2"),
        (prizes, "gold", "gold|amount"),
    ):
        field.fill(typed)
        more.evaluate("(node) => { node.open = false; }")
        create.click()
        refused_at(field, re.compile(why))
        window.troubles.clear()
        if field is prizes:
            window.look("wrong-event")
        field.fill("")
        free_again(field)
    online = page.get_by_label("It is played online")
    online.check()
    wait = page.locator("#new-wait")
    wait.fill("1")
    create.click()
    refused_at(wait, re.compile("greater than or equal to 5"))
    online.uncheck()
    expect(page.get_by_role("alert")).to_have_count(0)
    create.click()
    page.wait_for_url("**/desk*")


def test_whoever_registers_twice_is_told_at_the_name_on_the_page_and_at_the_desk(
    opened: Opened, site: str
) -> None:
    director = event_of(site, "Marked Night", "Ann", start=soon(600))
    phone = opened(PHONE)
    page = phone.go(f"/e/{director.event}")
    name = page.locator("#entry-name")
    name.fill("Ann")
    page.get_by_role("button", name="Put me on the list").click()
    refused_at(name, re.compile("Ann is already entered"))
    phone.look("wrong-entry")
    name.fill("Ann B")
    free_again(name)
    desk = opened()
    page = desk_of(desk, director)
    page.locator("summary", has_text="Add somebody").click()
    name = page.locator("#register-name")
    name.fill("Ann")
    name.press("Enter")
    refused_at(name, re.compile("Ann is already entered"))
    desk.look("wrong-register")
    name.fill("Bob")
    free_again(name)
    money = open_part(page, "Money")
    money.locator("summary").first.click()
    money.locator("#spend-on").fill("Hall")
    amount = money.get_by_label("Amount").first
    for typed, why in {"": EMPTY, "much": re.compile("amount"), "0": re.compile("positive")}.items():
        amount.fill(typed)
        amount.press("Enter")
        refused_at(amount, why)
    desk.look("wrong-money")


def test_a_text_that_is_no_record_is_said_at_the_text(opened: Opened) -> None:
    window = opened()
    page = window.go("/review")
    text = page.get_by_label("Text")
    page.get_by_role("button", name="Review").click()
    refused_at(text, EMPTY)
    text.fill("Ann won.")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("alert")).to_contain_text("not a record", timeout=THINKING_MS)
    refused_at(text, re.compile("not a record that can be read"))
    written_down(window, 422)
    window.look("wrong-record")
    text.fill("Ann won")
    free_again(text)


def test_a_fact_that_cannot_be_is_said_at_its_question_and_nobody_is_called_back(
    opened: Opened,
) -> None:
    window = opened()
    page = window.go("/judge")
    pick(page, "held back", "A card that could have been played was held back")
    press(page, "Who", "Pone")
    press(page, "Was it claimed", "Yes")
    cards = page.get_by_role("textbox", name="Which cards")
    cards.fill("5X")
    page.get_by_role("searchbox").focus()
    refused_at(cards, re.compile("5X"), focused=False)
    expect(page.get_by_role("searchbox")).to_be_focused()
    written_down(window, 422)
    window.look("wrong-fact")
    cards.fill("5H")
    free_again(cards)
    page.locator(".situation > summary").click()
    page.locator("#desk-score-0").fill("20")
    score = page.locator("#desk-score-1")
    score.fill("300")
    refused_at(score, re.compile("A score is 0 to 121"))
    score.fill("30")
    free_again(score)
    window.troubles.clear()


def test_a_board_says_whose_name_it_cannot_have_and_asks_what_points_are_for(opened: Opened) -> None:
    phone = visitor(opened)
    page = phone.go("/board")
    first, second = (page.get_by_label(f"Player {number}", exact=True) for number in (1, 2))
    first.fill("Ann")
    second.fill("Ann")
    tap(page, "Start the board")
    refused_at(second, re.compile("Two players are called Ann"))
    phone.look("wrong-board")
    first.fill("Cleo")  # the other one of the two may be changed as well
    free_again(second)
    page = begin(phone, "Ann", "Bob")
    tap(page, "Other", "Another penalty")
    name = page.get_by_label("What for")
    name.fill(" ")
    name.press("Enter")
    refused_at(name, re.compile("Say what the points are for"))
    name.fill("Late")
    free_again(name)
