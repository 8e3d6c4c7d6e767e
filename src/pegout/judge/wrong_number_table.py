"""The table of acc:IV.4c: what is done about a wrong number of cards, by who holds too many or too few."""

from enum import Enum

from pegout.game import GameState, Seat
from pegout.game.state import Phase
from pegout.rules import CRIB_SIZE
from pegout.values import value


class Held(Enum):
    """How a number of cards compares with the right one."""

    RIGHT = "right"
    MANY = "too many"
    FEW = "too few"


RIGHT, MANY, FEW = Held.RIGHT, Held.MANY, Held.FEW
PLAY_ON = 0
SURPLUS_TO_CRIB = 5

Situation = tuple[Held, Held, Held]
"""Pone's hand, the dealer's hand and the crib."""

TABLE: dict[Situation, tuple[int, int]] = {
    (RIGHT, RIGHT, RIGHT): (PLAY_ON, PLAY_ON),
    (RIGHT, RIGHT, MANY): (1, 2),
    (RIGHT, RIGHT, FEW): (3, 3),
    (RIGHT, MANY, RIGHT): (1, 4),
    (RIGHT, MANY, MANY): (1, 4),
    (RIGHT, MANY, FEW): (SURPLUS_TO_CRIB, 4),
    (RIGHT, FEW, RIGHT): (6, 7),
    (RIGHT, FEW, MANY): (8, 8),
    (RIGHT, FEW, FEW): (1, 15),
    (MANY, RIGHT, RIGHT): (1, 9),
    (MANY, RIGHT, MANY): (1, 15),
    (MANY, RIGHT, FEW): (SURPLUS_TO_CRIB, 10),
    (MANY, MANY, RIGHT): (1, 15),
    (MANY, MANY, MANY): (1, 15),
    (MANY, MANY, FEW): (SURPLUS_TO_CRIB, 15),
    (MANY, FEW, RIGHT): (1, 11),
    (MANY, FEW, MANY): (1, 12),
    (MANY, FEW, FEW): (1, 13),
    (FEW, RIGHT, RIGHT): (6, 7),
    (FEW, RIGHT, MANY): (14, 14),
    (FEW, RIGHT, FEW): (1, 7),
    (FEW, MANY, RIGHT): (1, 16),
    (FEW, MANY, MANY): (1, 16),
    (FEW, MANY, FEW): (SURPLUS_TO_CRIB, 16),
    (FEW, FEW, RIGHT): (1, 7),
    (FEW, FEW, MANY): (1, 8),
    (FEW, FEW, FEW): (1, 7),
}
"""The number of the action before the starter is turned (column A) and after it (column B)."""


@value
class Case:
    """The numbers of cards that were found at a table of two."""

    state: GameState
    pone: int
    dealer: int
    crib: int

    @property
    def over(self) -> tuple[int, int, int]:
        """By how many pone's hand, the dealer's hand and the crib are too large; less than nought: short."""
        right = self.state.rules.hand_size
        return self.pone - right, self.dealer - right, self.crib - CRIB_SIZE

    @property
    def situation(self) -> Situation:
        pone, dealer, crib = self.over
        return _held(pone), _held(dealer), _held(crib)

    @property
    def hands_over(self) -> tuple[tuple[Seat, int], ...]:
        """The two hands, pone's first, each with the number it has too many."""
        pone, dealer, _ = self.over
        return (self.state.pone, pone), (self.state.dealing, dealer)

    def action(self, *, starter_turned: bool) -> int:
        before, after = TABLE[self.situation]
        return after if starter_turned else before

    def with_surplus_in_crib(self) -> "Case":
        """The numbers once each hand has put what it has too many into the crib."""
        surplus = [max(over, 0) for _, over in self.hands_over]
        return Case(self.state, self.pone - surplus[0], self.dealer - surplus[1], self.crib + sum(surplus))

    @property
    def play_is_over(self) -> bool:
        """Whether the table itself knows that hands or crib are being counted."""
        return self.state.phase in (Phase.CHOOSE_CRIB, Phase.SHOW)

    @property
    def names(self) -> tuple[str, str]:
        """What pone and the dealer are called."""
        return self.state.names[self.state.pone], self.state.names[self.state.dealing]

    def __str__(self) -> str:
        right = self.state.rules.hand_size
        pone, dealer = self.names
        return (
            f"{pone} has {_cards(self.pone)}, {dealer} {self.dealer} and the crib {self.crib}, instead of "
            f"{right}, {right} and {CRIB_SIZE}."
        )


def _cards(number: int) -> str:
    return f"{number} card{'' if number == 1 else 's'}"


def _held(over: int) -> Held:
    if over == 0:
        return RIGHT
    return MANY if over > 0 else FEW
