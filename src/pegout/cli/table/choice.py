"""Which cards of the hand are picked, before the choice is confirmed."""

from collections.abc import Sequence

from pegout.cards import Card
from pegout.cli.phrases import cards_word


class Choice:
    """The picked cards and the cursor. None of this has happened at the table yet."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.cursor: int | None = None

    def toggle(self, card: Card, limit: int) -> str | None:
        """Pick the card or put it back; returns the reason when no more cards can be picked."""
        if card in self.cards:
            self.cards.remove(card)
        elif limit == 1:
            self.cards = [card]
        elif len(self.cards) < limit:
            self.cards.append(card)
        else:
            return f"{cards_word(limit).capitalize()} are picked already: put one back first."
        return None

    def take_back(self) -> bool:
        """Put back the card picked last; False if none was picked."""
        if not self.cards:
            return False
        self.cards.pop()
        return True

    def clear(self) -> None:
        self.cards = []
        self.cursor = None

    def move(self, step: int, hand: Sequence[Card]) -> None:
        """Move the cursor around the hand."""
        if hand:
            start = -1 if step > 0 else 0
            self.cursor = ((start if self.cursor is None else self.cursor) + step) % len(hand)
