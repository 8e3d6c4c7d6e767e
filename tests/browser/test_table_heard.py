"""A deal as somebody hears it who does not see the screen: all that happens, once, and in words."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser_player import KeyboardPlayer, sit_down, turn

LISTEN = """() => {
  const lines = () => [...document.querySelectorAll("[role=log] li")].map((line) => line.innerText);
  const before = lines().length;
  window.heard = [];
  window.told = () => ({heard: window.heard.join(" "), said: lines().slice(before)});
  const hear = ({addedNodes}) => window.heard.push(...[...addedNodes].map((one) => one.textContent));
  const told = document.querySelector(".unseen[role=status]");
  new MutationObserver((all) => all.forEach(hear)).observe(told, {childList: true});
}"""
SIGNS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
RANKS = "ace two three four five six seven eight nine ten jack queen king".split()
NAMES = {
    f"{short}{sign}": f"{rank} of {suit}"
    for short, rank in zip("A 2 3 4 5 6 7 8 9 10 J Q K".split(), RANKS, strict=True)
    for sign, suit in SIGNS.items()
}
CARD = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")


def in_words(line: str) -> str:
    """A line of the log with the names of its cards."""
    return CARD.sub(lambda card: NAMES[card[0]], line)


def told_and_said(page: Page) -> tuple[str, list[str]]:
    """What was told so far, and the lines of the log since then: at one moment, as the bot may act at any."""
    now = page.evaluate("window.told()")
    return now["heard"], [in_words(line) for line in now["said"]]


def test_a_deal_is_told_once_and_in_words_and_goes_on_after_the_show(opened: Opened) -> None:
    page = sit_down(opened(), bots=[{"seat": 1, "level": "regular"}])
    player = KeyboardPlayer(page)
    player.play_until("throw")
    page.evaluate(LISTEN)
    player.play_until("continue")
    told, said = told_and_said(page)
    assert said
    assert [line for line in said if told.count(line) != said.count(line)] == []
    expect(page.locator("[aria-live=polite]")).to_have_count(1)
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")
    assert not any(sign in told for sign in SIGNS)
    assert "is to play" not in told
    assert "choose two cards" not in told
    player.press("continue")
    expect(turn(page)).to_contain_text("choose two cards")
    assert told_and_said(page)[0].count("choose two cards") == 1
    starters = page.get_by_role("region", name="The last show").get_by_role("img", name="starter: ")
    named = {str(one.get_attribute("aria-label")).removeprefix("starter: ") for one in starters.all()}
    assert len(named) == 1
    assert named <= {*NAMES.values()}
