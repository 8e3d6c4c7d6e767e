"""What stood unnoticed at the end of a deal, as a line of the record."""

from pegout.game.events import Reckoned
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.notation.words import LETTERS

SLIPS = {
    SlipKind.MISSED_IN_PLAY: "play-low",
    SlipKind.OVER_IN_PLAY: "play-high",
    SlipKind.MISSED_HEELS: "heels-lost",
    SlipKind.MISSED_HAND: "hand-low",
    SlipKind.OVER_HAND: "hand-high",
    SlipKind.MISSED_CRIB: "crib-low",
    SlipKind.OVER_CRIB: "crib-high",
    SlipKind.WRONG_COUNT: "wrong-count",
    SlipKind.HELD_BACK: "held-back",
    SlipKind.MISSED_AWARD: "award-low",
}
"""What each mistake is called in records."""


def reckoned_line(event: Reckoned) -> str:
    """The mistakes in their order, at least one.

    >>> reckoned_line(Reckoned((Slip(0, SlipKind.MISSED_HAND, 2), Slip(1, SlipKind.WRONG_COUNT))))
    'reckoned A hand-low 2, B wrong-count'
    """
    return f"reckoned {', '.join(map(_slip, event.slips))}"


def _slip(slip: Slip) -> str:
    words = f"{LETTERS[slip.seat]} {SLIPS[slip.kind]}"
    return f"{words} {slip.points}" if slip.points else words
