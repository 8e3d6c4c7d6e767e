"""The board: every hole of every side's track, two streets to a row, with both pegs."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from pegout.game import Pegs
from pegout.game.board import STREET_LENGTH
from pegout.rules import RuleSet

SIDE_COLOURS = ("#5fd7ff", "#ffaf5f", "#d7afff", "#afff5f")
FRONT, REAR, HOLE, GAME_HOLE = "●", "○", "·", "◎"
AHEAD = "#6f8f80"
LINE = "#8fae9f"
SKUNK = "bold #ff6f61"

GROUP = 5
ROW = 2 * STREET_LENGTH
ROW_CELLS = ROW + (ROW // GROUP - 1) + 2
"""Sixty holes with a gap after each five, and two more cells for the line between streets."""
NARROWEST = ROW_CELLS + 5
"""Without the label: the start, the holes, the line at the end or the game hole."""

Part = str | tuple[str, str]


def draw_board(pegs: Sequence[Pegs], labels: Sequence[str], rules: RuleSet, width: int) -> Content:
    """Rulers and tracks, a row for each side and sixty holes; labels as long as the width allows."""
    room = max(1, min(max(map(len, labels)), width - NARROWEST))
    lines = []
    for first in range(1, rules.goal, ROW):
        lines.append(Content.assemble(" " * room, *_ruler(first, rules)))
        for side, peg in enumerate(pegs):
            colour = SIDE_COLOURS[side]
            label = (labels[side][:room].ljust(room), f"bold {colour}")
            lines.append(Content.assemble(label, *_track(first, peg, colour, rules)))
    return Content("\n").join(lines)


def board_height(rules: RuleSet) -> int:
    rows = -(-(rules.goal - 1) // ROW)
    return rows * (1 + rules.sides)


def initials(names: Sequence[str]) -> list[str]:
    """One letter per name if there is no room for more; numbers if two names begin alike."""
    letters = [name[:1].upper() for name in names]
    return letters if len(set(letters)) == len(letters) else [str(n) for n in range(1, len(names) + 1)]


def _track(first: int, pegs: Pegs, colour: str, rules: RuleSet) -> Iterator[Part]:
    last = min(first + ROW, rules.goal) - 1
    yield " "
    yield _hole(0, pegs, colour) if first == 1 else " "
    yield " "
    for hole in range(first, last + 1):
        yield _hole(hole, pegs, colour)
        if hole < last and hole % GROUP == 0:
            yield from _gap(hole, rules)
    yield " "
    if last == rules.goal - 1:
        yield _hole(rules.goal, pegs, colour, GAME_HOLE)
    else:
        yield _line_after(last, rules)


def _hole(hole: int, pegs: Pegs, colour: str, empty: str = HOLE) -> Part:
    if hole == pegs.front:
        return FRONT, f"bold {colour}"
    if hole == pegs.rear:
        return REAR, colour
    return empty, colour if hole < pegs.front else AHEAD


def _gap(hole: int, rules: RuleSet) -> Iterator[Part]:
    between_streets = hole % STREET_LENGTH == 0
    marked = hole in _skunk_lines(rules)
    if not between_streets:
        yield ("┃", SKUNK) if marked else " "
        return
    yield " "
    yield _line_after(hole, rules)
    yield " "


def _line_after(hole: int, rules: RuleSet) -> Part:
    return ("┃", SKUNK) if hole in _skunk_lines(rules) else ("│", LINE)


def _skunk_lines(rules: RuleSet) -> dict[int, str]:
    """The last hole before each line, and what it is called to stop there."""
    lines = {rules.double_skunk_below - 1: rules.double_skunk_word, rules.skunk_below - 1: "skunk"}
    return {hole: word for hole, word in lines.items() if hole > 0}


def _ruler(first: int, rules: RuleSet) -> Iterator[Part]:
    """The number of every fifth hole; after a skunk line, its name instead."""
    line = [" "] * (NARROWEST + 1)
    for hole in range(first + GROUP - 1, min(first + ROW, rules.goal), GROUP):
        _write(line, _place(hole, first) + 1 - len(str(hole)), str(hole))
    named = [
        (hole, word) for hole, word in _skunk_lines(rules).items() if first - 1 <= hole < first + ROW - 1
    ]
    marks = [(_place(hole + 1, first) if hole >= first else 3, word) for hole, word in named]
    for place, word in marks:
        _write(line, place, word)
    yield from _coloured("".join(line).rstrip(), marks)


def _coloured(text: str, marks: Sequence[tuple[int, str]]) -> Iterator[Part]:
    done = 0
    for place, word in sorted(marks):
        yield text[done:place], LINE
        yield word, SKUNK
        done = place + len(word)
    yield text[done:], LINE


def _place(hole: int, first: int) -> int:
    """The cell of a hole, counted after the label."""
    index = hole - first
    return 3 + index + index // GROUP + (2 if index >= STREET_LENGTH else 0)


def _write(line: list[str], place: int, text: str) -> None:
    line[place : place + len(text)] = text
