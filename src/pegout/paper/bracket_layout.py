"""Where everything stands on a page of a sheet, in millimetres from the top left of its drawing."""

from collections.abc import Mapping
from typing import Any

from pegout.paper.bracket_boxes import Writer
from pegout.paper.bracket_plan import Part
from pegout.paper.paper_size import Size
from pegout.tournament.brackets import Match
from pegout.values import value

HEADS = 8.0
BETWEEN_PARTS = 6.0
GAP = 8.5  # between two rounds, for the lines and the names of the matches
ELBOW = 1.8
TALLEST_STEP = 26.0
TALLEST_BOX = 16.0
NUMBER = 6.0
CELL, NARROW_CELL = 7.6, 6.6  # for a score, or for each of several
LEAST_FOR_NAME = 20.0
PLACES_GAP = 6.0
PLACE_HIGH = 7.0


@value
class Measures:
    """The sizes that all boxes of a page share."""

    step: float
    box: float
    column: float

    @property
    def wide(self) -> float:
        return self.column - GAP

    def cells(self, best_of: int) -> int:
        """One per game if that leaves room for a name, else one for the games won."""
        return best_of if self.wide - NUMBER - NARROW_CELL * best_of >= LEAST_FOR_NAME else 1


def measures(parts: tuple[Part, ...], area: Size) -> Measures:
    """As large as the page allows, but no larger than looks good."""
    rows = sum(len(part.rounds[0]) for part in parts)
    free = area[1] - len(parts) * HEADS - (len(parts) - 1) * BETWEEN_PARTS
    step = min(max(TALLEST_STEP, area[1] / 6), free / rows)
    first = len(parts[0].rounds[0]) / 2
    below_middle = TALLEST_BOX / 2 + PLACES_GAP + 3 * PLACE_HIGH
    if len(parts) > 1 and first * step < below_middle:  # the places reach below the rows of the first part
        step = min(step, (free - below_middle) / (rows - first))
    columns = max(len(part.rounds) for part in parts)
    return Measures(step, min(TALLEST_BOX, step * 0.88), area[0] / max(columns, 3))


class Drawing:
    """A page while its parts are being placed."""

    def __init__(self, sizes: Measures, writer: Writer, heads: Mapping[str, str]) -> None:
        self.sizes, self.writer, self.named_heads = sizes, writer, heads
        self.heads: list[tuple[float, float, str]] = []
        self.boxes: list[dict[str, Any]] = []
        self.lines: list[tuple[float, float, float, float]] = []
        self.middles: dict[str, float] = {}
        self.bottom = 0.0

    def add(self, part: Part) -> None:
        """Draw a part below those already there."""
        top = self.bottom + (BETWEEN_PARTS if self.bottom else 0.0)
        drawn = joined(part)
        for column, matches in enumerate(part.rounds):
            left = column * self.sizes.column
            self.heads.append((left, top, self.named_heads[matches[0].id]))
            for row, match in enumerate(matches):
                feeders = [feeder for feeder in _feeders(match) if feeder in drawn & self.middles.keys()]
                by_row = top + HEADS + (row + 0.5) * self.sizes.step
                middle = sum(self.middles[each] for each in feeders) / len(feeders) if feeders else by_row
                self.put(match, left, middle, drawn)
                for feeder in feeders:
                    self._join(self.middles[feeder], match, feeder, left, middle)
        self.bottom = top + HEADS + len(part.rounds[0]) * self.sizes.step

    def put(self, match: Match, left: float, middle: float, drawn: frozenset[str] = frozenset()) -> None:
        """Draw one match."""
        self.middles[match.id] = middle
        cells = self.sizes.cells(match.best_of)
        box = self.writer.box(match, drawn, cells)
        cell = CELL if cells == 1 else NARROW_CELL
        self.boxes.append({**box, "x": left, "y": middle - self.sizes.box / 2, "cell": cell})

    def _join(self, start: float, match: Match, feeder: str, left: float, middle: float) -> None:
        """From the end of a box to the line its winner goes to."""
        place = _feeders(match).index(feeder)
        end = middle + self.sizes.box / 4 * (1 if place else -1)
        turn = left - ELBOW
        self.lines += [(left - GAP, start, turn, start), (turn, start, turn, end), (turn, end, left, end)]


def joined(part: Part) -> frozenset[str]:
    """The matches of a part whose winners have their next match in it."""
    here = {match.id for each in part.rounds for match in each}
    return frozenset(
        feeder for each in part.rounds for match in each for feeder in _feeders(match) if feeder in here
    )


def _feeders(match: Match) -> list[str]:
    """Where the two lines come from; to a second final only the first one's winner is drawn."""
    names = [getattr(source, "match", "") for source in match.sources]
    return ["", names[1]] if match.if_needed else names
