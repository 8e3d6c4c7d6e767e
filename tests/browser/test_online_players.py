"""People and bots at an online knock-out: they enter themselves, are called to tables, and come back."""

import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.kit.browser import DESK, PHONE, Window
from tests.kit.browser_player import BrowserPlayer, turn
from tests.kit.browser_table import Json, Player
from tests.kit.event_people import Visitor, soon
from tests.kit.running_server import any_move


def entered(window: Window, event: str, name: str) -> Page:
    """By the form on the page of the event, which leads to a page of one's own."""
    page = window.go(f"/e/{event}")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Put me on the list").click()
    page.wait_for_url(f"**/e/{event}/me")
    expect(page.get_by_role("heading", level=1)).to_contain_text("your table opens on this page")
    expect(page.get_by_role("button", name="I am here")).to_have_count(0)
    return page


def seated(director: Visitor, name: str) -> bool:
    """The page takes the seat by itself, a moment after it is there."""
    until = time.monotonic() + 10
    while (seat := director.view()["entries"][name]["seat"]) != "person" and time.monotonic() < until:
        time.sleep(0.05)
    return bool(seat == "person")


def called(page: Page, opponent: str) -> None:
    """The page says so by itself, where it is seen from other tabs as well."""
    expect(page.get_by_role("heading", level=1)).to_have_text(f"You play {opponent}")
    expect(page.get_by_role("link", name="To my table")).to_be_visible()
    assert f"Your table is open: {opponent}" in page.title()


def at_table(window: Window) -> Player:
    """By the one button; the table knows who comes."""
    player = Player(window)
    player.page.get_by_role("link", name="To my table").click()
    player.page.wait_for_url("**/t/*")
    player.table = player.page.url.rpartition("/")[2]
    return player


def play_out(players: list[Player]) -> list[int]:
    """Most of it without the pages, as a game is long; the end is seen there. Gives the scores."""
    for player in players:
        player.page.goto("about:blank")
    play_until(players, 90, {"throw", "play", "go", "cut"})
    for player in players:
        player.window.go(f"/t/{player.table}")
        expect(turn(player.page)).not_to_be_empty()
    play_until(players, 121, {"throw", "play", "go"})  # cuts are left to the pages, which make them at once
    return players[0].score()


def play_until(players: list[Player], points: int, moves: set[str]) -> None:
    dice = Random(1)
    while max(players[0].score()) < points:
        for player in players:
            seen = player.view()
            while max(seen["game"]["scores"]) < points and can(seen, moves):
                seen = player.do(seen, **any_move(seen["game"], dice))


def can(view: Json, moves: set[str]) -> bool:
    return any(option["do"] in moves for option in view["game"]["legal"])


def come_back(player: Player, event: str) -> None:
    """Nothing there leads to anything but the event."""
    page = player.page
    back = page.get_by_role("link", name="Back to the event")
    expect(back).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    expect(page.get_by_text("Invite")).to_have_count(0)
    player.window.look("online-table-after-the-match")
    back.click()
    page.wait_for_url(f"**/e/{event}/me")


@pytest.mark.long
def test_two_people_meet_online_and_go_on(opened: Opened, site: str) -> None:
    director = Visitor(site).make(name="Online cup", fee=0, minimum=0, prizes="", online={})
    bots = director.at("bots", "POST", {"names": ["Bot 1", "Bot 2"], "level": "random"})
    assert bots.status_code == 200, bots.text
    windows = {"Ann": opened(PHONE), "Bob": opened(DESK)}
    for name, window in windows.items():
        entered(window, director.event, name)
    for name in windows:
        assert seated(director, name)
    director.do("MoveStart", start=soon(0), reason="everybody is here")
    called(windows["Ann"].page, "Bob")
    called(windows["Bob"].page, "Ann")
    windows["Ann"].look("online-called")
    players = [at_table(window) for window in windows.values()]
    spectator = opened(PHONE).go(f"/e/{director.event}")
    spectator.get_by_role("row", name="Ann \u2013 Bob").get_by_role("link", name="Watch").click()
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    BrowserPlayer(players[0].page).play_until("throw")
    points = dict(zip(windows, play_out(players), strict=True))
    for player in players:
        come_back(player, director.event)
    expect(spectator.get_by_role("link", name="Back to the event")).to_have_attribute(
        "href", f"/e/{director.event}"
    )
    winner, loser = sorted(points, key=lambda name: -points[name])
    finalists = {line["first"]: line["second"] for line in director.at("lists/pairings").json()}
    met = {**finalists, **{second: first for first, second in finalists.items()}}
    assert met[winner].startswith("Bot")
    for name, window in windows.items():
        called(window.page, met[name])
        own, other = points[name], points[loser if name == winner else winner]
        expect(window.page.get_by_role("table", name="Score card")).to_contain_text(f"{own}\u2013{other}")
    windows["Ann"].look("online-next-game")
