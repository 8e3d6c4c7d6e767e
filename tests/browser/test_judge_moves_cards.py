"""Rulings at a table that move its cards: pone picks the starter, and a player alone is shown a card."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE
from tests.kit.browser_judge import pick, press, ruling
from tests.kit.browser_player import turn
from tests.kit.browser_table import two_at


def test_pone_picks_the_starter_from_two_cards_of_the_dealers_hand(opened: Opened) -> None:
    pone, dealer = two_at(opened(PHONE), opened(DESK))
    pone.page.get_by_role("link", name="Call the judge").click()
    pick(pone.page, "starter into the hand", "The dealer put the starter into the hand")
    press(pone.page, "Had pone seen the starter?", "No")
    pone.button("Propose it at the table").click()
    dealer.button("Agree").click()
    expect(turn(pone.page)).to_contain_text("pick the starter")
    expect(turn(dealer.page)).to_contain_text("to pick the starter")
    choice = pone.page.get_by_role("group", name="Cards for the starter")
    expect(choice.get_by_role("button")).to_have_count(3)  # two cards, and the one to take one
    expect(dealer.page.get_by_role("group", name="Cards for the starter")).to_have_count(0)
    expect(pone.button("Make this the starter")).to_be_disabled()
    choice.get_by_role("button").first.click()
    pone.window.look("starter-picked")
    drawn = pone.view()["game"]["drawn"]
    pone.button("Make this the starter").click()
    expect(turn(pone.page)).to_contain_text("lead a card")
    assert pone.view()["game"]["starter"] in drawn


def test_the_dealer_is_shown_a_card_and_the_judge_asks_what_the_table_does_not_show(opened: Opened) -> None:
    pone, dealer = two_at(opened(DESK), opened(PHONE))
    dealer.page.get_by_role("link", name="Call the judge").click()
    pick(dealer.page, "wrong side", "The whole crib lies on the wrong side")
    expect(ruling(dealer.page)).to_contain_text("not everybody has played a card yet")
    expect(dealer.page.get_by_text("Had the starter been turned?")).to_be_hidden()
    pick(dealer.page, "upper packet", "Pone looked at the upper packet in cutting for the starter")
    expect(ruling(dealer.page)).to_contain_text("looked at the bottom of the upper packet")
    dealer.button("Propose it at the table").click()
    pone.button("Agree").click()
    expect(dealer.page.get_by_role("heading", name="Shown to you")).to_be_visible()
    dealer.window.look("card-shown")
    expect(pone.rulings()).to_contain_text("is shown the card under the upper packet")
    expect(pone.page.get_by_role("heading", name="Shown to you")).to_have_count(0)
