"""Every code that is printed for an event leads to a page that works, on a phone that knows nothing yet."""

import re
from io import BytesIO
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from pegout.services.event_files.papers import PAPERS
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, tap
from tests.kit.browser_director import desk_of, move_to_now, open_part
from tests.kit.event_hall import send_all, start
from tests.kit.event_people import Visitor

FOUR = ["Ann", "Bob", "Cy", "Di"]
ADDRESS = re.compile(r"https?://\S+")


def entered(site: str, kinds: dict[str, list[str]], **how: Any) -> Visitor:
    director = Visitor(site).make(**how)
    people = [{"name": name, "kind": kind} for kind, names in kinds.items() for name in names]
    send_all(director, [("Register", each) for each in people])
    return director


def printed(director: Visitor, what: str, division: str) -> list[str]:
    """The addresses on a paper; none where there is nothing of that kind to print."""
    answer = director.at(f"paper/{what}?division={division}")
    if answer.status_code == 409:
        return []
    assert answer.status_code == 200, answer.text
    pages = PdfReader(BytesIO(answer.content)).pages
    return [found for page in pages for found in ADDRESS.findall(page.extract_text())]


def follow(page: Page, address: str) -> int:
    """As a phone does that has read the code; the table whose page it is."""
    answer = page.goto(address)
    assert answer is not None
    assert answer.status == 200, address
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Table \d+$"))
    return int(page.get_by_role("heading", level=1).inner_text().split()[-1])


def playing_at(director: Visitor, table: int, field: str) -> str:
    """Who plays there, as the server tells it to everybody."""
    games = director.someone().view()["games"].values()
    (game,) = [each for each in games if each["table"] == table and each["division"] == field]
    return f"{game['first']} – {game['second']}"  # noqa: RUF001 - as the page has it


EVENTS: dict[str, dict[str, Any]] = {
    "round-robin": {"kinds": {"member": FOUR}},
    "golden-age": {"kinds": {"men": FOUR, "women": ["Eve", "Flo", "Gia", "Hal"]}},
    "acc": {"kinds": {"player": FOUR}},
    "knock-out": {"kinds": {"member": FOUR}},
}


@pytest.mark.parametrize("form", EVENTS)
def test_every_code_on_every_paper_leads_to_who_plays_there(form: str, opened: Opened, site: str) -> None:
    kinds = EVENTS[form]["kinds"]
    director = entered(site, kinds, format=form)
    start(director)
    page = opened(PHONE).page
    found: list[tuple[str, int]] = []
    for field in director.view()["fields"]:
        for address in [each for what in PAPERS for each in printed(director, what, field)]:
            table = follow(page, address)
            assert parse_qs(urlsplit(address).query).get("field", [""]) == [field]
            expect(page.get_by_role("region", name="Playing here now")).to_contain_text(
                playing_at(director, table, field)
            )
            found.append((field, table))
    fields = sorted(director.view()["fields"])
    tables = [] if form == "knock-out" else [1, 2]  # a sheet has no tables
    assert sorted(found) == [(field, table) for field in fields for table in tables]


def test_the_cards_of_a_season_are_good_for_every_night(opened: Opened, site: str) -> None:
    director = entered(site, {"member": FOUR}, format="season")
    start(director)
    director.do("OpenNight", players=FOUR)
    cards = printed(director, "table-cards", "night 1")
    assert len(cards) == 2
    page = opened(PHONE).page
    director.do("OpenNight", players=["Eve", "Flo", "Gia", "Hal"])
    for address in cards:
        table = follow(page, address)
        expect(page.get_by_role("region", name="Playing here now")).to_contain_text(
            playing_at(director, table, "night 2")
        )


def test_a_player_goes_on_from_the_table_to_the_own_page_and_sees_the_result_there(
    opened: Opened, site: str
) -> None:
    director = entered(site, {"member": FOUR}, format="round-robin", round_minutes=20)
    window = opened(PHONE)
    page = window.page
    address = f"{site}/e/{director.event}/1"
    follow(page, address)
    expect(page.get_by_text("Play has not started")).to_be_visible()
    start(director)
    game = director.view()["games"]["|R1T1"]
    now = page.get_by_role("region", name="Playing here now")
    expect(now).to_contain_text(game["first"])
    expect(page.get_by_text("Scores are entered on your own page")).to_be_visible()
    director.do("StartRound", division="", round=1)
    expect(page.get_by_text(re.compile("left in round 1"))).to_be_visible()
    window.look("hall-table")

    key = director.keys()["players"][game["first"]]
    page.goto(f"/e/{director.event}/me#{key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Table 1")
    follow(page, address)
    page.get_by_role("link", name="My page: enter the score").click()
    tap(page, "I won", "9", "8", "Enter it")
    director.do("EnterScore", division="", game="R1T1", scores=[121, 98], player="")
    follow(page, address)
    expect(now).to_contain_text("121–98")  # noqa: RUF001 - as the page has it
    expect(page.get_by_role("row", name=re.compile(r"^1 .*121.98"))).to_be_visible()
    window.look("hall-table-played")


@pytest.mark.parametrize(
    ("form", "table", "words"),
    [
        ("round-robin", 9, "Nobody plays at table 9 at this event: check the number."),
        ("knock-out", 1, "This event has no numbered tables"),
    ],
)
def test_a_table_that_is_not_there_says_so(
    form: str, table: int, words: str, opened: Opened, site: str
) -> None:
    director = entered(site, {"member": FOUR}, format=form)
    start(director)
    page = opened(PHONE).page
    assert follow(page, f"{site}/e/{director.event}/{table}") == table
    expect(page.get_by_text(words)).to_be_visible()
    page.get_by_role("link", name="The whole event").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Night")


def test_every_code_on_the_sheet_of_links_opens_the_page_of_its_player(opened: Opened, site: str) -> None:
    director = entered(site, {"member": FOUR}, format="round-robin")
    move_to_now(director)
    desk = desk_of(opened(), director)
    open_part(desk, "Links").get_by_role("button", name="Sheet of all codes").click()
    expect(desk.get_by_text("which no phone can reach")).to_be_visible()  # as this server is at 127.0.0.1
    slips = desk.locator(".link-sheet li").all()
    assert len(slips) == len(FOUR)
    for slip in slips:
        name, address = (slip.locator(part).inner_text() for part in ("strong", ".slip-address"))
        page = opened(PHONE).page
        page.goto(address)
        expect(page.get_by_role("region", name="Where you play")).to_contain_text(name)
