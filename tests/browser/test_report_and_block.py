"""Somebody at the table is reported or blocked from its page, and unblocked from the account's."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, tap
from tests.kit.browser_table import two_at


def test_the_other_player_is_reported_blocked_and_unblocked(opened: Opened) -> None:
    ann, bob = two_at(window := opened(PHONE), opened(DESK))
    if ann.window is not window:
        ann, bob = bob, ann
    name = bob.view()["table"]["seats"][bob.view()["table"]["seat"]]["name"]
    page = ann.page
    ann.button(f"Report or block {name}").click()
    dialog = page.get_by_role("dialog")
    window.look("table-report-or-block")
    page.get_by_label("What happened?").fill("He swears.")
    with page.expect_response("**/api/reports") as sent:
        tap(page, "Report")
    assert sent.value.status == 204
    expect(dialog).to_contain_text("Reported: the people who run this server")
    tap(page, f"Block {name}")
    expect(dialog).to_contain_text(f"{name} is blocked.")
    assert [one["name"] for one in page.request.get("/api/account/blocks").json()] == [name]
    assert "block" not in bob.page.locator("main").inner_text().lower().replace("report or block", "")

    window.go("/account")
    window.look("account-blocked")
    tap(page, f"Unblock {name}")
    expect(page.get_by_text(f"You can play with {name} again.")).to_be_visible()
    assert page.request.get("/api/account/blocks").json() == []


def test_whoever_looks_on_has_no_such_buttons(opened: Opened) -> None:
    ann, bob = two_at(opened(PHONE), opened(DESK))
    page = opened(DESK).go(f"/t/{ann.table}")
    expect(page.get_by_role("region", name="This table")).to_be_visible()
    expect(page.get_by_role("button", name="Report or block")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Report or block")).to_have_count(1)
