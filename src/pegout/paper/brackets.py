"""Bracket sheets for the wall, filled in so far, or empty."""

from collections.abc import Mapping, Sequence

from pegout.paper.bracket_boxes import Named
from pegout.paper.bracket_pages import drawn_pages
from pegout.paper.heading import field, heading
from pegout.paper.paper_size import Stock
from pegout.paper.press import NothingToPrint, pressed
from pegout.tournament.brackets import Sheet, double_elimination, evaluate, single_elimination
from pegout.tournament.brackets.results import Result
from pegout.tournament.event import Elimination, Event


def bracket_sheet(
    event: Event, division: str = "", *, consolation: bool = False, large: bool = True, stock: Stock = Stock.A
) -> bytes:
    """The sheet of a division, or of its consolation, with names, scores and byes so far.

    Up to 32 lines of a single and 16 of a double elimination fit a small page. Larger sheets are for large
    paper, in sections if need be; with `large` off they are spread over small pages.
    """
    playing = field(event, division)
    course = playing.consolation if consolation else playing.main
    if course is None:
        what = "consolation" if consolation else "bracket sheet"
        raise NothingToPrint(f"This division has no {what} yet: print it once it is drawn.")
    title = "Consolation" if consolation else "Bracket"
    head = heading(event, title, (0.0, 0.0), playing)
    return _pressed(head, course.sheet, course.results, playing.named, large=large, stock=stock)


def empty_bracket(
    players: int,
    elimination: Elimination = Elimination.SINGLE,
    *,
    title: str = "",
    best_of: int = 1,
    seeded: bool = True,
    third_place: bool = False,
    large: bool = True,
    stock: Stock = Stock.A,
) -> bytes:
    """A sheet for so many players to write on: 2 to 512 in single, 2 to 128 in double elimination."""
    lines = range(1, players + 1)
    try:
        if elimination is Elimination.DOUBLE:
            sheet = double_elimination(lines, best_of=best_of)
        else:
            sheet = single_elimination(lines, seeded=seeded, third_place=third_place, best_of=best_of)
    except ValueError as error:
        raise NothingToPrint(str(error)) from None
    words = f"{elimination.value} elimination, {players} players".capitalize()
    head = {"event": title or words, "title": "Bracket", "day": words if title else "", "as_of": ""}
    return _pressed(head, sheet, (), lambda _: "", large=large, stock=stock)


def _pressed(
    head: Mapping[str, object],
    sheet: Sheet,
    results: Sequence[Result],
    named: Named,
    *,
    large: bool,
    stock: Stock,
) -> bytes:
    size, pages = drawn_pages(sheet, evaluate(sheet, results), named, stock, large=large)
    return pressed("bracket", {**head, "width": size[0], "height": size[1], "pages": pages})
