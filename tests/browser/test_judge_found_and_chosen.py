"""The judge's desk finds by a player's words, asks what matters, goes on elsewhere, and leaves choices."""

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Window
from tests.kit.browser_judge import pick, press, ruling

SEARCH = "What happened?"


def test_the_best_stands_first_and_enter_asks_on_where_it_is_clear(seen: Window) -> None:
    page = seen.go("/judge")
    field = page.get_by_role("searchbox", name=SEARCH)
    field.fill("too many cards")
    found = page.get_by_role("region", name=SEARCH).get_by_role("link")
    expect(found).to_have_count(4)
    expect(found.first).to_contain_text("After the throws a hand or the crib has a wrong number")
    expect(found.nth(1)).to_contain_text("A wrong number of cards was dealt")
    seen.look("judge-found")
    field.press("Enter")
    expect(found.first).to_be_focused()  # it may be any of them
    field.fill("said go but had a card")
    field.press("Enter")
    expect(
        page.get_by_role("heading", name="A card that could have been played was held back")
    ).to_be_focused()


def test_only_what_the_rules_have_is_offered_and_silence_is_told(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/judge#rules=classic")
    found = page.get_by_role("region", name=SEARCH)
    expect(found.get_by_role("link")).to_have_count(2)  # muggins, and what is not covered
    page.get_by_role("searchbox", name=SEARCH).fill("moved my peg")
    expect(found).to_contain_text(
        "These rules have nothing on it: a player touched or moved an opponent's peg."
    )
    window.look("judge-silent")
    page.get_by_role("searchbox", name=SEARCH).fill("qwerty")
    expect(found).to_contain_text("Nothing matches these words")
    found.get_by_role("link", name="Record what was decided").click()
    expect(page.get_by_role("heading", name="Something the rules do not cover")).to_be_visible()


def test_what_an_answer_decides_is_not_asked(opened: Opened) -> None:
    page = opened(DESK).go("/judge")
    pick(page, "crib wrong side", "The whole crib lies on the wrong side")
    played = page.get_by_role("group", name="Had every player already played a card?")
    expect(played).to_be_visible()
    press(page, "Had the starter been turned?", "No")
    expect(ruling(page)).to_contain_text("Move all four cards to the dealer's side")  # acc:V.1d
    expect(played).to_be_hidden()
    press(page, "Had the starter been turned?", "Yes")
    expect(played).to_be_visible()
    expect(ruling(page)).to_contain_text("1 answer to go")
    expect(page.get_by_text("On whose side is it")).to_be_hidden()  # of two, only on pone's


def test_a_referral_goes_on_with_what_is_known(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/judge")
    pick(page, "threw three cards", "One player threw a wrong number")
    press(page, "Who threw the wrong number?", "Dealer")
    page.get_by_role("spinbutton", name="How many cards did that player throw?").fill("3")
    press(page, "Had everybody else thrown too?", "Yes")
    heading = page.get_by_role("heading", name="After the throws a hand or the crib has a wrong number")
    expect(heading).to_be_focused()
    expect(
        page.get_by_text(
            "Everybody has thrown, so it is the cards in the hands and crib that matter: so the judge"
        )
    ).to_be_visible()
    expect(page.get_by_role("spinbutton", name="How many cards does the dealer have")).to_have_value("3")
    window.look("judge-referred")
    page.get_by_role("spinbutton", name="How many cards does pone have").fill("4")
    page.get_by_role("spinbutton", name="How many cards are in the crib").fill("5")
    press(page, "Had the starter been turned?", "No")
    expect(ruling(page)).to_contain_text("the crib is dead")  # acc:IV.4c, few and many: action 8
    page.get_by_role("link", name="The table of actions").click()
    row = page.get_by_role("row", name="right too few too many 8 8", exact=True)
    expect(row).to_be_visible()
    window.look("table-of-actions")


def test_a_choice_is_one_press_below_the_ruling(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/judge#name=Ann&name=Ben&score=80&score=82")
    pick(page, "renege", "A card that could have been played was held back")
    press(page, "Who did not play?", "Ann")
    page.get_by_role("textbox", name="Which cards").fill("5H 6C")
    press(page, "Was it claimed", "Yes")
    left = ruling(page).get_by_role("group", name="Ben decides: Are the cards held back dead or played?")
    expect(left).to_be_visible()
    expect(ruling(page)).to_contain_text("82 → 86")  # two for each card (acc:VII.3)
    expect(ruling(page)).to_contain_text("It can be applied when this is decided.")
    window.look("judge-choice")
    left.get_by_role("button", name="They are dead.").click()
    expect(left).to_have_count(0)
    expect(ruling(page)).to_contain_text("5♥ 6♣")
    expect(ruling(page)).to_contain_text("Apply to a game or a board")
    press(page, "Does the opponent want those cards dead or played?", "Played")
    expect(ruling(page)).to_contain_text("82 → 86")
    expect(left).to_have_count(0)


def test_what_is_left_to_officials_is_written_down(opened: Opened) -> None:
    page = opened(DESK).go("/judge#incident=pegs-knocked-out&f.player=0&f.agreed=no")
    field = ruling(page).get_by_role("textbox", name="What is the decision?")
    field.fill("Both pegs go to 44 and 40.")
    ruling(page).get_by_role("button", name="Record it").click()
    expect(ruling(page).get_by_role("listitem").first).to_have_text("Both pegs go to 44 and 40.")
    expect(field).to_have_count(0)


def test_the_lodge_suggests(opened: Opened) -> None:
    page = opened(PHONE).go("/judge#rules=lodge&incident=crib-looked-at&f.offender=1&f.due=no")
    expect(ruling(page)).to_contain_text("This is a suggestion to the Marshal, who decides.")
