"""What can be asked of a table. Shuffles, cuts, times and names arrive in here."""

from pegout.cards import Card
from pegout.game.match import ONE_GAME, MatchFormat
from pegout.rules import RuleSet
from pegout.rules.remedies import Remedy
from pegout.values import value

Seat = int


@value
class StartMatch:
    """Sit down. A dealer is named where one is drawn at random or agreed; otherwise the pack is cut."""

    rules: RuleSet
    names: tuple[str, ...]
    match: MatchFormat = ONE_GAME
    dealer: Seat | None = None


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
    seat: Seat
    card: Card


@value
class SayGo:
    seat: Seat


@value
class ChooseCrib:
    """The dealer picks the four cards that are to be the crib, where a ruling lets that be done."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class CarryOut:
    """A ruling: what was found, what is to be done about it, and the places of the rule book behind it."""

    findings: tuple[str, ...]
    remedies: tuple[Remedy, ...]
    citations: tuple[str, ...] = ()


@value
class CallTime:
    """The clock of the round: so many minutes of play have passed."""

    minutes: int


@value
class NextGame:
    """Go on with the next game of the match."""


Command = StartMatch | Shuffle | Cut | Throw | PlayCard | SayGo | ChooseCrib | CarryOut | CallTime | NextGame
