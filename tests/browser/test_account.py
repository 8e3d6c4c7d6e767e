"""The account page: a name as a guest, kept with a password, and tokens for programs."""

from random import Random

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import PHONE
from tests.kit.running_server import Guest
from tests.kit.table_routes import step, with_bot

PASSWORD = "fifteen-two and a pair"  # noqa: S105 - of nobody


def be_guest(page: Page, name: str) -> None:
    guest = page.get_by_role("form", name="Play as a guest")
    guest.get_by_label("Name").fill(name)
    guest.get_by_role("button").click()
    expect(page.get_by_role("link", name=f"You are {name}")).to_be_visible()


def sign_in(page: Page, name: str, password: str) -> None:
    form = page.get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()


def test_a_name_is_taken_kept_changed_left_and_signed_in_with_again(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/account")
    news = page.get_by_role("status").first
    expect(news).to_contain_text("You have no name here yet")
    window.look("account-nobody")
    be_guest(page, "Ann Keeper")
    expect(news).to_have_text("You play as the guest Ann Keeper, in this browser.")
    keep = page.get_by_role("form", name="Keep your name")
    keep.get_by_label("New password").fill(PASSWORD)
    keep.get_by_role("button").click()
    expect(news).to_contain_text("The name is yours")
    codes = page.get_by_role("region", name="Your recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(10)
    window.look("account-codes")
    change = page.get_by_role("form", name="Change your password")
    change.get_by_label("Current password").fill(PASSWORD)
    change.get_by_label("New password").fill(PASSWORD * 2)
    change.get_by_role("button").click()
    expect(news).to_contain_text("The password has been changed")
    expect(news).to_be_focused()
    expect(codes).to_have_count(0)
    rename = page.get_by_role("form", name="Change your name")
    rename.get_by_label("Name").fill("  ")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    rename.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    window.troubles.clear()  # the browser writes the 400 down
    rename.get_by_label("Name").fill("Ann Renamed")
    rename.get_by_role("button").click()
    expect(page.get_by_role("link", name="You are Ann Renamed")).to_be_visible()
    window.look("account-kept")
    window.go("/rules")
    expect(page.get_by_role("link", name="You are Ann Renamed")).to_be_visible()
    window.go("/account")
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    sign_in(page, "ann renamed", PASSWORD)
    expect(page.get_by_role("alert")).to_contain_text("The name or the password is wrong")
    window.go("/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    table = page.url
    window.go("/account")
    sign_in(page, "ann renamed", PASSWORD * 2)
    expect(news).to_have_text("You are Ann Renamed, and the name is yours.")
    window.go("/")
    page.get_by_role("link", name="Continue with Regular").click()
    page.wait_for_url(table)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_large_letters_need_no_scrolling_sideways(opened: Opened) -> None:
    window = opened(PHONE)
    guest, dice = Guest(window.url, "Wilhelmina Longname"), Random(1)
    table = with_bot(guest)
    while not guest.get(f"/api/tables/{table}/statistics")["deals"]:
        step([guest], table, dice)
    cookies = guest.http.cookies.items()
    window.context.add_cookies([{"name": name, "value": text, "url": window.url} for name, text in cookies])
    guest.http.close()
    for address, there in (
        ("/account", "Forget me in this browser"),
        (f"/t/{table}/statistics", "Cards that count ten"),
    ):
        page = window.go(address)
        expect(page.get_by_text(there).first).to_be_visible()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert window.sideways() <= 0
        assert window.faults() == []


def test_a_token_is_shown_once_and_revoked_and_a_guest_is_forgotten_after_a_question(
    opened: Opened, site: str
) -> None:
    window = opened()
    page = window.go("/account")
    be_guest(page, "Dan")
    page.get_by_text("Tokens for programs").click()
    maker = page.get_by_role("form", name="Make a token")
    maker.get_by_label("What it is for").fill("my bot")
    maker.get_by_role("button").click()
    token = page.get_by_label("Your token, shown only now").input_value()
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{site}/api/account", headers=headers).json()["name"] == "Dan"
    window.look("account-token")
    page.reload()
    expect(page.get_by_text("my bot")).to_be_visible()
    assert token not in page.content()
    page.get_by_role("button", name="Revoke my bot").click()
    expect(page.get_by_text("The token has been revoked.")).to_be_visible()
    assert httpx.get(f"{site}/api/account", headers=headers).status_code == 401
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Forget me in this browser").click()
    expect(page.get_by_role("link", name="You are Dan")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget me in this browser").click()
    expect(page.get_by_text("This browser has forgotten you.")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
