"""The display in the hall: large enough, up to date by itself, and with what matters now first."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from pegout.tournament.brackets import GamePlayed, double_elimination, single_elimination
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Screen, Window
from tests.kit.event_hall import entered, score, send_all, sheet_seen, showing, start
from tests.kit.event_people import Visitor

LARGE = Screen("1920", 1920, 1080, touch=False)
SMALL = Screen("1280", 1280, 720, touch=False)
READABLE = 0.04  # of the height of the screen, from ten metres
EIGHT = "Ann Bob Cy Di Ed Flo Gus Hal".split()
GRAND = [f"{first}{second} {third}" for first in "ABCDEFGH" for second in "aeiouy" for third in "KLMNPQRSTVW"]


def title(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


def letters(page: Page, part: str) -> float:
    """The smallest letters of these parts, as a share of the height of the screen."""
    sizes: list[float] = page.locator(part).evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)"
    )
    assert sizes
    return min(sizes)


def cut_off(page: Page) -> list[str]:
    """The rows that do not fit onto their page."""
    found: list[str] = page.locator(".display-body").evaluate(
        """(body) => [...body.querySelectorAll("li, tr, p, svg")]
            .filter((one) => one.getBoundingClientRect().bottom > body.getBoundingClientRect().bottom + 1)
            .map((one) => one.textContent)"""
    )
    return found


def by_alphabet(game: dict[str, Any]) -> tuple[int, int]:
    """Ann beats everybody, Bob all but Ann, and so on: no place is shared."""
    return (121, 100) if game["first"] < game["second"] else (100, 121)


def robin(site: str, **how: Any) -> Visitor:
    return entered(site, EIGHT, name="Robin night", format="round-robin", **how)


def test_the_hall_follows_an_event_from_the_list_to_the_winner(opened: Opened, site: str) -> None:
    director = robin(site, round_minutes=20)
    window = opened(LARGE)
    page = window.go(f"/e/{director.event}/display?seconds=60")
    title(page, "Welcome")
    expect(page.get_by_text("8 entrants so far")).to_be_visible()
    expect(page.get_by_text(f"/e/{director.event}")).to_be_visible()
    expect(page.get_by_role("img", name="Code with the address of the event")).to_be_visible()
    window.look("display-entry")

    start(director)
    director.do("StartRound", division="", round=1)
    title(page, "Round 1 of 7")
    expect(page.locator(".display-pairing")).to_have_count(4)
    expect(page.locator(".display-corner")).to_have_text(re.compile(r"^Round 1 (20:00|19:\d\d)$"))
    assert letters(page, ".display-pairing *") >= READABLE
    game = director.view()["games"]["|R1T1"]
    one, other = by_alphabet(game)
    send_all(director, [score("R1T1", (one, other))])
    row = f"1{game['first']}{one}\N{EN DASH}{other}{game['second']}"
    expect(page.locator(".display-pairing.done")).to_have_text(row)
    window.look("display-pairings")

    for _ in range(7):
        games = director.view()["games"].values()
        send_all(director, [score(game["game"], by_alphabet(game)) for game in games])
    title(page, "Congratulations")
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    title(page, "Standings")
    expect(page.get_by_role("row", name=re.compile("^1 Ann 7 .*147"))).to_be_visible()
    assert letters(page, ".standings-table td, .standings-table th") >= READABLE
    window.look("display-standings")


def test_pages_turn_by_themselves_by_keys_and_not_while_held(opened: Opened, site: str) -> None:
    director = robin(site)
    start(director)
    page = opened(SMALL).go(f"/e/{director.event}/display?seconds=1")
    title(page, "Round 1 of 7")
    title(page, "Standings")
    page.keyboard.press(" ")
    expect(page.get_by_text("Held")).to_be_visible()
    held = page.get_by_role("heading", level=1).inner_text()
    page.wait_for_timeout(1500)  # longer than a page is shown
    title(page, held)
    page.keyboard.press("ArrowRight")
    (other,) = {"Round 1 of 7", "Standings"} - {held}
    title(page, other)
    page.keyboard.press(" ")
    title(page, held)
    page.goto(f"/e/{director.event}/display?seconds=60&only=standings")
    title(page, "Standings")
    page.keyboard.press("ArrowRight")
    title(page, "Standings")
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_have_text(
        re.compile("^The connection was lost at .+: what you see is as of then")
    )


def test_everybody_of_512_finds_the_table_by_name(opened: Opened) -> None:
    names = GRAND[:512]
    assert len(set(names)) == 512
    page = hall_of(opened(SMALL), names)
    title(page, "Knock-out")
    pages = int(page.locator(".display-page").inner_text().split()[-1])
    found: list[str] = []
    for _ in range(pages):
        assert cut_off(page) == []
        found += page.locator(".display-where > .display-name").all_inner_texts()
        page.keyboard.press("ArrowRight")
    assert found == sorted(names)
    assert page.locator(".display-pairing").count() > 20  # round the corner, at the first page again
    assert letters(page, ".display-pairing *") >= READABLE
    assert letters(page, ".display-head h1") >= READABLE


def hall_of(window: Window, names: list[str]) -> Page:
    sheet = single_elimination(range(1, len(names) + 1))
    showing(window, sheet_seen(sheet, "knock-out", names=names))
    return window.go("/e/event-event-/display?only=pairings&seconds=60")


def test_what_is_decided_in_a_round_stands_beside_what_is_played(opened: Opened) -> None:
    window = opened(SMALL)
    results = [GamePlayed("W1-1", (121, 77)), GamePlayed("W1-2", (90, 121))]
    showing(window, sheet_seen(double_elimination(range(1, 14)), "lodge", results))
    page = window.go("/e/event-event-/display?seconds=60")
    title(page, "Knock-out")
    done = page.locator(".display-pairing.done")
    expect(done).to_have_text(
        ["W1-1Player 1121\N{EN DASH}77Player 2", "W1-2Player 390\N{EN DASH}121Player 4"]
    )
    page.keyboard.press("ArrowRight")
    expect(page.locator(".display-body svg [data-match]").first).to_be_visible()
    assert cut_off(page) == []
    names = page.locator(".display-body svg .bracket-name")
    tall: list[float] = names.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height / innerHeight).filter(Boolean)"
    )
    assert min(tall) >= 0.03
    window.look("display-bracket")


STANDINGS = """async (rows) => {
    const {standingsTable} = await import("/web/standings/standings.js");
    const main = document.querySelector("main");
    main.replaceChildren(main.querySelector("h1"), standingsTable(rows));
}"""


def test_a_place_is_explained_on_demand(opened: Opened) -> None:
    """As every page has them that shows standings."""
    figures = {"played": 1, "lost": 0, "skunks_taken": 0, "spread": "+40"}
    rows = [
        {
            "place": 1,
            "name": "Ann",
            "figures": [["game points", "3"]],
            "won": 1,
            "skunks_given": 1,
            "why": "more",
            **figures,
        },
        {
            "place": 2,
            "name": "Bob",
            "figures": [["game points", "2"]],
            "won": 1,
            "skunks_given": 0,
            "why": "",
            **figures,
            "play_off": True,
        },
    ]
    window = opened(PHONE)
    page = window.go("/board")
    expect(page.get_by_role("button", name="Start the board")).to_be_visible()
    page.evaluate(STANDINGS, rows)
    assert page.get_by_role("columnheader").all_inner_texts() == [
        "Place",
        "Name",
        "Game points",
        "Won",
        "Spread",
    ]
    why = page.get_by_text("Against Bob, who comes next: more.")
    expect(why).to_be_hidden()
    page.get_by_role("button", name="Why? Ann").click()
    expect(why).to_be_visible()
    expect(
        page.get_by_text("1 game played, 1 won and 0 lost; skunks 1 given and 0 taken; spread +40.")
    ).to_be_visible()
    expect(page.get_by_role("row", name=re.compile(r"^2 Bob play-off Why\? Bob 2 1"))).to_be_visible()
    page.get_by_role("button", name="Explain every place").click()
    expect(page.get_by_text("skunks 0 given")).to_be_visible()
    window.look("standings-explained")


def test_a_telephone_can_show_the_display_too(opened: Opened, site: str) -> None:
    director = robin(site)
    start(director)
    window = opened(PHONE)
    page = window.go(f"/e/{director.event}/display?seconds=60")
    title(page, "Round 1 of 7")
    window.look("display")
    page.get_by_role("button", name="Next page").click()
    title(page, "Standings")
    assert cut_off(page) == []
    assert window.sideways() <= 0
