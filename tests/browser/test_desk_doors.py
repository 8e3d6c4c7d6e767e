"""Who waits for the director: at the door, for an approval, for a ruling; and who is told what came of it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.test_online_players import at_table, called, entered, seated
from tests.kit.browser import DESK, PHONE, Window, tap
from tests.kit.browser_director import desk_of, event_of, move_to_now, open_part, todo
from tests.kit.browser_judge import pick, press, ruling
from tests.kit.browser_player import turn
from tests.kit.browser_table import Player
from tests.kit.event_people import Visitor

ONLINE = {"fee": 0, "minimum": 0, "prizes": ""}


def ask_to_enter(window: Window, event: str, name: str) -> Page:
    page = window.go(f"/e/{event}")
    page.get_by_label("Name", exact=True).fill(name)
    tap(page, "Put me on the list")
    waits = page.get_by_role("region", name="Put yourself on the list").get_by_role("status")
    expect(waits).to_contain_text(f"asked to accept the entry of {name}")
    return page


def test_guests_of_a_duplicate_night_are_let_in_and_see_it(opened: Opened, site: str) -> None:
    director = Visitor(site).make(name="Night", format="round-robin", online={"duplicate": True}, **ONLINE)
    windows = {"Ann": opened(PHONE), "Bob": opened(DESK)}
    for name, window in windows.items():
        page = entered(window, director.event, name)
        expect(page.get_by_text("The director has been asked to let you in")).to_be_visible()
        window.troubles.clear()  # the browser itself writes down what was refused
    windows["Ann"].look("phone-to-be-let-in")
    desk = desk_of(board := opened(PHONE), director)
    row = desk.locator("li[data-name=Ann]")
    expect(row).to_contain_text("waits to be let in")
    board.look("desk-let-in")
    row.get_by_role("button", name="Let in").click()
    expect(windows["Ann"].page.get_by_text("The director has let you in.")).to_be_visible()
    expect(row.get_by_role("button", name="Let in")).to_have_count(0)

    move_to_now(director)
    called(windows["Ann"].page, "Bob")
    bob = windows["Bob"].page
    expect(bob.get_by_role("heading", level=1)).to_have_text("You play Ann")
    expect(bob.get_by_role("link", name="To my table")).to_have_count(0)
    todo(desk).get_by_role("listitem").filter(has_text="Bob is waiting").get_by_role("button").click()
    called(bob, "Ann")
    assert seated(director, "Bob")


def test_entries_are_approved_and_turned_down_one_by_one_and_people_are_told(
    opened: Opened, site: str
) -> None:
    director = event_of(site, "Asked First")
    desk = desk_of(board := opened(DESK), director)
    people = desk.get_by_role("group", name="People who enter by themselves")
    expect(people).to_contain_text("Anybody can enter on the public page.")
    tap(desk, "Ask me first")
    expect(people).to_contain_text("wait for your approval")
    windows = {name: opened(PHONE) for name in ("Ann", "Bob", "Cleo")}
    for name, window in windows.items():
        ask_to_enter(window, director.event, name)
    windows["Ann"].look("event-entry-asked")
    expect(people.get_by_role("listitem")).to_have_count(3)
    board.look("desk-entries-asked")
    tap(desk, "Approve Ann")
    windows["Ann"].page.wait_for_url("**/me")
    expect(windows["Ann"].page.get_by_role("region", name="Where you play")).to_contain_text(
        "You are entered"
    )
    tap(desk, "Turn Bob down")
    expect(people.get_by_role("listitem")).to_have_count(1)
    bob = windows["Bob"].go(f"/e/{director.event}")
    expect(bob.get_by_role("alert")).to_contain_text("The director has not accepted the entry of Bob")
    expect(bob.get_by_role("button", name="Put me on the list")).to_be_visible()
    todo(desk).get_by_role("listitem").filter(has_text="Cleo has asked").get_by_role("button").click()
    windows["Cleo"].page.wait_for_url("**/me")
    assert list(director.view()["entries"]) == ["Ann", "Cleo"]


def test_entry_is_closed_and_all_whom_nobody_knows_are_cleared(opened: Opened, site: str) -> None:
    director = event_of(site, "Flooded", "Ann")
    for name in ("Fake 1", "Fake 2"):
        director.someone().do("Register", name=name, kind="member")
    desk = desk_of(board := opened(PHONE), director)
    visitor = opened(PHONE).go(f"/e/{director.event}")
    expect(desk.locator("li[data-name='Fake 1']")).to_contain_text("not approved")
    tap(desk, "Close entry")
    expect(visitor.get_by_text("Entries are taken at the desk")).to_be_visible()
    tap(desk, "Clear 2 unapproved")
    expect(desk.get_by_role("dialog")).to_contain_text("Fake 1, Fake 2")
    board.look("desk-clear-entries")
    desk.get_by_role("dialog").get_by_role("button", name="Clear", exact=True).click()
    expect(desk.locator("li[data-name='Fake 1']")).to_contain_text("gone")
    assert [name for name, line in director.view()["entries"].items() if line["status_code"] != "gone"] == [
        "Ann"
    ]
    tap(desk, "Open entry")
    expect(visitor.get_by_role("button", name="Put me on the list")).to_be_visible()
    visitor.get_by_label("Name", exact=True).fill("Bob")
    tap(visitor, "Put me on the list")
    visitor.wait_for_url("**/me")
    tap(desk, "Approve all 1")
    expect(desk.get_by_role("button", name="Approve all 1")).to_have_count(0)


def asks_the_director(player: Player, offender: str) -> None:
    player.page.get_by_role("link", name="Call the judge").click()
    pick(player.page, "touched opponent", "A player touched or moved an opponent's peg")
    press(player.page, "Who touched the peg?", offender)
    expect(ruling(player.page)).to_contain_text("2")
    player.button("Ask the director for it").click()
    expect(player.rulings()).to_contain_text("The director has been asked")


def test_a_ruling_asked_for_at_a_table_is_answered_at_the_desk_and_told(opened: Opened, site: str) -> None:
    director = Visitor(site).make(name="Ruled Cup", online={}, **ONLINE)
    windows = {"Ann": opened(PHONE), "Bob": opened(DESK)}
    for name, window in windows.items():
        entered(window, director.event, name)
        assert seated(director, name)
    move_to_now(director)
    ann, bob = (at_table(window) for window in windows.values())
    expect(ann.page.get_by_role("region", name="Your hand")).to_be_visible()
    desk = desk_of(board := opened(PHONE), director, "judge", "judge")

    asks_the_director(ann, "Bob")
    expect(turn(bob.page)).to_contain_text("Play waits: the director has been asked")
    todo(desk).get_by_role("button", name="Answer").click()
    expect(desk.get_by_role("button", name="Carry it out")).to_be_focused()
    expect(desk.get_by_role("button", name="Been there")).to_have_count(0)
    board.look("desk-ruling-asked")
    tap(desk, "Play on without")
    for player in (ann, bob):
        expect(player.rulings()).to_contain_text("The judge has decided: play continues without it.")
    windows["Ann"].look("ruling-not-carried-out")
    assert ann.score() == [0, 0]

    asks_the_director(bob, "Ann")
    tap(desk, "Carry it out")
    for player in (ann, bob):
        expect(player.rulings()).to_contain_text("Bob pegs two points.")
    assert sorted(ann.score()) == [0, 2]
    judged = desk.get_by_role("region", name="Judge", exact=True)
    expect(judged).to_contain_text("Ann touched an opponent's peg")


def test_a_free_game_that_is_not_agreed_on_is_struck_at_the_desk_and_its_player_is_told(
    opened: Opened, site: str
) -> None:
    how = {"format": "round-robin", "movement": "free", "games": 3}
    director = event_of(site, "Free Games", "Ann", "Bob", **how)
    move_to_now(director)
    director.do("StartPlay")
    window = opened(PHONE)
    ann = window.go(f"/e/{director.event}/me#{director.keys()['players']['Ann']}")
    ann.get_by_label("You played against").select_option("Bob")
    tap(ann, "Go on", "I won", "9", "8", "Enter it")
    where = ann.get_by_role("region", name="Where you play")
    expect(where.get_by_role("heading")).to_have_text("Waiting for Bob to agree")
    play = open_part(desk_of(opened(DESK), director, "scorer", "play"), "Play")
    expect(play).to_contain_text("1 game to be agreed on")
    play.get_by_role("button", name=re.compile("^Not played: Ann")).click()
    expect(ann.get_by_text("Your game against Bob does not count")).to_be_visible()
    expect(where).to_contain_text("Find somebody to play")
    window.look("phone-not-agreed")
    assert director.at("lists/results").json() == []
