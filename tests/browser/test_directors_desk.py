"""The director's desk: an event from its making to its end, disputes, rulings, and a lost connection."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Window
from tests.kit.browser_director import desk_of, enter, enter_score, event_of, move_to_now, open_part, todo
from tests.kit.browser_judge import pick, press, ruling


def test_an_event_is_made_in_a_minute_and_its_desk_opens(seen: Window) -> None:
    page = seen.go("/events/new")
    page.get_by_role("radio", name="Knock-out").check()
    page.get_by_role("textbox", name="Name").fill("Friday")
    page.get_by_text("More: fee").click()
    page.get_by_role("textbox", name="Entry fee").fill("7.50")
    seen.look("event-new")
    page.get_by_role("button", name="Create the event").click()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    assert "#" not in page.url  # the key is remembered, and nobody reads it over a shoulder

    page.get_by_text("Add somebody").click()
    page.get_by_role("textbox", name="Name").fill("Ann")
    page.get_by_role("textbox", name="Name").press("Enter")
    row = page.locator("li[data-name=Ann]")
    expect(row).to_contain_text("not paid")
    row.get_by_role("button", name="Ann paid $7.50").click()
    expect(row).to_contain_text("not here")
    seen.look("desk-entries")
    page.reload()
    expect(row).to_contain_text("not here")


def test_a_whole_event_is_run_by_the_list_and_the_keyboard(opened: Opened, site: str) -> None:
    window = opened(DESK)
    page = desk_of(window, director := event_of(site, "Quick Cup", "Ann", "Bob", "Cleo"))
    move_to_now(director)
    todo(page).get_by_role("button", name="Start play").click()
    games = open_part(page, "Play")
    expect(games).to_contain_text("1 game to be played")  # three on four lines: one has a bye
    window.look("desk-play")
    name = director.at("lists/pairings").json()[0]["first"]
    enter_score(page, name, 121, 130)
    expect(games.get_by_role("alert")).to_contain_text("Not entered")
    expect(games.get_by_role("spinbutton", name=name)).to_have_value("121")
    games.get_by_role("textbox", name="Table").fill("")
    games.get_by_role("spinbutton", name="First").fill("")
    games.get_by_role("spinbutton", name="Second").fill("")
    enter_score(page, name, 121, 90)
    expect(games).to_contain_text("F1")  # nobody is left to play for the third place
    enter_score(page, "F1", 121, 100)
    page.keyboard.press("Escape")
    todo(page).get_by_role("button", name="Close").click()
    expect(page.locator("main")).to_contain_text("Closed.")
    log = open_part(page, "Log")
    log.get_by_role("listitem").filter(has_text="closed").get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(page.locator("main")).to_contain_text("Everything is played.")


def test_scores_that_differ_are_settled_and_other_rows_stay_as_they_are(opened: Opened, site: str) -> None:
    director = event_of(site, "Two Boards", "Ann", "Bob", "Cleo", "Dan")
    move_to_now(director)
    director.do("StartPlay")
    one, other = director.at("lists/pairings").json()[:2]
    page = desk_of(window := opened(PHONE), director, "scorer", "play")
    expect(page.get_by_role("navigation").get_by_role("button", name="Money")).to_have_count(0)
    row = page.locator(".game-rows > li").filter(has_text=other["first"])
    row.evaluate("row => (row.untouched = true)")
    enter(director, one["first"], one["game"], 121, 90)
    enter(director, one["second"], one["game"], 121, 95)
    line = todo(page).get_by_role("listitem").filter(has_text="121-95")
    line.get_by_role("button", name="Settle it").click()
    window.look("desk-dispute")
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"Take {one['second']}.*121.95")).click()
    expect(line).to_have_count(0)
    result = director.at("lists/results").json()[0]
    assert (result["first_points"], result["second_points"]) == (121, 95)
    assert row.evaluate("row => row.untouched === true")


def test_a_ruling_of_the_judges_desk_is_attached_to_the_game(opened: Opened, site: str) -> None:
    window = opened(DESK)
    director = event_of(site, "Called Table", "Ann", "Bob")
    move_to_now(director)
    director.do("StartPlay")
    (game,) = director.at("lists/pairings").json()
    director.do("CallJudge", division="", game=game["game"], words="a peg was moved")
    page = desk_of(window, director, "judge", "judge")
    with window.context.expect_page() as tab:
        page.get_by_role("link", name="Judge it: Bob dealt").click()
    pick(tab.value, "touched opponent", "A player touched or moved an opponent's peg")
    press(tab.value, "Who touched the peg?", "Ann")
    expect(ruling(tab.value)).to_contain_text("Bob")
    tab.value.get_by_role("button", name=f"Attach to {game['game']} of the event").click()
    expect(tab.value.get_by_text("Attached: the event has it in its log.")).to_be_visible()
    judge = page.get_by_role("region", name="Judge", exact=True)
    expect(judge.get_by_role("link", name="acc:VIII.6a")).to_be_visible()
    expect(judge).to_contain_text("Nobody is calling.")
    window.look("desk-judge")


def _lose_the_answer(route: Route) -> None:
    route.fetch()
    route.abort("internetdisconnected")


def test_without_a_connection_what_was_typed_stays_and_is_done_once(opened: Opened, site: str) -> None:
    director = event_of(site, "Far Hall", "Ann")
    page = desk_of(opened(PHONE), director)
    page.get_by_text("Add somebody").click()
    name = page.get_by_role("textbox", name="Name")
    name.fill("Bob")
    page.route("**/records", _lose_the_answer)
    name.press("Enter")
    expect(page.get_by_role("form", name="Add somebody")).to_contain_text("The server cannot be reached")
    expect(name).to_have_value("Bob")
    page.unroute_all()
    name.press("Enter")
    expect(name).to_have_value("")
    expect(page.locator("li[data-name=Bob]")).to_be_visible()
    log = director.at("lists/log").json()
    assert [line["do"] for line in log] == ["Register", "Register"]


def test_every_player_has_a_slip_with_a_code_and_keys_lead_about(opened: Opened, site: str) -> None:
    page = desk_of(window := opened(DESK), event_of(site, "Slips", "Ann", "Bob"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", name="Search by name")).to_be_focused()
    links = open_part(page, "Links")
    expect(links.get_by_role("img", name="Code with the link: Scorer")).to_be_visible()
    window.look("desk-links")
    links.get_by_role("button", name="Sheet of all codes").click()
    page.emulate_media(media="print")
    for name in ("Ann", "Bob"):
        expect(page.get_by_role("img", name=f"Code with the link: {name}")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    window.look("desk-slips")
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Close").click()
    with page.expect_download() as saved:
        open_part(page, "Papers").get_by_role("button", name="Entries (CSV)").click()
    assert saved.value.path().read_text().startswith("name,kind,status")
