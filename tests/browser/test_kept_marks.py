"""Whoever plays from an account carries a mark, which screen readers tell too."""

from playwright.sync_api import Locator, Page, expect

from pegout.server.people.sessions import COOKIE
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE
from tests.kit.browser_player import KEEP, QUIET, join
from tests.kit.event_people import Visitor, soon

MARK = "name kept by this account"
OPEN_LISTED = """async () => {
    const { openAndSit } = await import("/web/table/sitting.js");
    openAndSit({ listed: true });
}"""


def marks(place: Page | Locator) -> Locator:
    return place.get_by_role("img", name=MARK)


def test_the_mark_is_shown_in_lists_at_seats_and_at_the_table(opened: Opened) -> None:
    ann, bob = opened(), opened(PHONE)
    page = ann.go(QUIET)
    page.evaluate(KEEP, "Marked Ann")
    page.evaluate(OPEN_LISTED)
    page.wait_for_url("**/t/*")
    expect(marks(page.get_by_role("listitem").filter(has_text="Marked Ann"))).to_be_visible()
    listed = bob.go("/").get_by_role("region", name="Open tables").get_by_role("link", name="Marked Ann")
    expect(marks(listed)).to_be_visible()
    bob.look("kept-mark-in-the-list")
    other = join(bob, page, "Plain Bob")
    expect(marks(other.locator(".other h3"))).to_be_visible()
    expect(page.locator(".other h3")).to_contain_text("Plain Bob")
    expect(marks(page.locator(".other h3"))).to_have_count(0)
    bob.look("kept-mark-at-the-table")


def test_the_archive_tells_accounts_from_written_names(opened: Opened, site: str) -> None:
    ann = opened(PHONE)
    ann.go(QUIET).evaluate(KEEP, "Archive Ann")
    session = next(one["value"] for one in ann.context.cookies() if one["name"] == COOKIE)
    directors = [Visitor(site), Visitor(site)]
    for director in directors:
        director.http.cookies.set(COOKIE, session)
        director.make(format="round-robin", name="Mark Night")
    for entering in (directors[0].someone(), directors[1]):
        entering.http.cookies.set(COOKIE, session)
        entering.do("Register", name="Archive Ann", kind="member")
    for director in directors:
        director.do("Register", name="Archive Bob", kind="member")
        director.do("MoveStart", start=soon(0), reason="all are here")
        director.do("StartPlay")
        (game,) = director.view()["games"].values()
        director.do("EnterScore", division="", game=game["game"], scores=(121, 100))
        director.do("CloseEvent")
    for _ in range(100):  # the lists follow within a moment
        if directors[0].http.get("/api/players/Archive Ann").json().get("apart"):
            break
        ann.page.wait_for_timeout(50)
    page = ann.go("/events/players/Archive Ann")
    expect(marks(page.get_by_role("heading", level=1))).to_be_visible()
    apart = page.get_by_role("table", name="Entered as Archive Ann, without the account")
    expect(apart.get_by_role("row", name="Mark Night")).to_have_count(1)
    ann.look("kept-mark-in-the-archive")
    public = ann.go(f"/e/{directors[0].event}")
    public.get_by_text("2 entries").click()
    expect(marks(public.get_by_role("listitem").filter(has_text="Archive Ann"))).to_be_visible()
