"""What a ruling can order. Every remedy is a value that the game can carry out on a deal."""

from enum import Enum

from pegout.cards import Card
from pegout.values import value


class Fate(Enum):
    """What becomes of cards that were held back."""

    DEAD = "dead"
    PLAYED = "played"


class Packet(Enum):
    """The two parts of a pack that was cut for the starter."""

    UPPER = "upper"
    LOWER = "lower"


@value
class PointsTo:
    """Points pegged by a seat: a penalty, an award, or muggins. They can win the game."""

    seat: int
    points: int


@value
class PointsBack:
    """A backward penalty: the seat pegs back, as far as the start at most."""

    seat: int
    points: int


@value
class Correction:
    """The front peg goes back by points that were not due; no penalty."""

    seat: int
    points: int


@value
class RearPegAt:
    """The rear peg goes in this hole, behind the front one, which stays where it is."""

    seat: int
    hole: int


@value
class ScoreLost:
    """Points that were earned and may not be pegged any more."""

    seat: int
    points: int


@value
class PlayRetracted:
    """All points pegged in the play of this deal are taken back, by everybody; penalties and counts stay."""

    heels: bool = False
    """Whether two for heels go back with them."""


@value
class PlayStops:
    """No more cards are played; what is not dead is counted now, in order."""


@value
class DealtAgain:
    """The deal is void: this seat shuffles, has the pack cut and deals."""

    dealer: int


@value
class CutAgain:
    """The cut is made again; with `shuffled`, after a new shuffle of the whole pack."""

    shuffled: bool = True


@value
class CutTakenBack:
    """What these seats lifted in the cut for the deal goes back where it lay, and they cut again."""

    seats: tuple[int, ...]


@value
class StarterCutAgain:
    """The starter goes back into the rest of the pack, which is shuffled and cut again; heels never were."""


@value
class ThrowReturned:
    """The seat takes its throw back into the hand, and throws again."""

    seat: int


@value
class BlindThrow:
    """So many cards of the seat, drawn unseen by another, go into the crib unseen as its throw."""

    seat: int
    by: int
    number: int
    places: tuple[int, ...] = ()
    """Which cards of the hand were drawn, from 1; none until they are drawn, when it is carried out."""


@value
class StarterPick:
    """Two cards are drawn unseen from the seat's hand, which holds the starter.

    Whoever drew them looks at both and picks the starter; the other card goes back.
    """

    seat: int
    by: int
    places: tuple[int, ...] = ()
    """Which cards of the hand were drawn, from 1, the starter being its last."""
    lifted: int = 0
    """The cut that the starter came from, where the table had not seen it; chance, like the places."""


@value
class CardsShown:
    """The seat alone is shown cards next to where the starter was cut.

    They are the lowest of the upper packet, or the first of the lower one under the starter.
    """

    seat: int
    packet: Packet
    number: int = 1


@value
class DrawnTo:
    """Cards from the top of the pack to a hand, or unseen to the crib when the seat is None."""

    seat: int | None
    number: int


@value
class DealtOn:
    """The deal goes on with so many cards for each hand, one at a time and pone first."""

    number: int


@value
class DealReopened:
    """The deal that was counted last is ruled on: it is as it was before the deal passed."""


@value
class ToCrib:
    """The seat puts its excess cards into the crib, choosing which."""

    seat: int
    number: int


@value
class HandDead:
    """The hand is not counted; what it has counted already goes back."""

    seat: int


@value
class CribDead:
    """The crib is not counted; what it has counted already goes back."""


@value
class FourOfCrib:
    """After the play the dealer picks four cards of the crib; the others are dead."""


@value
class CribTo:
    """The crib belongs to this seat, and the deal after this one to the other player."""

    seat: int


@value
class CardsReturned:
    """The last cards played go back to the hands they came from.

    The points they made are put right by corrections of their own.
    """

    number: int


@value
class HeldBack:
    """What becomes of the cards of a renege: dead ones are laid aside, and still count in the show."""

    seat: int
    cards: tuple[Card, ...]
    fate: Fate


@value
class GoTakenBack:
    """The seat's go, the so-manieth from the last, did not happen, nor what was played after it."""

    seat: int
    number: int = 1


@value
class CountIs:
    """The count of the series is this."""

    count: int


@value
class GameLost:
    """The seat loses the game; the opponent wins by ten spread points."""

    seat: int


@value
class MatchLost:
    """The seat loses the match, and the game that is being played with it."""

    seat: int


@value
class Told:
    """Something that only people at a real table can do, in words."""

    text: str


Remedy = (
    PointsTo
    | PointsBack
    | Correction
    | ScoreLost
    | PlayRetracted
    | PlayStops
    | DealtAgain
    | CutAgain
    | CutTakenBack
    | StarterCutAgain
    | ThrowReturned
    | BlindThrow
    | StarterPick
    | CardsShown
    | DrawnTo
    | DealtOn
    | DealReopened
    | ToCrib
    | HandDead
    | CribDead
    | FourOfCrib
    | CribTo
    | CardsReturned
    | HeldBack
    | GoTakenBack
    | CountIs
    | GameLost
    | MatchLost
    | RearPegAt
    | Told
)
