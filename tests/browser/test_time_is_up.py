"""When the minutes of a round are up, it says "Time!" in the hall, on phones and at the desk, and sounds."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Screen, Window
from tests.kit.browser_director import desk_of, open_part
from tests.kit.event_hall import entered, start
from tests.kit.event_people import Visitor

HALL = Screen("1920", 1920, 1080, touch=False)
LATER = "21:00"  # minutes and seconds after the start of a round of 20 minutes
SWITCH = re.compile("^Sound at the end of a round")
STRUCK = """
  window.struck = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.struck += 1;
    return make.call(this);
  };
"""
"""Counts what is struck to be heard: no test has ears."""


@pytest.fixture
def director(site: str) -> Visitor:
    """At a round of 20 minutes that has just begun."""
    director = entered(site, ["Ann", "Bob"], name="Timed night", format="knock-out", round_minutes=20)
    start(director)
    director.do("StartRound", division="", round=1)
    return director


def hall(opened: Opened, director: Visitor) -> Window:
    return at(opened(HALL), lambda window: window.go(f"/e/{director.event}/display?seconds=60"))


def phone(opened: Opened, director: Visitor) -> Window:
    key = director.keys()["players"]["Ann"]
    return at(opened(PHONE), lambda window: window.go(f"/e/{director.event}/me#{key}"))


def desk(opened: Opened, director: Visitor) -> Window:
    return at(opened(DESK), lambda window: desk_of(window, director, part="entries"))


def at(window: Window, go: Callable[[Window], Page]) -> Window:
    """With a clock that the test can put forward, and with ears."""
    window.page.clock.install()
    window.context.add_init_script(STRUCK)
    go(window)
    return window


def struck(window: Window) -> int:
    number: int = window.page.evaluate("window.struck")
    return number


Place = Callable[[Opened, Visitor], Window]
RUNNING: dict[Place, re.Pattern[str]] = {
    hall: re.compile(r"Round 1 (20:00|19:\d\d)"),
    phone: re.compile(r"(20:00|19:\d\d) left in round 1"),
    desk: re.compile(r"Round 1: (20:00|19:\d\d) left"),
}
OVER: dict[Place, str] = {hall: "Time!", phone: "Time! Round 1 is over.", desk: "Time! Round 1 is over."}
FACES: dict[Place, str] = {hall: ".display-clock", phone: ".round-clock", desk: ".time-up"}


def told(page: Page, place: Place) -> Locator:
    """Where everybody sees it: words for those who listen are no proof of that."""
    return page.locator(FACES[place]).filter(has_text=re.compile(f"^{re.escape(OVER[place])}$"), visible=True)


@pytest.mark.parametrize("place", [hall, phone, desk])
def test_time_stands_there_when_the_minutes_are_up(place: Place, opened: Opened, director: Visitor) -> None:
    window = place(opened, director)
    page = window.page
    expect(page.get_by_role("button", name=SWITCH)).to_have_text("Sound at the end of a round: off")
    expect(told(page, place)).to_have_count(0)
    page.clock.fast_forward(LATER)
    expect(told(page, place).first).to_be_visible()
    assert struck(window) == 0  # nobody has switched it on
    window.look(f"time-is-up-{place.__name__}")
    if place is desk:
        clock = open_part(page, "Play").locator(".round-clock")
        expect(clock).to_be_visible()
        expect(clock).to_have_text("Round 1: Time!")


def test_a_clock_that_runs_shows_what_is_left(opened: Opened, director: Visitor) -> None:
    for place, words in RUNNING.items():
        window = place(opened, director)
        if place is desk:
            open_part(window.page, "Play")
        expect(window.page.get_by_text(words).first).to_be_visible()


@pytest.mark.parametrize("place", [hall, phone, desk])
def test_the_sound_is_heard_once_where_it_was_switched_on_and_the_browser_remembers_it(
    place: Place, opened: Opened, director: Visitor
) -> None:
    window = place(opened, director)
    page = window.page
    page.get_by_role("button", name=SWITCH).click()
    expect(page.get_by_role("button", name=SWITCH)).to_have_text("Sound at the end of a round: on")
    sample = struck(window)
    assert sample > 0
    page.clock.fast_forward(LATER)
    expect(told(page, place).first).to_be_visible()
    assert struck(window) == 2 * sample
    page.clock.fast_forward("00:30")
    assert struck(window) == 2 * sample
    page.reload()
    switch = page.get_by_role("button", name=SWITCH)
    expect(switch).to_have_text("Sound at the end of a round: on, once you have clicked anywhere here")
    expect(told(page, place)).to_have_count(0)  # by the server's clock
    page.clock.fast_forward(LATER)
    expect(told(page, place).first).to_be_visible()
    assert struck(window) == 0  # it would be heard at the next click, long after its time
    page.get_by_role("heading", level=1).click()
    expect(switch).to_have_text("Sound at the end of a round: on")
    switch.click()
    expect(switch).to_have_text("Sound at the end of a round: off")
    assert struck(window) == 0


@pytest.mark.parametrize("place", [hall, phone, desk])
def test_time_that_is_called_is_told_at_once(place: Place, opened: Opened, director: Visitor) -> None:
    """Before the minutes are up: the director's word counts."""
    window = place(opened, director)
    window.page.get_by_role("button", name=SWITCH).click()
    sample = struck(window)
    director.do("CallTime", division="", round=1)
    expect(told(window.page, place).first).to_be_visible()
    assert struck(window) == 2 * sample


def test_an_event_without_minutes_has_no_such_sound(opened: Opened, site: str) -> None:
    director = entered(site, ["Ann", "Bob"], name="Untimed night", format="knock-out")
    start(director)
    for place in (hall, phone, desk):
        page = place(opened, director).page
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("button", name=SWITCH)).to_have_count(0)
