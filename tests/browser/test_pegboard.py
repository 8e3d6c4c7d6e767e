"""The board is drawn true: all its holes, in streets and fives, its lines, and pegs that leapfrog."""

import re
from collections.abc import Iterator
from itertools import pairwise, product
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser import window

DRAW = """async (all) => {
    const {pegboard} = await import("/web/base/pegboard.js");
    document.querySelector("main").replaceChildren(pegboard(...all));
}"""
MOVING = """document.getAnimations().map(({effect}) => effect).filter(({target}) => target.matches(".peg"))
    .map((one) => [one.target.getAttribute("class"), ...one.getKeyframes().map((each) => each.transform)])"""
Point = tuple[float, ...]


def pegs(goal: int, *sides: tuple[int, int], **rules: int | str) -> dict[str, Any]:
    names = ("Ann", "Bob", "Cal", "Dee")
    stand = [
        {"name": name, "score": score, "rear": rear}
        for name, (score, rear) in zip(names, sides, strict=False)
    ]
    return {"goal": goal, "sides": stand, "rules": rules}


def numbers(text: str | None) -> Point:
    return tuple(float(found) for found in re.findall(r"-?[\d.]+", text or ""))


def lanes(page: Page, goal: int) -> list[list[Point]]:
    """The holes of each lane: two to start from, those of the streets, and the game hole."""
    drawn = numbers(page.locator(".pegboard-hole").get_attribute("d"))
    points = [(x, y) for x, y, _ in zip(drawn[::3], drawn[1::3], drawn[2::3], strict=True)]
    each = goal + 2
    return [list(points[at : at + each]) for at in range(0, len(points), each)]


def standing(page: Page, side: int, which: str) -> Point:
    return numbers(page.locator(f".pegboard-holes .peg.side-{side}.{which}").get_attribute("transform"))


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """One for all: each test draws boards of its own there."""
    with window(browser, site, reduced_motion="no-preference") as lively:
        page = lively.go("/board")  # which has the styles of the board
        expect(page.get_by_role("button", name="Start the board")).to_be_visible()
        yield page


def test_every_side_has_its_lane_of_holes_in_streets_and_fives(page: Page) -> None:
    for goal, sides in product((31, 61, 121, 200), (2, 3, 4)):
        page.evaluate(DRAW, [pegs(goal, *[(0, 0)] * sides)])
        drawn = lanes(page, goal)
        assert len(drawn) == sides
        own = [hole for lane in drawn for hole in lane[:-1]]
        assert len(set(own)) == sides * (goal + 1)
        assert {lane[-1] for lane in drawn} == {drawn[0][-1]}
        assert min(dist(one, other) for one, other in pairwise(sorted(own))) >= 9
        for lane in drawn:
            steps = [dist(one, other) for one, other in pairwise(lane[2:-1])]
            fives = {steps[at] for at in range(4, len(steps), 5) if (at + 1) % 30}
            assert min(fives, default=15) > max(steps[:4])


def test_pegs_stand_in_the_holes_of_the_score(page: Page) -> None:
    page.evaluate(DRAW, [pegs(121, (45, 41), (0, 0), (121, 90))])
    ann, bob, cal = lanes(page, 121)
    start = 1  # the second of the start holes is nought
    assert standing(page, 0, "front") == ann[start + 45]
    assert standing(page, 0, "rear") == ann[start + 41]
    assert standing(page, 1, "front") == bob[start]
    assert standing(page, 1, "rear") == bob[start - 1]
    assert standing(page, 2, "front") == cal[-1] == ann[-1]
    assert page.locator(".pegboard-score").all_inner_texts() == ["45", "0", "121"]
    shapes = [page.locator(f".pegboard-holes .side-{side}.front").get_attribute("d") for side in (0, 1, 2)]
    assert len(set(shapes)) == 3


def test_lines_lie_between_the_last_hole_of_a_skunk_and_the_next(page: Page) -> None:
    page.evaluate(DRAW, [pegs(121, (0, 0), (0, 0), skunk_below=91, double_skunk_below=61)])
    words = page.locator(".pegboard-words.skunk").all_text_contents()
    assert words == ["Skunk", "Double skunk"]
    ann, _ = lanes(page, 121)
    for line, hole in zip(page.locator(".pegboard-line").all(), (90, 60), strict=True):
        x = numbers(line.get_attribute("d"))[0]
        assert 0 < abs(x - ann[1 + hole][0]) < 10
    page.evaluate(DRAW, [pegs(61, (0, 0), (0, 0), skunk_below=31)])
    assert page.locator(".pegboard-words.skunk").all_text_contents() == ["Skunk"]


def test_lines_follow_the_rules_and_bear_their_words(page: Page) -> None:
    page.evaluate(DRAW, [pegs(121, (0, 0), (0, 0), double_skunk_below=61, double_skunk_word="lurch")])
    assert page.locator(".pegboard-words.skunk").all_text_contents() == ["Lurch"]
    page.evaluate(DRAW, [pegs(121, (0, 0), (0, 0), skunk_below=91, early_end_at=61, early_end_under=31)])
    assert page.locator(".pegboard-words.skunk").all_text_contents() == ["Double skunk at 61", "Skunk"]
    assert page.locator(".pegboard-words:not(.skunk)").all_text_contents() == ["60"]
    ann, _ = lanes(page, 121)
    x = numbers(page.locator(".pegboard-line").first.get_attribute("d"))[0]
    assert 0 < abs(x - ann[1 + 30][0]) < 10  # whoever stands there is short of 31
    page.evaluate(DRAW, [pegs(121, (0, 0), (0, 0), early_end_at=0, early_end_under=31)])
    assert page.locator(".pegboard-line").count() == 0


def test_the_rear_peg_leaps_over_the_front_one(page: Page) -> None:
    before = pegs(121, (10, 8), (5, 0))
    page.evaluate(DRAW, [pegs(121, (14, 10), (5, 0)), before])
    ann, _ = lanes(page, 121)
    [(moved, *frames)] = page.evaluate(MOVING)
    assert moved == "peg front side-0"
    assert [numbers(frame) for frame in frames] == ann[1 + 8 : 1 + 14 + 1]


def test_a_listener_is_told_where_the_pegs_stand(page: Page) -> None:
    page.evaluate(DRAW, [pegs(121, (45, 41), (30, 28))])
    board = page.get_by_role("img", name="Board to 121")
    expect(board).to_have_accessible_name("Board to 121. Ann: pegs at 45 and 41. Bob: pegs at 30 and 28.")
