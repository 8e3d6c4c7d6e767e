"""The pages in letters of another language: whatever is not written in them does not come from the texts."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opened
from tests.kit.browser import Window
from tests.kit.browser_director import event_of
from tests.kit.browser_player import sit_down
from tests.kit.finished_match import as_ann

TRANSLATED = """
function translated(text) {
  if (typeof text === "string")
    return text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  if (typeof text === "function") return (...given) => translated(text(...given));
  if (Array.isArray(text)) return text.map(translated);
  if (text === null || typeof text !== "object" || text instanceof Node) return text;
  return Object.fromEntries(Object.entries(text).map(([key, one]) => [key, translated(one)]));
}
"""
"""Every letter as the wide one that stands for it; what a sentence is given is translated with it."""
SHOWN = """() => {
  const words = [document.title];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) if (!all.currentNode.parentElement.closest("script, noscript, kbd, .code, .qr"))
    words.push(all.currentNode.data);
  for (const one of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      if (one.hasAttribute(name)) words.push(one.getAttribute(name));
  return words;
}"""
PLAIN = re.compile(r"[A-Za-z]{2,}(?:[ ()'/-]+[A-Za-z]{2,})*")
"""Words in letters that nothing in web/texts has any more."""
TRANSLATED_TEXT = re.compile("⟦[^⟦⟧]*⟧")
PAGES = {
    "/": ".doors",
    "/account": "form",
    "/board": "form",
    "/drills": ".question",
    "/events": ".shelves",
    "/events/new": "form",
    "/judge": "details",
    "/learn": "main a",
    "/review": "form",
    "/rules": ".clauses",
}
"""Every page that needs nothing to be there first, and what it shows when it is ready."""


HEARD = """
window.said = "";
const asked = window.fetch;
window.fetch = async (...given) => {
  const answer = await asked(...given);
  const text = await answer.clone().text();
  window.said += text;
  return answer;
};
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => (window.said += data));
  }
};
"""
"""Keeps what the server says, which is in its own words."""


def abroad(window: Window) -> Page:
    """From now on the window shows translated texts."""
    window.page.add_init_script(HEARD)
    window.page.add_init_script('sessionStorage.setItem("pegout.language", "pseudo")')  # of built pages
    window.page.route("**/web/texts/*.js", _translate)
    return window.page


def _translate(route: Route) -> None:
    answer = route.fetch()
    module = re.sub(r"(export const \w+ = )Object\.freeze\(", r"\1translated(", answer.text())
    route.fulfill(response=answer, body=module + TRANSLATED)


def untranslated(page: Page) -> set[str]:
    """Words on the page that come neither from the texts nor from the server."""
    found = {words for text in page.evaluate(SHOWN) for words in PLAIN.findall(outside(text))}
    said: str = page.evaluate("window.said + document.cookie")  # which has one's own name
    return {words for words in found if words not in said}


def outside(text: str) -> str:
    """Without what the texts of built pages say: it stands in brackets of its own."""
    rest = TRANSLATED_TEXT.sub("", text)
    return rest if rest == text else outside(rest)


def open_at(page: Page, path: str, ready: str) -> set[str]:
    page.goto(path)
    expect(page.locator(ready).first).to_be_visible()
    return untranslated(page)


def test_words_outside_the_texts_would_be_found(opened: Opened) -> None:
    page = abroad(opened())
    assert open_at(page, "/learn", "main a") == set()
    page.evaluate("document.querySelector('main a').append('Back to the game')")
    assert untranslated(page) == {"Back to the game"}


def test_no_page_has_words_of_its_own(opened: Opened) -> None:
    page = abroad(opened())
    assert {path: words for path, ready in PAGES.items() if (words := open_at(page, path, ready))} == {}


def test_nor_has_the_table_in_the_play_in_the_show_and_in_its_windows(opened: Opened) -> None:
    page = abroad(window := opened())
    page.goto("/learn")
    page.evaluate("import('/web/base/settings.js').then((one) => one.changeSettings({go: true}))")
    sit_down(window, bots=[{"seat": 1, "level": "regular"}])
    cards = page.locator(".own .hand > .card:not([aria-disabled])")
    expect(cards).to_have_count(6)
    assert untranslated(page) == set()
    for button in page.locator("header > button").all():
        button.click()
        expect(page.locator("dialog")).to_be_visible()
        assert untranslated(page) == set()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    cards.nth(0).click()
    cards.nth(1).click()
    page.locator("#main-action").click()
    expect(cards).not_to_have_count(6)
    show = page.locator(".read:not([hidden])")
    while not show.is_visible():
        cards.or_(show).first.click()
    assert untranslated(page) == set()


def test_nor_have_the_pages_after_a_match(opened: Opened) -> None:
    match, page = as_ann(window := opened()), abroad(window)
    at = f"/t/{match.table}"
    shown = {f"{at}/verify": ".proof", f"{at}/review": ".decisions"}
    assert {path: words for path, ready in shown.items() if (words := open_at(page, path, ready))} == {}


def test_nor_has_an_event(opened: Opened, site: str) -> None:
    director = event_of(site, "Spring Open", "Ann", "Bea", "Cy")
    keys, page = director.keys(), abroad(opened())
    at = f"/e/{director.event}"
    parts = ("entries", "play", "judge", "money", "log", "links", "papers")
    shown = {
        at: "h2",
        f"{at}/me#{keys['players']['Ann']}": "h1.next",
        f"{at}/display": "h1",
        f"{at}/bracket": "h1",
    } | {f"{at}/desk?part={part}#{keys['roles']['director']}": "#todo-title" for part in parts}
    assert {path: words for path, ready in shown.items() if (words := open_at(page, path, ready))} == {}
