"""What a drill asks: a hand to count, cards to throw, a card to lay."""

from typing import TYPE_CHECKING

from pegout.cards import Card
from pegout.values import value

if TYPE_CHECKING:
    from pegout.analysis import Play

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
class Pegging:
    """A play between two: which card is to be laid."""

    dealer: bool
    held: tuple[Card, ...]
    laid: tuple[Card, ...]
    thrown: tuple[Card, ...]
    theirs: tuple[Card, ...]
    """The other's cards laid so far."""
    series: tuple[Card, ...]
    """The cards that lie, by whomever, in their order."""
    starter: Card
    scores: tuple[int, int]
    """Mine and the other's, with all that has been pegged."""
    other_went: bool = False
    """Whether the other has said go in this series."""
    goal: int = GOAL

    @property
    def count(self) -> int:
        return sum(card.pips for card in self.series)

    @property
    def options(self) -> tuple[Card, ...]:
        """The held cards that fit."""
        return tuple([card for card in sorted(self.held) if self.count + card.pips <= LIMIT])

    @property
    def play(self) -> "Play":
        """The same for the analysis."""
        from pegout.analysis import Play

        return Play(
            dealer=self.dealer,
            held=self.held,
            laid=self.laid,
            thrown=self.thrown,
            theirs=self.theirs,
            series=self.series,
            starter=self.starter,
            scores=self.scores,
            goal=self.goal,
        )


Question = Counting | Throwing | Pegging
SORTS: dict[str, type] = {"counting": Counting, "throwing": Throwing, "pegging": Pegging}
"""The drills by their names."""
KINDS = tuple(SORTS)
Answer = int | tuple[Card, ...]
"""A count, or the cards thrown or laid."""
