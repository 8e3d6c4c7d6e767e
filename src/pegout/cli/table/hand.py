"""The player's hand: cards with their numbers, picked ones raised."""

from collections.abc import Sequence

from textual.content import Content
from textual.events import Click
from textual.message import Message

from pegout.cards import Card
from pegout.cli.table.choice import Choice
from pegout.cli.table.faces import BARRED, CHOSEN, PAPER, Colours, Row, Size, face, side_by_side
from pegout.cli.table.slate import Slate

NUMBER = "#4a5a52"


class Hand(Slate):
    """Draws the hand; a click on a card is reported as `Picked`."""

    class Picked(Message):
        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__("hand")
        self.pitch = 1
        self.number = 0

    def draw(
        self,
        cards: Sequence[Card],
        choice: Choice,
        playable: Sequence[Card],
        colours: Colours,
        size: Size,
        *,
        raised: bool,
    ) -> None:
        self.pitch, self.number = size.width + 1, len(cards)
        drawn = [
            _column(place, card, choice, colours, size, raised=raised, barred=card not in playable)
            for place, card in enumerate(cards)
        ]
        self.write(side_by_side(drawn) if drawn else Content(""))

    def on_click(self, event: Click) -> None:
        place = event.x // self.pitch
        if place < self.number:
            self.post_message(self.Picked(place))


def _column(
    place: int, card: Card, choice: Choice, colours: Colours, size: Size, *, raised: bool, barred: bool
) -> list[Row]:
    """One card with its number: below it, and raised when picked; on it where the screen is low."""
    chosen = card in choice.cards
    paper = CHOSEN if chosen else BARRED if barred else PAPER
    rows = face(card, colours, size, paper)
    number = (f"[{place + 1}]" if chosen else str(place + 1)).center(size.width)
    style = "reverse bold" if place == choice.cursor else "bold"
    if not raised:
        return [*rows[:-1], (number, f"{style} {NUMBER} on {paper}")]
    blank = (" " * size.width, "")
    rows = [*rows, blank] if chosen else [blank, *rows]
    return [*rows, (number, style)]
