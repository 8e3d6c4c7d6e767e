"""Ways to value a card of the play: by what it scores, and by what can be scored upon it."""

from typing import Protocol

from pegout.cards import PACK, Card
from pegout.game.commands import Seat
from pegout.game.views import SeatView
from pegout.players.inference import by_rank, plays_after, seat_of, share_of, unseen
from pegout.rules import score_at

_ONE_OF_EACH_RANK = PACK[::4]

LOW_CARDS = 0.05
"""What a pip is worth that is laid and not held, where more than two sides play: low cards last longer.

Without it `reply` was 0.07 points a deal behind `table` at four seats, in 500 games for each seat; with it
the two are even at three and at four. With two sides it would lose more than it brings.
"""


def points_of(view: SeatView, card: Card) -> int:
    """What the card scores as it is laid; the go and the last card are left out."""
    return score_at((*view.series, card), view.count + card.pips, view.rules.limit).total


class Pegger(Protocol):
    """Values a card, given the points that the player has seen in it; what is said of one is a sentence."""

    def worth(self, view: SeatView, card: Card, points: int) -> float: ...

    def words(self, view: SeatView, card: Card, points: int) -> str: ...


class MostNow:
    """Takes what there is, and thinks of nobody's answer."""

    def worth(self, view: SeatView, card: Card, points: int) -> float:  # noqa: ARG002
        return points

    def words(self, view: SeatView, card: Card, points: int) -> str:  # noqa: ARG002
        return f"It pegs {points}." if points else "There is nothing to peg."


class OneReply:
    """The points of a card, less what the next player's best use of one unseen card brings on average.

    Every unseen card counts with the points it would score as the next card, nought where it does not fit.
    A partner's answer is added instead. Nobody answers when the series is over or all others are out of it.
    Among three or four sides an answer hurts less, and low cards are kept.
    """

    def worth(self, view: SeatView, card: Card, points: int) -> float:
        low = LOW_CARDS * card.pips if view.rules.sides > 2 else 0.0
        return self._exchange(view, card, points) + low

    def _exchange(self, view: SeatView, card: Card, points: int) -> float:
        seat = plays_after(view, view.count + card.pips)
        if seat is None:
            return points
        answers, cards = _answers(view, card)
        part, of = share_of(view, seat)
        return (points * cards * of + part * answers) / (cards * of)  # one division: equals stay equal

    def words(self, view: SeatView, card: Card, points: int) -> str:
        pegs = f"It pegs {points}" if points else "It pegs nothing"
        seat = plays_after(view, view.count + card.pips)
        if seat is None:
            return f"{pegs}, and nobody can answer it."
        answers, cards = _answers(view, card)
        return f"{pegs}, and the answer of {_who(view, seat)} is worth {answers / cards:.2f} on average."


def _answers(view: SeatView, card: Card) -> tuple[int, int]:
    """What all unseen cards together would score as the next one, and how many they are."""
    hidden = unseen(view)
    numbers = by_rank(hidden)
    laid, count, limit = (*view.series, card), view.count + card.pips, view.rules.limit
    total = 0
    for other in _ONE_OF_EACH_RANK:
        if numbers[other.rank] and count + other.pips <= limit:
            total += numbers[other.rank] * score_at((*laid, other), count + other.pips, limit).total
    return total, len(hidden)


def _who(view: SeatView, seat: Seat) -> str:
    return "the partner" if view.rules.side_of(seat) == view.rules.side_of(seat_of(view)) else "an opponent"
