"""What people do at the judge's desk."""

from playwright.sync_api import Locator, Page, expect


def ruling(page: Page) -> Locator:
    return page.get_by_role("status", name="Ruling")


def pick(page: Page, words: str, what: str) -> None:
    """Finds an incident by words, and takes it."""
    if page.get_by_role("link", name="Something else happened").is_visible():
        page.get_by_role("link", name="Something else happened").click()
        expect(page.get_by_role("searchbox", name="What happened?")).to_be_focused()
    page.get_by_role("searchbox", name="What happened?").fill(words)
    page.get_by_role("link", name=what).click()
    expect(page.get_by_role("heading", name=what)).to_be_visible()


def press(page: Page, question: str, answer: str) -> None:
    page.get_by_role("group", name=question).get_by_role("radio", name=answer, exact=True).check()
