"""The pages of a sheet as data for the template."""

from typing import Any

from pegout.paper.bracket_boxes import Named, Writer
from pegout.paper.bracket_heads import round_heads
from pegout.paper.bracket_layout import PLACE_HIGH, PLACES_GAP, Drawing, measures
from pegout.paper.bracket_plan import LARGE, SMALL, Part, fits_one_page, pages_of, parts_of
from pegout.paper.paper_size import Size, Stock, across
from pegout.tournament.brackets import Bracket, Match, Progress, Sheet

MARGIN = 10.0
HEADING = 17.0
FOOTING = 5.0


def drawn_pages(
    sheet: Sheet, progress: Progress, named: Named, stock: Stock, *, large: bool
) -> tuple[Size, list[dict[str, Any]]]:
    """The size of the paper, and what stands on each page.

    A sheet that is readable on one small page gets one; otherwise large paper, or several small pages if
    large paper is not wanted.
    """
    use_small = fits_one_page(parts_of(sheet), SMALL) or not large
    size = across(stock.small if use_small else stock.large)
    area = size[0] - 2 * MARGIN, size[1] - 2 * MARGIN - HEADING - FOOTING
    writer, heads = Writer(sheet, progress, named), round_heads(sheet)
    pages = []
    for parts in pages_of(sheet, SMALL if use_small else LARGE):
        drawing = Drawing(measures(parts, area), writer, heads)
        drawing.add(parts[0])
        places = _places(drawing, parts[0], sheet, progress)
        for part in parts[1:]:
            drawing.add(part)
        pages.append({"part": _title(parts), "places": places, **_drawn(drawing)})
    return size, pages


def _title(parts: tuple[Part, ...]) -> str:
    return " and ".join(part.title for part in parts if "," in part.title or len(parts) == 1)


def _drawn(drawing: Drawing) -> dict[str, Any]:
    return {
        "heads": drawing.heads,
        "boxes": drawing.boxes,
        "lines": drawing.lines,
        "box": drawing.sizes.box,
        "wide": drawing.sizes.wide,
    }


def _places(drawing: Drawing, part: Part, sheet: Sheet, progress: Progress) -> dict[str, Any] | None:
    """Below the final: who has won, the next places that a match decides, and the match for the third."""
    final = part.rounds[-1][0]
    if final.bracket is not Bracket.FINAL:
        return None
    left = (len(part.rounds) - 1) * drawing.sizes.column
    top = drawing.middles[final.id] + drawing.sizes.box / 2 + PLACES_GAP
    lines = [progress.champion, progress.second]
    third = next((match for match in sheet.matches if match.bracket is Bracket.THIRD_PLACE), None)
    if third is not None or any(match.bracket is Bracket.LOSERS for match in sheet.matches):
        lines.append(progress.third)
    end = top + PLACE_HIGH * len(lines)
    drawing.bottom = max(drawing.bottom, end)
    if third is not None:
        _put_third(drawing, third, left, end + PLACES_GAP)
    return {
        "x": left,
        "y": top,
        "high": PLACE_HIGH,
        "lines": [_who(line, drawing.writer.named) for line in lines],
    }


def _put_third(drawing: Drawing, third: Match, left: float, top: float) -> None:
    drawing.heads.append((left, top, drawing.named_heads[third.id]))
    drawing.put(third, left, top + 8.0 + drawing.sizes.box / 2)


def _who(line: int | None, named: Named) -> list[str]:
    return ["", ""] if line is None else [str(line), named(line)]
