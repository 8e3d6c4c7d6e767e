"""Desks of events on the server of the browser tests, and what officials do there."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.kit.browser import Window
from tests.kit.event_people import Visitor, soon


def event_of(site: str, name: str, *players: str, **how: Any) -> Visitor:
    """A new event with these players, and its director."""
    director = Visitor(site).make(name=name, **how)
    for player in players:
        director.do("Register", name=player, kind="member")
    return director


def move_to_now(director: Visitor) -> None:
    """The start comes now."""
    director.do("MoveStart", start=soon(0), reason="everybody is here")


def enter(director: Visitor, player: str, game: str, *scores: int) -> None:
    """A player's own entry."""
    key = director.keys()["players"][player]
    director.someone(key).do("EnterScore", division="", game=game, scores=scores, player=player, nth=1)


def desk_of(window: Window, director: Visitor, role: str = "director", part: str = "entries") -> Page:
    """Opened by the link of that role."""
    key = director.keys()["roles"][role]
    page = window.go(f"/e/{director.event}/desk?part={part}#{key}")
    expect(page.get_by_role("heading", level=1)).to_have_text(director.view()["event"]["event"]["name"])
    return page


def todo(page: Page) -> Locator:
    return page.get_by_role("region", name="To be done next")


def open_part(page: Page, name: str) -> Locator:
    page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()
    return page.get_by_role("region", name=name, exact=True)


def enter_score(page: Page, where: str, *scores: int) -> None:
    """By keyboard alone: table, Enter, a number, Enter, a number, Enter."""
    page.get_by_role("textbox", name="Table, game or name").focus()
    for typed in (where, *map(str, scores)):
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
