"""What a ruling moved at a table, in the past tense."""

from pegout.cards import Card
from pegout.game.commands import Seat
from pegout.game.officiated.claims import Claim
from pegout.rules.remedies import CardsShown, Remedy
from pegout.values import value


@value
class RulingMade:
    """A ruling is carried out; what it moves follows, event by event."""

    findings: tuple[str, ...]
    remedies: tuple[Remedy, ...]
    citations: tuple[str, ...]
    claim: Claim | None = None
    upheld: bool = False


@value
class PeggedBack:
    """A backward penalty: so many holes were left to go back, the start being the last of them."""

    seat: Seat
    points: int


@value
class PegCorrected:
    """The front peg went back by points that were not due."""

    seat: Seat
    points: int


@value
class PlayTakenBack:
    """What each side had pegged in the play of this deal goes back."""

    points: tuple[int, ...]
    heels: int = 0
    """How many of the dealer's were for heels."""


@value
class PlayStopped:
    """No more cards are played in this deal."""


@value
class HandDeclaredDead:
    seat: Seat


@value
class CribDeclaredDead:
    pass


@value
class DealVoided:
    """The deal counts for nothing, and this seat deals again."""

    dealer: Seat


@value
class LastDealReopened:
    """The deal that was counted last, which this seat dealt, is on the table again."""

    dealer: Seat


@value
class CutOrderedAgain:
    shuffled: bool


@value
class CutTakenBack:
    """What these seats lifted in the cut for the deal lies where it lay, and they cut again."""

    seats: tuple[Seat, ...]


@value
class StarterTakenBack:
    """The starter is in the pack again, which is shuffled for another cut."""


@value
class ThrowReturned:
    """The seat's throw is in its hand again."""

    seat: Seat


@value
class ThrowDrawn:
    """Cards drawn unseen from the seat's hand lie in the crib as its throw."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class StarterDrawn:
    """The seat looks at two cards of the dealer's hand, which held the starter, and is to pick it."""

    seat: Seat
    cards: tuple[Card, ...]
    held: Card
    """What had been cut for the starter."""


@value
class StarterPicked:
    """The seat made the card the starter; the other one is in the dealer's hand again."""

    seat: Seat
    card: Card


@value
class LookGranted:
    """The seat is to be shown cards as soon as the starter is cut."""

    look: CardsShown


@value
class CardsSeen:
    """The seat alone was shown these cards of the pack."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class CardsDrawn:
    """Cards from the top of the pack, to a hand or (None) unseen to the crib."""

    seat: Seat | None
    cards: tuple[Card, ...]


@value
class CribOwed:
    """The seat has so many cards too many, and is to throw as many more."""

    seat: Seat
    number: int


@value
class CribChoiceGranted:
    """After the play the dealer may pick the cards of the crib."""


@value
class CribOpened:
    """The play is over, and the dealer looks at the crib to pick from it."""

    seat: Seat


@value
class CribChosen:
    """These cards are the crib; the others are dead."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class CribGiven:
    """The seat is the dealer of this deal from now on."""

    seat: Seat


@value
class RearPegMoved:
    """The seat's rear peg stands in this hole from now on."""

    seat: Seat
    hole: int


@value
class CardsTakenBack:
    """The last so many cards played went back to the hands."""

    number: int


@value
class CardsLaidAside:
    """The cards may not be played in this deal, and still belong to the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class CardsOrdered:
    """Cards that were held back are to be played as soon as they fit."""

    seat: Seat
    cards: tuple[Card, ...]


@value
class CountSet:
    count: int


BeforePlay = (
    CutTakenBack
    | StarterTakenBack
    | ThrowReturned
    | ThrowDrawn
    | StarterDrawn
    | StarterPicked
    | LookGranted
    | CardsSeen
)
"""What rulings on cuts, throws and the starter moved."""

OfRulings = (
    RulingMade
    | PeggedBack
    | PegCorrected
    | PlayTakenBack
    | PlayStopped
    | HandDeclaredDead
    | CribDeclaredDead
    | DealVoided
    | LastDealReopened
    | CutOrderedAgain
    | BeforePlay
    | CardsDrawn
    | CribOwed
    | CribChoiceGranted
    | CribOpened
    | CribChosen
    | CribGiven
    | RearPegMoved
    | CardsTakenBack
    | CardsLaidAside
    | CardsOrdered
)
"""What rulings have led to, but for the counts that they set in the play."""
