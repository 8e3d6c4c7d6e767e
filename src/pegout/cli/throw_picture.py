"""Throws as a picture: a bar for each, split into hand, crib and pegging, and what the hand may count."""

from collections.abc import Sequence

from pegout.cli.svg import Drawing
from pegout.services.queries.throws import Weighed

WIDTH = 760
LEFT, RIGHT = 96, 600
"""Where the bars start and end."""
TOTAL, WIN = 664, 736
"""Where the figures after the bars end."""
ROW = 30
BAR = 18
PANELS = 3
PANEL_HEIGHT = 150
MARGIN = 24

STYLE = """
svg { font: 14px system-ui, sans-serif; }
.page { fill: #fcfcfa; } text { fill: #1d2329; } .quiet { fill: #59636e; } .best { font-weight: 700; }
.small { font-size: 12px; } .head { font-size: 17px; font-weight: 600; } .end { text-anchor: end; }
.middle { text-anchor: middle; } .axis { stroke: #8b949e; }
.hand { fill: #2f6fb3; } .crib { fill: #c7721e; } .pegging { fill: #3f8f5f; }
@media (prefers-color-scheme: dark) {
.page { fill: #14181d; } text { fill: #e8eaed; } .quiet { fill: #a3acb6; } .axis { stroke: #6e7681; }
.hand { fill: #5b9be0; } .crib { fill: #e39a4e; } .pegging { fill: #62b886; }
}
"""


def picture(throws: Sequence[Weighed], heading: str, *, own: bool) -> str:
    """The throws, best first, as an SVG without scripts that works in light and dark mode.

    Parts that cost points lie left of the line.
    """
    bars = 96 + ROW * len(throws)
    drawing = Drawing(WIDTH, bars + PANEL_HEIGHT + 62, STYLE, _title(throws[0]), _told(throws, own=own))
    drawing.text(MARGIN, 36, heading, "head")
    _legend(drawing, throws[0])
    scale = _Scale(throws, own=own)
    for number, throw in enumerate(throws):
        _row(drawing, scale, throw, 90 + ROW * number, marked=number == 0)
    drawing.line(scale.at(0), 82, scale.at(0), bars - 6, "axis")
    tallest = max(max(_shares(throw)) for throw in throws[:PANELS])
    for number, throw in enumerate(throws[:PANELS]):
        _panel(drawing, throw, number, bars + 20, tallest)
    return drawing.as_text()


def _cards(throw: Weighed) -> str:
    return " ".join(card.pretty for card in throw.thrown)


def _title(best: Weighed) -> str:
    return f"What each throw is worth; the best is {_cards(best)}"


def _told(throws: Sequence[Weighed], *, own: bool) -> str:
    """The picture in words, for anyone who cannot see it."""
    rows = []
    for throw in throws:
        parts = [f"{word} {points:+.2f}" for word, points in _parts(throw, own=own)]
        win = "" if throw.win is None else f", wins {throw.win:.1%}"
        rows.append(f"{_cards(throw)}: {', '.join(parts)}, in all {throw.points:.2f}{win}.")
    return " ".join(rows)


def _parts(throw: Weighed, *, own: bool) -> list[tuple[str, float]]:
    """The parts of a throw's value, with their signs."""
    parts = [("hand", throw.hand.mean), ("crib", throw.crib if own else -throw.crib)]
    return parts if throw.pegging is None else [*parts, ("pegging", throw.pegging)]


def _legend(drawing: Drawing, throw: Weighed) -> None:
    for number, (word, _) in enumerate(_parts(throw, own=True)):
        drawing.box(LEFT + 90 * number, 56, 12, 12, word)
        drawing.text(LEFT + 18 + 90 * number, 67, word, "small quiet")
    drawing.text(TOTAL, 67, "points", "small quiet end")
    if throw.win is not None:
        drawing.text(WIN, 67, "win", "small quiet end")


class _Scale:
    """Points across the picture, wide enough for every bar."""

    def __init__(self, throws: Sequence[Weighed], *, own: bool) -> None:
        self.own = own
        parts = [[points for _, points in _parts(throw, own=own)] for throw in throws]
        self.least = min(sum(min(points, 0.0) for points in row) for row in parts)
        self.most = max(1.0, *[sum(max(points, 0.0) for points in row) for row in parts])

    def at(self, points: float) -> float:
        return LEFT + (RIGHT - LEFT) * (points - self.least) / (self.most - self.least)


def _row(drawing: Drawing, scale: _Scale, throw: Weighed, top: float, *, marked: bool) -> None:
    """Gains go to the right, costs to the left."""
    best = " best" if marked else ""
    drawing.text(MARGIN, top + 14, _cards(throw), best.strip())
    high = low = 0.0
    for word, points in _parts(throw, own=scale.own):
        start = high if points >= 0 else low + points
        width = scale.at(start + abs(points)) - scale.at(start)
        drawing.box(scale.at(start), top, width, BAR, word)
        high, low = high + max(points, 0.0), low + min(points, 0.0)
    drawing.text(TOTAL, top + 14, f"{throw.points:.2f}", f"end{best}")
    if throw.win is not None:
        drawing.text(WIN, top + 14, f"{throw.win:.1%}", f"end{best}")


def _panel(drawing: Drawing, throw: Weighed, number: int, top: float, tallest: float) -> None:
    """How likely each count of the hand is, as columns; all panels have the same scale."""
    width = (WIDTH - 2 * MARGIN) / PANELS
    left, ground = MARGIN + width * number, top + PANEL_HEIGHT
    hand, step = throw.hand, (width - 24) / 30
    drawing.text(left, top, f"Hand after {_cards(throw)}", "small")
    drawing.text(left, top + 17, f"mean {hand.mean:.2f}, {hand.least} to {hand.most}", "small quiet")
    shares = _shares(throw)
    for points, share in enumerate(shares):
        height = (PANEL_HEIGHT - 48) * share / tallest
        if share:
            drawing.box(left + step * points + 0.5, ground - height, step - 1, height, "hand")
        if points == shares.index(max(shares)):
            place = left + step * (points + 0.5), ground - height - 5
            drawing.text(*place, f"{share:.0%}", "small quiet middle")
    drawing.line(left, ground, left + width - 24, ground, "axis")
    for points in (0, 5, 10, 15, 20, 25, 29):
        drawing.text(left + step * (points + 0.5), ground + 16, str(points), "small quiet middle")


def _shares(throw: Weighed) -> list[float]:
    whole = sum(throw.hand.distribution)
    return [starters / whole for starters in throw.hand.distribution]
