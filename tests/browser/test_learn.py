"""A newcomer takes the first lesson: by keyboard, by mouse, with breaks and steps back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Window

NOTED = """([lesson, moves]) => {
  const noted = JSON.parse(localStorage.getItem(`pegout.lesson.${lesson}`) ?? "{}");
  return noted.done || noted.moves?.length === moves;
}"""
FINDS = ["23", "15", "123", "235", "4"]
"""The keys of the cards of 6♦ 7♠ 8♥ J♣ and 6♣ that make a fifteen, a pair, two runs and nobs."""


OUT_OF_SIGHT = """() => {
  const parts = [...document.querySelectorAll(".actions > *, .own .hand, .said-by-teacher > :last-child")];
  const bar = document.querySelector(".actions").getBoundingClientRect();
  const isOut = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < 0 || bottom > (one.closest(".actions") ? innerHeight : bar.top);
  };
  return parts.filter(isOut).map((one) => one.outerHTML);
}"""
"""What of the buttons, the cards and the last words is not seen whole: the row of buttons covers nothing."""
BUTTONS_OUT = """() => {
  const { bottom, height } = document.querySelector(".actions").getBoundingClientRect();
  return bottom > innerHeight + 1 || height > innerHeight / 3;
}"""
"""The same for letters so large that nothing else need fit: the buttons are there, and leave room to read."""
LARGE = (
    "document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '200%'))"
)


class Learner:
    """Takes a lesson, waits after every move until it is answered, and looks where the buttons are."""

    def __init__(self, window: Window, lesson: str = "first") -> None:
        self.window, self.lesson, self.moves = window, lesson, 0
        self.measure = OUT_OF_SIGHT
        self.page: Page = window.go(f"/learn/{lesson}")
        expect(self.page.get_by_role("button", name="Go on")).to_be_visible()

    def there(self, name: str) -> bool:
        return self.page.get_by_role("button", name=name, exact=True).count() > 0

    def moved(self, by: int = 1) -> None:
        self.moves += by
        self.page.wait_for_function(NOTED, arg=[self.lesson, self.moves])
        assert not (out := self.page.evaluate(self.measure)), out

    @property
    def over(self) -> bool:
        return self.there("Next lesson") or self.there("Play a game")

    def cards(self) -> list[int]:
        """The places of the cards that may be laid."""
        usable = "(one, at) => (one.ariaDisabled ? [] : [at])"
        found: list[int] = self.page.evaluate(
            f"[...document.querySelectorAll('.hand button')].flatMap({usable})"
        )
        return found


def by_keyboard(learner: Learner) -> None:
    keys, finds = learner.page.keyboard, iter(FINDS)
    while not learner.over:
        if learner.there("These score"):
            for key in next(finds):
                keys.press(key)
            keys.press("Enter")
        elif learner.there("Go on"):
            keys.press("Enter")
        elif learner.there("Go"):
            keys.press("g")
        else:
            keys.press(str(learner.cards()[-1] + 1))
        learner.moved()


def by_mouse(learner: Learner, until: str) -> None:
    while not (learner.there(until) or learner.over):
        step(learner)
        learner.moved()


def step(learner: Learner) -> None:
    page = learner.page
    for name in ("Show the rest", "Go on", "Go"):
        if learner.there(name):
            page.get_by_role("button", name=name, exact=True).click()
            return
    throw = page.get_by_role("button", name="Throw to")
    for place in learner.cards()[: 1 + throw.count()]:
        page.locator(".hand button").nth(place).click()
    for button in throw.all():
        button.click()


def to_the_throw(learner: Learner) -> None:
    for _ in range(3):
        learner.page.get_by_role("button", name="Go on").click()
        learner.moved()


def test_the_whole_first_lesson_by_keyboard(opened: Opened) -> None:
    window = opened(DESK)
    page = window.go("/learn")
    page.get_by_role("link", name="Your first hand").press("Enter")
    page.wait_for_url("**/learn/first")
    learner = Learner(window)
    to_the_throw(learner)
    page.keyboard.press("1")
    page.keyboard.press("6")
    expect(page.get_by_role("button", name="three of diamonds")).to_have_attribute("aria-pressed", "true")
    window.look("lesson-throw")
    page.keyboard.press("Enter")
    learner.moved()
    by_keyboard(learner)
    expect(page.get_by_role("region", name="The teacher")).to_contain_text("That was a whole deal")
    window.look("lesson-over")
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/crib")
    window.go("/learn")
    expect(page.get_by_role("link", name="Your first hand")).to_contain_text("done")


def test_another_throw_by_touch_is_explained_and_goes_on(opened: Opened) -> None:
    window = opened(PHONE, color_scheme="dark")
    learner = Learner(window)
    page, teacher = learner.page, window.page.get_by_role("region", name="The teacher")
    to_the_throw(learner)
    page.get_by_role("button", name="seven of spades").tap()
    page.get_by_role("button", name="king of hearts").tap()
    page.get_by_role("button", name="Throw to Ada").tap()
    learner.moved()
    expect(teacher).to_contain_text("would have been certain of five")
    page.get_by_role("button", name="Go on").tap()
    learner.moved()
    window.look("lesson-play-dark")
    by_mouse(learner, until="These score")
    page.get_by_role("button", name="six of diamonds").tap()
    page.get_by_role("button", name="six of clubs").tap()
    page.get_by_role("button", name="These score").tap()
    learner.moved()
    expect(teacher).to_contain_text("Yes, a pair for two.")
    expect(page.get_by_role("list", name="Found so far")).to_contain_text("pair+2")
    window.look("lesson-count-dark")
    for name in ("Show the rest", "Go on"):
        page.get_by_role("button", name=name).tap()
        learner.moved()
    expect(teacher).to_contain_text(re.compile(r"Now Ada counts her hand\.\s*Ada: fifteen"))
    by_mouse(learner, until="Next lesson")


@pytest.mark.parametrize("lesson", ["crib", "winning"])
def test_nobody_looks_for_a_button_in_the_other_lessons(opened: Opened, lesson: str) -> None:
    learner = Learner(opened(PHONE), lesson)
    by_mouse(learner, until="Next lesson")
    assert learner.over


def test_the_buttons_stay_where_letters_are_twice_as_large(opened: Opened) -> None:
    window = opened(PHONE)
    window.context.add_init_script(LARGE)
    learner = Learner(window)
    learner.measure = BUTTONS_OUT
    by_mouse(learner, until="These score")
    window.look("lesson-large")


def test_a_lesson_is_left_and_taken_up_and_can_go_back(opened: Opened) -> None:
    window = opened(PHONE)
    learner = Learner(window, "crib")
    page = learner.page
    page.get_by_role("button", name="Go on").click()
    learner.moved()
    asked = page.get_by_text("Choose two cards for your crib.")
    expect(asked).to_be_visible()
    window.go("/learn")
    expect(page.get_by_role("link", name="Your own crib")).to_contain_text("begun")
    window.look("learn")
    page.get_by_role("link", name="Your own crib").click()
    expect(asked).to_be_visible()
    window.look("lesson-throw")
    page.get_by_role("button", name="Back", exact=True).click()
    learner.moved(-1)
    expect(page.get_by_text("Now you deal")).to_be_visible()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_hidden()
    window.go("/learn/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no lesson")
    window.troubles.clear()  # the browser writes the 404 down


@pytest.mark.parametrize("lesson", ["first", "crib", "winning"])
def test_whoever_reloads_the_page_after_every_step_goes_on_from_there(lesson: str, opened: Opened) -> None:
    window = opened(PHONE)
    learner = Learner(window, lesson)
    page, main = learner.page, learner.page.locator("main")
    while not learner.over:
        step(learner)
        learner.moved()
        before = main.inner_text()
        page.reload()
        expect(main).to_have_text(before, use_inner_text=True)
    window.go("/learn")
    expect(page.get_by_text("done")).to_have_count(1)
    window.go(f"/learn/{lesson}")  # on another day it begins anew
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
