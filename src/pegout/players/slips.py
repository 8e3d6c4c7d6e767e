"""How far a player falls short of its own method."""

from collections.abc import Sequence

from pegout.cards import Card
from pegout.game.views import SeatView
from pegout.players.dice import dice_at
from pegout.values import value


@value
class Slips:
    """Rates of going wrong. Whether it happens at a moment follows from the seed and the view."""

    noise: float = 0.0
    """By how many points the value of a throw is misjudged, as a standard deviation."""
    misses: float = 0.0
    """The share of the cards that score in the play whose points are not seen."""
    lapses: float = 0.0
    """The share of the cards laid without a thought for the answer."""

    def misjudged(self, worths: Sequence[float], view: SeatView, seed: str) -> Sequence[float]:
        """What throws seem to be worth."""
        if not self.noise:
            return worths
        dice = dice_at(seed, view, "/noise")
        return [worth + dice.gauss(0.0, self.noise) for worth in worths]

    def overlooks(self, card: Card, view: SeatView, seed: str) -> bool:
        return bool(self.misses) and dice_at(seed, view, f"/misses/{card}").random() < self.misses

    def lapse(self, view: SeatView, seed: str) -> bool:
        return bool(self.lapses) and dice_at(seed, view, "/lapses").random() < self.lapses


NONE = Slips()
