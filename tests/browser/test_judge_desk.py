"""The judge's desk: three incidents by their figures, other answers, and rulings applied to a game."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE
from tests.kit.browser_judge import pick, press, ruling
from tests.kit.browser_player import turn
from tests.kit.browser_table import Player, two_at


def set_scores(page: Page, dealer: int, pone: int) -> None:
    page.locator("summary").filter(has_text="Tournament").click()
    page.get_by_role("spinbutton", name="Score of Dealer").fill(str(dealer))
    page.get_by_role("spinbutton", name="Score of Pone").fill(str(pone))


def test_three_incidents_are_ruled_on_by_their_figures_and_the_address_tells_all(opened: Opened) -> None:
    seen, other = opened(PHONE), opened(DESK)
    page = seen.go("/judge")
    expect(page.get_by_role("searchbox", name="What happened?")).to_be_visible()
    seen.look("judge-desk")
    set_scores(page, 84, 118)

    pick(page, "claimed game", "A player claimed the game")
    press(page, "Who claimed the game?", "Pone")
    page.get_by_role("spinbutton", name="Which hole do the points").fill("118")
    expect(ruling(page)).to_contain_text("84 → 87")  # the three that 121 was too far go to the dealer
    expect(ruling(page)).to_contain_text("118 → 103")  # fifteen back (acc:VIII.4b)
    expect(ruling(page).get_by_role("link", name="acc:VIII.4b")).to_be_visible()
    seen.look("judge-ruling")
    page.get_by_role("button", name="One more").click()
    expect(ruling(page)).to_contain_text("84 → 86")  # 119: only two too many
    expect(ruling(other.go(page.url))).to_contain_text("84 → 86")
    other.look("judge-ruling")

    pick(page, "touched opponent", "A player touched or moved an opponent's peg")
    press(page, "Who touched the peg?", "Dealer")
    expect(ruling(page)).to_contain_text("118 → 120")  # two points (acc:VIII.6a)
    press(page, "Who touched the peg?", "Pone")
    expect(ruling(page)).to_contain_text("84 → 86")

    pick(page, "held back", "A card that could have been played was held back")
    press(page, "Who", "Pone")
    page.get_by_role("textbox", name="Which cards").fill("5H 6C")
    press(page, "Was it claimed", "Yes")
    expect(ruling(page)).to_contain_text("84 → 88")  # two points for each of two cards (acc:VII.3)
    press(page, "Was it claimed", "No")
    expect(ruling(page)).not_to_contain_text("→ 88")
    page.get_by_role("textbox", name="Which cards").fill("5X")
    expect(page.get_by_role("alert")).to_contain_text("5X")
    assert [trouble for trouble in seen.troubles if "422" not in trouble] == []
    seen.troubles.clear()  # the browser itself writes down what was refused


def test_under_lodge_the_desk_suggests_and_the_marshals_word_makes_it_a_ruling(opened: Opened) -> None:
    """lodge:winners.marshal: two to the other for a peg touched (acc:VIII.6a), once it is confirmed."""
    seen = opened(PHONE)
    page = seen.go("/judge#incident=touched-opponents-peg&rules=lodge&score=84&score=118&f.offender=0")
    expect(ruling(page).get_by_role("heading")).to_have_text("Suggestion to the Marshal")
    expect(ruling(page)).to_contain_text("pegs two points")
    expect(ruling(page)).not_to_contain_text("118 → 120")
    expect(page.get_by_text("Apply to a game or a board")).to_have_count(0)
    page.get_by_role("button", name="The Marshal has confirmed it").click()
    expect(ruling(page).get_by_role("heading")).to_have_text("Ruling")
    expect(ruling(page)).to_contain_text("118 → 120")
    seen.look("judge-marshal")
    page.get_by_role("button", name="The Marshal has not confirmed it").click()
    expect(ruling(page).get_by_role("heading")).to_have_text("Suggestion to the Marshal")
    assert seen.troubles == []


SAID = {
    "miscount": ("The count of the play was announced wrongly", "Too few points were pegged"),
    "missed points": ("Too few points were pegged", "Muggins was called"),
    "undercount": ("Too few points were pegged",),
    "overpeg": ("Too many points were pegged",),
    "dropped card": ("A card was seen while it was dealt",),
    "flipped card": ("A card was seen while it was dealt", "A card lay face up in the pack"),
    "too many cards": ("A wrong number of cards was dealt", "After the throws a hand or the crib"),
    "moved backwards": ("A player marked points with an opponent's peg",),
    "counted too high": ("Too many points were pegged",),
    "forgot to cut": ("The cut before the deal was forgotten",),
    "go": ("A card that could have been played was held back",),
}
"""What people type, and what they mean."""


def test_incidents_are_found_by_the_words_that_people_use(opened: Opened) -> None:
    page = opened(PHONE).go("/judge")
    for words, meant in SAID.items():
        page.get_by_role("searchbox", name="What happened?").fill(words)
        for what in meant:
            expect(page.get_by_role("link", name=what)).to_be_visible()
    expect(page.get_by_role("region", name="What happened?").get_by_role("link").first).to_contain_text(
        "held back"
    )
    expect(page.get_by_role("link", name="The cut before the deal was forgotten")).to_have_count(0)


def test_another_table_is_another_ruling_and_what_decides_there_is_asked(opened: Opened) -> None:
    window = opened(PHONE)
    page = window.go("/judge")
    set_scores(page, 53, 30)
    page.get_by_role("spinbutton", name="Rear peg of Dealer").fill("49")
    pick(page, "front peg", "A player took out the front peg")
    press(page, "Who took out the front peg?", "Dealer")
    page.get_by_role("spinbutton", name="How many points").fill("6")
    press(page, "Was it pegged backward", "Yes")
    expect(ruling(page)).to_contain_text("53 → 49")  # the last score is lost as well (acc:VIII.5a1)

    page.get_by_role("combobox", name="Rules").select_option("golden-age")
    expect(ruling(page)).to_contain_text("53 → 49")  # nothing that was said is forgotten
    expect(page.get_by_label("Muggins is played")).to_have_count(0)
    pick(page, "undercount", "Too few points were pegged")
    press(page, "Who pegged too few?", "Pone")
    page.get_by_role("spinbutton", name="How many points short?").fill("3")
    press(page, "Was it in the play", "A hand")
    expect(ruling(page)).to_contain_text("1 answer to go")
    press(page, "Had both sides agreed", "No")
    expect(ruling(page)).to_contain_text("1 answer to go")
    page.get_by_role("spinbutton", name="how many more points does the player name?").fill("3")
    expect(ruling(page)).to_contain_text("30 → 33")  # its full value (golden-age:5)

    page.get_by_role("combobox", name="Rules").select_option("club-3")
    pick(page, "touched opponent", "A player touched or moved an opponent's peg")
    press(page, "Who touched the peg?", "Pone")
    page.get_by_text("More facts, where they matter").click()
    press(page, "Was the peg moved?", "Yes")  # only that costs anything (club:penalties)
    press(page, "Who claims it?", "Third")
    expect(ruling(page)).to_contain_text("Third pegs two points.")
    expect(ruling(page)).not_to_contain_text("→")  # nobody has said what Third has
    window.look("judge-of-three")

    page.goto("/judge#incident=misdeal")  # which the tournament rules tell apart
    press(page, "Had play started", "No")
    ruling(page).get_by_role("link", name="A card was seen while it was dealt").click()
    expect(page.get_by_role("heading", name="A card was seen while it was dealt")).to_be_visible()


def test_scores_that_decide_are_asked_for_and_those_that_do_not_are_not(opened: Opened) -> None:
    """acc:IV.4a3: of ten points back a player on 6 has six, and the opponent pegs the other four."""
    page = opened(PHONE).go("/judge")
    pick(page, "touched opponent", "A player touched or moved an opponent's peg")
    press(page, "Who touched the peg?", "Dealer")
    expect(ruling(page)).to_contain_text("Pone pegs two points.")
    expect(ruling(page)).not_to_contain_text("→")

    pick(page, "seven cards", "A wrong number of cards was dealt")
    page.get_by_role("spinbutton", name="How many cards was pone dealt?").fill("7")
    page.get_by_role("spinbutton", name="How many cards was the dealer dealt?").fill("6")
    page.locator("summary").filter(has_text="More facts").click()
    press(page, "did not let the opponent check", "Pone")
    scores = page.get_by_role("textbox", name="What are the scores")
    expect(scores).to_be_visible()
    scores.fill("60-45")
    expect(ruling(page)).to_contain_text("45 → 35")
    scores.fill("60-6")
    expect(ruling(page)).to_contain_text("6 → 0")
    expect(ruling(page)).to_contain_text("60 → 64")


def calls_the_judge(player: Player, offender: str) -> None:
    player.page.get_by_role("link", name="Call the judge").click()
    pick(player.page, "touched opponent", "A player touched or moved an opponent's peg")
    press(player.page, "Who touched the peg?", offender)
    expect(ruling(player.page)).to_contain_text("0 → 2")


def test_a_ruling_is_put_to_the_other_who_declines_and_then_agrees(opened: Opened) -> None:
    ann, bob = two_at(opened(PHONE), opened(DESK))
    seen = ann.view()
    seat = seen["table"]["seat"]
    name, before = seen["game"]["names"][1 - seat], ann.score()  # the starter may have been a jack

    calls_the_judge(ann, name)
    ann.window.look("judge-at-a-table")
    ann.button("Propose it at the table").click()
    expect(ann.rulings()).to_contain_text("You propose a ruling")
    expect(bob.rulings()).to_contain_text("proposes a ruling")
    bob.window.look("ruling-proposed")
    ann.window.look("ruling-proposed")
    bob.button("Decline").click()
    for player in (ann, bob):
        expect(player.rulings()).to_contain_text("declined: nothing changes.")
    assert ann.score() == before

    calls_the_judge(ann, name)
    ann.button("Propose it at the table").click()
    bob.button("Agree").click()
    for player in (ann, bob):
        expect(player.rulings()).to_contain_text("The judge rules")
        expect(player.rulings()).to_contain_text("pegs two points.")
        expect(player.rulings().get_by_role("link", name="acc:VIII.6a")).to_be_visible()
    after = ann.score()
    assert (after[seat], after[1 - seat]) == (before[seat] + 2, before[1 - seat])
    ann.window.look("ruling-agreed")


def test_against_a_bot_a_ruling_is_carried_out_at_once_or_it_is_said_why_not(opened: Opened) -> None:
    window = opened(PHONE, color_scheme="dark")
    ann = Player(window)
    ann.open(bots=[{"seat": 1, "level": "random"}])
    expect(turn(ann.page)).to_contain_text("choose two cards")
    ann.page.get_by_role("link", name="Call the judge").click()
    pick(ann.page, "count of the play", "The count of the play was announced wrongly")
    press(ann.page, "Who", ann.view()["game"]["names"][0])
    ann.page.get_by_role("spinbutton", name="Which count was announced?").fill("15")
    ann.page.get_by_role("spinbutton", name="Which count is right?").fill("16")
    press(ann.page, "Did the player correct it", "Challenged by the other")
    expect(ruling(ann.page)).to_contain_text("The game cannot carry this out")
    window.look("judge-dark")
    pick(ann.page, "exposed", "A card was seen while it was dealt")
    expect(ann.button("Carry it out at the table")).to_be_visible()
    ann.page.context.set_offline(True)
    lost = ann.page.get_by_role("status").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    ann.button("Carry it out at the table").click()
    ann.page.context.set_offline(False)  # sent at once, without waiting for the next try
    expect(ann.rulings()).to_contain_text("The judge rules")
    expect(ann.rulings()).to_contain_text("deals again")
    ann.rulings().get_by_role("button", name="Close").click()
    expect(ann.rulings()).to_be_hidden()
    expect(ann.region("The judge")).to_contain_text("1 ruling")
