"""A long match on a board without a connection: late entries cost no more than early ones, none is lost."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import tap
from tests.kit.browser_companion import begin, visitor

MANY = 150
ENTER = """(many) => {
  for (let number = 0; number < many; number += 1) {
    document.getElementById("key-1").click();
    document.getElementById(`player-${number % 2}`).click();
  }
}"""
WATCH = """() => {
  window.drawn = [];
  const note = ({addedNodes}) => window.drawn.push(...addedNodes);
  const watch = new MutationObserver((changes) => changes.forEach(note));
  watch.observe(document.querySelector(".entry-trail"), {childList: true, subtree: true});
}"""
DRAWN = "() => window.drawn.splice(0).map((node) => node.textContent)"


def test_one_entry_more_draws_one_line_more(opened: Opened) -> None:
    phone = visitor(opened)
    page = begin(phone, "Ann", "Bob")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    phone.context.set_offline(offline=True)
    page.evaluate(ENTER, MANY)
    lines = page.locator(".entry-trail li")
    expect(lines).to_have_count(MANY + 1)  # with the head of the deal
    page.evaluate(WATCH)
    tap(page, "1", "Ann +1")
    expect(lines).to_have_count(MANY + 2)
    (drawn,) = page.evaluate(DRAWN)
    assert drawn.startswith(f"{MANY + 1}Ann")
    tap(page, "Undo")
    expect(page.locator(".entry-trail li.struck")).to_have_count(1)
    (struck,) = page.evaluate(DRAWN)
    assert "undone" in struck
    page.get_by_role("button", name="Enter it again").click()
    expect(lines).to_have_count(MANY + 3)
    before = lines.all_inner_texts()
    phone.context.set_offline(offline=False)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    expect(lines).to_have_count(MANY + 3)
    assert lines.all_inner_texts() == before  # as the server has worked it out, all at once
    phone.look("companion-long")
