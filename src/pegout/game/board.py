"""The board: two pegs a side, leapfrogging."""

from pegout.values import value

STREET_LENGTH = 30


@value
class Pegs:
    """The front peg marks the score; the gap to the rear peg is the last score.

    >>> Pegs(rear=85, front=91).last_score, Pegs(rear=85, front=91).street
    (6, 4)
    """

    rear: int = 0
    front: int = 0

    @property
    def last_score(self) -> int:
        return self.front - self.rear

    @property
    def street(self) -> int:
        """Which street the front peg stands on: 1 to 4, 0 before the first hole, 5 in the game hole."""
        return -(-self.front // STREET_LENGTH)
