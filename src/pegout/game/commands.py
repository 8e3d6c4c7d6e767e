"""What can be asked of a table. Shuffles, cuts, times and names arrive in here."""

from enum import Enum

from pegout.cards import Card
from pegout.edition import EDITION
from pegout.game.match import ONE_GAME, MatchFormat
from pegout.game.officiated.claims import Claim
from pegout.rules import RuleSet
from pegout.rules.remedies import Remedy
from pegout.values import value

Seat = int


class Officiating(Enum):
    """Who counts, pegs and sees to the rules: the program, or the players with their own numbers."""

    PROGRAM = "program"
    PLAYERS = "players"


@value
class StartMatch:
    """Sit down. A dealer is named where one is drawn at random or agreed; otherwise the pack is cut."""

    rules: RuleSet
    names: tuple[str, ...]
    match: MatchFormat = ONE_GAME
    dealer: Seat | None = None
    officiating: Officiating = Officiating.PROGRAM
    edition: int = EDITION


@value
class Shuffle:
    """The pack as it lies after the shuffle, top card first."""

    pack: tuple[Card, ...]


@value
class Cut:
    """Lift so many cards: for the first deal, before dealing, or for the starter."""

    seat: Seat
    lifted: int


@value
class Throw:
    seat: Seat
    cards: tuple[Card, ...]


@value
class PlayCard:
    """Lay a card. Where the players officiate they announce the count; elsewhere the program does."""

    seat: Seat
    card: Card
    said: int | None = None


@value
class SayGo:
    seat: Seat


@value
class Peg:
    """Peg so many points, where the players officiate: of the play, for a count, or for a penalty."""

    seat: Seat
    points: int
    more: bool = False
    """Whether another score is to be pegged after this one, so that the table goes on waiting."""


@value
class Pass:
    """Say that there is nothing to peg, or nothing more, where the players officiate."""

    seat: Seat


@value
class CountHand:
    """Show the own hand and announce its value, where the players officiate; it is pegged by `Peg`.

    Where the rules let a player name a fuller count, that is announced and pegged in one.
    """

    seat: Seat
    points: int


@value
class CountCrib:
    """The same for the crib."""

    seat: Seat
    points: int


@value
class Accept:
    """Accept in words what the others have pegged for their counts, or that the game is won."""

    seat: Seat


@value
class Mix:
    """Accept what the others have counted and mix those cards, which ends muggins on them."""

    seat: Seat


@value
class ChooseCrib:
    """The dealer picks the four cards that are to be the crib, where a ruling lets that be done."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class PickStarter:
    """Pone makes one of the two cards drawn from the dealer's hand the starter, where a ruling says so."""

    seat: Seat
    card: Card


@value
class CarryOut:
    """A ruling: what was found, what is to be done about it, and the places of the rule book behind it.

    Where a player's claim led to it, the claim stands with it, and whether it was found right.
    """

    findings: tuple[str, ...]
    remedies: tuple[Remedy, ...]
    citations: tuple[str, ...] = ()
    claim: Claim | None = None
    upheld: bool = False


@value
class CallTime:
    """The clock of the round: so many minutes of play have passed."""

    minutes: int


@value
class NextGame:
    """Go on with the next game of the match."""


Command = (
    StartMatch
    | Shuffle
    | Cut
    | Throw
    | PlayCard
    | SayGo
    | Peg
    | Pass
    | CountHand
    | CountCrib
    | Accept
    | Mix
    | ChooseCrib
    | PickStarter
    | CarryOut
    | CallTime
    | NextGame
)
