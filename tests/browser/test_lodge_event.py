"""A lodge night of thirteen entries, run from the desk page: from its making to prizes and the archive."""

import re
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Screen, Window
from tests.kit.browser_director import enter_score, open_part, todo
from tests.kit.event_hall import score, send_all
from tests.kit.event_people import Visitor

HALL = Screen("1920", 1920, 1080, touch=False)
NAME = "Lodge night"
OTHERS = "Dan Eve Flo Gus Hal Ida Jon Kim Lou Max Ned".split()
"""After Ann, Bea and Cleo: Ned is the fourteenth, and there are thirteen places."""

KEY = "event => import('/web/events/keys.js').then(({keyFor}) => keyFor(event, 'desk'))"


def told(phone: Page, words: str) -> None:
    expect(phone.get_by_role("heading", level=1)).to_contain_text(words)


def made(window: Window) -> Visitor:
    """An event of the preset with places for thirteen, five days ahead; its director at the desk."""
    page = window.go("/events/new")
    page.get_by_role("radio", name="Lodge night").check()
    page.get_by_role("textbox", name="Name").fill(NAME)
    ahead = datetime.now() + timedelta(days=5)  # noqa: DTZ005 - as the clock in the hall
    page.get_by_role("textbox", name="Start").fill(f"{ahead:%Y-%m-%dT19:00}")
    page.get_by_text("More: fee").click()
    page.get_by_role("spinbutton", name="Places").fill("13")
    page.get_by_role("spinbutton", name="Fewest entries").fill("0")
    page.get_by_role("button", name="Create the event").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    event = page.url.split("/")[-2]
    return Visitor(window.url, event, page.evaluate(KEY, event))


def entered(desk: Page, phone: Page, director: Visitor) -> None:
    """Two are put on the list at the desk, one enters herself, and the rest come in a batch."""
    desk.get_by_text("Add somebody").click()
    name = desk.get_by_role("textbox", name="Name", exact=True)
    name.fill("Ann")
    name.press("Enter")
    expect(desk.locator("li[data-name=Ann]")).to_contain_text("not paid")
    phone.goto(f"/e/{director.event}")
    phone.get_by_role("textbox", name="Name").fill("Bea")
    phone.get_by_role("button", name="Put me on the list").click()
    told(phone, "You have a place: pay $20.00 at the desk")
    name.fill("Cleo")
    name.press("Enter")
    expect(desk.locator("li[data-name=Cleo]")).to_contain_text("not paid")
    send_all(director, [("Register", {"name": one, "kind": "member"}) for one in OTHERS])
    expect(desk.locator("li[data-name=Ned]")).to_contain_text("waiting")


def paid(desk: Page, phone: Page, director: Visitor) -> None:
    desk.locator("li[data-name=Ann]").get_by_role("button", name="Ann paid $20.00").click()
    todo(desk).get_by_role("listitem").filter(has_text="Bea still owes").get_by_role("button").click()
    told(phone, "You are entered: check in")
    send_all(director, [("Pay", {"entrant": one, "cents": 2000}) for one in ("Cleo", *OTHERS[:-1])])
    expect(desk.locator("li[data-name=Max]")).to_contain_text("not here")


def left(desk: Page) -> None:
    """Lou goes in time and gets everything back; Ned moves up and pays."""
    desk.get_by_role("button", name="More about Lou").click()
    window = desk.get_by_role("dialog", name="Lou")
    window.get_by_text("Withdraw", exact=True).first.click()
    window.get_by_role("button", name="Withdraw").click()
    line = todo(desk).get_by_role("listitem").filter(has_text="Lou is due a refund of $20.00")
    line.get_by_role("button", name="Paid back").click()
    expect(line).to_have_count(0)
    desk.get_by_role("button", name="Ned paid $20.00").click()
    expect(desk.locator("li[data-name=Ned]")).to_contain_text("not here")


def started(desk: Page) -> None:
    play = open_part(desk, "Play")
    play.get_by_text("Move the start").first.click()
    form = play.get_by_role("form", name="Move the start")
    form.get_by_role("button", name="Now").click()
    form.get_by_role("textbox", name="Reason").fill("everybody is here")
    form.get_by_role("button", name="Move the start").click()
    todo(desk).get_by_role("button", name="Start play").click()
    expect(play).to_contain_text("5 games to be played")  # thirteen on sixteen lines: three have a bye
    todo(desk).get_by_role("button", name="Start round 1").click()
    expect(play.locator(".round-clock")).to_contain_text(re.compile(r"Round 1: (20:00|19:\d\d) left"))


def by_time(desk: Page, name: str, first: int, second: int, winner: str = "") -> None:
    """A game that time has ended, without a mouse."""
    form = desk.get_by_role("form", name="Enter scores")
    form.get_by_role("textbox", name="Table, game or name").fill(name)
    form.get_by_role("checkbox", name="Ended by time").press("Space")
    form.get_by_role("spinbutton").nth(0).fill(str(first))
    form.get_by_role("spinbutton").nth(1).fill(str(second))
    if winner:
        form.get_by_role("combobox", name="Level: who was there first?").select_option(winner)
    form.get_by_role("button", name="Enter").press("Enter")
    expect(desk.get_by_role("form", name="Enter scores")).to_contain_text("Entered:")


def first_round(desk: Page) -> None:
    """Cleo beats Dan by time, Gus was first at a level score, and nobody came to the table of Hal and Ida."""
    enter_score(desk, "Ann", 121, 100)
    by_time(desk, "Cleo", 100, 90)
    by_time(desk, "Flo", 95, 95, winner="Gus")
    desk.get_by_role("button", name="Absent: Hal").click()
    window = desk.get_by_role("dialog")
    window.get_by_role("radio", name="Neither is here").check()
    window.get_by_role("button", name="Mark as absent").click()
    expect(window).to_have_count(0)
    enter_score(desk, "Kim", 121, 80)
    expect(todo(desk)).to_contain_text("Round 2 can start")


def rest_played(director: Visitor, until: str) -> None:
    """Who comes first in the alphabet wins, until this match is open."""
    while f"|{until}" not in (games := director.view()["games"]):
        send_all(director, [score(game["game"], by_alphabet(game)) for game in games.values()])


def by_alphabet(game: dict[str, Any]) -> tuple[int, int]:
    return (121, 100) if game["first"] < game["second"] else (100, 121)


def finals_played(desk: Page, director: Visitor) -> None:
    """Bea has lost her first match and won all others: whoever comes from there has to win twice."""
    rest_played(director, until="F1")
    games = desk.locator(".open-games")
    expect(games).to_contain_text("F1")
    enter_score(desk, "F1", 119, 121)
    expect(games).to_contain_text("F2")
    enter_score(desk, "F2", 100, 121)


def ended(desk: Page) -> None:
    """Fourteen have paid, and one has it back; after three prizes what is left goes to the house."""
    money = open_part(desk, "Money")
    todo(desk).get_by_role("button", name="Award the prizes").click()
    expect(money).to_contain_text("Place 1: Bea, $50.00. Place 2: Ann, $30.00. Place 3: Jon, $20.00.")
    books = money.get_by_role("region", name="Closing statement")
    for line in ("taken in $280.00", "refunds -$20.00", "prizes -$100.00", "cash in hand $160.00"):
        expect(books.get_by_role("row", name=line)).to_be_visible()
    money.get_by_text("Hand over to the house").first.click()
    form = money.get_by_role("form", name="Hand over to the house")
    form.get_by_role("textbox", name="Amount").fill("160")
    form.get_by_role("button", name="Hand over to the house").click()
    expect(books.get_by_role("row", name="cash in hand $0.00")).to_be_visible()
    todo(desk).get_by_role("button", name="Close the event").click()
    expect(money).to_contain_text("The event is closed.")


def test_a_lodge_night_runs_from_registration_to_prizes_at_the_desk(opened: Opened) -> None:
    office, hall, pocket = opened(DESK), opened(HALL), opened(PHONE)
    director = made(office)
    desk, phone = office.page, pocket.page
    display = hall.go(f"/e/{director.event}/display?seconds=60")
    entered(desk, phone, director)
    expect(display.get_by_text("13 of 13 places taken · 1 on the waiting list")).to_be_visible()
    office.look("lodge-entries")
    paid(desk, phone, director)
    left(desk)

    started(desk)
    expect(display.locator(".display-pairing")).to_have_count(5)
    expect(display.locator(".display-corner")).to_have_text(re.compile(r"^Round 1 (20:00|19:\d\d)$"))
    told(phone, "You play Ann")
    expect(phone.get_by_text(re.compile("left in round 1"))).to_be_visible()
    first_round(desk)
    told(phone, "You play Dan")  # among the losers
    todo(desk).get_by_role("button", name="Start round 2").click()
    enter_score(desk, "Ann", 121, 110)
    enter_score(desk, "Bea", 121, 61)
    row = "W2-1Ann121\N{EN DASH}110Cleo"
    expect(display.locator(".display-pairing.done")).to_have_text(row)
    expect(display.locator(".display-body")).to_contain_text("Hal")  # neither came: the upper line drops,
    expect(display.locator(".display-body")).not_to_contain_text("Ida")  # and the lower one is out
    office.look("lodge-play")
    office.resize(PHONE)
    office.look("lodge-play")
    office.resize(DESK)
    hall.look("lodge-display-pairings")

    finals_played(desk, director)
    told(phone, "You have won: congratulations!")
    ended(desk)
    expect(display.get_by_role("heading", level=1)).to_have_text("Congratulations")
    expect(display.locator(".display-winner")).to_have_text("Bea")
    expect(display.get_by_role("listitem").first).to_have_text("1. Bea$50.00")
    office.look("lodge-money")
    hall.look("lodge-display-winner")
    pocket.look("lodge-phone")
    archive = office.go("/events/archive").get_by_role("listitem").filter(has_text=NAME)
    expect(archive).to_contain_text("13 players")
    expect(archive).to_contain_text("Won by Bea")
