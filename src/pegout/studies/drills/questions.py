"""What a drill asks: a hand to count, cards to throw, a card to lay."""

from pegout.analysis.plays import Play
from pegout.cards import Card
from pegout.values import value

GOAL = 121
LIMIT = 31


@value
class Counting:
    """Four cards and a starter: what do they count."""

    hand: tuple[Card, ...]
    starter: Card
    crib: bool = False


@value
class Throwing:
    """Six cards: which two go to the crib."""

    cards: tuple[Card, ...]
    dealer: bool
    scores: tuple[int, int]
    """Mine and the other's."""
    goal: int = GOAL


@value
class Pegging(Play):
    """A play between two: which card is to be laid."""

    other_went: bool = False
    """Whether the other has said go in this series."""

    @property
    def fitting(self) -> tuple[Card, ...]:
        """The held cards that may be laid, each of them."""
        return tuple([card for card in sorted(self.held) if self.count + card.pips <= LIMIT])


Question = Counting | Throwing | Pegging
SORTS: dict[str, type] = {"counting": Counting, "throwing": Throwing, "pegging": Pegging}
"""The drills by their names."""
KINDS = tuple(SORTS)
Answer = int | tuple[Card, ...]
"""A count, or the cards thrown or laid."""
