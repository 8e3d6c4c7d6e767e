"""The review of a finished match: the line, the ledger, every decision, another try, and sharing."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

from pegout.cards import Card
from pegout.companion import NextDeal, PointKind, Points, write_board
from pegout.rules import PRESETS
from tests.browser.conftest import Opened
from tests.kit.boards import a_board
from tests.kit.browser import PHONE, THINKING_MS, Window
from tests.kit.finished_match import as_ann, finished_match
from tests.kit.members import SHORT
from tests.kit.review import played, short
from tests.kit.running_server import Guest


def reviewed(window: Window, *, known: bool = True) -> Page:
    """The page of the review; where it is known, the server need not work it out once more."""
    match = as_ann(window)
    if known:
        answer = {"body": match.review, "content_type": "application/json"}
        window.page.route("**/api/analysis/review", lambda route: route.fulfill(**answer))
    page = window.go(f"/t/{match.table}/review")
    expect(page.get_by_role("region", name="Decisions")).to_be_visible(timeout=THINKING_MS)
    return page


def test_a_match_of_a_table_is_reviewed(seen: Window) -> None:
    page = reviewed(seen, known=False)
    expect(page.get_by_text(re.compile("accuracy")).first).to_be_visible()
    expect(page.get_by_role("table").first).to_contain_text("Luck")
    expect(page.get_by_text(re.compile(r"All \d+ packs of this match came from its secrets"))).to_be_visible()
    seen.look("review")


def test_a_review_that_takes_long_says_so(opened: Opened) -> None:
    window = opened(PHONE)
    match, page = as_ann(window), window.page
    page.clock.install()
    page.route("**/api/analysis/review", lambda _: None)  # which never answers
    window.go(f"/t/{match.table}/review")
    expect(page.get_by_role("status").filter(has_text="a few seconds")).to_be_visible()
    page.clock.run_for(9_000)
    expect(page.get_by_role("status").filter(has_text="up to half a minute")).to_be_visible()
    window.look("review-takes-long")


def test_arrow_keys_and_touches_walk_along_the_line_in_words(opened: Opened) -> None:
    page = reviewed(opened(PHONE))
    line = page.get_by_role("slider")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"Deal 1, .* deals"))
    line.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"Deal 1: cards dealt\."))
    line.press("PageUp")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"Deal 2, .* deals"))
    line.press("End")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"the game is over"))
    page.get_by_role("button", name="One moment back").click()
    expect(page.get_by_text("the game is over")).to_have_count(0)
    box = line.bounding_box()
    assert box is not None
    line.tap(position={"x": box["width"] - 12, "y": 40})
    expect(line).to_have_attribute("aria-valuetext", re.compile("the game is over"))


def test_own_slips_stand_on_the_line(opened: Opened) -> None:
    window = opened()
    page = reviewed(window)
    review = json.loads(finished_match(window.url).review)
    decisions = review["games"][0]["players"][0]["decisions"]
    slips = [one for one in decisions if one["grade"] in {"inaccuracy", "mistake", "blunder"}]
    expect(page.locator(".drawing .slip")).to_have_count(len(slips))
    line, first = page.get_by_role("slider"), slips[0]
    cards = [Card.parse(card).pretty for card in first["chosen"]]
    told = ""
    while f"Deal {first['deal']}: Ann " not in told or not all(card in told for card in cards):
        assert first["grade"] not in told, told
        assert "the game is over" not in told
        line.press("ArrowRight")
        told = line.get_attribute("aria-valuetext") or ""
    assert told.endswith(f"A {first['grade']}.".replace("A i", "An i"))


def test_the_worst_throw_is_tried_again_wrong_and_right(opened: Opened) -> None:
    window = opened(PHONE)
    page = reviewed(window)
    item = page.get_by_role("listitem").filter(has_text="Ann threw").first
    expect(item.get_by_text(re.compile("to (their own|.+\u2019s) crib"))).to_be_visible()
    expect(item.get_by_text("Better:")).to_be_hidden()  # until it is tried, or asked for
    mine, best = cards_in(item.locator(".made")), cards_in(item.locator(".answer > div"))
    throw(item, mine)
    expect(item.get_by_text(re.compile(r"No, that gives away \d"))).to_be_visible()
    expect(item.get_by_text("Better:")).to_be_visible()
    expect(item.get_by_text(re.compile(r"^That gave away \d+\.\d% of the game \(\d"))).to_be_visible()
    expect(item.locator(".answer")).not_to_contain_text("%")
    window.look("review-try-again-wrong")
    throw(item, best)
    expect(item.get_by_text(re.compile("^Right"))).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert window.sideways() <= 0
    words = page.locator(".moment").evaluate("(one) => one.offsetWidth / one.parentElement.offsetWidth")
    assert words > 0.9, "with large letters the words have a line for themselves"


def test_only_mistakes_of_games_for_two_are_offered_to_be_drilled(opened: Opened) -> None:
    window = opened()
    page = reviewed(window)
    drill = page.get_by_role("link", name="Drill my mistakes")
    expect(drill).to_be_visible()

    def of_three(route: Route) -> None:
        view = route.fetch().json()
        view["table"]["seats"].append(view["table"]["seats"][1])
        route.fulfill(json=view)

    page.route(f"**/api/tables/{as_ann(window).table}", of_three)
    page.reload()
    expect(page.get_by_role("region", name="Decisions")).to_be_visible()
    expect(drill).to_have_count(0)


def cards_in(shown: Locator) -> list[str]:
    names: list[str] = shown.locator("[role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return names


def throw(item: Locator, cards: list[str]) -> None:
    item.get_by_role("button", name="Try again").click()
    expect(item.get_by_text("Better:")).to_be_hidden()
    for card in cards:
        item.get_by_role("button", name=card).click()
    item.get_by_role("button", name=re.compile("Throw to")).click()


def test_what_is_no_record_is_refused_and_a_file_of_three_says_why_it_has_no_line(
    opened: Opened, tmp_path: Path
) -> None:
    window = opened(PHONE)
    page = window.go("/review")
    page.get_by_label("Text").fill("Ann won.")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("alert")).to_contain_text("not a record that can be read", timeout=THINKING_MS)
    (refused,) = window.troubles
    assert "status of 422" in refused  # which the browser writes down by itself
    window.troubles.clear()
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
    file = tmp_path / "game.rec"
    file.write_text(played(short(PRESETS["club-3"], 31), 3).record)
    page.get_by_label("File").set_input_files(file)
    expect(page.get_by_label("Text")).to_have_value(re.compile("club-3"))
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text("there are no chances to win, and no ledger")).to_be_visible(timeout=THINKING_MS)
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("region", name="Decisions")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    cards = page.locator(".made .card")
    assert cards.filter(has_text="10").count() > 0
    heights: list[float] = cards.evaluate_all("all => all.map(one => one.offsetHeight)")
    assert len(set(heights)) == 1, "a ten is as high as the others: on one line"
    window.look("review-of-three")


def test_the_record_of_a_board_is_reviewed_as_its_own_page_does(opened: Opened) -> None:
    window = opened(PHONE)
    board = a_board()
    board.enter(Points(1, 5, PointKind.PLAY), Points(0, 8, PointKind.HAND), NextDeal(1))
    page = window.go("/review")
    page.get_by_label("Text").fill(write_board(board.log))
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("table", name="Ann")).to_contain_text("8.0", timeout=THINKING_MS)
    expect(page.get_by_role("heading", name=re.compile("Ann.s chance to win"))).to_be_visible()
    window.look("review-of-a-board")


def test_where_nothing_is_finished_there_is_a_way_back(opened: Opened) -> None:
    window = opened(PHONE)
    bob = Guest(window.url, "Bob")
    table = bob.post("/api/tables", SHORT)["table"]["table"]
    bob.http.close()
    for what in ("review", "verify"):
        page = window.go(f"/t/{table}/{what}")
        expect(page.get_by_role("alert")).to_contain_text("wait for its end")
        window.troubles.clear()  # the browser writes the 404 down
        window.look(f"{what}-of-nothing")
        page.get_by_role("link", name="Back to the table").click()
        page.wait_for_url(f"**/t/{table}")


def test_the_record_is_downloaded_and_the_link_copied_where_nothing_can_be_shared(opened: Opened) -> None:
    window = opened(permissions=["clipboard-read", "clipboard-write"])
    window.context.add_init_script("navigator.share = undefined")
    page = reviewed(window)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text("utf-8") == finished_match(window.url).record
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_telephone_shares_the_link_in_its_own_way(opened: Opened) -> None:
    window = opened(PHONE)
    window.context.add_init_script(
        "navigator.canShare = () => true; navigator.share = async (what) => { window.shared = what; };"
    )
    page = reviewed(window)
    page.get_by_role("button", name="Share").click()
    assert json.loads(page.evaluate("JSON.stringify(window.shared)"))["url"] == page.url
