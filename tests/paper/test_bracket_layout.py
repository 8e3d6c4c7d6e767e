"""Where the boxes of a sheet stand: every match once, on the paper, and none on top of another."""

from itertools import combinations
from typing import Any

import pytest

from pegout.paper.bracket_layout import HEADS
from pegout.paper.bracket_pages import FOOTING, HEADING, MARGIN, drawn_pages
from pegout.paper.paper_size import Stock
from pegout.tournament.brackets import Sheet, double_elimination, evaluate, single_elimination

Page = dict[str, Any]
Area = tuple[float, float, float, float]

SINGLES = (*range(2, 36), 63, 64, 65, 127, 128, 129, 256, 257, 511, 512)
DOUBLES = (*range(2, 36), 63, 64, 65, 100, 127, 128)


def _drawn(
    sheet: Sheet, stock: Stock = Stock.A, *, large: bool = True
) -> tuple[tuple[float, float], list[Page]]:
    return drawn_pages(sheet, evaluate(sheet, ()), str, stock, large=large)


def _single(players: int) -> Sheet:
    return single_elimination(range(1, players + 1), third_place=True, best_of=3)


def _double(players: int) -> Sheet:
    return double_elimination(range(1, players + 1))


SHEETS = [*(pytest.param(_single(n), id=f"single {n}") for n in SINGLES)]
SHEETS += [*(pytest.param(_double(n), id=f"double {n}") for n in DOUBLES)]


def _areas(page: Page) -> list[Area]:
    """Everything on the page that is to be read: the boxes, the heads and the places."""
    wide = page["wide"]
    found = [(box["x"], box["y"], box["x"] + wide, box["y"] + page["box"]) for box in page["boxes"]]
    found += [(x, y, x + wide, y + HEADS - 2.5) for x, y, _ in page["heads"]]
    if page["places"] is not None:
        x, y, lines = page["places"]["x"], page["places"]["y"], page["places"]["lines"]
        found.append((x, y, x + wide, y + page["places"]["high"] * len(lines)))
    return found


def _overlap(one: Area, two: Area) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


@pytest.mark.parametrize("large", [True, False])
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_match_is_drawn_once_and_all_fits_without_overlap(sheet: Sheet, large: bool) -> None:
    (width, height), pages = _drawn(sheet, large=large)
    drawn = [box["id"] for page in pages for box in page["boxes"]]
    assert sorted(drawn) == sorted(match.id for match in sheet.matches)
    for page in pages:
        areas = _areas(page)
        right, bottom = width - 2 * MARGIN, height - 2 * MARGIN - HEADING - FOOTING
        assert all(x >= 0 and y >= 0 and r <= right + 0.01 and b <= bottom + 0.01 for x, y, r, b in areas)
        by_column: dict[float, list[Area]] = {}
        for area in areas:
            by_column.setdefault(area[0], []).append(area)
        assert not any(_overlap(*pair) for column in by_column.values() for pair in combinations(column, 2))


@pytest.mark.parametrize("sheet", SHEETS)
def test_names_are_never_set_too_small_to_read(sheet: Sheet) -> None:
    for stock in Stock:
        for page in _drawn(sheet, stock)[1]:
            assert page["box"] / 2 > 3
            assert page["wide"] > 34


@pytest.mark.parametrize(
    ("sheet", "pages", "paper"),
    [
        (_single(2), 1, (297, 210)),
        (_single(32), 1, (297, 210)),
        (_single(33), 1, (420, 297)),
        (_single(64), 1, (420, 297)),
        (_single(65), 3, (420, 297)),
        (_single(512), 9, (420, 297)),
        (_double(16), 1, (297, 210)),
        (_double(17), 1, (420, 297)),
        (_double(32), 1, (420, 297)),
        (_double(64), 3, (420, 297)),
        (_double(128), 4, (420, 297)),
    ],
)
def test_the_paper_grows_with_the_field(sheet: Sheet, pages: int, paper: tuple[int, int]) -> None:
    size, found = _drawn(sheet)
    assert (len(found), size) == (pages, paper)


def test_where_large_paper_is_not_wanted_small_pages_do() -> None:
    for sheet in (_single(512), _double(128)):
        size, found = _drawn(sheet, large=False)
        assert size == (297, 210)
        assert all(len(page["boxes"]) <= 64 for page in found)


def test_each_line_ends_at_a_box_and_begins_at_one() -> None:
    _, (page,) = _drawn(_double(16))
    starts = {round(box["x"] + page["wide"], 3) for box in page["boxes"]}
    ends = {round(box["x"], 3) for box in page["boxes"]}
    lines = page["lines"]
    assert len(lines) == 3 * 29
    assert {round(line[0], 3) for line in lines[::3]} <= starts
    assert {round(line[2], 3) for line in lines[2::3]} <= ends
    for first, second, third in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        assert (first[2:], second[2:]) == (second[:2], third[:2])
