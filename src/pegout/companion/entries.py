"""What can be entered on a board."""

from enum import StrEnum

from pegout.cards import Card
from pegout.rules.remedies import Correction, PointsBack, PointsTo
from pegout.values import value


class PointKind(StrEnum):
    """What points are for."""

    PLAY = "play"
    HAND = "hand"
    CRIB = "crib"
    HEELS = "heels"
    MUGGINS = "muggins"
    PENALTY = "penalty"


@value
class Points:
    """So many points to a seat; a hand or a crib may have none."""

    seat: int
    points: int
    why: PointKind
    penalty: str = ""
    """The name of the penalty that the other player paid with them."""


@value
class Back:
    """So many points back: a backward penalty by its name, or a correction where there is none."""

    seat: int
    points: int
    penalty: str = ""


@value
class Shown:
    """A hand or the crib by its cards, which the board counts."""

    seat: int
    cards: tuple[Card, ...]
    starter: Card
    crib: bool = False
    dealt: tuple[Card, ...] = ()
    """All cards that the seat was dealt, where they are known: then the throw can be reviewed."""


Order = Correction | PointsBack | PointsTo


@value
class Ruled:
    """A ruling as far as it moves pegs: corrections first, then points back, then points to seats."""

    words: str
    citations: tuple[str, ...] = ()
    corrections: tuple[Correction, ...] = ()
    back: tuple[PointsBack, ...] = ()
    to: tuple[PointsTo, ...] = ()

    @property
    def orders(self) -> tuple[Order, ...]:
        """All of them, in the order in which they are carried out."""
        return (*self.corrections, *self.back, *self.to)


@value
class NextDeal:
    """The deal is over, and this seat deals."""

    dealer: int


@value
class Marker:
    """The deal marker stood wrong: this seat deals the deal that is on, from its beginning."""

    dealer: int


@value
class NextGame:
    """The next game of the match begins, and this seat deals."""

    dealer: int


Made = Points | Back | Shown | Ruled | NextDeal | Marker | NextGame
