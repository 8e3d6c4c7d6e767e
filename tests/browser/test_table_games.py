"""Whole games from the page of a table: by mouse, by keyboard, between browsers, and with partners."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Window
from tests.kit.browser_player import BrowserPlayer, Chance, KeyboardPlayer, join, sit_down, taking_turns, turn

SHORT: dict[str, Any] = {"options": {"goal": 61, "skunk_below": 31, "double_skunk_below": 0}}
SHORTEST: dict[str, Any] = {"options": {"goal": 31, "skunk_below": 0, "double_skunk_below": 0}}
WIDE = "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ"  # noqa: RUF001 - as wide as letters get
EMOJI = "🎉🃏🎲🎯🏆🎈🎁🎀🎊🎨🎭🎪"


def bots(*seats: int) -> dict[str, Any]:
    return {"bots": [{"seat": seat, "level": "regular"} for seat in seats]}


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".pegboard-score").all_inner_texts()]


def look_with(window: Window, name: str, colours: str, **chosen: str) -> None:
    """Looks at the page as it is with other settings, and puts them back."""
    change = "chosen => import('/web/base/settings.js').then((one) => one.changeSettings(chosen))"
    window.page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
    window.page.evaluate(change, chosen)
    window.look(name)
    window.page.evaluate(change, {"contrast": "normal", "suits": "two"})
    window.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("goal", [61, pytest.param(121, marks=pytest.mark.long)])
def test_a_game_against_the_computer_by_mouse(opened: Opened, goal: int) -> None:
    window = opened()
    page = sit_down(window, **(SHORT if goal == 61 else {}), **bots(1))
    player = BrowserPlayer(page)
    player.play_until("throw")
    window.look("table-throw")
    player.play_until("play")
    look_with(window, "table-dark-four-colours", "dark", suits="four")
    look_with(window, "table-high-contrast-dark", "dark", contrast="high")
    page.emulate_media(forced_colors="active")
    window.look("table-forced-colours")
    page.emulate_media(forced_colors="none")
    player.play_until("continue")
    window.look("table-show")
    player.play_until("over")
    expect(turn(page)).to_contain_text("won the match")
    assert max(scores(page)) == goal
    expect(turn(page)).to_contain_text("–".join(map(str, scores(page))))  # noqa: RUF001 - as it is printed
    window.look("table-over")


def test_whoever_goes_by_tab_stays_at_the_cards_after_a_throw(opened: Opened) -> None:
    page = sit_down(opened(), **bots(1))
    player = BrowserPlayer(page)
    player.play_until("throw")
    for number in (0, 1):
        player.pick(number)
    page.get_by_role("button", name=re.compile("^Throw to ")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ann throws two cards.")
    here = "document.activeElement.closest('.own, .actions') !== null"
    assert page.evaluate(here)


def test_a_game_by_keyboard_alone(opened: Opened) -> None:
    page = sit_down(opened(), **SHORT, **bots(1))
    KeyboardPlayer(page).play_until("over")
    expect(turn(page)).to_contain_text("won the match")
    assert max(scores(page)) == 61


LOWEST = """Math.max(
    ...[...document.querySelectorAll("main .turn, .scores, .board, .own, .actions, .read button")]
    .map((one) => one.getBoundingClientRect().bottom))"""


@pytest.mark.long
def test_everything_of_a_deal_fits_a_telephone_without_scrolling(opened: Opened) -> None:
    window = opened(PHONE)
    player = BrowserPlayer(sit_down(window, **bots(1)))
    chances: tuple[Chance, ...] = ("throw", "play", "continue")
    for chance in chances:
        player.play_until(chance)
        if chance == "throw":
            player.pick(0)
        lowest = player.page.evaluate(LOWEST)
        window.look(f"table-{chance}")
        assert lowest <= PHONE.height, f"{chance} reaches down to {lowest}"
        if chance == "play":
            look_with(window, "table-dark", "dark")
            look_with(window, "table-high-contrast", "light", contrast="high", suits="four")
        player.step()


def test_text_of_twice_the_size_breaks_nothing(opened: Opened) -> None:
    window = opened(PHONE)
    player = BrowserPlayer(sit_down(window, **bots(1)))
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    player.play_until("play")
    window.look("table-large-text")


@pytest.mark.parametrize("end", ["continue", pytest.param("over", marks=pytest.mark.long)])
def test_two_people_with_names_of_all_kinds_play_in_two_browsers(opened: Opened, end: Chance) -> None:
    first, second = opened(), opened(PHONE)
    ann = sit_down(first, WIDE, **SHORTEST)
    expect(ann.get_by_role("region", name="Who plays?")).to_be_visible()
    first.look("table-lobby")
    expect(ann).to_have_title("Table – Pegout")  # noqa: RUF001 - as it is printed
    bob = join(second, ann, EMOJI)
    expect(ann).to_have_title("Your turn – Pegout")  # noqa: RUF001 - where another page may be in front
    taking_turns(end, BrowserPlayer(ann, 1), BrowserPlayer(bob, 2))
    assert scores(ann) == scores(bob)
    second.look(f"table-names-{end}")
    if end == "over":
        winner = ann if scores(ann)[0] == 31 else bob
        expect(turn(winner)).to_contain_text("You won the match")


def look_at_both_sizes(window: Window, name: str) -> None:
    window.look(name)
    window.resize(DESK)
    window.look(name)


def test_partners_sit_opposite_and_share_a_score(opened: Opened) -> None:
    window = opened(PHONE)
    page = sit_down(window, "Ann", rules="club-partners", **bots(1, 2, 3))
    BrowserPlayer(page).play_until("play")
    others = page.locator(".other h3")
    expect(others).to_have_count(3)
    expect(others.nth(1)).to_contain_text("partner")
    assert len(scores(page)) == 2
    look_at_both_sizes(window, "table-four")


def test_three_sit_round_the_table(opened: Opened) -> None:
    window = opened(PHONE)
    page = sit_down(window, "Ann", rules="club-3", **bots(1, 2))
    BrowserPlayer(page).play_until("play")
    assert len(scores(page)) == 3
    look_at_both_sizes(window, "table-three")
