"""What happens at a table that its players officiate, in the past tense."""

from pegout.cards import Card
from pegout.game.officiated.tally import Slip
from pegout.rules import Breakdown
from pegout.values import value


@value
class Earned:
    """Points that are due to a seat. Nobody is told: to see and to peg them is the players' business."""

    seat: int
    why: Breakdown
    heels: bool = False
    go: bool = False
    """Whether it is the point for the last card of the series."""


@value
class SeriesClosed:
    """Nobody goes on with the series; its cards lie until the leader starts the next."""

    leader: int | None


@value
class PointsMarked:
    """A player pegged an own number; the peg went as far as the game hole allows."""

    seat: int
    points: int
    moved: int


@value
class ShowOpened:
    """The play is over, and hands are counted."""


@value
class HandCounted:
    """A player counted a hand, or the crib, and pegged that number; `count` is what it really holds."""

    seat: int
    cards: tuple[Card, ...]
    said: int
    moved: int
    count: Breakdown
    crib: bool = False


@value
class CribTurned:
    """The crib lies open for its owner to count."""

    seat: int


@value
class CountAccepted:
    """A player accepts what others have counted, or that the game is won."""

    seat: int


@value
class GameClaimed:
    """A player has pegged out. The others accept it or object."""

    seat: int


@value
class GameClaimDropped:
    """After a ruling nobody has pegged out any more, and the game goes on."""


@value
class GoTakenBack:
    """A player's go, the so-manieth from the last, is taken back with all that was played after it."""

    seat: int
    number: int


@value
class Reckoned:
    """The deal is over, and every mistake that stood can be told."""

    slips: tuple[Slip, ...]
