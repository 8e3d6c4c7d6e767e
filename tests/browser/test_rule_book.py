"""The rule book: sets in words, two side by side, articles found as one types, and an address for each."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE


def test_sets_differences_and_words_can_be_read(opened: Opened) -> None:
    seen, other = opened(PHONE), opened(DESK)
    page = seen.go("/rules")
    expect(page.get_by_text("2 seats: 6 cards each; everybody throws 2 and keeps 4.")).to_be_visible()
    seen.look("rules")
    page.get_by_role("combobox", name="Rules").select_option("club-3")
    expect(
        page.get_by_text("3 seats: 5 cards each and 1 to the crib; everybody throws 1 and keeps 4.")
    ).to_be_visible()
    page.get_by_role("link", name="Compare", exact=True).click()
    page.get_by_role("combobox", name="Beside").select_option("club-3")
    expect(page.get_by_text("2 seats: 6 cards each; everybody throws 2 and keeps 4.")).to_be_visible()
    expect(
        page.get_by_text("3 seats: 5 cards each and 1 to the crib; everybody throws 1 and keeps 4.")
    ).to_be_visible()
    expect(page.get_by_text("The count may not pass 31")).to_have_count(0)  # it is the same in both
    seen.look("rules-compared")
    expect(other.go(page.url).get_by_text("2 seats: 6 cards each")).to_be_visible()
    other.look("rules-compared")
    page.get_by_role("link", name="Words", exact=True).click()
    expect(
        page.get_by_text("a jack turned as the starter; two points for the dealer at once")
    ).to_be_visible()


def test_articles_are_found_as_one_types_and_each_has_its_address(opened: Opened) -> None:
    seen = opened(DESK)
    page = seen.go("/rules")
    page.get_by_role("searchbox", name="Search the articles").press_sequentially("muggins zero")
    first = page.get_by_role("article").first
    expect(first).to_contain_text("acc:X.4d")
    first.get_by_role("link").click()
    expect(page).to_have_url(f"{seen.url}/rules#acc:X.4d")
    expect(page.get_by_role("heading", level=2)).to_contain_text("acc:X.4d")
    seen.look("rules-article")
    page.go_back()
    expect(page.get_by_role("searchbox", name="Search the articles")).to_have_value("muggins zero")
    page.get_by_role("searchbox", name="Search the articles").fill("xyzzy")
    expect(page.get_by_text("No article holds all of")).to_be_visible()
    page.get_by_role("searchbox", name="Search the articles").fill("acc:VII.3")
    expect(page.get_by_role("article").first).to_contain_text("acc:VII.3")
    expect(page.get_by_role("alert")).to_be_hidden()
    seen.go("/rules#document=golden-age")
    expect(page.get_by_role("link", name="Articles", exact=True)).to_have_attribute("aria-current", "page")
