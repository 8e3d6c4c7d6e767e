"""What a player may claim at a table without a scorer. Each claim names the claimant as its seat."""

from enum import Enum

from pegout.rules.remedies import Fate
from pegout.values import value


class Scored(Enum):
    """What a score that was missed is called (acc:X.4a)."""

    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty-one"
    PAIR = "pair"
    THREE = "three"
    FOUR = "four"
    RUN = "run"
    GO = "go"
    LAST = "last-card"
    HEELS = "heels"
    HAND = "hand"
    CRIB = "crib"


@value
class ClaimCount:
    """The count last announced is wrong. Whoever announced it may say so too."""

    seat: int


@value
class ClaimOverpegged:
    """The player has pegged more than was there, in the play, for a hand or for the crib."""

    seat: int
    player: int


@value
class PegBack:
    """The claimant's own peg went so many holes too far, and goes back as many."""

    seat: int
    points: int


@value
class ClaimFalseGame:
    """The player has pegged out without the points for it."""

    seat: int
    player: int


@value
class ClaimRenege:
    """The player has just played a card that was held back before; what becomes of such cards."""

    seat: int
    player: int
    fate: Fate = Fate.PLAYED


@value
class TakeBackGo:
    """The claimant takes back an own go."""

    seat: int


@value
class ClaimMuggins:
    """The player failed to peg points, and the claimant takes this many of them.

    The score is named; tables of the first edition know no names for it.
    """

    seat: int
    player: int
    points: int
    score: Scored | None = None


@value
class ClaimFullCount:
    """A hand or crib was counted for less than it holds, and is to have its full value.

    Only tables of the first edition have it: nobody else counts for a player, who may count again for more.
    """

    seat: int
    player: int


@value
class ClaimCountedEarly:
    """The player counted out of turn."""

    seat: int
    player: int


@value
class ClaimHeels:
    """The dealer played a card before pegging heels, and has lost them."""

    seat: int
    player: int


Claim = (
    ClaimCount
    | ClaimOverpegged
    | PegBack
    | ClaimFalseGame
    | ClaimRenege
    | TakeBackGo
    | ClaimMuggins
    | ClaimFullCount
    | ClaimCountedEarly
    | ClaimHeels
)

CLAIMS: dict[str, type[Claim]] = {
    "count": ClaimCount,
    "overpegged": ClaimOverpegged,
    "peg-back": PegBack,
    "false-game": ClaimFalseGame,
    "renege": ClaimRenege,
    "take-back-go": TakeBackGo,
    "muggins": ClaimMuggins,
    "full-count": ClaimFullCount,
    "counted-early": ClaimCountedEarly,
    "heels": ClaimHeels,
}
"""What each claim is called in records and at a prompt."""
