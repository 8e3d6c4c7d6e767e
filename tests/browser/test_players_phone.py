"""A player's phone at an event: table, score, judge and card; without a connection it goes on."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.test_offline import ACTIVE
from tests.kit.browser import DESK, PHONE, tap
from tests.kit.browser_companion import invitation, points
from tests.kit.browser_phone import Event, card, score, start


@pytest.fixture(scope="module")
def desk(site: str) -> Iterator[httpx.Client]:
    """A director's browser."""
    with httpx.Client(base_url=site, timeout=30) as client:
        client.get("/api/rules")  # any answer brings the cookie against forged requests
        yield client


@pytest.fixture(scope="module")
def events(desk: httpx.Client) -> dict[str, Event]:
    """One for each test, all begun at the same time."""
    two = "Ann", "Bob"
    made = {
        "agreed": Event(desk, *two),
        "disputed": Event(desk, *two),
        "offline": Event(desk, *two),
        "match": Event(desk, *two, form="knock-out", best_of=3),
        "timed": Event(desk, *two, form="knock-out", round_minutes=20),
        "watched": Event(desk, *two, "Cleo", "Dan", name="Winter Cup"),
        "kept": Event(desk, *two),
        "sent": Event(desk, *two),
        "free": Event(desk, *two, "Cleo", movement="free", games=3),
        "confirmed": Event(desk, *two),
    }
    start(*made.values())
    return made


def test_one_enters_the_score_and_the_other_confirms_it(opened: Opened, events: dict[str, Event]) -> None:
    event = events["agreed"]
    ann, bob = event.phone(opened, "Ann"), event.phone(opened, "Bob")
    where = ann.page.get_by_role("region", name="Where you play")
    expect(where.get_by_role("heading")).to_have_text("Table 1")
    expect(where).to_contain_text("against Bob")
    tap(ann.page, "I won", "9", "8")
    ann.look("phone-points")
    tap(ann.page, "Enter it")
    expect(score(ann.page)).to_contain_text("It counts as soon as Bob enters the same.")
    expect(score(bob.page)).to_contain_text("Ann has entered")
    tap(bob.page, "Yes, that is right")
    expect(card(bob.page)).to_contain_text(re.compile("98.121"))
    assert event.points == {"Ann": 121, "Bob": 98}


def test_different_scores_stand_side_by_side_and_the_judge_is_called(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["disputed"]
    ann, bob = event.phone(opened, "Ann"), event.phone(opened, "Bob")
    tap(ann.page, "I won", "9", "8", "Enter it")
    expect(score(bob.page)).to_contain_text("Ann has entered")
    tap(bob.page, "No, it was something else", "Ann won", "9", "9", "Enter it")
    for page in (ann.page, bob.page):
        expect(score(page)).to_contain_text("You two have entered different scores")
        expect(score(page).get_by_text("98", exact=True)).to_be_visible()
        expect(score(page).get_by_text("99", exact=True)).to_be_visible()
    bob.look("phone-disagree")
    tap(bob.page, "Call the judge")
    bob.page.get_by_label("What is it about?").fill("one hole")
    tap(bob.page, "Call now")
    for page in (ann.page, bob.page):
        expect(page.get_by_role("region", name="Judge")).to_contain_text("on the way to table 1")
    tap(ann.page, "Bob is right")
    expect(card(ann.page)).to_contain_text(re.compile("121.99"))


def test_a_free_game_counts_once_the_opponent_agrees_and_keeps_nobody_from_the_next(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["free"]
    ann, bob = event.phone(opened, "Ann"), event.phone(opened, "Bob")
    for other in ("Bob", "Cleo"):
        ann.page.get_by_label("You played against").select_option(other)
        tap(ann.page, "Go on", "I won", "9", "8", "Enter it")
        expect(score(ann.page)).to_contain_text("It counts as soon as Bob enters the same.")
    expect(score(bob.page)).to_contain_text("Ann has entered")
    expect(ann.page.get_by_text("Also waiting to be agreed on: against Cleo.")).to_be_visible()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann says that you have played each other")
    bob.look("phone-free-game")
    assert event.get("lists/results") == []
    tap(bob.page, "Yes, that is right")
    expect(card(bob.page)).to_contain_text(re.compile("98.121"))
    assert event.points == {"Ann": 121, "Bob": 98}
    cleo = event.phone(opened, "Cleo")
    expect(ann.page.get_by_text("does not count")).to_have_count(0)
    tap(cleo.page, "We did not play that game")
    expect(ann.page.get_by_text("Your game against Cleo does not count")).to_be_visible()
    expect(score(ann.page)).not_to_contain_text("It counts as soon as")
    assert len(event.get("lists/results")) == 1


def test_without_a_connection_the_page_opens_and_entries_are_sent_later_and_once(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["offline"]
    ann = event.phone(opened, "Ann", service_workers="allow")
    page = ann.page
    page.evaluate(ACTIVE)
    ann.context.set_offline(offline=True)
    expect(page.get_by_text("No connection")).to_be_visible()
    tap(page, "Bob won", "7", "7", "Enter it")
    expect(page.get_by_text("1 entry waits to be sent.")).to_be_visible()
    page.reload()
    expect(page.get_by_text(re.compile(r"as of \d+:\d\d"))).to_be_visible()
    expect(score(page)).to_contain_text("Waiting to be sent")
    ann.look("phone-offline")
    ann.context.set_offline(offline=False)
    expect(score(page)).to_contain_text("You have entered")
    expect(page.get_by_text("waits to be sent")).to_be_hidden()
    page.reload()
    expect(score(page)).to_contain_text("You have entered")
    assert event.scores_entered == 1


def test_an_entry_for_one_game_of_a_match_that_waited_is_never_taken_for_the_next(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["match"]
    ann = event.phone(opened, "Ann")
    ann.context.set_offline(offline=True)
    tap(ann.page, "I won", "5", "0", "Enter it")
    event.do("EnterScore", division="", game=event.game, scores=[121, 50], nth=1)
    ann.context.set_offline(offline=False)
    expect(ann.page.get_by_role("alert")).to_contain_text("already been entered")
    expect(ann.page.get_by_role("region", name="Where you play")).to_contain_text("game 2, best of 3")
    assert event.scores_entered == 1


def test_where_time_ended_a_level_game_both_say_who_was_there_first(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["timed"]
    ann, bob = event.phone(opened, "Ann"), event.phone(opened, "Bob")
    tap(ann.page, "Time ended the game", "9", "8", "Next", "9", "8")
    ann.page.get_by_label("who reached that score first").select_option("Bob")
    tap(ann.page, "Enter it")
    expect(score(bob.page)).to_contain_text("Bob reached that score first")
    tap(bob.page, "Yes, that is right")
    expect(card(bob.page)).to_contain_text("won")
    assert event.points == {"Ann": 98, "Bob": 98}


def test_somebody_enters_on_the_public_page_checks_in_and_withdraws(
    opened: Opened, desk: httpx.Client
) -> None:
    event = Event(desk, form="lodge", fee=0)
    window = opened(PHONE)
    page = window.go(f"/e/{event.id}")
    page.get_by_label("Name", exact=True).fill("Cleo")
    page.get_by_label("You enter as").select_option("guest")
    page.get_by_label("Invited by").fill("Ann")
    window.look("event-open")
    tap(page, "Put me on the list")
    page.wait_for_url(f"**/e/{event.id}/me")
    expect(page.get_by_role("img", name="Your link as a QR code")).to_be_visible()
    window.look("phone-entered")
    tap(page, "I have saved it", "I am here")
    expect(page.get_by_role("heading", level=1)).to_contain_text("You are checked in")
    tap(page, "Withdraw", "Yes, withdraw")
    expect(page.get_by_role("heading", level=1)).to_contain_text("You are not on the list")


def test_the_list_has_what_takes_entries_what_is_being_played_and_ones_own(
    opened: Opened, desk: httpx.Client, events: dict[str, Event]
) -> None:
    Event(desk, name="Autumn Cup")
    window = events["watched"].phone(opened, "Ann")
    page = window.go("/events")
    expect(page.get_by_role("region", name="Being played")).to_contain_text("Winter Cup")
    expect(page.get_by_role("region", name="My events").get_by_role("link", name="My page")).to_be_visible()
    window.look("events")
    page.get_by_role("region", name="Open for entry").get_by_role("link", name="Autumn Cup").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Autumn Cup")


def test_the_public_page_shows_pairings_and_standings_as_they_come(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["watched"]
    window = opened(DESK)
    page = window.go(f"/e/{event.id}")
    playing = page.get_by_role("region", name="Playing now").get_by_role("row")
    expect(playing).to_have_count(3)
    event.do("EnterScore", division="", game=event.game, scores=[121, 80], nth=1)
    expect(playing).to_have_count(2)
    expect(page.get_by_role("region", name="Standings").get_by_role("row").nth(1)).to_contain_text("+41")
    page.get_by_text("All results").click()
    expect(page.get_by_text(re.compile("121.80"))).to_be_visible()
    window.look("event-playing")


def test_a_board_on_the_phone_tells_the_event_its_score(opened: Opened, events: dict[str, Event]) -> None:
    event = events["kept"]
    page = event.phone(opened, "Ann").page
    tap(page, "Keep score on this phone", "Bob")
    expect(page.get_by_text("Deal 1: Bob deals")).to_be_visible()
    points(page, 121, "Ann")
    expect(page.get_by_text("The score was sent to Spring Open.")).to_be_visible()
    page.get_by_role("link", name="Back to Spring Open").click()
    expect(score(page)).to_contain_text("You have entered")
    expect(score(page).get_by_text("121", exact=True)).to_be_visible()
    assert event.scores_entered == 1


def test_the_opponent_agrees_on_the_board_with_their_own_phone_and_event_link(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["confirmed"]
    ann, bob = event.phone(opened, "Ann"), event.phone(opened, "Bob")
    tap(ann.page, "Keep score on this phone", "Bob")
    expect(ann.page.get_by_text("Deal 1: Bob deals")).to_be_visible()
    page = bob.go(invitation(ann, "Ann", "Bob"))
    expect(page.get_by_role("group", name="Who has the points")).to_be_visible()
    page = bob.go(f"/e/{event.id}/me")
    page.get_by_role("link", name="Watch your opponent").click()
    expect(page.get_by_text("Deal 1: Bob deals")).to_be_visible()
    points(ann.page, 121, "Ann")
    expect(ann.page.get_by_text("The score was sent to Spring Open.")).to_be_visible()
    expect(page.get_by_text("Not sent to Spring Open")).to_be_visible()
    tap(page, "Confirm")
    expect(page.get_by_text("The score was sent to Spring Open.")).to_be_visible()
    page.get_by_role("link", name="Back to Spring Open").click()
    expect(card(page)).to_contain_text(re.compile("0.121"))
    assert event.points == {"Ann": 121, "Bob": 0}


def test_a_board_that_was_begun_without_a_connection_is_sent_by_hand(
    opened: Opened, events: dict[str, Event]
) -> None:
    event = events["sent"]
    ann = event.phone(opened, "Ann", service_workers="allow")
    page = ann.page
    page.evaluate(ACTIVE)
    ann.context.set_offline(offline=True)
    tap(page, "Keep score on this phone", "Ann")
    points(page, 121, "Bob")
    tap(page, "Send the score to Spring Open")
    expect(page.get_by_text("The score waits to be sent to Spring Open.")).to_be_visible()
    ann.context.set_offline(offline=False)
    expect(page.get_by_text("The score was sent to Spring Open.")).to_be_visible()
    assert event.scores_entered == 1
