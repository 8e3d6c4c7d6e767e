"""An organiser runs a golden-age event from registration to the prizes; phones and the display follow."""

import csv
import re
from io import StringIO

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Screen, Window, tap
from tests.kit.browser_director import desk_of, enter_score, open_part, todo
from tests.kit.browser_golden_age import MEN, SAT_OUT, TOTALS, WOMEN, names, pairs, play, play_men, scores
from tests.kit.browser_judge import pick, ruling
from tests.kit.browser_judge import press as answer
from tests.kit.browser_phone import card, score
from tests.kit.browser_player import KEEP, QUIET
from tests.kit.event_hall import send_all
from tests.kit.event_people import Visitor

HALL = Screen("1920", 1920, 1080, touch=False)
ADA, BEA, CORA, THEODORA = WOMEN[:4]
NAME = "Golden Age Day"
REMEMBERED = "import('/web/events/keys.js').then(({rememberedEvents}) => rememberedEvents())"


@pytest.mark.long
def test_an_organiser_runs_a_golden_age_event_from_registration_to_the_prizes(
    opened: Opened, site: str
) -> None:
    organiser, ada, bea, hall = opened(DESK), opened(PHONE), opened(PHONE), opened(HALL)
    director = made_on_the_page(organiser, site)
    registered(organiser, bea, director)
    started(organiser.page)
    hall.go(f"/e/{director.event}/display?seconds=600")
    ada.go(f"/e/{director.event}/me#{director.keys()['players'][ADA]}")

    first_round_by_phones_and_keyboard(organiser, ada, bea)
    a_ruling_is_attached(opened, director, bea)
    play_men(director)
    second_round_with_a_wrong_score(organiser.page, director)
    third_round_with_a_score_too_many(organiser.page, director)
    for number in (4, 5):
        play(director, number)
    last_rounds(ada, hall, director)
    the_tie_is_played_off(organiser.page, opened, director)
    standings_are_explained(opened, director)
    cards_add_up(ada)
    prizes_and_close(organiser, hall)
    archived(organiser, director)


def title(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


def where(page: Page) -> Locator:
    return page.get_by_role("region", name="Where you play")


def made_on_the_page(organiser: Window, site: str) -> Visitor:
    """Gives the director, as the page becomes it."""
    organiser.go(QUIET).evaluate(KEEP, "Dora of the Golden Age")
    page = organiser.go("/events/new")
    page.get_by_role("radio", name="Golden Age").check()
    page.get_by_role("textbox", name="Name").fill(NAME)
    page.get_by_text("More: fee").click()
    page.get_by_role("textbox", name="Entry fee").fill("10")
    page.get_by_role("textbox", name="Prizes").fill("60/40/20")
    page.get_by_role("button", name="Create the event").click()
    title(page, NAME)
    ((event, kept),) = page.evaluate(REMEMBERED).items()
    return Visitor(site, event, kept["desk"])


def registered(organiser: Window, bea: Window, director: Visitor) -> None:
    """The first at the desk, the second by herself, and the others at once; numbers go in that order."""
    page = organiser.page
    page.get_by_text("Add somebody").click()
    page.get_by_role("combobox", name="Enters as").select_option("women")
    page.get_by_role("textbox", name="Name").fill(ADA)
    page.get_by_role("textbox", name="Name").press("Enter")
    page.get_by_role("button", name=f"{ADA} paid $10.00").click()

    own = bea.go(f"/e/{director.event}")
    own.get_by_label("Name", exact=True).fill(BEA)
    own.get_by_label("You enter as").select_option("women")
    tap(own, "Put me on the list", "I have saved it")
    title(own, "You have a place: pay $10.00 at the desk to confirm it.")

    others = [(name, "women") for name in WOMEN[2:]] + [(name, "men") for name in MEN]
    send_all(director, [("Register", {"name": name, "kind": kind}) for name, kind in others])
    send_all(director, [("Pay", {"entrant": name, "cents": 1000}) for name in (*WOMEN[1:], *MEN)])
    send_all(director, [("CheckIn", {"entrant": name}) for name in (*WOMEN, *MEN) if name != BEA])
    tap(own, "I am here")
    expect(page.locator(".mark.here")).to_have_count(13)


def started(page: Page) -> None:
    open_part(page, "Play")
    page.locator("summary", has_text="Move the start").click()
    moving = page.get_by_role("form", name="Move the start")
    moving.get_by_role("button", name="Now").click()
    moving.get_by_role("textbox", name="Reason").fill("everybody is here")
    moving.get_by_role("button", name="Move the start").click()
    todo(page).get_by_role("button", name="Start play").click()
    expect(page.locator(".field-boxes")).to_contain_text("Kate Dunn is sitting out.")


def first_round_by_phones_and_keyboard(organiser: Window, ada: Window, bea: Window) -> None:
    """Ada and Bea enter different scores, which the desk sees until they settle it."""
    page = organiser.page
    tap(ada.page, "I won", "8", "8", "Enter it")
    tap(bea.page, "No, it was something else", f"{ADA} won", "9", "8", "Enter it")
    for window in (ada, bea):
        expect(score(window.page)).to_contain_text("You two have entered different scores")
    bea.look("golden-disagree")
    disputed = todo(page).get_by_role("listitem").filter(has_text="121-98")
    expect(disputed).to_contain_text("121-88")
    expect(disputed.get_by_role("button", name="Settle it")).to_be_visible()
    page.get_by_role("combobox", name="Field").select_option("women")
    for table, pair in enumerate(pairs(1)[1:], 2):
        enter_score(page, str(table), *scores(*pair))
    expect(page.locator(".field-boxes")).to_contain_text("Round 1 of 6, 29 games without a result")
    organiser.look("golden-desk")


def a_ruling_is_attached(opened: Opened, director: Visitor, bea: Window) -> None:
    """Bea calls the judge, who rules with the judge's desk; then the two agree."""
    tap(bea.page, "Call the judge")
    bea.page.get_by_label("What is it about?").fill("a peg was moved")
    tap(bea.page, "Call now")
    window = opened(DESK)
    page = desk_of(window, director, "judge", "judge")
    expect(todo(page)).to_contain_text(f"{BEA} has called the judge: a peg was moved")
    with window.context.expect_page() as tab:
        page.get_by_role("link", name=f"Judge it: {BEA} dealt").click()
    pick(tab.value, "touched opponent", "A player touched or moved an opponent's peg")
    answer(tab.value, "Who touched the peg?", ADA)
    expect(ruling(tab.value)).to_contain_text(BEA)
    tab.value.get_by_role("button", name="Attach to R1T1 of the event").click()
    judge = page.get_by_role("region", name="Judge", exact=True)
    expect(judge.get_by_role("link", name="acc:VIII.6a")).to_be_visible()
    expect(judge).to_contain_text("Nobody is calling.")
    tap(bea.page, f"{ADA} is right")
    expect(card(bea.page)).to_contain_text(re.compile("88.121"))


def second_round_with_a_wrong_score(page: Page, director: Visitor) -> None:
    """The desk writes down Kate as the winner against Bea, and corrects it."""
    kate = WOMEN[10]
    enter_score(page, "1", 121, 100)
    play(director, 2, 1)
    page.get_by_text("Correct a score").click()
    page.get_by_role("searchbox", name="Search by name or game").fill("R2T1")
    page.get_by_role("button", name=f"Correct {kate} 121 \N{EN DASH} 100 {BEA}").click()
    window = page.get_by_role("dialog")
    window.get_by_role("spinbutton", name=kate).fill("100")
    window.get_by_role("spinbutton", name=BEA).fill("121")
    window.get_by_role("textbox", name="Reason").fill("the two numbers were exchanged")
    tap(page, "Correct")
    expect(window).to_have_count(0)


def third_round_with_a_score_too_many(page: Page, director: Visitor) -> None:
    """The score of the first table is entered at the second, and taken back."""
    enter_score(page, "2", *scores(9, 2))
    log = open_part(page, "Log")
    latest = log.get_by_role("listitem").filter(has_text="R3T2")
    latest.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Reason").fill("that was table 1")
    tap(page, "Take back")
    expect(log.get_by_role("listitem").filter(has_text="that was table 1")).to_be_visible()
    play(director, 3)
    open_part(page, "Play")


def last_rounds(ada: Window, hall: Window, director: Visitor) -> None:
    """Six have sat out, the last of them Ada; they make up the game in the order in which they sat out."""
    title(ada.page, "You sit out round 6: wait for the make-up games.")
    play(director, 6)
    title(hall.page, "Make-up games, women")
    for table, (first, second) in enumerate(zip(SAT_OUT[::2], SAT_OUT[1::2], strict=True), 1):
        one, other = names(first, second)
        expect(hall.page.locator(".display-pairing").nth(table - 1)).to_contain_text(
            re.compile(f"{one}.*{other}")
        )
    hall.look("golden-make-ups")
    for _ in range(2):  # round the corner: the last page has only the eleventh
        hall.page.keyboard.press("ArrowLeft")
    title(hall.page, "Standings, women")
    expect(hall.page.get_by_role("row", name=re.compile(f"^1 {BEA} 773"))).to_be_visible()
    expect(hall.page.get_by_role("row", name=re.compile(f"^4 {ADA} 665"))).to_be_visible()  # after five games
    play(director, 7)
    title(hall.page, "Play-offs for ties, women")


def the_tie_is_played_off(desk: Page, opened: Opened, director: Visitor) -> None:
    """Cora and Theodora are level on the third place; Theodora wins the one game for it."""
    expect(todo(desk)).to_contain_text(f"{CORA} against {THEODORA} must be played off (women)")
    cora = opened(PHONE)
    cora.go(f"/e/{director.event}/me#{director.keys()['players'][CORA]}")
    title(cora.page, f"You play {THEODORA}")
    expect(where(cora.page)).to_contain_text("Match P3-4, play-off")
    cora.look("golden-play-off")
    seen = opened(PHONE)
    seen.go(f"/e/{director.event}")
    expect(seen.page.get_by_role("region", name="Playing now")).to_contain_text("Women, play-offs for ties")
    seen.look("golden-tie")
    tap(cora.page, f"{THEODORA} won", "1", "1", "0", "Enter it")
    other = director.someone(director.keys()["players"][THEODORA])
    other.do("EnterScore", division="women", game="P3-4", scores=[110, 121], player=THEODORA, nth=1)
    title(cora.page, re.compile("place 4"))


def standings_are_explained(opened: Opened, director: Visitor) -> None:
    window = opened(PHONE)
    page = window.go(f"/e/{director.event}#standings")
    table = page.get_by_role("region", name="Standings").get_by_role("table").filter(has_text=ADA)
    rows = [re.compile(f"^{place}{name} .*{points}") for place, name, points in TOTALS]
    expect(table.locator("tbody tr:not(.standings-reasons)")).to_have_text(rows)
    table.get_by_role("button", name=f"Why? {THEODORA}").click()
    expect(page.get_by_text(f"Against {CORA}, who comes next: the play-off.")).to_be_visible()
    table.get_by_role("button", name=f"Why? {ADA}").click()
    expect(page.get_by_text("more points, 796 against 773")).to_be_visible()
    expect(page.get_by_role("region", name="Rulings")).to_contain_text("R1T1")
    page.get_by_text("All results").click()
    expect(page.get_by_text(re.compile("110.121"))).to_be_visible()
    window.look("golden-standings")


def cards_add_up(ada: Window) -> None:
    """A skunk of Bea by 33, and five games won by 21."""
    rows = card(ada.page).get_by_role("row")
    expect(rows).to_have_count(1 + 6 + 1)
    expect(rows.nth(1)).to_contain_text(re.compile(f"{BEA}.*121.88.*141.*33"))
    expect(rows.nth(6)).to_contain_text(re.compile(f"{CORA}.*121.100.*131.*21"))
    expect(rows.last).to_contain_text(re.compile("6 games, 6 won and 0 lost, place 1.*796.*138"))
    ada.look("golden-card")


def prizes_and_close(organiser: Window, hall: Window) -> None:
    page = organiser.page
    title(hall.page, "Congratulations")
    expect(hall.page.get_by_text(f"{ADA} (women)")).to_be_visible()
    todo(page).get_by_role("button", name="Award").click()
    page.get_by_role("textbox", name="One place on each line").fill(f"{ADA}\n{BEA}\n{THEODORA}")
    tap(page, "Award the prizes")
    expect(page.get_by_role("region", name="Money")).to_contain_text(f"Place 1: {ADA}, $60.00.")
    todo(page).get_by_role("button", name="Close the event").click()
    expect(page.locator("main")).to_contain_text("Closed.")
    left = page.get_by_role("row", name="cash in hand")
    expect(left).to_contain_text("$10.00")  # thirteen fees of ten, without 60 + 40 + 20
    organiser.look("golden-closed")
    with page.expect_download() as saved:
        open_part(page, "Papers").get_by_role("button", name="Standings (CSV)").click()
    rows = list(csv.DictReader(StringIO(saved.value.path().read_text())))
    women = [row for row in rows if row["division"] == "women"]
    assert [(int(row["place"]), row["name"], int(row["points"])) for row in women] == list(TOTALS)


def archived(organiser: Window, director: Visitor) -> None:
    """The event, its winner and everybody's games are found again."""
    for _ in range(100):  # it is listed a moment after the end
        if NAME in director.http.get("/api/events?phase=closed").text:
            break
        organiser.page.wait_for_timeout(100)
    page = organiser.go("/events/archive")
    expect(page.get_by_role("link", name=NAME)).to_be_visible()
    organiser.look("golden-archive")
    organiser.resize(PHONE)
    page = organiser.go(f"/events/players/{ADA}")
    expect(page.get_by_role("table", name=f"Events of {ADA}")).to_contain_text("1 of 11")
    expect(page.get_by_role("table", name="Head to head").get_by_role("row", name=BEA)).to_contain_text(
        re.compile("1.0.*33")
    )
    organiser.look("golden-player")
    year = director.view()["event"]["event"]["start"][:4]
    page = organiser.go(f"/events/seasons/{year}")
    expect(page.get_by_role("row", name=ADA)).to_contain_text("+138")
    organiser.look("golden-season")
    with page.expect_download() as saved:
        page.get_by_role("link", name="These standings as CSV").click()
    rows = list(csv.DictReader(StringIO(saved.value.path().read_text())))
    assert next(row for row in rows if row["name"] == ADA)["wins"] == "1"
