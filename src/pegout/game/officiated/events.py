"""What happens at a table that its players officiate, in the past tense."""

from pegout.cards import Card
from pegout.game.officiated.slips import Slip
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
    more: bool = False
    """Whether the player has more to peg."""


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
class CountAnnounced:
    """A player shows a hand, or the crib, and says a number; `count` is what it really holds."""

    seat: int
    cards: tuple[Card, ...]
    said: int
    count: Breakdown
    crib: bool = False


@value
class CountPegged:
    """The player pegs a number for what was announced."""

    seat: int
    points: int
    moved: int
    crib: bool = False


@value
class CountRaised:
    """The player names a fuller count before the score is agreed, and pegs the difference."""

    seat: int
    said: int
    moved: int
    crib: bool = False


@value
class PegPassed:
    """A player has nothing to peg, or nothing more."""

    seat: int


@value
class CardsMixed:
    """A player accepts what others have counted and mixes the cards: nothing can be called on it any more."""

    seat: int


@value
class Awarded:
    """A ruling gives points to a claimant, who pegs them; `muggins` where another player missed them."""

    seat: int
    points: int
    muggins: bool = False


@value
class BackwardOwed:
    """By a ruling the player is to peg so many holes back."""

    seat: int
    points: int


@value
class PenaltyPeggedBack:
    """The player pegs back an own number for it."""

    seat: int
    points: int
    moved: int


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
