"""Somebody who plays a table from its page, with what the page offers: by mouse or finger, or by keyboard."""

import re
import time
from random import Random
from typing import Any, Literal

from playwright.sync_api import Locator, Page

from tests.kit.browser import PATIENCE_MS, Window

Chance = Literal["", "over", "continue", "next", "throw", "play", "go"]
"""What there is to do: nothing, or a thing that the page has a button or a card for."""

BUTTONS: dict[Chance, re.Pattern[str]] = {
    "over": re.compile("^Play again$"),
    "continue": re.compile("^Continue$"),
    "next": re.compile("^Next game$"),
    "throw": re.compile("^Throw to "),
    "go": re.compile("^Go$"),
}
SEEN = """all => [
    all.some((one) => one.matches(".own .hand > .card:not([aria-disabled])")),
    all.filter((one) => !one.disabled || one.innerText.startsWith("Throw to "))
        .map((one) => one.innerText)]"""
"""Whether a card can be picked or played, and what can be pressed: to throw, when cards are picked.

While the page waits for an answer nothing can, though buttons of what comes next may be drawn already.
"""
ANY = re.compile("|".join(name.pattern for name in BUTTONS.values()))
KEEP = """
name => import('/web/base/api.js').then(async ({ask}) => {
  await ask('POST', '/api/guest', {name});
  await ask('POST', '/api/account/keep', {name, password: 'five fours and a jack'});
})
"""
BECOME = "name => import('/web/base/api.js').then(({ask}) => ask('POST', '/api/guest', {name}))"
SIT_DOWN = f"""async ([name, terms]) => {{
    await ({BECOME})(name);
    const {{ openAndSit }} = await import("/web/table/sitting.js");
    openAndSit(terms);
}}"""
"""Does not wait for what leads to another page: there would be nobody left to tell that it is done."""
QUIET = "/web/base/api.js"
"""An address of the site that shows nothing and loads nothing more, to become somebody from."""
ENOUGH = 1000


def sit_down(window: Window, name: str = "Ann", **terms: Any) -> Page:
    """A guest of that name opens a table on these terms, takes the first seat and goes there."""
    page = window.go(QUIET)
    page.evaluate(SIT_DOWN, [name, terms])
    page.wait_for_url("**/t/*")
    return page


def join(window: Window, table: Page, name: str) -> Page:
    """Another guest comes by the link and takes the next free seat."""
    page = window.go(QUIET)
    page.evaluate(BECOME, name)
    page.goto(table.url)
    page.get_by_role("button", name="Sit here").first.click()
    return page


def turn(page: Page) -> Locator:
    """Where the page says whose turn it is."""
    return page.get_by_role("region", name="Turn")


class BrowserPlayer:
    """Does whatever is possible, with dice of its own.

    `step` does one thing; `play_until` waits for its turns. Cuts are left to the page, as its settings are.
    """

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.dice = Random(seed)
        hand = page.get_by_role("region", name="Your hand")
        self.cards = hand.get_by_role("button", disabled=False)
        self.all_buttons = page.get_by_role("main").get_by_role("button")
        self._any = self.cards.or_(self._button(ANY))

    def _button(self, name: re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def chance(self) -> Chance:
        """What there is to do now; a single question to the page, as games are long."""
        usable: bool
        texts: list[str]
        usable, texts = self.all_buttons.evaluate_all(SEEN)
        for chance, name in BUTTONS.items():
            if any(map(name.search, texts)):
                return chance if usable or chance != "throw" else ""
        return "play" if usable else ""

    def wait(self) -> Chance:
        """What there is to do as soon as there is something."""
        until = time.monotonic() + PATIENCE_MS / 1000
        while not (chance := self.chance()):
            self._any.first.wait_for()
            assert time.monotonic() < until, "Nothing can be done."
        return chance

    def step(self) -> Chance:
        """Does what there is to do now, if anything."""
        self.do(chance := self.chance())
        return chance

    def do(self, chance: Chance) -> None:
        """Does that; when the match is over, it is nothing."""
        if chance == "throw":
            self.throw()
        elif chance == "play":
            self.play()
        elif chance not in {"", "over"}:
            self.press(chance)

    def play_until(self, *chances: Chance) -> Chance:
        """Plays on until one of these is next; without any, to the end of the match."""
        for _ in range(ENOUGH):
            if (chance := self.wait()) in (chances or ("over",)):
                return chance
            assert chance != "over", "The match ended first."
            self.do(chance)
        raise AssertionError("This takes too long.")

    def throw(self) -> None:
        while self._button(BUTTONS["throw"]).is_disabled():
            self.pick(self.dice.randrange(self.cards.count()))
        self.press("throw")

    def pick(self, number: int) -> None:
        """The cards of the hand are numbered from nought."""
        if self.cards.nth(number).get_attribute("aria-pressed") != "true":
            self.cards.nth(number).click()

    def play(self) -> None:
        self.dice.choice([self.cards.first, self.cards.last]).click()

    def press(self, chance: Chance) -> None:
        self._button(BUTTONS[chance]).click()


def taking_turns(end: Chance, *players: BrowserPlayer) -> None:
    """Everybody does what there is to do until that is next for all of them."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while set(chances := [player.chance() for player in players]) != {end}:
        assert time.monotonic() < until, f"Nobody goes on: {chances}."
        for player, chance in zip(players, chances, strict=True):
            if chance not in {"", "over", end}:
                player.do(chance)
                until = time.monotonic() + PATIENCE_MS / 1000


class KeyboardPlayer(BrowserPlayer):
    """The same with keys alone."""

    def pick(self, number: int) -> None:
        if self.cards.nth(number).get_attribute("aria-pressed") != "true":
            self.page.keyboard.press(str(number + 1))

    def play(self) -> None:
        usable = self.dice.choice([self.cards.first, self.cards.last])
        self.page.keyboard.press(usable.get_attribute("aria-keyshortcuts") or "")

    def press(self, chance: Chance) -> None:
        self.page.keyboard.press("g" if chance == "go" else "Enter")
