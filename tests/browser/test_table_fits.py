"""What a moment needs is on the screen without scrolling, at every size and with every number of seats."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Screen, Window
from tests.kit.browser_moments import PACK, Moments

LAPTOP = Screen("1366x650", 1366, 650, touch=False)
SMALL = Screen("1280x720", 1280, 720, touch=False)
TABLET = Screen("1024x768", 1024, 768, touch=False)
ON_ITS_SIDE = Screen("640x360", 640, 360, touch=False)
ENLARGED = Screen("720x450", 720, 450, touch=False)
HIGH = (PHONE, LAPTOP, SMALL, TABLET, DESK)
"""Where there is room for a ruling as well."""
SCREENS = (*HIGH, ON_ITS_SIDE, ENLARGED)
SEATS = {"acc": 2, "club-3": 3, "club-4": 4, "club-partners": 4}
BETWEEN = {"club-3", "club-4"}
"""Where less has to fit than with partners."""
NUMBERED = (".hand > .card", "#main-action", "#number-peg", ".pad > *", ".count", ".series .card")
PEGGED = ("#pass", "#number-peg", "#number-peg-more", ".pad > *")
NEEDED = {
    "throw": (".hand > .card", "#main-action"),
    "cut": (".hand > .card", "#main-action", "#number-cut"),
    "go": (".hand > .card", "#go", ".count", ".series .card"),
    "officiate": ("#go", *NUMBERED),
    "lead": NUMBERED,
    "peg": (*PEGGED, ".count", ".series .card"),
    "peg_or_lead": NUMBERED,
    "accept": ("#main-action", "#number-count", ".pad > *"),
    "show": ("#main-action",),
}
OUTSIDE = """wanted => (scrollTo(0, 0), [".whose-turn", ".pegboard-score", ...wanted]).flatMap((one) => {
    const found = [...document.querySelectorAll(one)].map((each) => each.getBoundingClientRect());
    if (!found.length) return [`${one} is not there`];
    const out = found.filter(({left, top, right, bottom, height}) =>
        !height || left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
    return out.map(({left, top, right, bottom}) => `${one} at ${[left, top, right, bottom].map(Math.round)}`);
})"""
COVERED = """[...document.querySelectorAll("main .rank, main .sign, main button, .turn > p, main h3")]
    .filter((one) => one.getClientRects().length).filter((one) => {
        one.scrollIntoView({block: "center"});
        const {left, top, width, height} = one.getClientRects()[0];
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(seen && (one.contains(seen) || seen.contains(one)));
    }).map((one) => one.outerHTML)"""
CUT_OFF = """[...document.querySelectorAll(".turn > p, .pegboard-name")].filter((one) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""
UNDER_THE_BUTTON = """() => {
    const over = document.querySelector("#close-ruling").getBoundingClientRect();
    const words = document.createRange();
    return [...document.querySelectorAll(".rulings .ruling > :not(button)")].filter((one) => {
        words.selectNodeContents(one);
        return [...words.getClientRects()].some(({right, top, bottom}) =>
            right > over.left && top < over.bottom && bottom > over.top);
    }).map((one) => one.textContent);
}"""
TOPS = "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
SIXTH = (360 - 2 * 12 - 5 * 6.4) / 6 - 0.1
"""Of a telephone less the edges of the page and five gaps."""
CUT_BY_HAND = "import('/web/base/settings.js').then((one) => one.changeSettings({cut: false}))"


def moments_at(window: Window, rules: str) -> Moments:
    moments = Moments(window, rules, SEATS[rules])
    moments.page.evaluate(CUT_BY_HAND)
    return moments


every_table = pytest.mark.parametrize(
    "rules", [pytest.param(rules, marks=[pytest.mark.long] * (rules in BETWEEN)) for rules in SEATS]
)


@every_table
def test_what_a_moment_needs_is_on_the_screen(opened: Opened, rules: str) -> None:
    window = opened(PHONE)
    moments = moments_at(window, rules)
    page = moments.page
    for name, needed in NEEDED.items():
        getattr(moments, name)()
        for screen in SCREENS:
            window.resize(screen)
            assert page.evaluate(OUTSIDE, needed) == [], f"{name} at {screen.name}"
            assert window.sideways() <= 0, f"{name} at {screen.name}"
            if rules == "club-4":
                lines = Counter(page.locator(".pegboard-sides > li").evaluate_all(TOPS))
                assert len(set(lines.values())) == 1, f"scores in lines of {lines} at {screen.name}"
        window.resize(PHONE)
        assert page.evaluate(COVERED) == [], name
        assert page.evaluate(CUT_OFF) == [], name
        if name == "throw":
            assert min(page.locator(".hand > .card").evaluate_all(WIDTHS)) >= SIXTH, "as large as six can be"
    window.look(f"table-{rules}-show")


@every_table
def test_a_ruling_pushes_neither_hand_nor_buttons_off_the_screen(opened: Opened, rules: str) -> None:
    window = opened(PHONE)
    moments = moments_at(window, rules)
    moments.rule()
    for name in ("officiate", "lead"):
        getattr(moments, name)()
        for screen in HIGH:
            window.resize(screen)
            needed = (".ruling h2", *NEEDED[name])
            assert moments.page.evaluate(OUTSIDE, needed) == [], f"{name} at {screen.name}"
            assert window.sideways() <= 0, f"{name} at {screen.name}"
            assert moments.page.evaluate(UNDER_THE_BUTTON) == [], f"{name} at {screen.name}"
    window.resize(PHONE)
    assert moments.page.evaluate(COVERED) == []
    window.resize(LAPTOP)
    window.look(f"table-{rules}-ruling")


def test_large_text_is_scrolled_to_and_never_covered(opened: Opened) -> None:
    window = opened(PHONE)
    moments = moments_at(window, "club-4")
    page = moments.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for name in NEEDED:
        getattr(moments, name)()
        for screen in (PHONE, LAPTOP, ON_ITS_SIDE):
            window.resize(screen)
            assert page.evaluate(COVERED) == [], f"{name} at {screen.name}"
            assert window.sideways() <= 0, f"{name} at {screen.name}"
        window.resize(PHONE)
        assert page.evaluate(CUT_OFF) == [], name


def test_a_series_that_nobody_can_follow_is_not_said_to_begin_again(opened: Opened) -> None:
    moments = Moments(opened(), "acc", 2)
    again = moments.page.get_by_text("the next card starts from 0")
    over = {"series": PACK[1:4], "played": [PACK[1:4], []], "series_over": True}
    moments.play(PACK[:1], [{"do": "play", "cards": PACK[:1]}], **over)
    expect(again).to_be_visible()
    moments.play([], [], **over)
    expect(again).to_have_count(0)


def test_a_lurch_is_called_so_on_the_board_and_at_the_end(opened: Opened) -> None:
    moments = Moments(opened(), "portfolio", 2)
    page = moments.page
    expect(page.locator(".pegboard-words.skunk")).to_have_text(["Lurch"])
    ended = {"winner": 0, "scores": [121, 60], "ending": "pegged out", "games": 2, "skunked": []}
    moments.tell(phase="match over", to_act=[], legal=[], winner=0, outcome=ended | {"double_skunked": [1]})
    expect(page.get_by_role("region", name="Turn")).to_contain_text("A lurch!")
