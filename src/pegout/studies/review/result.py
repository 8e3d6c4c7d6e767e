"""What a review says: values that JSON can hold, cards as they are written."""

from enum import StrEnum
from typing import Any

from pegout.cards import Card
from pegout.studies.review.ledger import Ledger
from pegout.values import value


class Grade(StrEnum):
    """What a decision is called, by what it cost."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Choice(StrEnum):
    """What was decided."""

    THROW = "throw"
    CARD = "card"


@value
class Decision:
    """One throw, or one card played where others could have been, against the best its player could see."""

    deal: int
    number: int
    """Its place in the game, from 1."""
    seat: int
    kind: Choice
    scores: tuple[int, ...]
    """Of every side, at that moment."""
    hand: tuple[Card, ...]
    """The cards that were held."""
    series: tuple[Card, ...]
    """The cards on the table."""
    chosen: tuple[Card, ...]
    best: tuple[Card, ...]
    points_lost: float
    """Against the choice worth the most points."""
    win_lost: float | None
    """Against the choice that wins most often; None if chances are not known."""
    stake: float
    """Between the best and the worst choice, in chances; in points if those are not known."""
    grade: Grade
    reason: str
    """Why the other choice is better; empty if the best was chosen."""

    @property
    def cost(self) -> float:
        return self.points_lost if self.win_lost is None else self.win_lost


class Moment(StrEnum):
    """What had just happened at a point of the line."""

    BEFORE_DEAL = "before the deal"
    DEALT = "dealt"
    THROWN = "thrown"
    STARTER = "starter"
    CARD = "card"
    END = "end"


@value
class Point:
    """The first player's chance to win at one moment; every decision has its own, in order."""

    deal: int
    moment: Moment
    chance: float
    scores: tuple[int, ...]
    text: str


@value
class DealReview:
    """One deal: the scores, and where the change in each player's chance came from."""

    number: int
    dealer: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    starter: Card | None
    ledgers: tuple[Ledger, ...]
    """For each player; empty if chances are not known."""


@value
class PlayerReview:
    """One player's decisions, and what they add up to."""

    seat: int
    name: str
    decisions: tuple[Decision, ...]
    accuracy: float
    """In percent: how much of what could have been lost was not."""
    throwing: float
    """Points lost per deal in throwing."""
    pegging: float
    """Points lost per deal in pegging."""
    grades: dict[str, int]
    """How many decisions had each grade."""
    worst_throw: Decision | None
    worst_card: Decision | None
    start: float | None
    """The chance to win before the first deal; None if chances are not known."""
    won: bool
    ledger: Ledger | None

    def costliest(self, number: int | None = None) -> tuple[Decision, ...]:
        """The costliest decisions, the worst first; that many of them."""
        return tuple(
            sorted(self.decisions, key=lambda one: (-one.cost, -one.points_lost, one.number))[:number]
        )


@value
class GameReview:
    """One finished game."""

    number: int
    winner: int
    """The side that won."""
    scores: tuple[int, ...]
    deals: tuple[DealReview, ...]
    line: tuple[Point, ...]
    """Empty if chances are not known."""
    players: tuple[PlayerReview, ...]


@value
class Review:
    """Every finished game of a record."""

    names: tuple[str, ...]
    rules: str
    officiating: str
    notes: tuple[str, ...]
    """What is not graded, one sentence each."""
    games: tuple[GameReview, ...]

    def to_json(self) -> dict[str, Any]:
        """Every field by name, cards as text."""
        import msgspec

        found: dict[str, Any] = msgspec.to_builtins(self, enc_hook=str)
        return found
