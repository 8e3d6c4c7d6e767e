"""Playing cards drawn in character cells, in two or four colours."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from pegout.cards import Card, Suit

Row = tuple[str, str]
"""A stretch of text and its style."""

RED, BLACK, BLUE, GREEN = "#c4122f", "#15171a", "#0b4fc4", "#0a6b2d"
TWO_COLOURS = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED, Suit.SPADES: BLACK}
FOUR_COLOURS = TWO_COLOURS | {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE}
Colours = dict[Suit, str]

PAPER, SHADED, CHOSEN, BARRED = "#f6f2e7", "#ded8c6", "#ffd75f", "#9aa39c"
BACK = "#9fc3ff on #1f3f8f"
TURNED = "#6f8f84"


@dataclass(frozen=True, slots=True)
class Size:
    width: int
    height: int


SMALL, BIG = Size(5, 3), Size(7, 5)
SLICE = 3
"""How much of a card shows under another."""


def face(card: Card, colours: Colours, size: Size, paper: str = PAPER) -> list[Row]:
    """The rows of one card, from the top."""
    style = f"bold {colours[card.suit]} on {paper}"
    label, symbol = card.rank.label, card.suit.symbol
    rows = [" " * size.width] * size.height
    rows[0] = f" {label}".ljust(size.width)
    rows[size.height // 2] = symbol.center(size.width)
    rows[-1] = f"{label} ".rjust(size.width)
    return [(row, style) for row in rows]


def sliced(card: Card, colours: Colours, size: Size, paper: str) -> list[Row]:
    """What shows of a card under another: its rank and suit at the left edge."""
    style = f"bold {colours[card.suit]} on {paper}"
    rows = [" " * SLICE] * size.height
    rows[0] = f"{card.rank.label:>2} "
    rows[1] = f" {card.suit.symbol} "
    return [(row, style) for row in rows]


def side_by_side(cards: Sequence[Sequence[Row]], gap: str = " ") -> Content:
    """Cards of equal height in a row."""
    lines = []
    for rows in zip(*cards, strict=True):
        parts: list[str | Row] = []
        for row in rows:
            parts += [row, gap]
        lines.append(Content.assemble(*parts[:-1]))
    return Content("\n").join(lines)


def fan(cards: Sequence[Card], colours: Colours, size: Size, width: int) -> Content:
    """The cards of a series: side by side if the width allows, else overlapping."""
    if not cards:
        return Content("")
    if len(cards) * (size.width + 1) - 1 <= width:
        return side_by_side([face(card, colours, size) for card in cards])
    fitting = max(0, width - size.width) // SLICE
    under = cards[-1 - fitting : -1] if fitting else cards[:0]
    slices = [sliced(card, colours, size, (SHADED, PAPER)[n % 2]) for n, card in enumerate(under)]
    return side_by_side([*slices, face(cards[-1], colours, size, (SHADED, PAPER)[len(under) % 2])], "")


def chip(card: Card, colours: Colours) -> Row:
    """A card in one line."""
    return f"{card.pretty:>3}", f"bold {colours[card.suit]} on {PAPER}"


def back() -> Row:
    """A card face down."""
    return "▒▒▒", BACK


def turned() -> Row:
    """A card that was played and has been turned over."""
    return "░░░", TURNED


def marked_cards(line: str, colours: Colours) -> Content:
    """A spoken line, with its cards printed in colour."""
    parts: list[str | Row] = []
    for place, word in enumerate(line.split(" ")):
        parts.append(" " if place else "")
        body = word.rstrip(":.,")
        suit = next((suit for suit in Suit if body.endswith(suit.symbol) and len(body) <= 3), None)
        parts += [word] if suit is None else [(body, f"bold {colours[suit]} on {PAPER}"), word[len(body) :]]
    return Content.assemble(*parts)
