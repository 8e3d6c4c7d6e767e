"""The mistakes of a deal that nobody noticed, or that were noticed too late."""

from enum import Enum

from pegout.values import value


class SlipKind(Enum):
    """What nobody noticed, or noticed too late."""

    MISSED_IN_PLAY = "points of the play not pegged"
    MISSED_HEELS = "heels not pegged"
    MISSED_HAND = "a hand counted too low"
    MISSED_CRIB = "a crib counted too low"
    OVER_IN_PLAY = "too many pegged in the play"
    OVER_HAND = "a hand counted too high"
    OVER_CRIB = "a crib counted too high"
    WRONG_COUNT = "a wrong count announced"
    HELD_BACK = "a card held back"
    MISSED_AWARD = "an award not pegged"


@value
class Slip:
    """One mistake that stood, and the points it was about; nought where it moved no peg."""

    seat: int
    kind: SlipKind
    points: int = 0
