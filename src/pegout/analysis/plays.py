"""A play between two as one of them knows it, and how the other is taken to play."""

from pegout.cards import Card
from pegout.game.views import SeatView
from pegout.refusal import InvalidInput
from pegout.values import value

GOAL = 121


class CannotTell(InvalidInput):
    """A position that the tables do not cover; the message says why."""

    code = "cannot_tell"


@value
class Play:
    """What a seat knows when it is its turn to lay a card."""

    dealer: bool
    held: tuple[Card, ...]
    """The own cards not laid yet."""
    laid: tuple[Card, ...]
    """The own cards laid so far, in their order."""
    thrown: tuple[Card, ...]
    theirs: tuple[Card, ...]
    """The other's cards laid so far, in their order."""
    series: tuple[Card, ...]
    """The cards that lie in the series."""
    starter: Card
    scores: tuple[int, int]
    """Mine and the opponent's, with all that has been pegged."""
    goal: int = GOAL

    @property
    def hand(self) -> tuple[Card, ...]:
        return (*self.held, *self.laid)

    @property
    def count(self) -> int:
        return sum(card.pips for card in self.series)

    def options(self) -> tuple[Card, ...]:
        """Of each rank that may be laid one card."""
        room = 31 - self.count
        fitting = {card.rank: card for card in sorted(self.held, reverse=True) if card.pips <= room}
        return tuple(sorted(fitting.values()))


@value
class Manner:
    """How the other is taken to play: shares that come to one."""

    blueprint: float = 0.6
    """Play in equilibrium."""
    greedy: float = 0.0
    """Most points now."""
    prudent: float = 0.4
    """Points now less what a random answer scores."""
    heat: float = 0.35
    """How many points of difference make prudence nearly sure."""


SENSIBLE = Manner()


def play_seen(view: SeatView) -> Play:
    """The play as the seat of a view knows it, or `CannotTell`: two seats are covered."""
    seat = view.seat
    if seat is None or view.starter is None or view.rules.seats != 2:
        raise CannotTell("Cards can be valued only during the play at a table for two.")
    return Play(
        dealer=view.dealer == seat,
        held=view.hand,
        laid=view.laid[seat],
        thrown=view.thrown,
        theirs=view.laid[1 - seat],
        series=view.series,
        starter=view.starter,
        scores=(view.scores[seat], view.scores[1 - seat]),
        goal=view.rules.goal,
    )
