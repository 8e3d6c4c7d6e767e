"""Starting from the desk: lots and start are one thing, also on a bad connection; a lodge needs no lots."""

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Opened
from tests.kit.browser_director import desk_of, event_of, move_to_now
from tests.kit.event_people import Visitor

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
RECORDS = "**/api/events/*/records"


def play_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Play", exact=True)


def draw(page: Page) -> None:
    """The form that draws lots, opened, and its button."""
    form = page.get_by_role("form", name="Draw lots and start")
    if not form.is_visible():
        play_of(page).locator("summary").filter(has_text="Draw lots").click()
    form.get_by_role("button", name="Draw lots and start").click()


def log_of(director: Visitor) -> list[str]:
    return [line["do"] for line in director.at("lists/log").json()]


def test_a_start_that_is_refused_draws_nothing(opened: Opened, site: str) -> None:
    director = event_of(site, "Early", *NAMES)
    page = desk_of(opened(), director, part="play")
    draw(page)
    expect(page.get_by_role("alert").filter(has_text="wait until then, or move the start")).to_be_visible()
    assert log_of(director) == ["Register"] * 4
    move_to_now(director)
    draw(page)
    expect(play_of(page)).to_contain_text("2 games to be played")
    assert log_of(director)[-1] == "DrawAndStart"
    assert sorted(director.view()["players"][""]["names"]) == NAMES


def test_lots_whose_answer_was_lost_are_sent_again_and_count_once(opened: Opened, site: str) -> None:
    director = event_of(site, "Dropped", *NAMES)
    move_to_now(director)
    window = opened()
    page = desk_of(window, director, part="play")
    ways: list[str] = []

    def lost(route: Route) -> None:
        """First on the way there, then on the way back."""
        ways.append(str(route.request.post_data))
        if len(ways) > 1:
            route.fetch()
        route.abort("connectionfailed")

    page.route(RECORDS, lost)
    draw(page)
    expect(page.get_by_text("The server cannot be reached").filter(visible=True).first).to_be_visible()
    assert log_of(director) == [*["Register"] * 4, "MoveStart"]
    form = page.get_by_role("form", name="Draw lots and start")
    form.evaluate("form => form.requestSubmit()")
    expect(play_of(page)).to_contain_text("2 games to be played")
    assert log_of(director) == [*["Register"] * 4, "MoveStart", "DrawAndStart"]
    assert ways[0] == ways[1]  # the same lots under the same id


def test_in_a_lodge_start_stands_first_and_keeps_the_order_of_registration(opened: Opened, site: str) -> None:
    """lodge:winners: the initial position is determined by registration order."""
    director = event_of(site, "Lodge night", *NAMES, format="lodge", fee=0, minimum=0)
    move_to_now(director)
    window = opened()
    page = desk_of(window, director, part="play")
    play = play_of(page)
    words = play.locator("button, summary").filter(visible=True).all_inner_texts()
    offered = [each for each in words if "lots" in each or "Start" in each]
    assert offered == ["Start play", "Draw lots instead"]
    window.look("lodge-start")
    play.get_by_role("button", name="Start play").click()
    expect(play).to_contain_text("2 games to be played")
    assert director.view()["players"][""]["names"] == NAMES
    games = director.view()["games"].values()
    assert [(game["first"], game["second"]) for game in games] == [("Ann", "Bob"), ("Cleo", "Dan")]


def test_elsewhere_lots_stand_first_and_a_start_without_them_is_there_too(opened: Opened, site: str) -> None:
    director = event_of(site, "Club night", *NAMES)
    move_to_now(director)
    page = desk_of(opened(), director, part="play")
    play = play_of(page)
    lines = [each for each in play.locator("summary").all_inner_texts() if "lots" in each or "Start" in each]
    assert lines == ["Draw lots and start", "Start in order of registration"]
    play.get_by_text("Start in order of registration").click()
    play.get_by_role("form", name="Start play").get_by_role("button", name="Start play").click()
    expect(play).to_contain_text("2 games to be played")
    assert director.view()["players"][""]["names"] == NAMES
