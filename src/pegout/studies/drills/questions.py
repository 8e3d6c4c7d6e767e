"""What a drill asks: a hand to count, cards to throw, a card to play."""

from pegout.analysis.plays import Play
from pegout.cards import Card
from pegout.values import value

GOAL = 121
LIMIT = 31


@value
class Counting:
    """Four cards and a starter to count."""

    hand: tuple[Card, ...]
    starter: Card
    crib: bool = False


@value
class Throwing:
    """Six cards, two of them for the crib."""

    cards: tuple[Card, ...]
    dealer: bool
    scores: tuple[int, int]
    """Mine and my opponent's."""
    goal: int = GOAL


@value
class Pegging(Play):
    """The play between two, and the next card."""

    other_went: bool = False
    """Whether the opponent has said go in this series."""

    @property
    def fitting(self) -> tuple[Card, ...]:
        """Every card held that may be played."""
        return tuple([card for card in sorted(self.held) if self.count + card.pips <= LIMIT])


Question = Counting | Throwing | Pegging
SORTS: dict[str, type] = {"counting": Counting, "throwing": Throwing, "pegging": Pegging}
"""The drills by name."""
KINDS = tuple(SORTS)
Answer = int | tuple[Card, ...]
"""A count, or the cards thrown or played."""
