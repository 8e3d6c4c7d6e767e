"""Played cards as people move them, from the events alone.

Which documents turn cards over is written down here by the names of the presets, and the count of a series is
added up from its cards.
"""

from pegout.cards import Card
from pegout.game import Event
from pegout.game.events import CardPlayed, CardsDealt, SeriesEnded
from pegout.rules import RuleSet
from tests.kit.slow_count import pips

TURNED_AFTER_EACH_SERIES = {"club", "club-3", "club-4", "club-partners", "lodge"}
TURNED_AT_THIRTY_ONE = {"portfolio"}
NEVER_TURNED = {"acc", "golden-age", "classic"}


class PilesByHand:
    """The cards that lie before each player, moved as people move them."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.up: list[list[Card]] = []
        self.down: list[list[Card]] = []
        self.series: list[Card] = []

    def turned(self) -> set[Card]:
        return {card for pile in self.down for card in pile}

    def see(self, event: Event) -> None:
        match event:
            case CardsDealt(hands=hands):
                self.up, self.down = [[] for _ in hands], [[] for _ in hands]
            case CardPlayed(seat=seat, card=card):
                self.up[seat].append(card)
                self.series.append(card)
                if sum(map(len, self.up + self.down)) == 4 * len(self.up):
                    self._take_up()
            case SeriesEnded():
                count = sum(pips(card) for card in self.series)
                self.series = []
                if sum(map(len, self.up + self.down)) < 4 * len(self.up) and self._turns(count):
                    self.down = [down + up for down, up in zip(self.down, self.up, strict=True)]
                    self.up = [[] for _ in self.up]
            case _:
                pass

    def _turns(self, count: int) -> bool:
        name = self.rules.name
        return name in TURNED_AFTER_EACH_SERIES or (name in TURNED_AT_THIRTY_ONE and count == 31)

    def _take_up(self) -> None:
        """All is played: the hands are taken up again."""
        self.up = [down + up for down, up in zip(self.down, self.up, strict=True)]
        self.down = [[] for _ in self.down]
