"""The line of the chance to win, drawn as SVG."""

from collections.abc import Sequence
from html import escape

from pegout.studies.review.result import GameReview, Moment, Point, Review

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 26, 34
LONGEST = 40

STYLE = """
.line { --paper: #fff; --ink: #1b1f24; --faint: #c9ced6; --chance: #0b5cad; --shown: #b3470b; }
@media screen and (prefers-color-scheme: dark) {
  .line { --paper: #14181d; --ink: #e8ebef; --faint: #48515c; --chance: #7cb8f5; --shown: #f0a36b; }
}
.line text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.line .paper { fill: var(--paper); }
.line .grid { stroke: var(--faint); stroke-width: 1; }
.line .even { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 2 4; }
.line .chance { fill: none; stroke: var(--chance); stroke-width: 1.5; stroke-linejoin: round; }
.line .played { stroke-width: 4; }
.line .shown { fill: none; stroke: var(--shown); stroke-width: 2.5; stroke-dasharray: 5 3; }
.line circle { fill: var(--chance); }
.line .cut { fill: var(--paper); stroke: var(--chance); stroke-width: 2; }
"""


def plain(text: str) -> str:
    r"""Text from players made safe for HTML and SVG: markup escaped, unprintable characters replaced.

    >>> plain("<b>\x07")
    '&lt;b&gt;\ufffd'
    """
    return escape("".join(one if one.isprintable() else "\ufffd" for one in text))


def line_svg(review: Review, game: GameReview) -> str:
    """A standalone picture: the first player's chance from the first deal to the end."""
    line = game.line
    first, second = (plain(name) for name in review.names)
    winner = (first, second)[game.winner]
    low, high = min(point.chance for point in line), max(point.chance for point in line)
    told = (
        f"{first}'s chance was {line[0].chance:.0%} before the first deal, {low:.0%} at its lowest and "
        f"{high:.0%} at its highest; {winner} won after {len(game.deals)} deals."
    )
    name = f"line-{game.number}"
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" class="line" role="img"
 aria-labelledby="{name}-title {name}-desc">
<title id="{name}-title">The chance to win: {first} against {second}</title>
<desc id="{name}-desc">{told}</desc>
<style>{STYLE}</style>
<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>
{_lines(_scale(review.names), _deals(line), _paths(line), _marks(line))}
</svg>
"""


def _lines(*parts: list[str]) -> str:
    return "\n".join(line for part in parts for line in part)


def _x(place: int, points: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, points - 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)


def _scale(names: Sequence[str]) -> list[str]:
    """One line for both players: the first wins at the top, the second at the bottom."""
    drawn = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        kind = "even" if percent == 50 else "grid"
        drawn.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}%</text>')
    drawn.append(f'<text x="{LEFT}" y="{TOP - 9}">{_short(names[0])} wins</text>')
    drawn.append(f'<text x="{LEFT}" y="{HEIGHT - 6}">{_short(names[1])} wins</text>')
    return drawn


def _short(name: str) -> str:
    return plain(name if len(name) <= LONGEST else name[: LONGEST - 3] + "...")


def _deals(line: Sequence[Point]) -> list[str]:
    drawn = []
    for place, point in enumerate(line):
        if point.moment is Moment.BEFORE_DEAL:
            x = _x(place, len(line))
            drawn.append(
                f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
                f'<text x="{x + 3:.1f}" y="{HEIGHT - BOTTOM + 14}">{point.deal}</text>'
            )
    return drawn


def _paths(line: Sequence[Point]) -> list[str]:
    """Deal and throw thin, play thick, show dashed."""
    spots = [f"{_x(place, len(line)):.1f},{_y(point.chance):.1f}" for place, point in enumerate(line)]
    starts = [place for place, point in enumerate(line) if point.moment is Moment.BEFORE_DEAL]
    drawn = []
    for start, end in zip(starts, [*starts[1:], len(line) - 1], strict=True):
        lead = next((n for n in range(start, end) if line[n].moment is Moment.STARTER), end - 1)
        drawn.append(f'<polyline class="chance" points="{" ".join(spots[start : lead + 1])}"/>')
        drawn.append(f'<polyline class="chance played" points="{" ".join(spots[lead:end])}"/>')
        drawn.append(f'<polyline class="shown" points="{spots[end - 1]} {spots[end]}"/>')
    return drawn


def _marks(line: Sequence[Point]) -> list[str]:
    return [_mark(point, _x(place, len(line)), _y(point.chance)) for place, point in enumerate(line)]


def _mark(point: Point, x: float, y: float) -> str:
    """A tooltip says what happened."""
    kind = "cut" if point.moment is Moment.STARTER else "end" if point.moment is Moment.END else "step"
    radius = 2.5 if kind == "step" else 4
    told = f"<title>{plain(point.text)}: {point.chance:.1%}</title>"
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}">{told}</circle>'
