"""The drawing of a knock-out sheet: where its matches stand, and what people do with it."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pegout.tournament.brackets import GamePlayed, double, double_elimination, single_elimination
from tests.browser.conftest import Opened
from tests.kit.browser import PHONE, Window, window
from tests.kit.event_hall import sheet_seen, showing

Json = dict[str, Any]

SIZES = (*range(2, 65), 128, 256, 512)
THIRTEEN = "Ann Bob Cy Di Ed Flo Gus Hal Ida Jo Kit Lou Max".split()
LAY_OUT = """async (text) => {
    const sheets = JSON.parse(text); // as one text: there are thousands of matches
    const {layout} = await import("/web/bracket/layout.js");
    const found = sheets.map((matches) => {
        const {boxes, heads, joins, width, height} = layout(matches);
        const places = boxes.map(({match, x, y, width, height}) => [match.match, [x, y, width, height]]);
        return {boxes: Object.fromEntries(places), heads, joins, width, height};
    });
    return JSON.stringify(found);
}"""
PIECES = """async ([matches, most]) => {
    const {sections} = await import("/web/bracket/sections.js");
    return sections(matches, most).map((piece) => piece.map(({match}) => match));
}"""
PLACE = """(match) => {
    const box = document.querySelector(`.bracket-view [data-match="${match}"]`);
    const {e, f} = box.transform.baseVal[0].matrix;
    return [e, f];
}"""
TWICE_AS_LARGE = "document.documentElement.style.fontSize = '200%'"
EXACT = 1e-6
NEEDED = ("match", "bracket", "round", "place", "winner_to", "state")


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Any page of the server: its modules are used without what they draw."""
    with window(browser, site) as opened_window:
        yield opened_window.go("/board")


def sheets(size: int) -> list[list[Json]]:
    """Single elimination with a match for the third place, and double."""
    lines = range(1, size + 1)
    both = [
        sheet_seen(single_elimination(lines, third_place=True), "knock-out"),
        sheet_seen(double_elimination(lines), "lodge"),
    ]
    return [[{name: match[name] for name in NEEDED} for match in view["matches"].values()] for view in both]


def overlap(one: list[float], other: list[float]) -> bool:
    return all(one[axis] < other[axis] + other[axis + 2] for axis in (0, 1)) and all(
        other[axis] < one[axis] + one[axis + 2] for axis in (0, 1)
    )


def middle(box: list[float]) -> float:
    return box[1] + box[3] / 2


def columns(matches: list[Json]) -> dict[tuple[str, int], list[Json]]:
    found: dict[tuple[str, int], list[Json]] = defaultdict(list)
    for match in matches:
        found[match["bracket"], match["round"]].append(match)
    return found


def check(matches: list[Json], drawing: Json) -> None:
    boxes = drawing["boxes"]
    assert set(boxes) == {match["match"] for match in matches}
    _check_room(drawing)
    _check_columns(matches, boxes)
    _check_feeders(matches, drawing)


def _check_room(drawing: Json) -> None:
    """Nothing lies on anything else, or outside."""
    heads = [[head["x"], head["y"], head["width"], 30] for head in drawing["heads"]]
    by_column: dict[float, list[list[float]]] = defaultdict(list)
    for place in (*drawing["boxes"].values(), *heads):
        by_column[place[0]].append(place)
        assert min(place[:2]) >= 0
        assert place[0] + place[2] <= drawing["width"]
        assert place[1] + place[3] <= drawing["height"]
    for column in by_column.values():
        for one, other in pairwise(sorted(column, key=lambda place: place[1])):
            assert not overlap(one, other)
    for (left, places), (right, _) in pairwise(sorted(by_column.items())):
        assert max(place[2] for place in places) < right - left


def _check_columns(matches: list[Json], boxes: dict[str, list[float]]) -> None:
    """A round is a column, the next one is to its right; winners above losers, and the final after all."""
    lefts = {}
    for column, played in columns(matches).items():
        (lefts[column],) = {boxes[match["match"]][0] for match in played}
        middles = [middle(boxes[match["match"]]) for match in sorted(played, key=lambda one: one["place"])]
        assert middles == sorted(middles)
    for (bracket, number), left in lefts.items():
        assert left < lefts.get((bracket, number + 1), left + 1)
    assert max(lefts.values()) == lefts["final", 2 if ("final", 2) in lefts else 1]
    winners = [middle(boxes[match["match"]]) for match in matches if match["bracket"] == "winners"]
    losers = [middle(boxes[match["match"]]) for match in matches if match["bracket"] == "losers"]
    assert not losers or max(winners) < min(losers)


def _check_feeders(matches: list[Json], drawing: Json) -> None:
    """Every match is half way between those whose winners come into it, and joined to each of them."""
    boxes = drawing["boxes"]
    feeders: dict[str, list[str]] = defaultdict(list)
    for match in matches:
        if match["winner_to"]:
            feeders[match["winner_to"]].append(match["match"])
    for fed, names in feeders.items():
        middles = [middle(boxes[name]) for name in names]
        assert abs(middle(boxes[fed]) - sum(middles) / len(middles)) < EXACT
    joined = {(join["from"], join["to"]) for join in drawing["joins"]}
    assert joined == {(name, fed) for fed, names in feeders.items() for name in names}
    for join in drawing["joins"]:
        (x, y), (end_x, end_y) = join["points"][0], join["points"][-1]
        start_box, end_box = boxes[join["from"]], boxes[join["to"]]
        assert abs(x - start_box[0] - start_box[2]) < EXACT
        assert abs(y - middle(start_box)) < EXACT
        assert abs(end_x - end_box[0]) < EXACT
        assert end_box[1] < end_y < end_box[1] + end_box[3]


def test_matches_of_sheets_of_every_size_stand_between_those_that_feed_them(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(double, "MOST_ENTRIES", 512)  # the drawing is ready for larger sheets than the rules
    drawn = [matches for size in SIZES for matches in sheets(size)]
    found = json.loads(page.evaluate(LAY_OUT, json.dumps(drawn)))
    assert len(found) == 2 * len(SIZES)
    for matches, drawing in zip(drawn, found, strict=True):
        check(matches, drawing)


@pytest.mark.parametrize("size", [2, 3, 13, 64, 100])
def test_pieces_for_the_hall_are_small_and_hold_every_match(page: Page, size: int) -> None:
    for matches in sheets(size):
        by_name = {match["match"]: match for match in matches}
        pieces: list[list[str]] = page.evaluate(PIECES, [matches, 64])
        assert {name for piece in pieces for name in piece} == set(by_name)
        for piece in pieces:
            rounds = columns([by_name[name] for name in piece if by_name[name]["bracket"] != "third place"])
            assert max(len(played) for played in rounds.values()) <= 4
        few: list[list[str]] = page.evaluate(PIECES, [matches, 3])
        assert "F1" in few[-1]
        assert len(few) <= len(pieces)


def view_box(page: Page) -> list[float]:
    """Left, top, width and height of what is seen."""
    text = page.locator(".bracket-view > svg").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def box(page: Page, match: str) -> Any:
    return page.locator(f'.bracket-view [data-match="{match}"]')


PLAYED = (
    GamePlayed("W1-1", (88, 121)),  # Ann and Bob
    GamePlayed("W1-2", (121, 60)),  # Cy and Di
    GamePlayed("W2-1", (121, 119)),  # Bob and Cy
)
LODGE = "/e/event-event-/bracket"


def at_the_lodge(window: Window, tail: str = "") -> Page:
    """Thirteen players of a double elimination: Bob and Cy have won, then Bob has beaten Cy."""
    sheet = double_elimination(range(1, 14))
    showing(window, sheet_seen(sheet, "lodge", PLAYED, THIRTEEN, "Lodge night"))
    return window.go(LODGE + tail)


def test_a_player_is_followed_through_the_sheet(seen: Window) -> None:
    page = at_the_lodge(seen)
    expect(page.get_by_role("heading", name="Knock-out sheet of Lodge night")).to_be_visible()
    page.get_by_role("combobox", name="Follow a player").select_option("Bob")
    expect(page).to_have_url(re.compile(r"#Bob$"))
    for match in ("W1-1", "W2-1", "W3-1"):
        expect(box(page, match)).to_have_class(re.compile("followed"))
    expect(box(page, "W1-2")).not_to_have_class(re.compile("followed|hoped"))
    for match in ("W4-1", "F1", "F2"):
        expect(box(page, match)).to_have_class(re.compile("hoped"))
    left, top, width, height = view_box(page)
    x, y = page.evaluate(PLACE, "W3-1")
    assert left <= x <= left + width
    assert top <= y <= top + height
    seen.look("bracket")
    page.goto(f"{LODGE}#Cy")
    page.reload()
    expect(page.get_by_role("combobox", name="Follow a player")).to_have_value("Cy")
    expect(page.locator(".bracket-line.dropped")).to_have_count(1)  # from W2-1 into the losers' bracket


def test_a_match_tells_its_games_by_mouse_and_by_keyboard(opened: Opened) -> None:
    page = at_the_lodge(opened())
    box(page, "W1-1").click()
    told = page.get_by_role("region", name="Match")
    expect(told).to_contain_text("Ann \N{EN DASH} Bob")
    expect(told).to_contain_text("Game 1: 88\N{EN DASH}121")
    expect(told).to_contain_text("Bob wins.")
    expect(told).to_contain_text("The winner goes on to W2-1. The loser goes on to L1-1.")
    told.get_by_role("button", name="Close this match").click()
    expect(told).to_be_hidden()
    drawing = page.get_by_role("group", name="Drawing of the sheet")
    expect(drawing).to_be_focused()
    before = view_box(page)
    page.keyboard.press("+")
    larger = view_box(page)
    assert larger[2] < before[2]
    page.keyboard.press("ArrowRight")
    assert view_box(page)[0] > larger[0]
    page.keyboard.press("0")
    whole = view_box(page)
    assert whole[2] > before[2]
    page.keyboard.press("Enter")
    expect(told).to_be_focused()
    drawing.hover()
    page.mouse.wheel(0, -400)
    assert view_box(page)[2] < whole[2]


def test_the_list_says_what_the_drawing_shows(opened: Opened) -> None:
    window = opened(PHONE)
    page = at_the_lodge(window)
    page.get_by_text("The sheet as a list of rounds").click()
    lines = page.get_by_role("region", name="Winners 1").get_by_role("listitem")
    expect(lines).to_have_count(8)
    expect(lines.first).to_have_text("W1-1 Ann \N{EN DASH} Bob; 88\N{EN DASH}121; Bob wins")
    winners = [f"Winners {number}" for number in range(1, 5)]
    losers = [f"Losers {number}" for number in range(1, 7)]
    found = page.locator(".bracket-round h2").all_inner_texts()
    assert found == [*winners, *losers, "Final", "Second final"]
    page.evaluate(TWICE_AS_LARGE)
    window.look("bracket-list")


def test_a_sheet_is_printed_on_one_page_or_on_as_many_as_it_needs(opened: Opened) -> None:
    page = at_the_lodge(opened())
    page.get_by_text("Print", exact=True).click()
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1
    page.get_by_role("combobox", name="Spread").select_option("many")
    page.get_by_role("combobox", name="Paper").select_option("letter")
    told = page.get_by_text(re.compile(r"^\d+ pages, \d down and \d across\.$"))
    count = int(told.inner_text().split()[0])
    assert count > 1
    assert pages_of(page.pdf(prefer_css_page_size=True)) == count
    expect(page.locator(".bracket-print")).to_have_count(0)


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))
