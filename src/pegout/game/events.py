"""What happened at a table, in the past tense. A log of these replays exactly."""

from pegout.cards import Card
from pegout.game.commands import Seat
from pegout.game.events_of_match import (
    GameEnded,
    GameReplayed,
    MatchEnded,
    MatchStarted,
    NextGameStarted,
    TimeCalled,
)
from pegout.game.events_of_rulings import (
    CardsDrawn,
    CardsLaidAside,
    CardsOrdered,
    CardsSeen,
    CardsTakenBack,
    CountSet,
    CribChoiceGranted,
    CribChosen,
    CribDeclaredDead,
    CribGiven,
    CribOpened,
    CribOwed,
    CutOrderedAgain,
    CutTakenBack,
    DealVoided,
    HandDeclaredDead,
    LastDealReopened,
    LookGranted,
    OfRulings,
    PegCorrected,
    PeggedBack,
    PlayStopped,
    PlayTakenBack,
    RearPegMoved,
    RulingMade,
    StarterDrawn,
    StarterPicked,
    StarterTakenBack,
    ThrowDrawn,
    ThrowReturned,
)
from pegout.game.officiated.events import (
    Awarded,
    BackwardOwed,
    CardsMixed,
    CountAccepted,
    CountAnnounced,
    CountPegged,
    CountRaised,
    CribTurned,
    Earned,
    GameClaimDropped,
    GameClaimed,
    GoTakenBack,
    HandCounted,
    PegPassed,
    PenaltyPeggedBack,
    PointsMarked,
    Reckoned,
    SeriesClosed,
    ShowOpened,
)
from pegout.rules import Breakdown
from pegout.values import value


@value
class PackShuffled:
    pack: tuple[Card, ...]


@value
class CutForDeal:
    seat: Seat
    lifted: int
    card: Card


@value
class CutsTied:
    """These seats cut the same lowest rank, and cut again."""

    seats: tuple[Seat, ...]


@value
class DealWon:
    """The lowest cut has the first deal."""

    seat: Seat


@value
class PackCut:
    seat: Seat
    lifted: int


@value
class CardsDealt:
    """Each seat's cards in the order they were dealt, and what was dealt to the crib."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]


@value
class CardsThrown:
    seat: Seat
    cards: tuple[Card, ...]


@value
class StarterTurned:
    seat: Seat
    lifted: int
    card: Card


@value
class CardPlayed:
    seat: Seat
    card: Card
    count: int


@value
class GoSaid:
    seat: Seat


@value
class SeriesEnded:
    """The cards of the series are turned over; the leader starts the next, None when all are played."""

    leader: Seat | None


@value
class Pegged:
    """Points marked by a seat: all that the breakdown holds, or as many as reach the game hole."""

    seat: Seat
    points: int
    why: Breakdown


@value
class HandShown:
    seat: Seat
    cards: tuple[Card, ...]
    count: Breakdown


@value
class CribShown:
    seat: Seat
    cards: tuple[Card, ...]
    count: Breakdown


@value
class DealPassed:
    """The deal is over, and the next one belongs to this seat."""

    dealer: Seat


PlayEvent = CardPlayed | GoSaid | SeriesEnded | CountSet
"""What makes up the play of a deal."""

Event = (
    MatchStarted
    | PackShuffled
    | CutForDeal
    | CutsTied
    | DealWon
    | PackCut
    | CardsDealt
    | CardsThrown
    | StarterTurned
    | CardPlayed
    | GoSaid
    | SeriesEnded
    | Pegged
    | HandShown
    | CribShown
    | DealPassed
    | TimeCalled
    | GameReplayed
    | GameEnded
    | NextGameStarted
    | MatchEnded
    | OfRulings
    | CountSet
    | CountAccepted
    | CribTurned
    | Earned
    | GameClaimDropped
    | GameClaimed
    | GoTakenBack
    | HandCounted
    | PointsMarked
    | Reckoned
    | SeriesClosed
    | ShowOpened
    | Awarded
    | BackwardOwed
    | CardsMixed
    | CountAnnounced
    | CountPegged
    | CountRaised
    | PegPassed
    | PenaltyPeggedBack
)

__all__ = [
    "Awarded",
    "BackwardOwed",
    "CardPlayed",
    "CardsDealt",
    "CardsDrawn",
    "CardsLaidAside",
    "CardsMixed",
    "CardsOrdered",
    "CardsSeen",
    "CardsTakenBack",
    "CardsThrown",
    "CountAccepted",
    "CountAnnounced",
    "CountPegged",
    "CountRaised",
    "CountSet",
    "CribChoiceGranted",
    "CribChosen",
    "CribDeclaredDead",
    "CribGiven",
    "CribOpened",
    "CribOwed",
    "CribShown",
    "CribTurned",
    "CutForDeal",
    "CutOrderedAgain",
    "CutTakenBack",
    "CutsTied",
    "DealPassed",
    "DealVoided",
    "DealWon",
    "Earned",
    "Event",
    "GameClaimDropped",
    "GameClaimed",
    "GameEnded",
    "GameReplayed",
    "GoSaid",
    "GoTakenBack",
    "HandCounted",
    "HandDeclaredDead",
    "HandShown",
    "LastDealReopened",
    "LookGranted",
    "MatchEnded",
    "MatchStarted",
    "NextGameStarted",
    "PackCut",
    "PackShuffled",
    "PegCorrected",
    "PegPassed",
    "Pegged",
    "PeggedBack",
    "PenaltyPeggedBack",
    "PlayEvent",
    "PlayStopped",
    "PlayTakenBack",
    "PointsMarked",
    "RearPegMoved",
    "Reckoned",
    "RulingMade",
    "SeriesClosed",
    "SeriesEnded",
    "ShowOpened",
    "StarterDrawn",
    "StarterPicked",
    "StarterTakenBack",
    "StarterTurned",
    "ThrowDrawn",
    "ThrowReturned",
    "TimeCalled",
]
