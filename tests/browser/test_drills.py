"""Drills of all three kinds: answered by keys, graded, explained; mistakes come back until they are right."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from pegout.cards import Card, parse_cards
from pegout.rules import PRESETS, score_show
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, THINKING_MS
from tests.kit.finished_match import as_ann

TOPS = "all => all.map((one) => one.getBoundingClientRect().top)"
BROKEN = """all => all.map(({ firstChild }) => {
  const words = document.createRange();
  words.selectNodeContents(firstChild);
  return words.getClientRects().length > 1 ? firstChild.textContent : null;
}).filter(Boolean)"""
"""Words that are broken over lines."""
LOOK = """(one) => [getComputedStyle(one).borderLeftColor, getComputedStyle(one, "::before").content]"""
BEFORE = "You had this one wrong"


def shown(page: Page) -> tuple[list[str], str, bool]:
    """The hand and starter of the question, and whether it is a crib."""
    cards: list[str] = page.locator(".spot [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
    names = [card_of(name) for name in cards]
    return names[:4], names[4], page.get_by_text("this crib count").count() > 0


def card_of(name: str) -> str:
    rank, _, suit = name.partition(" of ")
    (found,) = [card for card in PACK if (card.rank.name.lower(), card.suit.name.lower()) == (rank, suit)]
    return str(found)


PACK = [Card.parse(f"{rank}{suit}") for rank in "A23456789TJQK" for suit in "CDHS"]


def right_count(page: Page) -> int:
    hand, starter, crib = shown(page)
    return score_show(parse_cards(hand), Card.parse(starter), PRESETS["acc"], crib=crib).total


def count(page: Page, number: int) -> None:
    """By number keys alone: the field has the focus."""
    expect(page.get_by_label("Points")).to_be_focused()
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")


def test_a_hand_is_counted_by_keys_and_the_next_one_comes_with_enter(opened: Opened) -> None:
    window = opened()
    page = window.go("/drills")
    expect(page.get_by_label("Points")).to_be_focused()
    count(page, right_count(page))
    expect(page.get_by_text(re.compile(r"^Right: \d+\.$"))).to_be_visible()
    window.look("drills-counting")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Points")).to_be_focused()
    expect(page.get_by_text(re.compile("^Right"))).to_have_count(0)
    expect(page.get_by_text("1 of 1 right now")).to_be_visible()


def test_what_was_wrong_comes_back_first_until_it_was_right_twice(opened: Opened) -> None:
    page = opened().go("/drills?kind=counting")
    expect(page.get_by_label("Points")).to_be_focused()
    right = right_count(page)
    count(page, right + 1)
    no, yes = page.get_by_text(f"No, it counts {right}."), page.get_by_text(f"Right: {right}.")
    expect(no).to_be_visible()
    look = no.evaluate(LOOK)
    for _ in range(2):
        page.reload()
        expect(page.get_by_text(BEFORE)).to_be_visible()
        count(page, right)
        expect(yes).to_be_visible()
    assert not set(yes.evaluate(LOOK)) & set(look), "right and wrong are told apart by colour and by sign"
    page.reload()
    expect(page.get_by_label("Points")).to_be_focused()
    expect(page.get_by_text(BEFORE)).to_have_count(0)
    expect(page.get_by_text("2 of 3 in all")).to_be_visible()


def test_an_answer_that_did_not_arrive_can_be_given_again(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/drills")
    expect(page.get_by_label("Points")).to_be_focused()
    right = right_count(page)
    assert len(set(page.locator(".spot .card").evaluate_all(TOPS))) == 1, "hand and starter lie in one row"
    window.context.set_offline(True)
    count(page, right)
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    window.context.set_offline(False)
    count(page, right)
    expect(page.get_by_text(f"Right: {right}.")).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    broken = page.get_by_role("navigation").get_by_role("link").evaluate_all(BROKEN)
    assert broken == []
    assert window.sideways() <= 0


def test_a_throw_is_chosen_by_keys_and_weighed_part_by_part(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/drills?kind=throwing")
    button = page.get_by_role("button", name=re.compile("Throw to"))
    expect(button).to_be_disabled(timeout=THINKING_MS)
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("^(Right|No, that gives away)"))).to_be_visible()
    heads = page.get_by_role("columnheader").all_inner_texts()
    assert heads == ["Cards", "Hand", "Crib", "Play", "Points", "Wins"]
    expect(page.get_by_role("row").filter(has_text="yours")).to_have_count(1)
    window.look("drills-throwing")
    page.get_by_role("button", name="Next").press("Enter")
    expect(button).to_be_disabled()
    expect(page.get_by_role("region", name="Question")).to_be_focused()


def test_a_card_is_played_with_one_key_and_every_card_is_weighed(opened: Opened) -> None:
    window = opened()
    page = window.go("/drills?kind=pegging")
    cards = page.get_by_role("group", name="Hand", exact=True).get_by_role("button")
    expect(cards.first).to_be_visible(timeout=THINKING_MS)
    usable: list[Any] = cards.evaluate_all("all => all.map(one => one.ariaDisabled)")
    page.keyboard.press(str(usable.index(None) + 1))
    expect(page.get_by_text(re.compile("^(Right|No, that gives away)"))).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="best")).to_have_count(1)
    window.look("drills-pegging")


def test_the_mistakes_of_a_match_come_first(opened: Opened) -> None:
    """Ann threw the worst cards in every deal."""
    window = opened(PHONE, color_scheme="dark")
    match = as_ann(window)
    page = window.go(f"/drills?table={match.table}&match=1")
    expect(page.get_by_text(BEFORE)).to_be_visible(timeout=THINKING_MS)
    expect(page.get_by_role("link", name="Throwing")).to_have_attribute("aria-current", "page")
    expect(page.get_by_text(re.compile(r"\d mistakes? of yours to come back"))).to_be_visible()
    window.look("drills-own-mistake-dark")
